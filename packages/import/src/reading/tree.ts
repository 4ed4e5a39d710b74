// Data of a file with its places, from any syntax: YAML and JSON produce the same tree, which readers query by key.
import type { FilePlace } from '../file-place.js';

export type Scalar = string | number | boolean | null;

interface Placed {
  readonly place: FilePlace;
  /** As written before a value, such as `!Ref`; the tags of the standard are omitted. */
  readonly tag?: string;
}

export interface ScalarTree extends Placed {
  readonly is: 'scalar';
  readonly value: Scalar;
  /** As written, without quotes: `1.10` stays `1.10`. */
  readonly text: string;
}

export interface ListTree extends Placed {
  readonly is: 'list';
  readonly items: readonly Tree[];
}

export interface MapTree extends Placed {
  readonly is: 'map';
  /** In file order; of two equal keys, the last. */
  readonly entries: ReadonlyMap<string, Entry>;
}

export interface Entry {
  readonly key: string;
  /** Of the key. */
  readonly place: FilePlace;
  readonly value: Tree;
}

export type Tree = ScalarTree | ListTree | MapTree;

/** The value at a path of keys, or undefined if one is missing. */
export function at(tree: Tree | undefined, ...keys: readonly string[]): Tree | undefined {
  let current = tree;
  for (const key of keys) current = current?.is === 'map' ? current.entries.get(key)?.value : undefined;
  return current;
}

/** A text, number or boolean as written; undefined for anything else. */
export function textAt(tree: Tree | undefined, ...keys: readonly string[]): string | undefined {
  const value = at(tree, ...keys);
  return value?.is === 'scalar' && value.value !== null ? value.text : undefined;
}

export function entriesAt(tree: Tree | undefined, ...keys: readonly string[]): readonly Entry[] {
  const value = at(tree, ...keys);
  return value?.is === 'map' ? [...value.entries.values()] : [];
}

export function itemsAt(tree: Tree | undefined, ...keys: readonly string[]): readonly Tree[] {
  const value = at(tree, ...keys);
  return value?.is === 'list' ? value.items : [];
}

/** The texts of a list, or a single text in place of a list. */
export function textsAt(tree: Tree | undefined, ...keys: readonly string[]): readonly string[] {
  const value = at(tree, ...keys);
  return (value?.is === 'list' ? value.items : value ? [value] : []).flatMap((each) => textAt(each) ?? []);
}
