// Ids of what importers find: in, the names that a format gives to things; out, valid ids of the language. They depend on the
// names alone, not on their order, and a name keeps its id when others come, unless one comes that is spelled alike.
import { isWord, slug } from '../ids.js';

export type IdOf = (external: string) => string;

/** `short` is what a name would be called by itself, such as `orders` of `public.orders`; by default the name. */
export function stableIds(
  externals: Iterable<string>,
  fallback: string,
  short: (external: string) => string = (external) => external,
): IdOf {
  const alike = new Map<string, Set<string>>();
  for (const external of externals) {
    const wanted = wantedId(short(external), fallback);
    const names = alike.get(wanted);
    if (names) names.add(external);
    else alike.set(wanted, new Set([external]));
  }
  const ids = new Map<string, string>();
  const taken = new Set(alike.keys());
  for (const [wanted, names] of alike) {
    const exact = names.has(wanted) ? wanted : undefined;
    for (const [index, external] of [...names].sort(byCodeUnit).entries()) {
      if (external === exact || (exact === undefined && index === 0)) ids.set(external, wanted);
      else ids.set(external, freeId(`${wanted}-${mark(external)}`, taken));
    }
  }
  return (external) => ids.get(external) ?? external;
}

function wantedId(name: string, fallback: string): string {
  return isWord(name) ? name : slug(name) || fallback;
}

function freeId(id: string, taken: Set<string>): string {
  let free = id;
  for (let count = 2; taken.has(free); count++) free = `${id}-${count}`;
  taken.add(free);
  return free;
}

export function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Four letters and digits that a name gives (FNV-1a). */
function mark(name: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36).padStart(4, '0').slice(-4);
}
