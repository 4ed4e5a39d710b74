// Texts that make room: in, placed rows and dependencies; out, the routes of the lines, and the rows. Where a line
// would detour around a bar and its text on the right, the text moves so that the line passes between them.
import { AIR, columnsFor, type Dependency, type Ways, waysOf } from './dependencies.js';
import { columnsWithout, type Stretch } from './free-columns.js';
import type { PlacedRow } from './places.js';

/** Maximum move of a text, px; farther away it no longer reads as its bar's. */
const MOST = 30;

export interface Yielded {
  readonly rows: readonly PlacedRow[];
  readonly ways: Ways;
}

/** `width`: maximum x of texts, px. */
export function yielding(rows: readonly PlacedRow[], dependencies: readonly Dependency[], width: number): Yielded {
  const wished = new Map<number, number>();
  for (const { row, x } of dependencies.flatMap((each) => wishesOf(each, rows, width)))
    wished.set(row, Math.max(wished.get(row) ?? 0, x));
  const moved = rows.map((row, i): PlacedRow => ({ ...row, wordsX: Math.max(row.wordsX, wished.get(i) ?? 0) }));
  const ways = waysOf(moved, dependencies);
  const placements = moved.map((there, i) => {
    const here = rows[i] ?? there;
    const isPassed = ways.columns.some(({ x, low, high }) => low < i && i < high && x > here.right && x < there.wordsX);
    return isPassed ? there : here;
  });
  return { rows: placements, ways };
}

interface Wish {
  readonly row: number;
  /** Where its text would have to begin, px. */
  readonly x: number;
}

/**
 * What would have to move for a straight route; undefined if there is none, bars are in the way or texts would move too
 * far.
 */
function wishesOf({ from, to }: Dependency, rows: readonly PlacedRow[], width: number): readonly Wish[] {
  const [before, after] = [rows[from], rows[to]];
  if (before === undefined || after === undefined) return [];
  const low = Math.min(from, to) + 1;
  const between = rows.slice(low, Math.max(from, to));
  const hard = columnsWithout(between.flatMap(firmly).map(([left, right]): Stretch => [left - AIR, right + AIR]));
  const candidates = columnsFor(before, after).flatMap(([wanted, least, most]) => {
    const x = hard.nearest(wanted, least, most);
    return x === undefined || !hard.isFree(x) ? [] : [between.flatMap((row, i) => wishAt(row, low + i, x))];
  });
  const fitting = candidates.filter((wishes) =>
    wishes.every(({ row, x }) => {
      const { wordsX = 0, words } = rows[row] ?? {};
      return x - wordsX <= MOST && x + (words?.width ?? 0) <= width;
    }),
  );
  return (
    fitting.reduce(
      (best: readonly Wish[] | undefined, each) => (best && best.length <= each.length ? best : each),
      undefined,
    ) ?? []
  );
}

function wishAt({ words, wordsAt, wordsX }: PlacedRow, row: number, x: number): readonly Wish[] {
  const isClear = wordsAt !== 'right' || x <= wordsX - AIR || x >= wordsX + words.width + AIR;
  return isClear ? [] : [{ row, x: x + AIR }];
}

/** Fixed parts: the bar, and text left of it. */
function firmly({ left, right, wordsAt, wordsX }: PlacedRow): readonly Stretch[] {
  return [[wordsAt === 'left' ? wordsX : left, right]];
}
