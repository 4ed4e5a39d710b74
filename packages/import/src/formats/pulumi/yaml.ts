// YAML programs: in, the tree of a project file; out, its resources and references. A reference is followed through variables;
// a function call is a lookup if it finds something that is drawn, otherwise a value.
import type { CloudModule, CloudReference, CloudResource } from '../../cloud/contract.js';
import type { LeftOut, PlacedDiagnostic } from '../../contract.js';
import type { FilePlace } from '../../file-place.js';
import { at, type Entry, entriesAt, itemsAt, type Tree, textAt } from '../../reading/tree.js';
import { reportAt } from './codes.js';
import { factOf } from './facts.js';
import { cloudType, isKnown, lookedUp } from './types.js';

export interface Found {
  readonly resources: CloudResource[];
  readonly references: CloudReference[];
  readonly modules: CloudModule[];
  readonly leftOut: LeftOut[];
  readonly diagnostics: PlacedDiagnostic[];
}

interface Named {
  readonly name: string;
  readonly place: FilePlace;
}

interface Program {
  readonly resources: ReadonlyMap<string, Entry>;
  readonly variables: ReadonlyMap<string, Entry>;
  readonly known: ReadonlySet<string>;
  readonly prefix: string;
  readonly module?: string;
  readonly settings?: ReadonlyMap<string, string>;
}

/** `settings`: of the stack, for the names of resources. */
export function programOf(tree: Tree, settings: ReadonlyMap<string, string>, deployment: Found): void {
  gather({ ...scopeOf(tree, '', undefined), settings }, deployment);
  for (const { key, place, value } of entriesAt(tree, 'components')) {
    const external = `component ${key}`;
    deployment.modules.push({ external, name: key, place });
    gather(scopeOf(value, `${key}.`, external), deployment);
  }
}

function scopeOf(tree: Tree, prefix: string, module: string | undefined): Program {
  const byKey = (...names: readonly string[]): ReadonlyMap<string, Entry> =>
    new Map(names.flatMap((name) => entriesAt(tree, name)).map((each) => [each.key, each]));
  return {
    resources: byKey('resources'),
    variables: byKey('variables'),
    known: new Set([...byKey('config', 'configuration', 'inputs').keys(), 'pulumi']),
    prefix,
    ...(module === undefined ? {} : { module }),
  };
}

function gather(program: Program, deployment: Found): void {
  const { resources, variables, prefix, module, settings } = program;
  const within = module === undefined ? {} : { module };
  const direct = new Map([...variables].map(([name, { value }]) => [name, namesIn(value)]));
  const missing = new Map<string, FilePlace>();
  for (const { key, place, value } of resources.values()) {
    const external = `${prefix}${key}`;
    const type = textAt(value, 'type') ?? '';
    const fact = factOf(at(value, 'properties'));
    const lookedAt = at(value, 'get') ? { existing: true as const } : {};
    deployment.resources.push({
      external,
      name:
        textAt(value, 'name')?.replace(/\$\{(\w+)\}/g, (whole, name: string) => settings?.get(name) ?? whole) ?? key,
      type: cloudType(type),
      place,
      file: place.file,
      ...within,
      ...lookedAt,
      ...fact,
    });
    for (const part of ['properties', 'options', 'get'])
      for (const entry of entriesAt(value, part))
        follow({ from: external, way: entry.key, names: namesIn(entry.value) }, program, direct, deployment, missing);
  }
  for (const entry of variables.values()) {
    const external = `${prefix}${entry.key}`;
    const names = direct.get(entry.key) ?? [];
    lookupOf(entry, external, within, deployment);
    follow({ from: external, way: 'arguments', names }, program, direct, deployment, missing);
  }
  for (const [name, place] of missing) deployment.diagnostics.push(reportAt('I360', place, { name }));
}

/** A variable that calls a function. */
function lookupOf(
  { value, place }: Entry,
  external: string,
  within: { readonly module?: string },
  deployment: Found,
): void {
  const own = functionOf(value);
  const inner = own ?? calledIn(value);
  if (inner === undefined) return;
  const type = own === undefined ? undefined : lookedUp(own);
  if (type !== undefined && /[:/.]get[A-Z]/.test(own ?? '') && isKnown(type))
    deployment.resources.push({
      external,
      name: external,
      type,
      place,
      file: place.file,
      existing: true,
      ...within,
    });
  else deployment.leftOut.push({ external, because: `it is a value that ${inner} returns`, place });
}

function functionOf(value: Tree): string | undefined {
  const short = entriesAt(value).find(({ key }) => /^fn::[\w-]+:/i.test(key));
  const call = entriesAt(value).find(({ key }) => key.toLowerCase() === 'fn::invoke')?.value;
  return textAt(call, 'function') ?? textAt(call, 'Function') ?? short?.key.slice('fn::'.length);
}

/** The first function that is called anywhere in a value. */
function calledIn(value: Tree): string | undefined {
  const open = [value];
  for (let next = open.pop(); next; next = open.pop()) {
    const own = functionOf(next);
    if (own !== undefined) return own;
    // One by one: as arguments, many children overflow the stack.
    if (next.is !== 'scalar') for (const each of childrenOf(next).toReversed()) open.push(each);
  }
  return undefined;
}

function childrenOf(tree: Tree): readonly Tree[] {
  return tree.is === 'list' ? tree.items : entriesAt(tree).map(({ value }) => value);
}

interface Reference {
  readonly from: string;
  readonly way: string;
  readonly names: readonly Named[];
}

/** Through variables to resources, and to the variables that are lookups. */
function follow(
  { from, way, names }: Reference,
  { resources, variables, known, prefix }: Program,
  direct: ReadonlyMap<string, readonly Named[]>,
  deployment: Found,
  missing: Map<string, FilePlace>,
): void {
  const seen = new Set<string>();
  const open = [...names];
  for (let next = open.pop(); next && seen.size < MOST_STEPS; next = open.pop()) {
    const { name, place } = next;
    if (seen.has(name)) continue;
    seen.add(name);
    const to = `${prefix}${name}`;
    if (resources.has(name) || variables.has(name)) {
      if (to !== from) deployment.references.push({ from, to, place, at: way });
    } else if (!known.has(name) && !missing.has(name)) missing.set(name, place);
    for (const each of direct.get(name) ?? []) open.push({ ...each, place });
  }
}

/** Most sources of a value. */
const MOST_STEPS = 1_000;

/** `${name.property}` and `${name["key"]}` in all texts of a value; `$${` is not a reference. */
function namesIn(value: Tree): readonly Named[] {
  const names: Named[] = [];
  const open = [value];
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.is !== 'scalar') {
      for (const each of childrenOf(next)) open.push(each);
      for (const each of keysOf(next)) open.push(each);
    } else for (const name of namesInText(next.text)) names.push({ name, place: next.place });
  }
  return names;
}

/** Keys can contain references too. */
function keysOf(tree: Tree): readonly Tree[] {
  return entriesAt(tree).map(({ key, place }) => ({ is: 'scalar', value: key, text: key, place }));
}

function namesInText(text: string): readonly string[] {
  const names: string[] = [];
  for (let start = text.indexOf('${'); start !== -1; start = text.indexOf('${', start + 2)) {
    if (text[start - 1] === '$') continue;
    const name = /^\s{0,20}(?:\["([^"\]]{1,200})"\]|([\w:-]{1,200}))/.exec(text.slice(start + 2, start + 230));
    const called = name?.[1] ?? name?.[2];
    if (called !== undefined) names.push(called);
  }
  return names;
}

/** Whether a project file contains a program at all. */
export function hasProgram(tree: Tree): boolean {
  return ['resources', 'variables', 'outputs', 'components'].some(
    (key) => entriesAt(tree, key).length > 0 || itemsAt(tree, key).length > 0,
  );
}
