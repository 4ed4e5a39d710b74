// The shape of a connector. In: its points, corner radius and heads. Out: the steps of the line itself, shortened so
// that it never shows through a head, and the steps of the heads, filled and stroked.
import type { Point } from '../layout/graph.js';
import { interrupted } from './gaps.js';
import { paintedHead } from './heads.js';
import type { ConnectorShape, HeadForm, PathStep } from './scene.js';

/** px of a line kept where a head covers all of it. */
const REST = 1;
/** Flatter turns are drawn as plain joins: cosine of the angle between the two directions. */
const STRAIGHT = 0.9999;
/** Sharper turns cannot be rounded. */
const REVERSAL = -0.99;
/** px: a smaller arc looks like the corner it replaces. */
const SMALLEST_RADIUS = 0.5;

export interface ConnectorPath {
  readonly line: readonly PathStep[];
  /** Filled with the line's colour. */
  readonly heads: readonly PathStep[];
  /** Stroked like the line, but never dashed. */
  readonly outlines: readonly PathStep[];
}

interface Direction {
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

function directionOf(from: Point, to: Point): Direction {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  return length === 0 ? { x: 1, y: 0, length } : { x: dx / length, y: dy / length, length };
}

/** Points without repeated neighbours. */
function distinctPoints(points: readonly Point[]): Point[] {
  const distinct: Point[] = [];
  for (const point of points) {
    const last = distinct.at(-1);
    if (last === undefined || last.x !== point.x || last.y !== point.y) distinct.push(point);
  }
  return distinct;
}

/** `end` moved towards `towards` by the length that the head covers, but never past it. */
function shortened(end: Point, towards: Point, covered: number): Point {
  const along = directionOf(end, towards);
  const cut = Math.max(0, Math.min(covered, along.length - REST));
  return { x: end.x + along.x * cut, y: end.y + along.y * cut };
}

/** Room for a corner on a segment: all of it at an end of the line, half of it between two corners. */
function roomOn(length: number, isEnd: boolean): number {
  return isEnd ? length : length / 2;
}

function lineSteps(points: readonly Point[], radius: number): PathStep[] {
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined || points.length < 2) return [];
  const steps: PathStep[] = [['M', first.x, first.y]];
  for (let i = 1; i + 1 < points.length; i++) {
    const before = points[i - 1];
    const corner = points[i];
    const after = points[i + 1];
    if (before === undefined || corner === undefined || after === undefined) continue;
    const into = directionOf(before, corner);
    const out = directionOf(corner, after);
    const cosine = into.x * out.x + into.y * out.y;
    if (cosine > STRAIGHT) continue;
    // Tangent of half the turn: the distance from the corner to where an arc of radius 1 touches both segments.
    const reach = Math.sqrt((1 - cosine) / (1 + Math.max(cosine, REVERSAL)));
    const room = Math.min(roomOn(into.length, i === 1), roomOn(out.length, i + 2 === points.length));
    const tangent = Math.min(radius * reach, room);
    const fitted = tangent / reach;
    if (cosine < REVERSAL || fitted < SMALLEST_RADIUS) {
      steps.push(['L', corner.x, corner.y]);
      continue;
    }
    const sweep = into.x * out.y - into.y * out.x > 0 ? 1 : 0;
    steps.push(
      ['L', corner.x - into.x * tangent, corner.y - into.y * tangent],
      ['A', fitted, fitted, 0, sweep, corner.x + out.x * tangent, corner.y + out.y * tangent],
    );
  }
  steps.push(['L', last.x, last.y]);
  return steps;
}

export function connectorPath(shape: ConnectorShape): ConnectorPath {
  const points = distinctPoints(shape.points);
  const [first, second] = points;
  const last = points.at(-1);
  const beforeLast = points.at(-2);
  if (first === undefined || second === undefined || last === undefined || beforeLast === undefined) {
    return { line: [], heads: [], outlines: [] };
  }
  const heads: PathStep[] = [];
  const outlines: PathStep[] = [];
  const ends = [...points];
  const put = (head: HeadForm | true, tip: Point, from: Point): number => {
    const { filled, stroked, cut } = paintedHead(head, tip, directionOf(from, tip));
    heads.push(...filled);
    outlines.push(...stroked);
    return cut;
  };
  if (shape.endHead) ends[ends.length - 1] = shortened(last, beforeLast, put(shape.endHead, last, beforeLast));
  if (shape.startHead) {
    // After the other end, so that a line shorter than its two heads keeps its direction.
    ends[0] = shortened(first, ends[1] ?? second, put(shape.startHead, first, second));
  }
  return { line: interrupted(lineSteps(ends, shape.cornerRadius), shape.gaps ?? []), heads, outlines };
}
