// A square turned and mirrored as its orientation asks (CIPA DC-008, section 4.6.4): in, pixels as they are stored; out, as they are seen.
import type { Pixels } from './resample.js';

/** Where a pixel that is seen at x, y is stored; `last` is the largest of both. By orientation, from 1. */
const PLACES: readonly ((x: number, y: number, last: number) => readonly [number, number])[] = [
  (x, y) => [x, y],
  (x, y, last) => [last - x, y],
  (x, y, last) => [last - x, last - y],
  (x, y, last) => [x, last - y],
  (x, y) => [y, x],
  (x, y, last) => [y, last - x],
  (x, y, last) => [last - y, last - x],
  (x, y, last) => [last - y, x],
];

export function oriented({ data, width: size, height }: Pixels, orientation: number): Pixels {
  const place = PLACES[orientation - 1];
  if (place === undefined || orientation === 1) return { data, width: size, height };
  const result = new Uint8Array(data.length);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const [fromX, fromY] = place(x, y, size - 1);
      const from = (fromY * size + fromX) * 4;
      result.set(data.subarray(from, from + 4), (y * size + x) * 4);
    }
  return { data: result, width: size, height: size };
}
