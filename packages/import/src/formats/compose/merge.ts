// Two Compose trees as one, by its rules: in, a part of one file and the same part of a later one; out, the merged part. Maps
// merge, lists merge by the subject of their entries, anything else is replaced; `!reset` removes a value and `!override`
// replaces one completely.
import { type Entry, type MapTree, type Tree, textAt } from '../../reading/tree.js';
import { mountOf } from './mounts.js';
import { portOf } from './ports.js';

export function merged(base: Tree, over: Tree, key = ''): Tree {
  if (over.tag === '!override') return over;
  if (over.is === 'scalar' && over.value === null) return base;
  if (base.is === 'list' && over.is === 'list') return { ...base, items: together(base.items, over.items, key) };
  const [below, above] = key === 'build' ? [asBuild(base), asBuild(over)] : [asMap(base), asMap(over)];
  return below.is === 'map' && above.is === 'map' ? mergedMaps(below, above) : over;
}

function mergedMaps(base: MapTree, over: MapTree): MapTree {
  const entries = new Map<string, Entry>(base.entries);
  for (const [key, entry] of over.entries) {
    const known = entries.get(key);
    if (entry.value.tag === '!reset') entries.delete(key);
    else entries.set(key, known ? { ...known, value: merged(known.value, entry.value, key) } : entry);
  }
  return { ...base, entries };
}

function together(base: readonly Tree[], over: readonly Tree[], key: string): readonly Tree[] {
  const items = new Map<unknown, Tree>();
  for (const item of [...base, ...over]) items.set(about(item, key) ?? item, item);
  return [...items.values()];
}

/** The subject of an entry: of two with the same one, the later wins. */
function about(item: Tree, key: string): string | undefined {
  if (key === 'ports') return JSON.stringify(portOf(item));
  if (key === 'volumes') return mountOf(item)?.target;
  return textAt(item) ?? textAt(item, 'target') ?? textAt(item, 'source');
}

/** A list of names, which can also be written as a map. */
function asMap(tree: Tree): Tree {
  if (tree.is !== 'list') return tree;
  const entries = new Map<string, Entry>();
  for (const item of tree.items) {
    const name = textAt(item);
    if (name === undefined) return tree;
    entries.set(name, { key: name, place: item.place, value: nothing(item) });
  }
  return { is: 'map', entries, place: tree.place };
}

function asBuild(tree: Tree): Tree {
  if (tree.is !== 'scalar') return tree;
  return {
    is: 'map',
    entries: new Map([['context', { key: 'context', place: tree.place, value: tree }]]),
    place: tree.place,
  };
}

function nothing({ place }: Tree): Tree {
  return { is: 'scalar', value: null, text: '', place };
}
