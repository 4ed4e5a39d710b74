// The sectors of a pie or ring: from shares of a whole to their angles and outlines around a centre. Turns are counted
// clockwise from the top. All coordinates are rounded to hundredths of a px, far coarser than the differences between engines.
import type { Point } from '../../../layout/graph.js';
import type { PathStep } from '../../../scene/scene.js';

export interface Sector {
  /** In turns, 0 to 1. */
  readonly from: number;
  readonly to: number;
}

/** One after another; all of size 0 if the sum is 0. */
export function sectorsOf(shares: readonly number[]): readonly Sector[] {
  const most = shares.reduce((all, each) => Math.max(all, each), 0);
  // Divided by the largest first, so that no sum overflows.
  const parts = shares.map((each) => (most > 0 ? each / most : 0));
  const sum = parts.reduce((all, each) => all + each, 0);
  let at = 0;
  return parts.map((each) => {
    const from = at;
    at = sum > 0 ? Math.min(1, at + each / sum) : 0;
    return { from, to: at };
  });
}

export function middleOf({ from, to }: Sector): number {
  return (from + to) / 2;
}

/** A point on a circle around the centre. */
export function onCircle({ x, y }: Point, radius: number, turn: number): Point {
  const angle = 2 * Math.PI * turn;
  return { x: hundredth(x + radius * Math.sin(angle)), y: hundredth(y - radius * Math.cos(angle)) };
}

export function hundredth(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}

/** A whole turn has to be drawn as two halves; `inner` is the radius of the hole, 0 for none. */
export function sectorPath(centre: Point, { from, to }: Sector, outer: number, inner: number): readonly PathStep[] {
  const whole = to - from > 0.9999;
  if (!whole) return piece(centre, { from, to }, outer, inner);
  const half = (from + to) / 2;
  const rim = (radius: number, sweep: 0 | 1): readonly PathStep[] => {
    const [start, over] = [onCircle(centre, radius, from), onCircle(centre, radius, half)];
    return [
      ['M', start.x, start.y],
      ['A', radius, radius, 1, sweep, over.x, over.y],
      ['A', radius, radius, 1, sweep, start.x, start.y],
      ['Z'],
    ];
  };
  return inner === 0 ? rim(outer, 1) : [...rim(outer, 1), ...rim(inner, 0)];
}

function piece(centre: Point, { from, to }: Sector, outer: number, inner: number): readonly PathStep[] {
  const large = to - from > 0.5 ? 1 : 0;
  const [start, end] = [onCircle(centre, outer, from), onCircle(centre, outer, to)];
  const rim: PathStep = ['A', outer, outer, large, 1, end.x, end.y];
  if (inner === 0) return [['M', hundredth(centre.x), hundredth(centre.y)], ['L', start.x, start.y], rim, ['Z']];
  const [near, far] = [onCircle(centre, inner, to), onCircle(centre, inner, from)];
  return [['M', start.x, start.y], rim, ['L', near.x, near.y], ['A', inner, inner, large, 0, far.x, far.y], ['Z']];
}
