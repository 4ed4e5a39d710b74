// Which entries of two lists are the same: in, two lists; out, for each of the first its place in the second, in rising order, as many as possible
// (Myers, An O(ND) difference algorithm, 1986).

/** Differences up to which the best match is looked for; beyond, what is between the common beginning and end counts as changed. */
const MOST_DIFFERENCES = 1_500;

/** -1: not in the second. */
export type Matches = readonly number[];

export function matchesOf(first: readonly string[], second: readonly string[]): Matches {
  const matches = new Array<number>(first.length).fill(-1);
  let start = 0;
  while (start < first.length && start < second.length && first[start] === second[start]) matches[start] = start++;
  let [end, other] = [first.length, second.length];
  while (end > start && other > start && first[end - 1] === second[other - 1]) matches[--end] = --other;
  for (const [from, to] of snakes(first.slice(start, end), second.slice(start, other)))
    matches[start + from] = start + to;
  return matches;
}

type Pair = readonly [number, number];

function snakes(first: readonly string[], second: readonly string[]): readonly Pair[] {
  const [rows, columns] = [first.length, second.length];
  const most = Math.min(MOST_DIFFERENCES, rows + columns);
  const furthest = new Map<number, number>([[1, 0]]);
  const trace: ReadonlyMap<number, number>[] = [];
  for (let d = 0; d <= most; d++) {
    trace.push(new Map(furthest));
    for (let k = -d; k <= d; k += 2) {
      const down = k === -d || (k !== d && at(furthest, k - 1) < at(furthest, k + 1));
      let x = down ? at(furthest, k + 1) : at(furthest, k - 1) + 1;
      while (x < rows && x - k < columns && first[x] === second[x - k]) x++;
      furthest.set(k, x);
      if (x >= rows && x - k >= columns) return pairsOf(trace, d, rows, columns);
    }
  }
  return [];
}

const at = (furthest: ReadonlyMap<number, number>, k: number): number => furthest.get(k) ?? 0;

/** The way back from the end of both lists. */
function pairsOf(
  trace: readonly ReadonlyMap<number, number>[],
  d: number,
  rows: number,
  columns: number,
): readonly Pair[] {
  const pairs: Pair[] = [];
  let [x, y] = [rows, columns];
  for (let depth = d; depth >= 0; depth--) {
    const furthest = trace[depth] ?? new Map();
    const k = x - y;
    const down = k === -depth || (k !== depth && at(furthest, k - 1) < at(furthest, k + 1));
    const before = down ? k + 1 : k - 1;
    const from = depth === 0 ? 0 : at(furthest, before);
    while (x > from && y > from - before && x > 0 && y > 0) {
      if (depth > 0 && x === from + (down ? 0 : 1)) break;
      pairs.push([--x, --y]);
    }
    [x, y] = [from, from - before];
  }
  return pairs;
}
