// Relations that end at a boundary: in, the model; out, the element inside that takes part: into the first that nothing inside
// points to, out of the last that points to nothing inside. docs/conversion.md, Subgraphs, rule 4.
import type { C4Model, Item } from './model.js';

export type EndOf = (alias: string, side: 'into' | 'out of') => string | undefined;

/** Whether an element or a boundary is in another one at any depth, or is the same. */
export function isAround({ alias, children = [] }: Item, other: string): boolean {
  return alias === other || children.some((each) => isAround(each, other));
}

export function endsOf({ items, relations }: C4Model): EndOf {
  const insides = new Map<Item, readonly string[]>();
  const inside = (item: Item): readonly string[] => {
    const known = insides.get(item);
    if (known) return known;
    const aliases = (item.children ?? []).flatMap((each) => (each.children ? inside(each) : [each.alias]));
    insides.set(item, aliases);
    return aliases;
  };
  const ends = new Map<string, string | undefined>();
  return (alias, side) => {
    const item = items.get(alias);
    if (item?.children === undefined) return item?.alias;
    const key = `${side} ${alias}`;
    if (ends.has(key)) return ends.get(key);
    const own = inside(item);
    const within = new Set(own);
    const joined = new Set(
      relations.flatMap(({ from, to }) => (within.has(from) && within.has(to) ? [side === 'into' ? to : from] : [])),
    );
    const free = own.filter((each) => !joined.has(each));
    const candidates = free.length > 0 ? free : own;
    const end = side === 'into' ? candidates[0] : candidates.at(-1);
    ends.set(key, end);
    return end;
  };
}
