// The neighbourhood of the grid's cells. In: its cells. Out: for each its middle, its group, the neighbours to which a
// line can continue, and the cost of doing so. Small arrays, because the path search is bound by memory access.
import { float, int } from '../layered/read.js';
import type { Grid } from './grid.js';
import { X, Y } from './model.js';

/** For each px in a channel narrower than this, at most. */
const NARROW = 32;
const TIGHT = 0.25;

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
  const isFree = (cell: number): boolean => int(node, cell) === -1;
  for (let cell = 0, row = 0; cell < cells; row++) {
    for (let column = 0; column < columns; column++, cell++) {
      xs[cell] = float(grid.middle[X], column);
      ys[cell] = float(grid.middle[Y], row);
      const group = int(grid.group, cell);
      within[cell] = group < 0 ? groups : group;
      let open = 0;
      if (column + 1 < columns) {
        right[cell] = (float(grid.middle[X], column + 1) - float(grid.middle[X], column)) * float(tightY, row);
        if (isFree(cell + 1)) open |= 1;
      }
      if (cell + columns < cells) {
        down[cell] = (float(grid.middle[Y], row + 1) - float(grid.middle[Y], row)) * float(tightX, column);
        if (isFree(cell + columns)) open |= 2;
      }
      if (column > 0 && isFree(cell - 1)) open |= 4;
      if (row > 0 && isFree(cell - columns)) open |= 8;
      exits[cell] = open;
    }
  }
  return { steps: Int32Array.of(1, columns, -1, -columns), xs, ys, within, exits, right, down };
}

/** By column or row, the cost of a px along it. */
function tightness({ from, to }: Grid, axis: typeof X | typeof Y): Float64Array {
  return to[axis].map((end, k) => 1 + TIGHT * Math.max(0, 1 - (end - float(from[axis], k)) / NARROW));
}
