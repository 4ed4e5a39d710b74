// Lines with gaps. In: the steps of a line or an outline, and boxes. Out: the steps outside the boxes: a gap wherever
// the line runs through one. Only rounded corners' arcs are cut, on circles and under half a turn; other curves stay
// whole.
import type { Box, Point } from '../layout/graph.js';
import type { PathStep } from './scene.js';

export function interrupted(steps: readonly PathStep[], gaps: readonly Box[]): readonly PathStep[] {
  if (gaps.length === 0) return steps;
  const out: PathStep[] = [];
  let isCut = false;
  let pen: Point | undefined;
  let at: Point = { x: 0, y: 0 };
  let start = at;
  const draw = (from: Point, step: PathStep, to: Point): void => {
    if (pen === undefined || pen.x !== from.x || pen.y !== from.y) out.push(['M', from.x, from.y]);
    out.push(step);
    pen = to;
  };
  for (const step of steps) {
    const to = step[0] === 'Z' ? start : { x: Number(step.at(-2)), y: Number(step.at(-1)) };
    if (step[0] === 'M') start = to;
    else if (step[0] === 'C') draw(at, step, to);
    else {
      const piece = step[0] === 'A' ? arcPiece(at, step) : linePiece(at, to);
      const near = gapsNear(piece, gaps);
      let from = at;
      for (const { point } of [...crossings(piece, near), { point: to }]) {
        if (isInside(piece.between(from, point), near)) isCut = true;
        else draw(from, piece.step(point), point);
        from = point;
      }
    }
    at = to;
  }
  return isCut ? out : steps;
}

/** A step as a piece that can be cut in two. */
interface Piece {
  readonly from: Point;
  readonly to: Point;
  /** How far it extends beyond the bounding box of its ends, at most, px. */
  readonly bulge: number;
  /** Where it can cross a vertical line, and a horizontal one. */
  readonly atX: (x: number) => readonly Point[];
  readonly atY: (y: number) => readonly Point[];
  /** A point between two others on it. */
  readonly between: (one: Point, other: Point) => Point;
  /** The step to a point on it. */
  readonly step: (to: Point) => PathStep;
}

function linePiece(from: Point, to: Point): Piece {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  return {
    from,
    to,
    bulge: 0,
    atX: (x) => (dx === 0 ? [] : [{ x, y: from.y + (dy * (x - from.x)) / dx }]),
    atY: (y) => (dy === 0 ? [] : [{ x: from.x + (dx * (y - from.y)) / dy, y }]),
    between: (one, other) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }),
    step: ({ x, y }) => ['L', x, y],
  };
}

function arcPiece(from: Point, [, radius, , , sweep, x, y]: Extract<PathStep, readonly ['A', ...unknown[]]>): Piece {
  const to = { x, y };
  const middle = { x: (from.x + x) / 2, y: (from.y + y) / 2 };
  // Half the chord, turned to the side of the arc.
  const side = sweep === 1 ? 1 : -1;
  const bulge = { x: (side * (y - from.y)) / 2, y: (side * (from.x - x)) / 2 };
  const half = length(bulge);
  const back = half === 0 ? 0 : Math.sqrt(Math.max(0, radius * radius - half * half)) / half;
  const centre = { x: middle.x - bulge.x * back, y: middle.y - bulge.y * back };
  const isOn = (at: Point): boolean => (at.x - middle.x) * bulge.x + (at.y - middle.y) * bulge.y >= 0;
  const reach = (distance: number): readonly number[] => {
    const square = radius * radius - distance * distance;
    return square < 0 ? [] : [Math.sqrt(square), -Math.sqrt(square)];
  };
  return {
    from,
    to,
    bulge: radius,
    atX: (line) =>
      reach(line - centre.x)
        .map((up) => ({ x: line, y: centre.y + up }))
        .filter(isOn),
    atY: (line) =>
      reach(line - centre.y)
        .map((along) => ({ x: centre.x + along, y: line }))
        .filter(isOn),
    between: (one, other) => {
      const out = { x: (one.x + other.x) / 2 - centre.x, y: (one.y + other.y) / 2 - centre.y };
      const far = length(out);
      return far === 0 ? centre : { x: centre.x + (out.x * radius) / far, y: centre.y + (out.y * radius) / far };
    },
    step: (end) => ['A', radius, radius, 0, sweep, end.x, end.y],
  };
}

function length({ x, y }: Point): number {
  return Math.sqrt(x * x + y * y);
}

/** The gaps that a piece can meet: for a line across many others only a few. */
function gapsNear({ from, to, bulge }: Piece, gaps: readonly Box[]): readonly Box[] {
  const [left, right] = [Math.min(from.x, to.x) - bulge, Math.max(from.x, to.x) + bulge];
  const [top, bottom] = [Math.min(from.y, to.y) - bulge, Math.max(from.y, to.y) + bulge];
  return gaps.filter(({ x, y, width, height }) => x <= right && x + width >= left && y <= bottom && y + height >= top);
}

/** Where a piece crosses the borders of boxes, in its direction. */
function crossings(piece: Piece, gaps: readonly Box[]): readonly { readonly point: Point; readonly along: number }[] {
  const { from, to } = piece;
  const chord = { x: to.x - from.x, y: to.y - from.y };
  const square = chord.x * chord.x + chord.y * chord.y;
  return gaps
    .flatMap(({ x, y, width, height }) => [
      ...[x, x + width].flatMap(piece.atX).filter((at) => at.y >= y && at.y <= y + height),
      ...[y, y + height].flatMap(piece.atY).filter((at) => at.x >= x && at.x <= x + width),
    ])
    .map((point) => ({ point, along: ((point.x - from.x) * chord.x + (point.y - from.y) * chord.y) / square }))
    .filter(({ along }) => along > 0 && along < 1)
    .sort((a, b) => a.along - b.along);
}

function isInside({ x, y }: Point, gaps: readonly Box[]): boolean {
  return gaps.some((gap) => x > gap.x && x < gap.x + gap.width && y > gap.y && y < gap.y + gap.height);
}
