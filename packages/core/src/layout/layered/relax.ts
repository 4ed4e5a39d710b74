// A good start for placement. In: blocks with the distances they keep and the ties between them. Out: places that keep
// every distance, where each block has moved, over some sweeps, to the weighted median of where its ties want it.

export interface Ties {
  /** A tie is straight when second = first + shift. */
  readonly first: readonly number[];
  readonly second: readonly number[];
  readonly shift: readonly number[];
  readonly weight: readonly number[];
}

export interface Distances {
  readonly left: readonly number[];
  readonly right: readonly number[];
  readonly length: readonly number[];
}

const SWEEPS = 8;

/** `places` are the leftmost ones and are moved in place; the outermost blocks stay. */
export function relax(places: Float64Array, distances: Distances, ties: Ties): void {
  const count = places.length;
  const before = listByBlock(count, distances.right);
  const after = listByBlock(count, distances.left);
  const tied = listByBlock(count, ties.first, ties.second);
  const order = Array.from(places.keys()).sort((a, b) => (places[a] as number) - (places[b] as number) || a - b);
  const targets: { at: number; weight: number }[] = [];
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (let i = 0; i < count; i++) {
      const block = order[sweep % 2 === 0 ? count - 1 - i : i] as number;
      let low = Number.NEGATIVE_INFINITY;
      let high = Number.POSITIVE_INFINITY;
      for (let k = before.start[block] as number; k < (before.start[block + 1] as number); k++) {
        const at = before.items[k] as number;
        low = Math.max(low, (places[distances.left[at] as number] as number) + (distances.length[at] as number));
      }
      for (let k = after.start[block] as number; k < (after.start[block + 1] as number); k++) {
        const at = after.items[k] as number;
        high = Math.min(high, (places[distances.right[at] as number] as number) - (distances.length[at] as number));
      }
      if (low === Number.NEGATIVE_INFINITY || high === Number.POSITIVE_INFINITY || high <= low) continue;
      targets.length = 0;
      for (let k = tied.start[block] as number; k < (tied.start[block + 1] as number); k++) {
        const tie = tied.items[k] as number;
        const forward = ties.second[tie] === block;
        const other = (forward ? ties.first[tie] : ties.second[tie]) as number;
        const shift = ties.shift[tie] as number;
        targets.push({
          at: (places[other] as number) + (forward ? shift : -shift),
          weight: ties.weight[tie] as number,
        });
      }
      if (targets.length > 0) places[block] = Math.min(high, Math.max(low, median(targets)));
    }
  }
}

function median(targets: { at: number; weight: number }[]): number {
  targets.sort((a, b) => a.at - b.at);
  let total = 0;
  for (const { weight } of targets) total += weight;
  let sum = 0;
  for (const { at, weight } of targets) {
    sum += weight;
    if (2 * sum >= total) return at;
  }
  return 0;
}

function listByBlock(count: number, ...ends: (readonly number[])[]): { start: Int32Array; items: Int32Array } {
  const start = new Int32Array(count + 1);
  for (const end of ends) for (const block of end) start[block + 1] = (start[block + 1] as number) + 1;
  for (let block = 0; block < count; block++) {
    start[block + 1] = (start[block + 1] as number) + (start[block] as number);
  }
  const next = start.slice();
  const items = new Int32Array(start[count] as number);
  for (const end of ends) {
    end.forEach((block, i) => {
      const at = next[block] as number;
      items[at] = i;
      next[block] = at + 1;
    });
  }
  return { start, items };
}
