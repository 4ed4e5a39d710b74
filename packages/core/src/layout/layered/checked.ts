// Reads values that must exist. In: a list and an index, or a map and a key. Out: the value; a missing one is a bug in
// the engine. Inner loops over typed arrays use read.ts instead, as a check there costs a tenth of a layout.

export function nth<T>(list: ArrayLike<T>, index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`The list of ${list.length} has nothing at index ${index}.`);
  return item;
}

export function known<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  const value = map.get(key);
  if (value === undefined) throw new RangeError('The map has no value for a required key.');
  return value;
}
