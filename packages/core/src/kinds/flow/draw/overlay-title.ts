// Where an overlay's title stands: in, the overlay's box and what is already on the picture; out, the title's top-left
// corner on the stroke, clear of words and boxes, and of lines too where that can be had.
import type { Box, Point, Size } from '../../../layout/graph.js';

/** From the overlay's corners, px. */
const FROM_CORNER = 14;
const STEP = 8;

export interface Taken {
  readonly boxes: readonly Box[];
  readonly lines: readonly Box[];
}

function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Along the top from the left, then along the bottom. */
function spots(box: Box, title: Size): readonly Point[] {
  const first = box.x + FROM_CORNER;
  const last = box.x + box.width - FROM_CORNER - title.width;
  const count = Math.max(1, Math.floor((last - first) / STEP) + 1);
  return [box.y, box.y + box.height].flatMap((stroke) =>
    Array.from({ length: count }, (_, i) => ({ x: first + i * STEP, y: stroke - title.height / 2 })),
  );
}

export function titleSpot(box: Box, title: Size, taken: Taken): Point {
  const all = spots(box, title);
  const free = (by: readonly Box[]) => (spot: Point) => !by.some((each) => overlaps({ ...spot, ...title }, each));
  const clear = all.filter(free(taken.boxes));
  return clear.find(free(taken.lines)) ?? clear[0] ?? { x: box.x + FROM_CORNER, y: box.y - title.height / 2 };
}

/** The stretches of a way as boxes with air round them. */
export function stretches(points: readonly Point[], air: number): readonly Box[] {
  return points.slice(1).map((to, i) => {
    const from = points[i] ?? to;
    return {
      x: Math.min(from.x, to.x) - air,
      y: Math.min(from.y, to.y) - air,
      width: Math.abs(to.x - from.x) + 2 * air,
      height: Math.abs(to.y - from.y) + 2 * air,
    };
  });
}

/** A box's sides as a closed way. */
export function outline({ x, y, width, height }: Box): readonly Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
    { x, y },
  ];
}
