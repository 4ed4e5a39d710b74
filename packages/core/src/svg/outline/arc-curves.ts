// An elliptical arc as cubic curves (SVG 2, sections B.2.4 and B.2.5). In: its start, its shape and its end. Out:
// curves that deviate from the ellipse by less than 3e-4 of its larger radius, the last of which ends exactly at the
// end. Sines and cosines can differ between engines, so the arc is halved until it is short, each half by the middle of
// its chord.
import type { Point } from '../../layout/graph.js';
import type { PathStep } from '../../scene/scene.js';
import { directionAt } from '../../theme/arithmetic.js';
import type { ArcShape } from './read-path.js';

/** A step that needs no arc. */
export type CurveStep = Exclude<PathStep, readonly ['A', ...unknown[]]>;

/**
 * Cosine of the longest piece, a quarter turn plus rounding, so that a rounded corner is one curve. A curve whose
 * handles meet the arc's tangents and middle deviates from the unit circle by 2.7e-4 there: 0.002 px at a box's corner.
 */
const SHORT = -1e-9;
/** A whole turn is short after four halvings. */
const DEEPEST = 4;

export function arcCurves(
  from: Point,
  { rx: askedX, ry: askedY, turn, large, sweep }: ArcShape,
  to: Point,
): CurveStep[] {
  if (from.x === to.x && from.y === to.y) return [];
  const [width, height] = [Math.abs(askedX), Math.abs(askedY)];
  if (width === 0 || height === 0) return [['L', to.x, to.y]];
  const tilt = directionAt(turn);
  // In the space where the ellipse is the unit circle.
  const inward = (p: Point, rx: number, ry: number): Point => ({
    x: (p.x * tilt.x + p.y * tilt.y) / rx,
    y: (p.y * tilt.x - p.x * tilt.y) / ry,
  });
  const half = inward({ x: (from.x - to.x) / 2, y: (from.y - to.y) / 2 }, width, height);
  const grown = Math.max(1, Math.sqrt(half.x * half.x + half.y * half.y));
  const [rx, ry] = [width * grown, height * grown];
  const start = inward(from, rx, ry);
  const end = inward(to, rx, ry);
  const chord = { x: (start.x - end.x) / 2, y: (start.y - end.y) / 2 };
  const square = chord.x * chord.x + chord.y * chord.y;
  const off = Math.sqrt(Math.max(0, 1 / square - 1)) * (large === sweep ? -1 : 1);
  const centre = { x: (start.x + end.x) / 2 + off * chord.y, y: (start.y + end.y) / 2 - off * chord.x };
  // Too flat to have a middle in floating-point numbers.
  if (!Number.isFinite(centre.x) || !Number.isFinite(centre.y)) return [['L', to.x, to.y]];
  const place = (p: Point): [number, number] => {
    const [x, y] = [(p.x + centre.x) * rx, (p.y + centre.y) * ry];
    return [x * tilt.x - y * tilt.y, x * tilt.y + y * tilt.x];
  };
  const side = sweep ? 1 : -1;
  const steps: CurveStep[] = [];
  const add = (a: Point, b: Point, isLarge: boolean, depth: number, exact: Point | undefined): void => {
    const cosine = Math.max(-1, Math.min(1, a.x * b.x + a.y * b.y));
    if ((cosine < SHORT || isLarge) && depth < DEEPEST) {
      const sum = { x: a.x + b.x, y: a.y + b.y };
      const length = Math.sqrt(sum.x * sum.x + sum.y * sum.y) * (isLarge ? -1 : 1);
      // Opposite points have no middle: take the point a quarter turn further.
      const middle =
        Math.abs(length) < 1e-9 ? { x: -a.y * side, y: a.x * side } : { x: sum.x / length, y: sum.y / length };
      add(a, middle, false, depth + 1, undefined);
      add(middle, b, false, depth + 1, exact);
      return;
    }
    // Tangent of a quarter of the angle, from its cosine.
    const tangent = Math.sqrt((1 - cosine) / (1 + cosine));
    const handle = (4 / 3) * (tangent / (1 + Math.sqrt(1 + tangent * tangent))) * side;
    const out = place({ x: a.x - a.y * handle, y: a.y + a.x * handle });
    const back = place({ x: b.x + b.y * handle, y: b.y - b.x * handle });
    steps.push(['C', ...out, ...back, ...(exact === undefined ? place(b) : ([exact.x, exact.y] as const))]);
  };
  const around = (p: Point): Point => ({ x: p.x - centre.x, y: p.y - centre.y });
  add(around(start), around(end), large, 0, to);
  return steps;
}
