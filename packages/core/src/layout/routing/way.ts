// Reads a path through the grid. In: consecutive cells. Out: headings, turns, and what it runs straight through.
import { nth } from '../layered/checked.js';
import { type Axis, type End, SIDES, type Side } from './model.js';

/** A path through the grid: the places where it turns, by cell. */
export interface Way {
  readonly edge: number;
  readonly start: End;
  readonly end: End;
  /** From the start, the column or row of each segment. */
  readonly turns: readonly number[];
  readonly cells: readonly number[];
  /** The part it shares with another path, at its end or its start: that many segments and cells. */
  readonly trunk?: {
    readonly edge: number;
    readonly atEnd: boolean;
    readonly segments: number;
    readonly cells: number;
  };
}

/** Headings are numbered like the sides that they leave through. */
export function opposite(heading: number): number {
  return heading ^ 2;
}

/** From a cell to its neighbour. */
export function heading(from: number, to: number, columns: number): number {
  const by = to - from;
  if (by === 1) return 0;
  if (by === columns) return 1;
  return by === -1 ? 2 : 3;
}

/** The column or row of each segment of a path through these cells. */
export function turnsOf(cells: readonly number[], start: Side, end: Side, columns: number): number[] {
  const turns: number[] = [];
  let into = -1;
  const pass = (cell: number, out: number): void => {
    if (out === into) return;
    turns.push((out & 1) === 0 ? Math.floor(cell / columns) : cell % columns);
    into = out;
  };
  pass(nth(cells, 0), SIDES.indexOf(start));
  cells.forEach((cell, i) => {
    const next = cells[i + 1];
    pass(cell, next === undefined ? opposite(SIDES.indexOf(end)) : heading(cell, next, columns));
  });
  return turns;
}

/** Calls back for each cell of its own that a path runs straight through, with the axis it runs along. */
export function eachStraight(
  { cells, start, end, trunk }: Way,
  columns: number,
  call: (cell: number, axis: Axis) => void,
): void {
  const from = trunk === undefined || trunk.atEnd ? 0 : trunk.cells;
  const to = trunk?.atEnd === true ? cells.length - trunk.cells : cells.length;
  let into = SIDES.indexOf(start.side);
  cells.forEach((cell, i) => {
    const next = cells[i + 1];
    const out = next === undefined ? opposite(SIDES.indexOf(end.side)) : heading(cell, next, columns);
    if (into === out && i >= from && i < to) call(cell, nth(SIDES, into).axis);
    into = out;
  });
}

/**
 * Whether a path runs back, against the direction in which it leaves its start, or in which it arrives at its end if
 * `atEnd`: on a stroke shared there, it would be lost in a knot.
 */
export function runsBack({ cells, start, end }: Way, atEnd: boolean, columns: number): boolean {
  const side = SIDES.indexOf((atEnd ? end : start).side);
  const back = atEnd ? side : opposite(side);
  return cells.some((cell, i) => {
    const next = cells[i + 1];
    return next !== undefined && heading(cell, next, columns) === back;
  });
}
