// Unique names of items: in, candidate names of each, shortest first; out, the shortest that no other item has. If several
// items claim the same name, none gets it, so their order does not matter.

/** An item and its candidate names. */
export type Wanted<Thing> = readonly [Thing, readonly string[]];

export function uniqueNames<Thing>(all: readonly Wanted<Thing>[]): ReadonlyMap<Thing, string> {
  const names = new Map<Thing, string>();
  const taken = new Set<string>();
  let open = all;
  for (let level = 0; open.length > 0; level++) {
    const count = new Map<string, number>();
    const at = ([, choices]: Wanted<Thing>): string =>
      choices[level] ?? `${choices.at(-1) ?? ''} ${level - choices.length + 2}`;
    for (const each of open) count.set(at(each), (count.get(at(each)) ?? 0) + 1);
    const rest: Wanted<Thing>[] = [];
    for (const each of open) {
      const name = at(each);
      const last = level >= each[1].length;
      if (taken.has(name) || (!last && count.get(name) !== 1)) rest.push(each);
      else {
        names.set(each[0], name);
        taken.add(name);
      }
    }
    open = rest;
  }
  return names;
}
