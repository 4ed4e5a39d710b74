// The parts of an outline as the points of lines. In: its steps, and how many lines a curve becomes. Out: the points of each part; undefined for more
// points than the caller takes.
import type { OutlineStep } from './placed-outline.js';

export type Point = readonly [x: number, y: number];

export function flatParts(
  steps: readonly OutlineStep[],
  pieces: number,
  most: number,
): readonly (readonly Point[])[] | undefined {
  const parts: Point[][] = [];
  let count = 0;
  for (const [letter, ...numbers] of steps) {
    const part = parts.at(-1) ?? [];
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
    if (letter === 'M') parts.push([[a, b]]);
    else if (letter === 'L') part.push([a, b]);
    else if (letter === 'C') part.push(...curvePoints(part.at(-1) ?? [a, b], [a, b], [c, d], [e, f], pieces));
    else if (part[0] !== undefined) {
      part.push(part[0]);
      // What follows without a move begins where the part began.
      parts.push([part[0]]);
    }
    count += letter === 'C' ? pieces : 1;
    if (count > most) return undefined;
  }
  return parts;
}

function curvePoints(from: Point, first: Point, second: Point, to: Point, pieces: number): readonly Point[] {
  return Array.from({ length: pieces }, (_, at) => {
    const t = (at + 1) / pieces;
    const u = 1 - t;
    const along = (axis: 0 | 1): number =>
      u * u * u * from[axis] + 3 * u * u * t * first[axis] + 3 * u * t * t * second[axis] + t * t * t * to[axis];
    return [along(0), along(1)];
  });
}
