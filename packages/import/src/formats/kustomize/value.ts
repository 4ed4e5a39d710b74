// Data while it is being changed: a file's tree as plain values, and values as a tree again, with the place of their resource.
import type { FilePlace } from '../../file-place.js';
import type { Budget } from '../../reading/budget.js';
import type { Entry, Scalar, Tree } from '../../reading/tree.js';

export type Json = Scalar | Json[] | JsonMap;
export interface JsonMap {
  [key: string]: Json;
}

export function dataOf(tree: Tree): Json {
  if (tree.is === 'list') return tree.items.map(dataOf);
  if (tree.is === 'scalar') return tree.value;
  const out: JsonMap = Object.create(null);
  for (const [key, { value }] of tree.entries) out[key] = dataOf(value);
  return out;
}

export function treeOf(value: Json, place: FilePlace, budget: Budget, depth = 0): Tree {
  budget.fits('levels', depth);
  if (Array.isArray(value))
    return { is: 'list', items: value.map((each) => treeOf(each, place, budget, depth + 1)), place };
  if (!isMap(value)) return { is: 'scalar', value, text: value === null ? '' : String(value), place };
  const entries = new Map(
    Object.entries(value).map(([key, each]): [string, Entry] => [
      key,
      { key, place, value: treeOf(each, place, budget, depth + 1) },
    ]),
  );
  return { is: 'map', entries, place };
}

export function isMap(value: Json | undefined): value is JsonMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function mapAt(value: Json | undefined, ...keys: readonly string[]): JsonMap | undefined {
  const entry = valueAt(value, ...keys);
  return isMap(entry) ? entry : undefined;
}

export function valueAt(value: Json | undefined, ...keys: readonly string[]): Json | undefined {
  let current = value;
  for (const key of keys) current = isMap(current) && Object.hasOwn(current, key) ? current[key] : undefined;
  return current;
}

export function textAt(value: Json | undefined, ...keys: readonly string[]): string | undefined {
  const entry = valueAt(value, ...keys);
  return typeof entry === 'string' || typeof entry === 'number' || typeof entry === 'boolean'
    ? String(entry)
    : undefined;
}

export function listAt(value: Json | undefined, ...keys: readonly string[]): readonly Json[] {
  const entry = valueAt(value, ...keys);
  return Array.isArray(entry) ? entry : [];
}

/** The map at a path of keys, created if it is missing. */
export function madeAt(value: JsonMap, ...keys: readonly string[]): JsonMap {
  let at = value;
  for (const key of keys) {
    const next = Object.hasOwn(at, key) ? at[key] : undefined;
    const map: JsonMap = isMap(next) ? next : Object.create(null);
    at[key] = map;
    at = map;
  }
  return at;
}

/** Counts what it makes: a change can copy a value into itself again and again. */
export function copied(value: Json, budget: Budget, depth = 0): Json {
  budget.fits('levels', depth);
  if (Array.isArray(value)) {
    budget.items(value.length);
    return value.map((each) => copied(each, budget, depth + 1));
  }
  if (!isMap(value)) return value;
  const entries = Object.entries(value);
  budget.items(entries.length);
  const out: JsonMap = Object.create(null);
  for (const [key, each] of entries) out[key] = copied(each, budget, depth + 1);
  return out;
}

/** Every map in a value, including itself. */
export function eachMap(value: Json, visit: (map: JsonMap) => void): void {
  const open: Json[] = [value];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    // One by one: as arguments, many items overflow the stack.
    if (Array.isArray(at)) for (const each of at) open.push(each);
    else if (isMap(at)) {
      visit(at);
      for (const each of Object.values(at)) open.push(each);
    }
  }
}
