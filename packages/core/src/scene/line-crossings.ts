// Makes line crossings easy to read. In: the routes of a picture's lines. Out: for each the gaps where another crosses
// it. Of two crossing lines, the one with a gap seems to pass below: the one whose stretch has fewer crossings, so that
// a line across a bundle runs through, then the one painted first. Neither is cut in a corner if the other has room.
import type { Box, Point } from '../layout/graph.js';

interface Stretch {
  readonly line: number;
  /** x of a vertical stretch, y of a horizontal one. */
  readonly at: number;
  readonly low: number;
  readonly high: number;
  /** Its number of crossings. */
  crossed: number;
}

/** Length of the gap on either side of the passing line, px. */
const HALF = 5;
/** A gap extends no farther than this across its line on either side, so that it cuts nothing else, px. */
const ACROSS = 1;
/** Gaps keep this far from ends and corners if they can, px. */
const CLEAR = 8 + HALF;
/** Lines that only touch do not cross, px. */
const TOUCH = 0.5;

export function crossingGaps(lines: readonly (readonly Point[])[]): readonly (readonly Box[])[] {
  const gaps: Box[][] = lines.map(() => []);
  const level: Stretch[] = [];
  const upright: Stretch[] = [];
  lines.forEach((points, line) => {
    points.slice(1).forEach((b, i) => {
      const a = points[i] ?? b;
      if (a.y === b.y) level.push(stretch(line, a.y, a.x, b.x));
      else if (a.x === b.x) upright.push(stretch(line, a.x, a.y, b.y));
    });
  });
  const pairs = crossingPairs(level, upright);
  for (const [one, other] of pairs) {
    one.crossed++;
    other.crossed++;
  }
  for (const [one, other] of pairs) {
    const lower = isLower(one, other) ? one : other;
    const [x, y] = [other.at, one.at];
    const [across, down] = lower === one ? [HALF, ACROSS] : [ACROSS, HALF];
    gaps[lower.line]?.push({ x: x - across, y: y - down, width: 2 * across, height: 2 * down });
  }
  return gaps;
}

function stretch(line: number, at: number, from: number, to: number): Stretch {
  return { line, at, low: Math.min(from, to), high: Math.max(from, to), crossed: 0 };
}

/** Horizontal and vertical stretches of different lines that cross inside both. */
function crossingPairs(level: readonly Stretch[], upright: Stretch[]): readonly (readonly [Stretch, Stretch])[] {
  upright.sort((a, b) => a.at - b.at);
  return level.flatMap((one) =>
    upright
      .slice(firstAfter(upright, one.low + TOUCH), firstAfter(upright, one.high - TOUCH))
      .flatMap((other) =>
        other.line !== one.line && other.low < one.at - TOUCH && other.high > one.at + TOUCH
          ? [[one, other] as const]
          : [],
      ),
  );
}

function firstAfter(upright: readonly Stretch[], at: number): number {
  let [low, high] = [0, upright.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((upright[middle]?.at ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isLower(one: Stretch, other: Stretch): boolean {
  const [free, otherFree] = [isClear(one, other.at), isClear(other, one.at)];
  if (free !== otherFree) return free;
  if (one.crossed !== other.crossed) return one.crossed < other.crossed;
  return one.line < other.line;
}

function isClear({ low, high }: Stretch, at: number): boolean {
  return at - low >= CLEAR && high - at >= CLEAR;
}
