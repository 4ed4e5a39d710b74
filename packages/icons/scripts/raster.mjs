// A coarse raster of an icon: which of its shapes is on top in each cell of a grid. In: outlines. Out: cells. Good
// enough for questions of colour, not for pictures.

import { flattened, outlineOf } from './outline.mjs';

export const CELLS = 36;
const STEPS = 4;

/** @returns {Uint8Array} 1 where the outline covers the centre of a cell */
export function covered(d, { evenOdd = false, strokeWidth }, frame) {
  const parts = flattened(outlineOf(d), STEPS).map((part) => gridded(part, frame));
  return strokeWidth === undefined ? filled(parts, evenOdd) : stroked(parts, (strokeWidth * CELLS) / frame.side / 2);
}

/** The square that holds an icon's box in its middle. */
export function frameOf({ width, height }) {
  const side = Math.max(width, height);
  return { side, left: (width - side) / 2, top: (height - side) / 2 };
}

function gridded(part, { side, left, top }) {
  const points = new Float64Array(part.length);
  for (let at = 0; at < part.length; at += 2) {
    points[at] = ((part[at] - left) * CELLS) / side;
    points[at + 1] = ((part[at + 1] - top) * CELLS) / side;
  }
  return points;
}

function filled(parts, evenOdd) {
  const cells = new Uint8Array(CELLS * CELLS);
  const rows = Array.from({ length: CELLS }, () => []);
  for (const points of parts) {
    const last = points.length - 2;
    for (let at = 0; at <= last; at += 2) {
      const next = at === last ? 0 : at + 2;
      const [x1, y1, x2, y2] = [points[at], points[at + 1], points[next], points[next + 1]];
      if (y1 === y2) continue;
      const [top, bottom] = y1 < y2 ? [y1, y2] : [y2, y1];
      const from = Math.max(0, Math.ceil(top - 0.5));
      const to = Math.min(CELLS - 1, Math.ceil(bottom - 0.5) - 1);
      for (let row = from; row <= to; row++)
        rows[row].push([x1 + ((row + 0.5 - y1) * (x2 - x1)) / (y2 - y1), y1 < y2 ? 1 : -1]);
    }
  }
  rows.forEach((crossings, row) => {
    crossings.sort(([one], [other]) => one - other);
    let winding = 0;
    for (let at = 0; at < crossings.length - 1; at++) {
      winding += evenOdd ? 1 : crossings[at][1];
      if (evenOdd ? winding % 2 === 0 : winding === 0) continue;
      const from = Math.max(0, Math.ceil(crossings[at][0] - 0.5));
      const to = Math.min(CELLS, Math.ceil(crossings[at + 1][0] - 0.5));
      for (let column = from; column < to; column++) cells[row * CELLS + column] = 1;
    }
  });
  return cells;
}

function stroked(parts, half) {
  const cells = new Uint8Array(CELLS * CELLS);
  // A stroke thinner than a cell is still visible.
  const reach = Math.max(half, 0.5);
  for (const points of parts) {
    for (let at = 0; at + 3 < points.length; at += 2) {
      const [x1, y1, x2, y2] = [points[at], points[at + 1], points[at + 2], points[at + 3]];
      const [dx, dy] = [x2 - x1, y2 - y1];
      const length = dx * dx + dy * dy;
      const top = Math.max(0, Math.floor(Math.min(y1, y2) - reach));
      const bottom = Math.min(CELLS - 1, Math.ceil(Math.max(y1, y2) + reach));
      const left = Math.max(0, Math.floor(Math.min(x1, x2) - reach));
      const right = Math.min(CELLS - 1, Math.ceil(Math.max(x1, x2) + reach));
      for (let row = top; row <= bottom; row++) {
        for (let column = left; column <= right; column++) {
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
