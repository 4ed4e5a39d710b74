// The reader of Bicep: in, files; out, the resources of each file that no other calls and of the local modules below it, with what refers
// to what through variables, parameters and outputs.
import type { CloudModule, CloudReference, CloudResource } from '../../cloud/contract.js';
import { cloudOutput } from '../../cloud/index.js';
import type { ImportReader, PlacedDiagnostic } from '../../contract.js';
import { placed } from '../../placed.js';
import { type BicepFile, bicepOf, type Declared, type Range } from './declarations.js';

interface Scope {
  readonly file: BicepFile;
  readonly prefix: string;
  readonly parent?: Scope;
  readonly call?: Declared;
  readonly children: Map<Declared, Scope>;
  readonly seen: Map<string, readonly string[]>;
}

interface Found {
  readonly resources: CloudResource[];
  readonly references: CloudReference[];
  readonly modules: CloudModule[];
}

const DEEPEST = 12;
const MOST_CALLS = 500;

export const read: ImportReader = ({ files, options }) => {
  const diagnostics: PlacedDiagnostic[] = [];
  const parsed = new Map<string, BicepFile>();
  for (const { path, content } of files) {
    const file = bicepOf(path, content);
    if ('declared' in file) parsed.set(path, file);
    else {
      const place = { file: path, span: { start: file.at, end: file.at } };
      diagnostics.push(
        placed('I110', place, { reason: file.reason, instead: 'Mend it there; bicep build says more.' }),
      );
    }
  }
  const called = new Set(
    [...parsed.values()].flatMap((file) =>
      file.declared.flatMap((each) => (each.isModule ? pathOf(file.path, each.type) : [])),
    ),
  );
  const free = [...parsed.values()].filter(({ path }) => !called.has(path));
  const roots = free.length > 0 ? free : [...parsed.values()].slice(0, 1);
  const found: Found = { resources: [], references: [], modules: [] };
  let calls = MOST_CALLS;
  const make = (
    file: BicepFile,
    prefix: string,
    depth: number,
    around?: { readonly parent: Scope; readonly call: Declared },
  ): Scope => {
    const scope: Scope = { file, prefix, ...around, children: new Map(), seen: new Map() };
    for (const each of file.declared) {
      const inner = each.isModule ? parsed.get(pathOf(file.path, each.type)) : undefined;
      if (inner && inner !== file && depth < DEEPEST && calls-- > 0)
        scope.children.set(each, make(inner, `${prefix}${each.address} > `, depth + 1, { parent: scope, call: each }));
    }
    return scope;
  };
  for (const file of roots) {
    const several = roots.length > 1;
    if (several)
      found.modules.push({
        external: file.path,
        name: titleOf(file.path),
        place: { file: file.path, span: { start: 0, end: 0 } },
      });
    gather(make(file, several ? `${file.path}:` : '', 0), several ? file.path : undefined, found);
  }
  const [only] = roots;
  const title = only && roots.length === 1 ? { title: titleOf(only.path) } : {};
  const says = only && only.values.size + only.outputs.size + only.parameters.size > 0;
  const whole = says ? { whole: { file: only.path, span: { start: 0, end: 0 } } } : {};
  return cloudOutput({ ...title, ...found, ...whole, leftOut: [], diagnostics }, options);
};

function gather(scope: Scope, module: string | undefined, found: Found): void {
  const { file, prefix, children } = scope;
  for (const each of file.declared) {
    const external = prefix + each.address;
    const place = { file: file.path, span: { start: each.start, end: each.end } };
    const child = children.get(each);
    if (each.isModule) {
      const source = child ? {} : { source: each.type };
      found.modules.push({
        external,
        name: each.symbol,
        place,
        ...(module === undefined ? {} : { within: module }),
        ...source,
      });
    } else {
      found.resources.push({
        external,
        name: each.symbol,
        type: each.type.replace(/^microsoft/i, 'Microsoft'),
        place,
        file: file.path,
        ...(module === undefined ? {} : { module }),
        ...(each.existing ? { existing: true as const } : {}),
        ...(each.loop ? { count: 'each' } : {}),
        ...(each.condition ? { condition: spoken(file, each.condition) } : {}),
      });
    }
    const ranges: readonly (readonly [string, Range | undefined])[] = [
      ...each.properties,
      ['condition', each.condition],
      ['loop', each.loop],
    ];
    const named = new Set<string>();
    for (const [at, range] of ranges) {
      for (const to of range ? meant(scope, range, each) : []) {
        if (to === external || named.has(`${at} ${to}`)) continue;
        named.add(`${at} ${to}`);
        found.references.push({ from: external, to, place, at });
      }
    }
    if (each.holder) found.references.push({ from: external, to: prefix + each.holder.address, place, at: 'parent' });
    if (child) gather(child, external, found);
  }
}

/** What the words of a range name, but keys, properties and what is named in the range itself. */
function meant(scope: Scope, [start, end]: Range, own?: Declared): readonly string[] {
  const { tokens } = scope.file;
  const found = new Set<string>();
  for (let at = start; at < end; at++) {
    const token = tokens[at];
    const before = tokens[at - 1];
    if (token?.is !== 'word' || before?.text === '.' || before?.text === '::') continue;
    const isKey =
      tokens[at + 1]?.text === ':' && (before?.is === 'line' || before?.text === '{' || before?.text === ',');
    if (!isKey) for (const to of meaning(scope, at, own)) found.add(to);
  }
  return [...found];
}

function meaning(scope: Scope, at: number, own: Declared | undefined): readonly string[] {
  const { file, prefix, parent, call } = scope;
  const name = file.tokens[at]?.text ?? '';
  const resource = declaredAs(file, name, own);
  if (resource?.isModule) return [prefix + resource.address, ...outputOf(scope, resource, at)];
  if (resource) return [prefix + childOf(file, resource, at).address];
  const value = file.values.get(name);
  if (value) return once(scope, `var ${name}`, () => meant(scope, value));
  if (!parent || !call || !file.parameters.has(name)) return [];
  const given = call.properties.get('params');
  return given ? once(scope, `param ${name}`, () => givenTo(parent, given, name)) : [];
}

/** The nearest: a sibling in the same resource before one of the file. */
function declaredAs(file: BicepFile, name: string, own: Declared | undefined): Declared | undefined {
  for (let holder = own; holder; holder = holder.holder) {
    const found = file.byAddress.get(`${holder.address}::${name}`);
    if (found) return found;
  }
  return file.byAddress.get(name);
}

function childOf({ tokens, byAddress }: BicepFile, from: Declared, at: number): Declared {
  let found = from;
  for (let next = at + 1; tokens[next]?.text === '::'; next += 2) {
    const child = byAddress.get(`${found.address}::${tokens[next + 1]?.text}`);
    if (!child) return found;
    found = child;
  }
  return found;
}

function outputOf({ file, children }: Scope, module: Declared, at: number): readonly string[] {
  let next = at + 1;
  if (file.tokens[next]?.text === '[') next = (file.partner.get(next) ?? next) + 1;
  const child = children.get(module);
  const name = file.tokens[next + 3]?.text ?? '';
  const value = file.tokens[next + 1]?.text === 'outputs' ? child?.file.outputs.get(name) : undefined;
  return child && value ? once(child, `output ${name}`, () => meant(child, value)) : [];
}

function givenTo(scope: Scope, [start, end]: Range, name: string): readonly string[] {
  const { tokens, partner } = scope.file;
  for (let at = start + 1; at < end; at++) {
    let stop = at;
    while (stop < end && tokens[stop]?.is !== 'line' && tokens[stop]?.text !== ',')
      stop = (partner.get(stop) ?? stop) + 1;
    if (tokens[at]?.text === name && tokens[at + 1]?.text === ':') return meant(scope, [at + 2, stop]);
    at = stop;
  }
  return [];
}

function once({ seen }: Scope, key: string, find: () => readonly string[]): readonly string[] {
  const known = seen.get(key);
  if (known) return known;
  seen.set(key, []);
  const found = find();
  seen.set(key, found);
  return found;
}

function spoken({ tokens }: BicepFile, [start, end]: Range): string {
  const words = tokens.slice(start, end).filter(({ is }) => is !== 'line');
  const [only] = words;
  return words.length === 1 && only ? only.text : 'a condition holds';
}

function pathOf(from: string, source: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of source.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

function titleOf(path: string): string {
  const [name = path, folder] = path.split('/').toReversed();
  const stem = name.replace(/\.bicep$/, '');
  return stem === 'main' ? (folder ?? 'Infrastructure') : stem;
}
