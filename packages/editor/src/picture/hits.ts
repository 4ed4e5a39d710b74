// What is under a point: in, boxes of parts and a point in the same px; out, the innermost part of a sort.
import type { PicturePart } from './parts.js';
import type { Box, Point } from './view.js';

export interface BoxedPart {
  readonly part: PicturePart;
  readonly box: Box;
}

/** The smallest such part that contains the point. */
export function partUnder(
  { x, y }: Point,
  parts: readonly BoxedPart[],
  isMeant: (part: PicturePart) => boolean,
): PicturePart | undefined {
  const [first] = parts
    .filter(({ box, part }) => isMeant(part) && isIn(box, x, y))
    .sort((a, b) => a.box.width * a.box.height - b.box.width * b.box.height);
  return first?.part;
}

function isIn(box: Box, x: number, y: number): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}

/** Points around one, nearest first: a line is thin, and a finger is not. */
export function around({ x, y }: Point, reach: number): readonly Point[] {
  const steps = [-reach, -reach / 2, 0, reach / 2, reach];
  return steps
    .flatMap((dx) => steps.map((dy) => ({ x: x + dx, y: y + dy })))
    .sort((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y));
}
