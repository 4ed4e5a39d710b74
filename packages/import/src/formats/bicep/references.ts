// References in a Bicep value: in, a range of tokens; out, the external names of the resources and modules that it names,
// through variables, module parameters and outputs. Each of these is followed once.
import { isResourceId } from '../../azure/ids.js';
import { idKey, subnetBehind } from '../../azure/names.js';
import type { BicepFile, Declared } from './declarations.js';
import { expressionOf } from './expressions.js';
import type { Range } from './locals.js';
import type { Names } from './names.js';
import { valueAt } from './objects.js';

export interface Scope {
  readonly file: BicepFile;
  readonly names: Names;
  /** Subnets that each network of the file lists, by its address. */
  readonly subnets: ReadonlyMap<string, readonly Declared[]>;
  /** Those of all files, by the external name of the network and their own comparable name. */
  readonly listed: Map<string, ReadonlyMap<string, string>>;
  readonly prefix: string;
  readonly parent?: Scope;
  readonly call?: Declared;
  readonly children: Map<Declared, Scope>;
  readonly seen: Map<string, readonly string[]>;
}

/** Most variables, parameters and outputs that are followed in a row. */
const DEEPEST = 200;

/** What the words of a range refer to, except keys, properties and names declared in the range itself. */
export function addressesIn(scope: Scope, [start, end]: Range, own?: Declared, depth = 0): readonly string[] {
  if (depth > DEEPEST) return [];
  const { tokens, locals } = scope.file;
  const addresses = new Set<string>();
  for (let at = start; at < end; at++) {
    const token = tokens[at];
    const before = tokens[at - 1];
    if (token?.is === 'text' && tokens[at + 1]?.text === '${')
      for (const to of subnetsBehind(scope, at, end, own)) addresses.add(to);
    if (token?.is !== 'word' || before?.text === '.' || before?.text === '::' || locals.has(at)) continue;
    const isKey =
      tokens[at + 1]?.text === ':' && (before?.is === 'line' || before?.text === '{' || before?.text === ',');
    if (!isKey) for (const to of meaning(scope, at, own, depth)) addresses.add(to);
  }
  return [...addresses];
}

function meaning(scope: Scope, at: number, own: Declared | undefined, depth: number): readonly string[] {
  const { file, prefix, parent, call } = scope;
  const name = file.tokens[at]?.text ?? '';
  if (file.tokens[at + 1]?.text === '(') return byName(scope, name.toLowerCase(), at);
  const resource = declaredAs(file, name, own);
  if (resource?.isModule) return [prefix + resource.address, ...outputOf(scope, resource, at, depth)];
  if (resource)
    return [childOf(file, resource, at), ...subnetOf(scope, resource, at)].map((each) => prefix + each.address);
  const value = file.values.get(name);
  if (value) return once(scope, `var ${name}`, () => addressesIn(scope, value, undefined, depth + 1));
  if (!parent || !call || !file.parameters.has(name)) return [];
  const params = call.properties.get('params');
  return params ? once(scope, `param ${name}`, () => givenTo(parent, params, name, depth)) : [];
}

/** The nearest: a sibling in the same resource before one of the file. */
export function declaredAs(file: BicepFile, name: string, own: Declared | undefined): Declared | undefined {
  for (let holder = own; holder; holder = holder.holder) {
    const declaration = file.byAddress.get(`${holder.address}::${name}`);
    if (declaration) return declaration;
  }
  return file.byAddress.get(name);
}

function childOf({ tokens, byAddress }: BicepFile, from: Declared, at: number): Declared {
  let declaration = from;
  for (let next = at + 1; tokens[next]?.text === '::'; next += 2) {
    const child = byAddress.get(`${declaration.address}::${tokens[next + 1]?.text}`);
    if (!child) return declaration;
    declaration = child;
  }
  return declaration;
}

function outputOf({ file, children }: Scope, module: Declared, at: number, depth: number): readonly string[] {
  let next = at + 1;
  if (file.tokens[next]?.text === '[') next = (file.partner.get(next) ?? next) + 1;
  const child = children.get(module);
  const name = file.tokens[next + 3]?.text ?? '';
  const value = file.tokens[next + 1]?.text === 'outputs' ? child?.file.outputs.get(name) : undefined;
  return child && value ? once(child, `output ${name}`, () => addressesIn(child, value, undefined, depth + 1)) : [];
}

/** The resources that a function names by an id or a name. */
function byName(scope: Scope, name: string, at: number): readonly string[] {
  const { file } = scope;
  if (!isResourceId(name) && !/^(?:reference|list\w*)$/.test(name)) return [];
  const close = file.partner.get(at + 1) ?? at + 1;
  const called = expressionOf(file, [at, close + 1]);
  const [first] = called.is === 'call' ? called.values : [];
  if (called.is !== 'call' || !first) return [];
  const { speller } = scope.names;
  const plain = speller.plain(first);
  return lookUp(
    scope,
    isResourceId(name) ? [idKey(called.values, speller.plain) ?? ''] : [`id ${plain}`, `name ${plain}`],
  );
}

/** In an id that is composed from a network's id, such as `'${network.id}/subnets/web'`. */
function subnetsBehind(scope: Scope, at: number, end: number, own: Declared | undefined): readonly string[] {
  const { file, names, listed } = scope;
  if (file.tokens[at - 1]?.text === '$}') return [];
  const first = file.partner.get(at + 1) ?? at;
  let close = at;
  let isId = false;
  for (let next = at; next < end; next = close) {
    const token = file.tokens[next];
    if (token?.is !== 'text' && token?.text !== '${') break;
    isId ||= token.is === 'text' && token.text.includes('/subnets/');
    close = (file.partner.get(next) ?? next) + 1;
  }
  // The network comes first, and contains no other composed text.
  if (!isId || file.tokens.slice(at + 2, first).some(({ text }) => text === '${')) return [];
  const name = subnetBehind(names.speller.plain(expressionOf(file, [at, close])));
  const networks = name === undefined ? [] : addressesIn(scope, [at + 1, first], own);
  return networks.flatMap((network) => listed.get(network)?.get(name ?? '') ?? []);
}

/** `network.properties.subnets[0]` */
function subnetOf({ file: { tokens }, subnets }: Scope, { address }: Declared, at: number): readonly Declared[] {
  const words = tokens.slice(at + 1, at + 8).map(({ text }) => text);
  const index = words.slice(0, 5).join('') === '.properties.subnets[' ? Number(words[5]) : Number.NaN;
  return subnets.get(address)?.slice(index, index + 1) ?? [];
}

/** From the inside out. */
function lookUp(scope: Scope, keys: readonly string[]): readonly string[] {
  for (let each: Scope | undefined = scope; each; each = each.parent) {
    const { names, prefix } = each;
    const declaration = keys.flatMap((key) => names.byKey.get(key) ?? [])[0];
    if (declaration) return [prefix + declaration.address];
  }
  return [];
}

function givenTo(scope: Scope, params: Range, name: string, depth: number): readonly string[] {
  const value = valueAt(scope.file, params, name);
  return value ? addressesIn(scope, value, undefined, depth + 1) : [];
}

function once({ seen }: Scope, key: string, find: () => readonly string[]): readonly string[] {
  const known = seen.get(key);
  if (known) return known;
  seen.set(key, []);
  const result = find();
  seen.set(key, result);
  return result;
}
