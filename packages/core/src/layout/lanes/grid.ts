// What is drawn on a grid of columns and rows: boxes that occupy cells, lines that run between and through free cells,
// and the room of each gap. Columns and rows are two axes with the same fields, so that every pass is written once.
// Corridors of an axis are numbered across it: 2 i is gap i (before cell i; the last gap is after the last cell), 2 i +
// 1 is cell i.
import type { LabelSize, Size } from '../graph.js';
import { SIZE_GRID } from './weights.js';

export const X = 0;
export const Y = 1;
export type Axis = typeof X | typeof Y;

export function otherAxis(axis: Axis): Axis {
  return axis === X ? Y : X;
}

/** Cells from `at` on, `count` of them. */
export interface Cells {
  readonly at: number;
  readonly count: number;
}

/** A box grows along x to fill its cells, up to `most`; all of a family by the same amount. */
export interface Fill {
  readonly most: number;
  readonly family: number;
  /**
   * Whether it shares the gap before it, and the one after it, with a neighbour: then its room ends in the middle of
   * that gap.
   */
  readonly shared: readonly [boolean, boolean];
}

export interface GridBox extends Size {
  /** Along x, along y. */
  readonly cells: readonly [Cells, Cells];
  /** Where lines can end: anywhere on its sides, or at the middle of each. */
  readonly outline: 'box' | 'diamond';
  readonly fill?: Fill;
}

/** The side of a box: the later ones are right and bottom. */
export type Side = 0 | 1 | 2 | 3;
interface SideOf {
  readonly axis: Axis;
  readonly sign: 1 | -1;
}
export const SIDES: readonly [right: SideOf, bottom: SideOf, left: SideOf, top: SideOf] = [
  { axis: X, sign: 1 },
  { axis: Y, sign: 1 },
  { axis: X, sign: -1 },
  { axis: Y, sign: -1 },
];
export const ALL_SIDES: readonly Side[] = [0, 1, 2, 3];

/** The cost of leaving or meeting each side in addition to the length of the path, px. */
export type SideCosts = readonly [right: number, bottom: number, left: number, top: number];

export interface GridLine {
  /** Indices of the boxes. */
  readonly from: number;
  readonly to: number;
  readonly label?: LabelSize;
  /** Lines of one trunk can arrive at a corner of a diamond as one. */
  readonly trunk?: string;
  readonly leaving: SideCosts;
  readonly meeting: SideCosts;
  /** It is cut at a frame around one of its boxes: all other lines are routed first. */
  readonly cut?: boolean;
}

/** Cells that only lines to or from some boxes can enter; without any box, no line can. */
export interface GridFrame {
  readonly cells: readonly [Cells, Cells];
  readonly holds: ReadonlySet<number>;
}

/** px before a gap's first line, after its last line, and of the whole gap at least. */
export interface Gap {
  readonly before: number;
  readonly after: number;
  readonly least: number;
  /** From its last line to the far side of the border that runs through it: labels are on one side of that. */
  readonly border?: number;
  /** px at its start and at its end that belong to frames: labels are placed between them. */
  readonly lead?: number;
  readonly tail?: number;
}

/** That many cells must have that length, including the gaps between them. */
export interface Demand extends Cells {
  readonly length: number;
}

export interface GridAxis {
  readonly count: number;
  /** One more than cells. */
  readonly gaps: readonly Gap[];
  /** In addition to what the boxes need. */
  readonly demands: readonly Demand[];
  /** The lengths of all cells for their content, and the lengths of all gaps. */
  readonly fit: (demands: readonly Demand[], gaps: readonly number[], count: number) => readonly number[];
}

export interface Grid {
  readonly axes: readonly [GridAxis, GridAxis];
  readonly boxes: readonly GridBox[];
  readonly lines: readonly GridLine[];
  /** Each after the frame around it. */
  readonly frames: readonly GridFrame[];
  /** Between two lines of a gap, px. */
  readonly line: number;
  /** Between a label and the ends of its line, px. */
  readonly air: number;
  /** The axis that text runs along: labels are farther apart there, so that two do not read as one. */
  readonly reading: Axis;
}

/** Every cell as long as it has to be; a length required of several cells together is shared among them. */
export function fitCells(demands: readonly Demand[], gaps: readonly number[], count: number): readonly number[] {
  const lengths = new Array<number>(count).fill(0);
  for (const { at, count: cells, length } of demands.toSorted((a, b) => a.count - b.count)) {
    let missing = length;
    for (let i = at; i < at + cells; i++) missing -= (lengths[i] ?? 0) + (i > at ? (gaps[i] ?? 0) : 0);
    if (missing <= 0) continue;
    for (let i = at; i < at + cells; i++) lengths[i] = (lengths[i] ?? 0) + missing / cells;
  }
  return lengths.map((each) => SIZE_GRID * Math.ceil(each / SIZE_GRID));
}

/** The corridor of an axis that a box's lines run in: its middle cell. */
export function middleOf({ at, count }: Cells): number {
  return 2 * (at + ((count - 1) >> 1)) + 1;
}
