// A good start for placement. In: blocks with minimum distances and the ties between them. Out: positions that keep
// every distance, with each block moved, over several sweeps, to the weighted median of the positions its ties prefer.
import { float, int } from '../read.js';
import { RELAX_SWEEPS } from './weights.js';

export interface Ties {
  /** A tie is straight when second = first + shift. */
  readonly first: Int32Array;
  readonly second: Int32Array;
  readonly shift: Float64Array;
  readonly weight: Float64Array;
}

export interface Distances {
  readonly left: Int32Array;
  readonly right: Int32Array;
  readonly length: Float64Array;
}

/** `places` are the leftmost ones and are updated in place; the outermost blocks stay. */
export function relax(places: Float64Array, distances: Distances, ties: Ties): void {
  const count = places.length;
  const { left, right, length } = distances;
  const before = link(count, right);
  const after = link(count, left);
  const tied = tiesByBlock(count, ties);
  const order = Int32Array.from(places.keys()).sort((a, b) => float(places, a) - float(places, b) || a - b);
  const wanted = new Float64Array(tied.most);
  const weights = new Float64Array(tied.most);
  for (let sweep = 0, moved = true; sweep < RELAX_SWEEPS && moved; sweep++) {
    moved = false;
    for (let i = 0; i < count; i++) {
      const block = int(order, sweep % 2 === 0 ? count - 1 - i : i);
      const from = int(tied.start, block);
      const to = int(tied.start, block + 1);
      if (from === to) continue;
      let low = Number.NEGATIVE_INFINITY;
      for (let at = int(before.first, block); at >= 0; at = int(before.next, at)) {
        const least = float(places, left[at] as number) + float(length, at);
        if (least > low) low = least;
      }
      let high = Number.POSITIVE_INFINITY;
      for (let at = int(after.first, block); at >= 0; at = int(after.next, at)) {
        const most = float(places, right[at] as number) - float(length, at);
        if (most < high) high = most;
      }
      if (low === Number.NEGATIVE_INFINITY || high === Number.POSITIVE_INFINITY || high <= low) continue;
      // Kept sorted by position; ties at one position in their own order.
      for (let k = from; k < to; k++) {
        const at = float(places, tied.other[k] as number) + float(tied.shift, k);
        const weight = float(tied.weight, k);
        let slot = k - from;
        for (; slot > 0 && float(wanted, slot - 1) > at; slot--) {
          wanted[slot] = float(wanted, slot - 1);
          weights[slot] = float(weights, slot - 1);
        }
        wanted[slot] = at;
        weights[slot] = weight;
      }
      const middle = median(wanted, weights, to - from);
      const place = Math.min(Math.max(low, middle), high);
      if (place === places[block]) continue;
      places[block] = place;
      moved = true;
    }
  }
}

function median(wanted: Float64Array, weights: Float64Array, count: number): number {
  let total = 0;
  for (let k = 0; k < count; k++) total += float(weights, k);
  let sum = 0;
  for (let k = 0; k < count; k++) {
    sum += float(weights, k);
    if (2 * sum >= total) return float(wanted, k);
  }
  return 0;
}

/** Linked lists of numbers by block: the first, and for each the next. */
function link(count: number, blocks: Int32Array): { first: Int32Array; next: Int32Array } {
  const first = new Int32Array(count).fill(-1);
  const next = new Int32Array(blocks.length);
  for (let at = blocks.length - 1; at >= 0; at--) {
    const block = int(blocks, at);
    next[at] = int(first, block);
    first[block] = at;
  }
  return { first, next };
}

interface BlockTies {
  readonly start: Int32Array;
  /** The other block of a tie, the preferred distance from it, and the weight. */
  readonly other: Int32Array;
  readonly shift: Float64Array;
  readonly weight: Float64Array;
  /** The most ties of one block. */
  readonly most: number;
}

function tiesByBlock(count: number, ties: Ties): BlockTies {
  const start = new Int32Array(count + 1);
  for (const ends of [ties.first, ties.second]) {
    for (let tie = 0; tie < ends.length; tie++) {
      const block = int(ends, tie);
      start[block + 1] = int(start, block + 1) + 1;
    }
  }
  let most = 0;
  for (let block = 0; block < count; block++) {
    most = Math.max(most, int(start, block + 1));
    start[block + 1] = int(start, block + 1) + int(start, block);
  }
  const next = start.slice();
  const total = int(start, count);
  const other = new Int32Array(total);
  const shift = new Float64Array(total);
  const weight = new Float64Array(total);
  for (let forward = 0; forward < 2; forward++) {
    for (let tie = 0; tie < ties.first.length; tie++) {
      const block = int(forward === 1 ? ties.second : ties.first, tie);
      const k = int(next, block);
      next[block] = k + 1;
      other[k] = int(forward === 1 ? ties.first : ties.second, tie);
      shift[k] = forward === 1 ? float(ties.shift, tie) : -float(ties.shift, tie);
      weight[k] = float(ties.weight, tie);
    }
  }
  return { start, other, shift, weight, most };
}
