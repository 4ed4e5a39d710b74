// How many cases tests try: few in `npm test`, all in a deep run (TEST_DEPTH=deep, scripts/ci/deep.mjs), and as many as FUZZ_RUNS says in `npm run fuzz`.

const { TEST_DEPTH, FUZZ_RUNS } = process.env;

export const isDeep: boolean = TEST_DEPTH === 'deep' || FUZZ_RUNS !== undefined;

/** In `npm test` a property tries this part of its cases, and no fewer than MIN_CASES. */
const QUICK_PART = 1 / 10;
const MIN_CASES = 3;

/** Cases that a property tries, of those it tries in a deep run. */
export function cases(deep: number): number {
  if (FUZZ_RUNS !== undefined) return Number(FUZZ_RUNS);
  return isDeep ? deep : Math.min(deep, Math.max(MIN_CASES, Math.round(deep * QUICK_PART)));
}

/** All of a list in a deep run; otherwise at most `quick` of them, evenly spread. */
export function sampled<T>(all: readonly T[], quick: number): readonly T[] {
  if (isDeep || all.length <= quick) return all;
  return Array.from({ length: quick }, (_, index) => all[Math.floor((index * all.length) / quick)] as T);
}

/** Two lengths of a hostile text, one four times the other: work that grows faster than the text shows between them. */
export const [SHORT, LONG]: readonly [number, number] = isDeep ? [12_500, 50_000] : [2_500, 10_000];
