// Subnets that a network lists in its properties: in, a Bicep file; out, the file with them as resources in the network, and
// the subnets of each network. One that is also a separate resource stays separate; if that one is looked up, it is known to be
// created here.

import { isNetwork, SUBNET } from '../../azure/names.js';
import type { Budget } from '../../reading/budget.js';
import type { BicepFile, Declared } from './declarations.js';
import { expressionOf } from './expressions.js';
import type { Range } from './locals.js';
import { type Names, namesOf } from './names.js';
import { entriesOf, itemsOf, valueAt } from './objects.js';

export interface Listed {
  readonly file: BicepFile;
  /** By the address of the network. */
  readonly subnets: ReadonlyMap<string, readonly Declared[]>;
}

export function withSubnets(file: BicepFile, budget: Budget): Listed {
  const subnets = new Map<string, readonly Declared[]>();
  const all = new Map(file.byAddress);
  const names = namesOf(file, budget, new Map());
  for (const network of file.declared) {
    if (network.isModule || !isNetwork(network.type)) continue;
    const listed = listOf(file, network).flatMap((item) => subnetOf(file, network, item, names) ?? []);
    for (const each of listed) all.set(each.address, each);
    if (listed.length > 0) subnets.set(network.address, listed);
  }
  if (subnets.size === 0) return { file, subnets };
  return { file: { ...file, declared: [...all.values()], byAddress: all }, subnets };
}

function listOf(file: BicepFile, { properties }: Declared): readonly Range[] {
  const list = valueAt(file, properties.get('properties'), 'subnets');
  const variable = list && file.values.get(file.tokens[list[0]]?.text ?? '');
  return list ? itemsOf(file, variable && list[1] - list[0] === 1 ? variable : list) : [];
}

function subnetOf(file: BicepFile, network: Declared, item: Range, names: Names): Declared | undefined {
  const properties = entriesOf(file, item);
  const name = properties.get('name');
  if (!name) return undefined;
  const plain = names.speller.plain(expressionOf(file, name));
  const own = names.byKey.get(`id ${SUBNET.toLowerCase()}/${names.plainOf(network)}/${plain}`);
  if (own) {
    const { existing, ...rest } = own;
    return { ...rest, existing: existing && network.existing };
  }
  const written = file.tokens.slice(name[0], name[1]).map(({ text }) => text);
  return {
    symbol: written.join(''),
    address: `${network.address}/subnets/${written.join('')}`,
    type: SUBNET,
    isModule: false,
    existing: network.existing,
    start: file.tokens[item[0]]?.start ?? network.start,
    end: file.tokens[name[1] - 1]?.end ?? network.end,
    properties,
    holder: network,
  };
}
