// Labels in a column, moved apart: in, where each would stand and how tall it is, in order; out, where it stands, as near to its
// wish as the others let it (pool adjacent violators: what would overlap is pooled about the mean of its wishes).
export interface Wish {
  /** px: the middle it would have. */
  readonly at: number;
  /** px */
  readonly size: number;
}

interface Pool {
  readonly from: number;
  readonly count: number;
  /** Of the wishes less what stands before each. */
  readonly sum: number;
}

/** Middles of the labels, `gap` apart, between `low` and `high` as far as they have room there; from `low` on where they have none. */
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
