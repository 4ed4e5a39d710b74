// Counts crossings between two layers. In: the ends of the segments and the position of each end. Out: the number of
// pairs in opposite order, by an accumulator tree (Barth, Juenger, Mutzel, "Simple and Efficient Bilayer Cross
// Counting").
import { int } from '../read.js';

/** A reusable buffer for counting; three times the number of slots or segments. */
export function countingRoom(slots: number, segments: number): Int32Array {
  return new Int32Array(3 * slots + segments + 4);
}

/** `pairs` alternates upper and lower ends. */
export function countInversions(pairs: Int32Array, slot: Int32Array, room: Int32Array): number {
  const count = pairs.length >> 1;
  if (count < 2) return 0;
  let width = 0;
  let height = 0;
  for (let i = 0; i < pairs.length; i += 2) {
    width = Math.max(width, int(slot, pairs[i] as number) + 1);
    height = Math.max(height, int(slot, pairs[i + 1] as number) + 1);
  }
  // A counting sort by upper position.
  const start = room.subarray(0, width + 1).fill(0);
  for (let i = 0; i < pairs.length; i += 2) {
    const at = int(slot, pairs[i] as number) + 1;
    start[at] = int(start, at) + 1;
  }
  for (let i = 0; i < width; i++) start[i + 1] = int(start, i + 1) + int(start, i);
  const next = room.subarray(width + 1, 2 * width + 1);
  next.set(start.subarray(0, width));
  const lower = room.subarray(2 * width + 1, 2 * width + 1 + count);
  for (let i = 0; i < pairs.length; i += 2) {
    const upper = int(slot, pairs[i] as number);
    const at = int(next, upper);
    lower[at] = int(slot, pairs[i + 1] as number);
    next[upper] = at + 1;
  }
  const tree = room.subarray(2 * width + 1 + count, 2 * width + count + height + 2).fill(0);
  let crossings = 0;
  let inserted = 0;
  for (let upper = 0; upper < width; upper++) {
    const first = int(start, upper);
    const end = int(start, upper + 1);
    for (let i = first; i < end; i++) {
      let upTo = 0;
      for (let k = int(lower, i) + 1; k > 0; k -= k & -k) upTo += int(tree, k);
      crossings += inserted - upTo;
    }
    for (let i = first; i < end; i++) {
      for (let k = int(lower, i) + 1; k <= height; k += k & -k) tree[k] = int(tree, k) + 1;
    }
    inserted += end - first;
  }
  return crossings;
}
