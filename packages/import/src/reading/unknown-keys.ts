// Keys that a format does not have: in, a map and the keys that its format has there, drawn or not; out, the others as skipped.
// Extensions by convention (`x-`), schemas for editors and template expressions say nothing of their own.
import type { LeftOut } from '../contract.js';
import { entriesAt, type Tree } from './tree.js';

const CONVENTION = /^(?:x-|\$schema$|\$\{\{|<<$|_|\/\/)/i;

/** `where` names the map for readers if it is inside another one: `GET /orders`. */
export function unknownKeys(tree: Tree | undefined, known: ReadonlySet<string>, where?: string): readonly LeftOut[] {
  return entriesAt(tree)
    .filter(({ key }) => !known.has(key) && !CONVENTION.test(key))
    .map(({ key, place }) => ({
      external: where === undefined ? key : `${where}: ${key}`,
      because: 'the format has no such key here',
      place,
    }));
}

/** The first key of an item, or its text. */
export function unknownItem(item: Tree, where: string): LeftOut {
  const [entry] = entriesAt(item);
  const external = entry?.key ?? (item.is === 'scalar' && item.text !== '' ? item.text : 'an empty item');
  return { external, because: `${where} contain no such item`, place: entry?.place ?? item.place };
}
