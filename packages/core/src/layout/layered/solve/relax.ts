// A good start for placement. In: blocks with the distances they keep and the ties between them. Out: places that keep
// every distance, where each block has moved, over some sweeps, to the weighted median of where its ties want it.

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

const SWEEPS = 12;

/** `places` are the leftmost ones and are moved in place; the outermost blocks stay. */
export function relax(places: Float64Array, distances: Distances, ties: Ties): void {
  const count = places.length;
  const { left, right, length } = distances;
  const before = link(count, right);
  const after = link(count, left);
  const tied = tiesByBlock(count, ties);
  const order = Int32Array.from(places.keys()).sort((a, b) => (places[a] as number) - (places[b] as number) || a - b);
  const wanted = new Float64Array(tied.most);
  const weights = new Float64Array(tied.most);
  for (let sweep = 0, moved = true; sweep < SWEEPS && moved; sweep++) {
    moved = false;
    for (let i = 0; i < count; i++) {
      const block = order[sweep % 2 === 0 ? count - 1 - i : i] as number;
      const from = tied.start[block] as number;
      const to = tied.start[block + 1] as number;
      if (from === to) continue;
      let low = Number.NEGATIVE_INFINITY;
      for (let at = before.first[block] as number; at >= 0; at = before.next[at] as number) {
        const least = (places[left[at] as number] as number) + (length[at] as number);
        if (least > low) low = least;
      }
      let high = Number.POSITIVE_INFINITY;
      for (let at = after.first[block] as number; at >= 0; at = after.next[at] as number) {
        const most = (places[right[at] as number] as number) - (length[at] as number);
        if (most < high) high = most;
      }
      if (low === Number.NEGATIVE_INFINITY || high === Number.POSITIVE_INFINITY || high <= low) continue;
      // Kept sorted by place; ties of one place in their own order.
      for (let k = from; k < to; k++) {
        const at = (places[tied.other[k] as number] as number) + (tied.shift[k] as number);
        const weight = tied.weight[k] as number;
        let slot = k - from;
        for (; slot > 0 && (wanted[slot - 1] as number) > at; slot--) {
          wanted[slot] = wanted[slot - 1] as number;
          weights[slot] = weights[slot - 1] as number;
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
  for (let k = 0; k < count; k++) total += weights[k] as number;
  let sum = 0;
  for (let k = 0; k < count; k++) {
    sum += weights[k] as number;
    if (2 * sum >= total) return wanted[k] as number;
  }
  return 0;
}

/** Lists of numbers by block: the first, and to each the next. */
function link(count: number, blocks: Int32Array): { first: Int32Array; next: Int32Array } {
  const first = new Int32Array(count).fill(-1);
  const next = new Int32Array(blocks.length);
  for (let at = blocks.length - 1; at >= 0; at--) {
    const block = blocks[at] as number;
    next[at] = first[block] as number;
    first[block] = at;
  }
  return { first, next };
}

interface BlockTies {
  readonly start: Int32Array;
  /** What a block is tied to, how far from it the block wants to be, and how much. */
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
      const block = ends[tie] as number;
      start[block + 1] = (start[block + 1] as number) + 1;
    }
  }
  let most = 0;
  for (let block = 0; block < count; block++) {
    most = Math.max(most, start[block + 1] as number);
    start[block + 1] = (start[block + 1] as number) + (start[block] as number);
  }
  const next = start.slice();
  const total = start[count] as number;
  const other = new Int32Array(total);
  const shift = new Float64Array(total);
  const weight = new Float64Array(total);
  for (let forward = 0; forward < 2; forward++) {
    for (let tie = 0; tie < ties.first.length; tie++) {
      const block = (forward === 1 ? ties.second : ties.first)[tie] as number;
      const k = next[block] as number;
      next[block] = k + 1;
      other[k] = (forward === 1 ? ties.first : ties.second)[tie] as number;
      shift[k] = forward === 1 ? (ties.shift[tie] as number) : -(ties.shift[tie] as number);
      weight[k] = ties.weight[tie] as number;
    }
  }
  return { start, other, shift, weight, most };
}
