// Schemas by name: in, the documents; out, each named schema with its contents and the other schemas it references, and the
// schemas that a value reaches directly. Inline schemas are walked, references followed, cycles end.
import { someOf } from '@linework/convert';
import type { FilePlace } from '../../file-place.js';
import type { References, Target } from '../../reading/references.js';
import { at, entriesAt, itemsAt, type Tree, textAt, textsAt } from '../../reading/tree.js';
import type { ApiDocument } from './documents.js';

export interface SchemaLink {
  /** The other schema, by its key. */
  readonly to: string;
  /** How it is referenced: by properties, or as `extends`, `one of` and such. */
  readonly by: string;
  readonly place: FilePlace;
}

export interface Schema {
  /** Its place: unique across all files. */
  readonly key: string;
  readonly name: string;
  readonly file: string;
  readonly place: FilePlace;
  readonly tree: Tree;
}

export interface Schemas {
  /** The schemas of the documents, and those in other files that these values or other schemas reach. */
  readonly all: (values: readonly Tree[]) => readonly Schema[];
  /** What a schema references directly. */
  readonly links: (schema: Schema) => readonly SchemaLink[];
  /** What any of these values reaches, by key, each once. */
  readonly reached: (values: readonly Tree[]) => readonly string[];
  /** Inline schemas reference one another so often that not all were walked. */
  readonly tooMuch: () => boolean;
}

/** Steps of all walks together: a reference to an inline schema walks it once more. */
const MOST_STEPS = 500_000;

interface Walking {
  readonly references: References;
  readonly named: (target: Target) => string | undefined;
  readonly isKnown: (key: string) => boolean;
  steps: number;
}

const MAPS = ['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas'] as const;
const LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems', 'items'] as const;
const SINGLE = [
  'items',
  'additionalProperties',
  'additionalItems',
  'unevaluatedItems',
  'unevaluatedProperties',
  'contains',
  'propertyNames',
  'not',
  'if',
  'then',
  'else',
  'contentSchema',
] as const;
/** In words, if a schema itself and not a property of it references another. */
const IN_WORDS: Readonly<Record<string, string>> = {
  allOf: 'extends',
  anyOf: 'any of',
  oneOf: 'one of',
  items: 'items',
  prefixItems: 'items',
  additionalProperties: 'values',
  patternProperties: 'values',
  not: 'not',
};

interface Open {
  readonly tree: Tree;
  readonly by: string;
}

export function schemasOf(documents: readonly ApiDocument[], references: References): Schemas {
  const roots = new Set(documents.map(({ file }) => file));
  const known = new Map<string, Schema>();
  const aliases = new Map<string, string>();
  for (const { file, root, swagger } of documents) {
    const holder = swagger ? ['definitions'] : ['components', 'schemas'];
    for (const { key: name, place, value } of entriesAt(root, ...holder)) {
      const key = keyOf(file, [...holder, name]);
      known.set(key, { key, name, file, place, tree: value });
      const target = references.step(value);
      if (target && 'tree' in target && !roots.has(target.file)) {
        aliases.set(keyOf(target.file, target.pointer), key);
        known.set(key, { key, name, file, place, tree: target.tree });
      }
    }
  }
  /** A schema of its own, or undefined if the target is part of something else. */
  const named = ({ tree, file, pointer }: Target): string | undefined => {
    const key = keyOf(file, pointer);
    const target = aliases.get(key) ?? key;
    if (known.has(target)) return target;
    if (roots.has(file)) return undefined;
    const name = pointer.at(-1) ?? stemOf(file);
    known.set(key, { key, name, file, place: tree.place, tree });
    return key;
  };
  const walking: Walking = { references, named, isKnown: (key) => known.has(key), steps: 0 };
  const cached = new Map<Tree, readonly SchemaLink[]>();
  const linksFrom = (tree: Tree): readonly SchemaLink[] => {
    const links = cached.get(tree) ?? walk([{ tree, by: '' }], walking);
    cached.set(tree, links);
    return links;
  };
  const reached = (values: readonly Tree[]): readonly string[] => [
    ...new Set(values.flatMap((each) => linksFrom(each).map(({ to }) => to))),
  ];
  return {
    all: (values) => {
      reached(values);
      // Schemas found along the way are walked as well.
      for (const { tree } of known.values()) linksFrom(tree);
      return [...known.values()];
    },
    links: ({ tree }) => linksFrom(tree),
    reached,
    tooMuch: () => walking.steps > MOST_STEPS,
  };
}

/** All schemas that values reach, through any number of others. */
export function inUse(values: readonly Tree[], all: readonly Schema[], schemas: Schemas): readonly Schema[] {
  const byKey = new Map(all.map((each) => [each.key, each]));
  const open = [...schemas.reached(values)];
  const used = new Set<string>();
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    const schema = byKey.get(key);
    if (!schema || used.has(key)) continue;
    used.add(key);
    open.push(...schemas.links(schema).map(({ to }) => to));
  }
  return all.filter(({ key }) => used.has(key));
}

function walk(open: Open[], walking: Walking): readonly SchemaLink[] {
  const links: SchemaLink[] = [];
  const seen = new Set<Tree>();
  for (let each = open.pop(); each !== undefined && walking.steps <= MOST_STEPS; each = open.pop()) {
    const { tree, by } = each;
    walking.steps++;
    if (seen.has(tree)) continue;
    seen.add(tree);
    const target = walking.references.step(tree);
    if (target && 'tree' in target) {
      const to = walking.named(target);
      if (to === undefined) open.push({ tree: target.tree, by });
      else links.push({ to, by: by === '' ? 'is' : by, place: tree.place });
    }
    for (const { value } of entriesAt(tree, 'discriminator', 'mapping')) {
      const to = mapped(value, walking);
      if (to !== undefined) links.push({ to, by: by === '' ? 'one of' : by, place: value.place });
    }
    open.push(...inside(each));
  }
  return links;
}

/** A mapping names a schema by its name or by a reference. */
function mapped(value: Tree, { references, named, isKnown }: Walking): string | undefined {
  const text = textAt(value);
  if (text === undefined) return undefined;
  const byName = keyOf(value.place.file, ['components', 'schemas', text]);
  if (isKnown(byName)) return byName;
  const target = references.step(referenceTo(text, value));
  return target && 'tree' in target ? named(target) : undefined;
}

function referenceTo(text: string, { place }: Tree): Tree {
  const value: Tree = { is: 'scalar', value: text, text, place };
  return { is: 'map', entries: new Map([['$ref', { key: '$ref', place, value }]]), place };
}

/** The schemas in a schema. A property's name applies to all below it. */
function inside({ tree, by }: Open): Open[] {
  if (tree.is !== 'map') return [];
  const open: Open[] = [];
  for (const key of MAPS) {
    for (const { key: name, value } of entriesAt(tree, key)) {
      const own = key === 'properties' ? name : (IN_WORDS[key] ?? key);
      open.push({ tree: value, by: by === '' ? own : by });
    }
  }
  const further = (key: string, value: Tree): void => {
    open.push({ tree: value, by: by === '' ? (IN_WORDS[key] ?? key) : by });
  };
  for (const key of LISTS) for (const value of itemsAt(tree, key)) further(key, value);
  for (const key of SINGLE) {
    const value = at(tree, key);
    if (value?.is === 'map') further(key, value);
  }
  return open;
}

/** The contents of a schema, in a few words. */
export function inShort({ tree }: Schema): string | undefined {
  const properties = propertiesOf(tree);
  if (properties.length > 0) return fitting(properties);
  const values = textsAt(tree, 'enum');
  if (values.length > 0) return `values ${fitting(values)}`;
  for (const key of ['oneOf', 'anyOf', 'allOf'] as const) {
    const count = itemsAt(tree, key).length;
    if (count > 0) return `${IN_WORDS[key]} ${count}`;
  }
  return textsAt(tree, 'type').join(' | ') || undefined;
}

/** Its own, and those of the unnamed schemas that it extends. */
export function propertiesOf(tree: Tree): readonly string[] {
  const own = entriesAt(tree, 'properties').map(({ key }) => key);
  const extended = itemsAt(tree, 'allOf').flatMap((each) => entriesAt(each, 'properties').map(({ key }) => key));
  return [...new Set([...own, ...extended])];
}

/** Values without parts and without a list of allowed values. */
const PLAIN_TYPES: ReadonlySet<string> = new Set(['string', 'number', 'integer', 'boolean', 'null']);

export function isPlainValue({ tree }: Schema): boolean {
  const types = textsAt(tree, 'type');
  const parts = ['enum', 'oneOf', 'anyOf', 'allOf', 'properties'].some((key) => at(tree, key) !== undefined);
  return types.length > 0 && types.every((each) => PLAIN_TYPES.has(each)) && !parts;
}

const SHOWN = 4;
const LONGEST = 60;

/** As many names as fit beneath a node. */
function fitting(names: readonly string[]): string {
  const counts = Array.from({ length: SHOWN }, (_, index) => SHOWN - index);
  const all = counts.map((count) => someOf(names, count));
  return all.find((words) => words.length <= LONGEST) ?? all.at(-1) ?? '';
}

function keyOf(file: string, pointer: readonly string[]): string {
  return JSON.stringify([file, ...pointer]);
}

/** `schemas/Pet.yaml` as `Pet`. */
function stemOf(file: string): string {
  const [name = file] = file.split('/').slice(-1);
  return name.replace(/\.[^.]*$/, '') || name;
}
