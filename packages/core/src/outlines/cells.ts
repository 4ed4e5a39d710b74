// A coarse raster of outlines, for questions of colour. In: the steps of an outline and the box of its icon. Out: which cells of a grid it covers.
import { flatParts, type Point } from './flat-parts.js';
import type { OutlineStep } from './placed-outline.js';

/** Per side of the grid. */
export const CELLS = 36;

/** Lines per curve. */
const PIECES = 4;
/** More points than the limits of an icon allow. */
const MOST_POINTS = 1_000_000;

export type Stretch =
  | { readonly fill: 'nonzero' | 'evenodd' }
  | { /** In the icon's own units. */ readonly strokeWidth: number };

/** 1 for each cell whose centre the outline covers, in rows. */
export function coveredCells(
  steps: readonly OutlineStep[],
  stretch: Stretch,
  { width, height }: { readonly width: number; readonly height: number },
): Uint8Array {
  const side = Math.max(width, height);
  const [left, top] = [(width - side) / 2, (height - side) / 2];
  const parts = (flatParts(steps, PIECES, MOST_POINTS) ?? []).map((part) =>
    part.map(([x, y]): Point => [((x - left) * CELLS) / side, ((y - top) * CELLS) / side]),
  );
  if ('fill' in stretch) return filled(parts, stretch.fill === 'evenodd');
  // A stroke thinner than a cell is still visible.
  return stroked(parts, Math.max(0.5, (stretch.strokeWidth * CELLS) / side / 2));
}

function filled(parts: readonly (readonly Point[])[], evenOdd: boolean): Uint8Array {
  // How the winding number changes at each cell of a row, from the left; the last column takes what lies to the right.
  const changes = new Int32Array(CELLS * (CELLS + 1));
  for (const part of parts) {
    let [x1, y1] = part.at(-1) ?? [0, 0];
    for (const [x2, y2] of part) {
      const direction = y1 < y2 ? 1 : -1;
      const from = Math.max(0, Math.ceil(Math.min(y1, y2) - 0.5));
      const to = Math.min(CELLS, Math.ceil(Math.max(y1, y2) - 0.5));
      for (let row = from; row < to; row++) {
        const x = x1 + ((row + 0.5 - y1) * (x2 - x1)) / (y2 - y1);
        const column = Math.min(CELLS, Math.max(0, Math.ceil(x - 0.5)));
        const at = row * (CELLS + 1) + column;
        changes[at] = (changes[at] ?? 0) + direction;
      }
      [x1, y1] = [x2, y2];
    }
  }
  const cells = new Uint8Array(CELLS * CELLS);
  for (let row = 0; row < CELLS; row++) {
    let winding = 0;
    for (let column = 0; column < CELLS; column++) {
      winding += changes[row * (CELLS + 1) + column] ?? 0;
      if (evenOdd ? winding % 2 !== 0 : winding !== 0) cells[row * CELLS + column] = 1;
    }
  }
  return cells;
}

function stroked(parts: readonly (readonly Point[])[], reach: number): Uint8Array {
  const cells = new Uint8Array(CELLS * CELLS);
  for (const part of parts) {
    for (const [at, [x2, y2]] of part.entries()) {
      const [x1, y1] = part[at - 1] ?? [x2, y2];
      const [dx, dy] = [x2 - x1, y2 - y1];
      const length = dx * dx + dy * dy;
      const rows = rangeOf(y1, y2, reach);
      const columns = rangeOf(x1, x2, reach);
      for (let row = rows.first; row <= rows.last; row++) {
        for (let column = columns.first; column <= columns.last; column++) {
          const [px, py] = [column + 0.5 - x1, row + 0.5 - y1];
          const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
          const [ox, oy] = [px - along * dx, py - along * dy];
          if (ox * ox + oy * oy <= reach * reach) cells[row * CELLS + column] = 1;
        }
      }
    }
  }
  return cells;
}

function rangeOf(one: number, other: number, reach: number): { readonly first: number; readonly last: number } {
  return {
    first: Math.max(0, Math.floor(Math.min(one, other) - reach)),
    last: Math.min(CELLS - 1, Math.ceil(Math.max(one, other) + reach)),
  };
}
