// Spreads the labels of a column. In: the preferred position and the height of each, in order. Out: positions as close
// to the preferred ones as the others allow (pool adjacent violators: labels that would overlap are pooled around the
// mean of their preferences).
export interface Wish {
  /** px: the preferred middle. */
  readonly at: number;
  /** px */
  readonly size: number;
}

interface Pool {
  readonly from: number;
  readonly count: number;
  /** Sum of the preferred positions minus the offsets in the pool. */
  readonly sum: number;
}

/**
 * Middles of the labels, `gap` apart, between `low` and `high` as far as there is room; from `low` on if there is not.
 */
export function spread(wishes: readonly Wish[], gap: number, low: number, high: number): readonly number[] {
  // px from the first label's middle, all of them touching.
  const offsets: number[] = [];
  for (const [i, { size }] of wishes.entries()) {
    const before = wishes[i - 1];
    offsets.push(before === undefined ? 0 : (offsets[i - 1] ?? 0) + (before.size + size) / 2 + gap);
  }
  const pools: Pool[] = [];
  for (const [i, { at }] of wishes.entries()) {
    let pool: Pool = { from: i, count: 1, sum: at - (offsets[i] ?? 0) };
    for (let last = pools.at(-1); last !== undefined && mean(last) > mean(pool); last = pools.at(-1)) {
      pool = { from: last.from, count: last.count + pool.count, sum: last.sum + pool.sum };
      pools.pop();
    }
    pools.push(pool);
  }
  const first = low + (wishes[0]?.size ?? 0) / 2;
  const end = high - (offsets.at(-1) ?? 0) - (wishes.at(-1)?.size ?? 0) / 2;
  return pools.flatMap((pool) =>
    Array.from(
      { length: pool.count },
      (_, i) => Math.max(first, Math.min(end, mean(pool))) + (offsets[pool.from + i] ?? 0),
    ),
  );
}

function mean({ sum, count }: Pool): number {
  return sum / count;
}
