// Things in lists by a key, each list in the order of the things.
export function grouped<Thing, Key>(
  things: Iterable<Thing>,
  keyOf: (thing: Thing) => Key,
): ReadonlyMap<Key, readonly Thing[]> {
  const lists = new Map<Key, Thing[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    const list = lists.get(key);
    if (list) list.push(thing);
    else lists.set(key, [thing]);
  }
  return lists;
}
