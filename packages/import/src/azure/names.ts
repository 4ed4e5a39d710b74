// The names by which a resource can be referenced: in, its type and its name in lower case; out, keys for a table of names.
// Also the key of an id that contains a type, and the subnets that a network lists.
import type { Expression } from './expression.js';
import { idOf, interleaved } from './ids.js';

/** By its id in two spellings, by its name and by the last part of its name. */
export function keysOf(type: string, plain: string): readonly string[] {
  const lower = type.toLowerCase();
  const own = plain.split('/').at(-1) ?? plain;
  return [`id ${lower}/${plain}`, `id ${interleaved(lower, plain)}`, `name ${plain}`, `name ${own}`];
}

/** Of `a.b/c/d` named `x/y`: written in `a.b/c` named `x`. */
export function parentKey(type: string, plain: string): string | undefined {
  const types = type.toLowerCase().split('/');
  const names = plain.split('/');
  if (types.length < 3 || names.length < 2) return undefined;
  return `id ${types.slice(0, -1).join('/')}/${names.slice(0, -1).join('/')}`;
}

export function idKey(values: readonly Expression[], spelled: (each: Expression) => string): string | undefined {
  const id = idOf(values, spelled);
  return id && `id ${id.type}/${id.names}`;
}

const NETWORK = 'microsoft.network/virtualnetworks';

export const SUBNET = 'Microsoft.Network/virtualNetworks/subnets';

/** A network may list its subnets. */
export function isNetwork(type: string): boolean {
  return type.toLowerCase() === NETWORK;
}

/** The name after a network's id in a composed text: `'${network.id}/subnets/web'`. */
export function subnetBehind(plain: string): string | undefined {
  const [before, name, ...others] = plain.split('/subnets/');
  return before !== '' && name !== undefined && name !== '' && !name.includes('/') && others.length === 0
    ? name
    : undefined;
}
