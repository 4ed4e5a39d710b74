// Items along a line that must not overlap: from the preferred start of each and its length, in order, to where each begins, as
// near to its preference as all together can be (least squares; isotonic regression by pooling neighbours, Ayer et al. 1955),
// and within two bounds if there is room for all.

interface Pool {
  sum: number;
  count: number;
}

export function spread(
  wishes: readonly number[],
  lengths: readonly number[],
  least: number,
  most: number,
): readonly number[] {
  const before: number[] = [];
  let total = 0;
  for (const each of lengths) {
    before.push(total);
    total += each;
  }
  const pools: Pool[] = [];
  wishes.forEach((wish, i) => {
    let pool: Pool = { sum: wish - (before[i] ?? 0), count: 1 };
    for (
      let last = pools.at(-1);
      last !== undefined && last.sum / last.count > pool.sum / pool.count;
      last = pools.at(-1)
    ) {
      pool = { sum: last.sum + pool.sum, count: last.count + pool.count };
      pools.pop();
    }
    pools.push(pool);
  });
  const starts = pools.flatMap(({ sum, count }) =>
    Array.from({ length: count }, () => Math.max(least, Math.min(most - total, sum / count))),
  );
  return starts.map((each, i) => Math.round(each + (before[i] ?? 0)));
}
