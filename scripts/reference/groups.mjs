/**
 * Items by a key, keys and items in their order: `Map.groupBy`, which Node 20 lacks.
 * @template Item
 * @param {readonly Item[]} items
 * @param {(item: Item) => string} keyOf
 * @returns {readonly (readonly [string, readonly Item[]])[]}
 */
export function groupsOf(items, keyOf) {
  return [...new Set(items.map(keyOf))].map((key) => [key, items.filter((each) => keyOf(each) === key)]);
}
