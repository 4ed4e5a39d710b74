// The side of its node for each line at a row, if layers are rows. In: the node's lines at rows. Out: left or right for
// each: where fewer cross, then where the other end is.
import { FAR_SIDE, MOST_SIDES_WEIGHED, SIDE_WEIGHINGS } from './weights.js';

type Side = 'left' | 'right';

/** A line at a row, as its node sees it. */
export interface RowLine {
  /** From the body's top. */
  readonly row: number;
  /** Where its path goes from the side. */
  readonly way: 'up' | 'down' | 'straight';
  /** Its index among the lines in that direction, from the left. */
  readonly order: number;
  /** px from the node's middle to its other end, positive to the right. */
  readonly towards: number;
  /** The side it must take. */
  readonly fixed: Side | undefined;
}

export function chooseSides(lines: readonly RowLine[], halfWidth: number): Side[] {
  const sides = lines.map(({ towards, fixed }): Side => fixed ?? (towards < -1 ? 'left' : 'right'));
  if (lines.length > MOST_SIDES_WEIGHED) return sides;
  const costOf = (line: RowLine, side: Side): number => {
    const away = side === 'left' ? line.towards : -line.towards;
    let cost = away <= 1 ? 0 : FAR_SIDE * Math.min(1, away / Math.max(1, halfWidth));
    lines.forEach((other, i) => {
      if (other !== line) cost += crossings(line, side, other, sides[i] ?? 'right');
    });
    return cost;
  };
  for (let weighing = 0, moved = true; moved && weighing < SIDE_WEIGHINGS; weighing++) {
    moved = false;
    lines.forEach((line, i) => {
      const now = sides[i] ?? 'right';
      const other = now === 'left' ? 'right' : 'left';
      if (line.fixed !== undefined || costOf(line, other) >= costOf(line, now)) return;
      sides[i] = other;
      moved = true;
    });
  }
  return sides;
}

function crossings(a: RowLine, aSide: Side, b: RowLine, bSide: Side): number {
  if (a.way === 'straight' || b.way === 'straight') {
    if (aSide !== bSide || a.way === b.way) return 0;
    const [straight, other] = a.way === 'straight' ? [a, b] : [b, a];
    return (other.way === 'up' ? straight.row < other.row : straight.row > other.row) ? 1 : 0;
  }
  if (a.way !== b.way) {
    const [up, down] = a.way === 'up' ? [a, b] : [b, a];
    return aSide === bSide && up.row > down.row ? 1 : 0;
  }
  if (a.order === b.order) return 0;
  const [first, firstSide, last, lastSide] = a.order < b.order ? [a, aSide, b, bSide] : [b, bSide, a, aSide];
  if (firstSide !== lastSide) return firstSide === 'left' ? 0 : 1;
  // The farther in a row lies for its direction, the closer to the node its lane runs.
  const inner = a.way === 'down' ? last.row - first.row : first.row - last.row;
  return (firstSide === 'left' ? inner < 0 : inner > 0) ? 1 : 0;
}
