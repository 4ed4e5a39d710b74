// `$ref` across the files of an import: in, their trees; out, the target of a reference and its place. A reference resolves
// within the given files only: nothing is fetched, and cycles end.
import type { FilePlace } from '../file-place.js';
import { at, type Tree, textAt } from './tree.js';

export interface Target {
  readonly tree: Tree;
  /** Its place: the file and the path of keys. */
  readonly file: string;
  readonly pointer: readonly string[];
}

export interface MissingTarget {
  readonly missing: string;
  readonly because: 'remote' | 'no file' | 'no part';
  readonly place: FilePlace;
}

export interface References {
  /** One step: the target of a map's `$ref`; undefined if it has none. */
  readonly step: (tree: Tree | undefined) => Target | MissingTarget | undefined;
  /** Follows all steps. A value without `$ref` is its own target; a cycle or a missing target gives undefined. */
  readonly follow: (tree: Tree | undefined) => Tree | undefined;
  /** Every requested reference that does not resolve, once each. */
  readonly missing: () => readonly MissingTarget[];
}

export function references(roots: ReadonlyMap<string, Tree>): References {
  const missing = new Map<string, MissingTarget>();
  const step = (tree: Tree | undefined): Target | MissingTarget | undefined => {
    const text = textAt(tree, '$ref');
    if (tree === undefined || text === undefined) return undefined;
    const target = resolved(text, at(tree, '$ref')?.place ?? tree.place, roots);
    if ('missing' in target && !missing.has(target.missing)) missing.set(target.missing, target);
    return target;
  };
  const follow = (tree: Tree | undefined): Tree | undefined => {
    const seen = new Set<Tree>();
    let current = tree;
    while (current !== undefined && !seen.has(current)) {
      seen.add(current);
      const next = step(current);
      if (next === undefined) return current;
      current = 'tree' in next ? next.tree : undefined;
    }
    return undefined;
  };
  return { step, follow, missing: () => [...missing.values()] };
}

function resolved(text: string, place: FilePlace, roots: ReadonlyMap<string, Tree>): Target | MissingTarget {
  const hash = text.indexOf('#');
  const address = hash === -1 ? text : text.slice(0, hash);
  if (/^[a-z][a-z0-9+.-]*:/i.test(address)) return { missing: text, because: 'remote', place };
  const file = address === '' ? place.file : fileBeside(place.file, decoded(address));
  const root = roots.get(file);
  if (!root) return { missing: text, because: 'no file', place };
  const pointer = hash === -1 ? [] : keysOf(text.slice(hash + 1));
  const tree = pointer === undefined ? undefined : valueAt(root, pointer);
  if (pointer === undefined || tree === undefined) return { missing: text, because: 'no part', place };
  return { tree, file, pointer };
}

/** `/a/b~1c` as its keys; undefined for the name of an anchor. */
function keysOf(pointer: string): readonly string[] | undefined {
  if (pointer === '' || pointer === '/') return [];
  if (!pointer.startsWith('/')) return undefined;
  return pointer
    .slice(1)
    .split('/')
    .map((key) => decoded(key).replaceAll('~1', '/').replaceAll('~0', '~'));
}

function valueAt(root: Tree, keys: readonly string[]): Tree | undefined {
  let value: Tree | undefined = root;
  for (const key of keys) {
    if (value?.is === 'map') value = value.entries.get(key)?.value;
    else if (value?.is === 'list') value = value.items[Number(key)];
    else return undefined;
  }
  return value;
}

/** A relative address from the folder of a file, with `.` and `..` resolved. */
function fileBeside(file: string, address: string): string {
  const way = address.startsWith('/') ? [] : file.split('/').slice(0, -1);
  for (const part of address.split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..' && way.length > 0 && way.at(-1) !== '..') way.pop();
    else way.push(part);
  }
  return way.join('/');
}

export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
