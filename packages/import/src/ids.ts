// Ids of imported items: in, the names that a format gives them; out, valid ids of the language. They depend only on the names,
// not on their order. A name keeps its id when others are added, unless one is spelled alike: then both ids are made from the
// full names.
import { isWord, slug } from '@linework/convert';

export type IdOf = (external: string) => string;

/** `short` is preferred, such as `orders` for `public.orders`; `long` is used if `short` is taken. Both default to the name. */
export function stableIds(
  externals: Iterable<string>,
  fallback: string,
  short: (external: string) => string = (external) => external,
  long: (external: string) => string = (external) => external,
): IdOf {
  const alike = groupedBy(externals, (external) => wantedId(short(external), fallback));
  const taken = new Set<string>(alike.map(([wanted]) => wanted));
  const ids = new Map<string, string>();
  const longer: string[] = [];
  for (const [wanted, names] of alike) {
    for (const external of names) {
      if (names.length === 1 || external === wanted) ids.set(external, wanted);
      else longer.push(external);
    }
  }
  for (const [wanted, names] of groupedBy(longer, (external) => wantedId(long(external), fallback))) {
    for (const external of names) {
      const alone = names.length === 1 && !taken.has(wanted);
      ids.set(external, alone ? claimed(wanted, taken) : freeId(`${wanted}-${mark(external)}`, taken));
    }
  }
  return (external) => ids.get(external) ?? external;
}

/** Each group in code unit order, and the groups in the order of their names. */
function groupedBy(externals: Iterable<string>, keyOf: (external: string) => string): [string, readonly string[]][] {
  const groups = new Map<string, string[]>();
  for (const external of [...new Set(externals)].sort(byCodeUnit)) {
    const key = keyOf(external);
    const group = groups.get(key);
    if (group) group.push(external);
    else groups.set(key, [external]);
  }
  return [...groups].sort(([a], [b]) => byCodeUnit(a, b));
}

function wantedId(name: string, fallback: string): string {
  return isWord(name) ? name : slug(name) || fallback;
}

function claimed(id: string, taken: Set<string>): string {
  taken.add(id);
  return id;
}

function freeId(id: string, taken: Set<string>): string {
  let free = id;
  for (let count = 2; taken.has(free); count++) free = `${id}-${count}`;
  return claimed(free, taken);
}

export function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Four letters and digits derived from a name (FNV-1a). */
function mark(name: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36).padStart(4, '0').slice(-4);
}
