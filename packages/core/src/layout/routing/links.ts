// The neighbourhood of the grid's cells. In: its cells. Out: for each its middle, its group, the neighbours to which a
// line can continue, and the cost of doing so. Small arrays, because the path search is bound by memory access.
import { float, int } from '../layered/read.js';
import type { Grid } from './grid.js';
import { X, Y } from './model.js';
import { NARROW_CHANNEL, TIGHT_CHANNEL } from './weights.js';

export interface Links {
  /** By heading, the offset of the next cell in the list. */
  readonly steps: Int32Array;
  /** By cell, its middle. */
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  /** By cell, its group; cells without one come after all groups. */
  readonly within: Int32Array;
  /** By cell, a bit for each heading in which a cell without a box follows. */
  readonly exits: Uint8Array;
  /** By cell, the cost of continuing to the next column and to the next row. */
  readonly right: Float64Array;
  readonly down: Float64Array;
}

export function linkCells(grid: Grid, groups: number): Links {
  const { columns, node } = grid;
  const cells = node.length;
  const xs = new Float64Array(cells);
  const ys = new Float64Array(cells);
  const within = new Int32Array(cells);
  const exits = new Uint8Array(cells);
  const right = new Float64Array(cells);
  const down = new Float64Array(cells);
  const tightX = tightness(grid, X);
  const tightY = tightness(grid, Y);
  const [middleX, middleY] = grid.middle;
  for (let cell = 0, row = 0; cell < cells; row++) {
    const y = float(middleY, row);
    const isLast = cell + columns >= cells;
    const toNext = isLast ? 0 : float(middleY, row + 1) - y;
    const tight = float(tightY, row);
    for (let column = 0; column < columns; column++, cell++) {
      const x = float(middleX, column);
      xs[cell] = x;
      ys[cell] = y;
      const group = int(grid.group, cell);
      within[cell] = group < 0 ? groups : group;
      let open = 0;
      if (column + 1 < columns) {
        right[cell] = (float(middleX, column + 1) - x) * tight;
        if (node[cell + 1] === -1) open |= 1;
      }
      if (!isLast) {
        down[cell] = toNext * float(tightX, column);
        if (node[cell + columns] === -1) open |= 2;
      }
      if (column > 0 && node[cell - 1] === -1) open |= 4;
      if (row > 0 && node[cell - columns] === -1) open |= 8;
      exits[cell] = open;
    }
  }
  return { steps: Int32Array.of(1, columns, -1, -columns), xs, ys, within, exits, right, down };
}

/** By column or row, the cost of a px along it. */
function tightness({ from, to }: Grid, axis: typeof X | typeof Y): Float64Array {
  return to[axis].map((end, k) => 1 + TIGHT_CHANNEL * Math.max(0, 1 - (end - float(from[axis], k)) / NARROW_CHANNEL));
}
