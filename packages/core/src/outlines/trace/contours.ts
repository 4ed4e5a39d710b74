// The contours of one colour. In: the areas of a picture and the index of a colour. Out: closed outlines around its areas and around the holes in them, in
// opposite directions, through the middles of the edges of pixels.
import type { Point } from '../flat-parts.js';

/** The four ways along edges of pixels, each a right turn after the one before it: right, down, left, up. */
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

export function contoursOf(
  areas: Int8Array,
  width: number,
  height: number,
  colour: number,
): readonly (readonly Point[])[] {
  const isInside = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && areas[y * width + x] === colour;
  // For each corner, a bit per direction in which an edge leaves it with the colour to its right.
  const corners = new Uint8Array((width + 1) * (height + 1));
  for (let y = 0; y <= height; y++) {
    for (let x = 0; x <= width; x++) {
      const [before, above, here, beside] = [
        isInside(x - 1, y - 1),
        isInside(x, y - 1),
        isInside(x, y),
        isInside(x - 1, y),
      ];
      corners[y * (width + 1) + x] =
        (here && !above ? 1 : 0) + (beside && !here ? 2 : 0) + (before && !beside ? 4 : 0) + (above && !before ? 8 : 0);
    }
  }
  const contours: Point[][] = [];
  for (let start = 0; start < corners.length; start++) {
    for (let bits = corners[start] ?? 0; bits !== 0; bits = corners[start] ?? 0)
      contours.push(walk(corners, width + 1, start, lowest(bits)));
  }
  return contours;
}

/** Follows edges back to the start and removes them. Where two areas meet at a corner it turns right, so that each has its own contour. */
function walk(corners: Uint8Array, row: number, start: number, first: number): Point[] {
  const points: Point[] = [];
  let [at, way] = [start, first];
  do {
    corners[at] = (corners[at] ?? 0) & ~(1 << way);
    const [dx, dy] = STEPS[way] ?? [0, 0];
    const [x, y] = [at % row, Math.floor(at / row)];
    points.push([x + dx / 2, y + dy / 2]);
    at += dy * row + dx;
    const bits = corners[at] ?? 0;
    const next = [(way + 1) % 4, way, (way + 3) % 4].find((each) => (bits >> each) % 2 === 1);
    if (next === undefined) break;
    way = next;
  } while (at !== start || way !== first);
  return points;
}

function lowest(bits: number): number {
  return [0, 1, 2, 3].find((each) => (bits >> each) % 2 === 1) ?? 0;
}
