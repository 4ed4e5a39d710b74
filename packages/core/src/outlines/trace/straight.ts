// A contour of few points. In: a closed contour and how far its lines can be from its points. Out: some of its points. Each line is as long as a sleeve of
// that width around the contour allows, so the work grows with the number of points.
import type { Point } from '../flat-parts.js';

export function straightened(points: readonly Point[], tolerance: number): readonly Point[] {
  const [start] = points;
  if (start === undefined) return [];
  const corners: Point[] = [start];
  let from = start;
  let last = start;
  let cone: Cone | undefined;
  let reach = 0;
  for (const point of [...points.slice(1), start]) {
    // A contour that turns back would lose its tip.
    if (distance(from, point) < reach - tolerance || (cone !== undefined && !isWithin(cone, from, point))) {
      corners.push(last);
      from = last;
      cone = undefined;
      reach = 0;
    }
    reach = Math.max(reach, distance(from, point));
    cone = narrowed(cone, point[0] - from[0], point[1] - from[1], tolerance);
    last = point;
  }
  return corners;
}

/** The directions between two vectors, from the first to the right. */
interface Cone {
  readonly left: Point;
  readonly right: Point;
}

/** The directions of the cone that pass a point no farther than the tolerance. */
function narrowed(cone: Cone | undefined, x: number, y: number, tolerance: number): Cone | undefined {
  const square = x * x + y * y - tolerance * tolerance;
  // Every direction passes a point that near.
  if (square <= 0) return cone;
  const along = Math.sqrt(square);
  const left: Point = [x * along + y * tolerance, y * along - x * tolerance];
  const right: Point = [x * along - y * tolerance, y * along + x * tolerance];
  if (cone === undefined) return { left, right };
  return {
    left: cross(cone.left, left) > 0 ? left : cone.left,
    right: cross(cone.right, right) < 0 ? right : cone.right,
  };
}

function isWithin({ left, right }: Cone, from: Point, point: Point): boolean {
  const way: Point = [point[0] - from[0], point[1] - from[1]];
  return cross(left, way) >= 0 && cross(right, way) <= 0;
}

function distance(from: Point, to: Point): number {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  return Math.sqrt(x * x + y * y);
}

function cross([a, b]: Point, [c, d]: Point): number {
  return a * d - b * c;
}
