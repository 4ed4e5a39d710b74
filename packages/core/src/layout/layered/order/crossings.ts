// Counts crossings between two layers. In: the ends of the segments and the place of each end. Out: the number of pairs
// in opposite order, by an accumulator tree (Barth, Juenger, Mutzel, "Simple and Efficient Bilayer Cross Counting").

/** Room to count in, kept from call to call; three times as many places as there are slots or segments. */
export function countingRoom(slots: number, segments: number): Int32Array {
  return new Int32Array(3 * slots + segments + 4);
}

/** `pairs` holds upper and lower end by turns. */
export function countInversions(pairs: Int32Array, slot: Int32Array, room: Int32Array): number {
  const count = pairs.length >> 1;
  if (count < 2) return 0;
  let width = 0;
  let height = 0;
  for (let i = 0; i < pairs.length; i += 2) {
    width = Math.max(width, (slot[pairs[i] as number] as number) + 1);
    height = Math.max(height, (slot[pairs[i + 1] as number] as number) + 1);
  }
  // A counting sort by upper place.
  const start = room.subarray(0, width + 1).fill(0);
  for (let i = 0; i < pairs.length; i += 2) {
    const at = (slot[pairs[i] as number] as number) + 1;
    start[at] = (start[at] as number) + 1;
  }
  for (let i = 0; i < width; i++) start[i + 1] = (start[i + 1] as number) + (start[i] as number);
  const next = room.subarray(width + 1, 2 * width + 1);
  next.set(start.subarray(0, width));
  const lower = room.subarray(2 * width + 1, 2 * width + 1 + count);
  for (let i = 0; i < pairs.length; i += 2) {
    const upper = slot[pairs[i] as number] as number;
    const at = next[upper] as number;
    lower[at] = slot[pairs[i + 1] as number] as number;
    next[upper] = at + 1;
  }
  const tree = room.subarray(2 * width + 1 + count, 2 * width + count + height + 2).fill(0);
  let crossings = 0;
  let inserted = 0;
  for (let upper = 0; upper < width; upper++) {
    const first = start[upper] as number;
    const end = start[upper + 1] as number;
    for (let i = first; i < end; i++) {
      let upTo = 0;
      for (let k = (lower[i] as number) + 1; k > 0; k -= k & -k) upTo += tree[k] as number;
      crossings += inserted - upTo;
    }
    for (let i = first; i < end; i++) {
      for (let k = (lower[i] as number) + 1; k <= height; k += k & -k) tree[k] = (tree[k] as number) + 1;
    }
    inserted += end - first;
  }
  return crossings;
}
