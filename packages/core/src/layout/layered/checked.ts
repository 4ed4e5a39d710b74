// Reads of what has to be there. In: a list and a place in it, or a map and a key. Out: what is there; anything else is a
// fault of the engine. Inner loops over typed arrays read them by read.ts, as a check there costs a tenth of a layout.

export function nth<T>(list: ArrayLike<T>, index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`The list of ${list.length} has nothing at ${index}.`);
  return found;
}

export function known<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  const found = map.get(key);
  if (found === undefined) throw new RangeError('The map has nothing under a key that it should know.');
  return found;
}
