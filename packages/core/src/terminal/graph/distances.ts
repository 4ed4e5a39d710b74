// Minimum distances between elements. In: what takes room along an axis, with its position in the drawing. Out: a
// distance for every two of which one precedes the other and overlaps it across the axis.
import { headCells } from '../heads.js';
import type { Axis, Place } from './axis.js';
import { type AxisName, runsAlong } from './line-ends.js';
import type { Sketch } from './parts-of-sketch.js';

export const BOX = 0;
export const LABEL = 1;
export const LINE = 2;
export const WALL = 3;
export const TITLE = 4;
type Kind = typeof BOX | typeof LABEL | typeof LINE | typeof WALL | typeof TITLE;

/** An element that takes room along the axis: from `lo` to `hi`, over the range on the other axis. */
export interface Thing {
  readonly kind: Kind;
  readonly lo: Place;
  readonly hi: Place;
  /** In px of the drawing, which determines the order. */
  readonly from: number;
  readonly to: number;
  /** In px, or in cells once the other axis is solved. */
  readonly range: readonly [number, number];
  /** For a line or a label. */
  readonly line?: number;
  /** For a box. */
  readonly box?: number;
}

type Gap = readonly [across: number, upright: number];
const FREE: undefined = undefined;

/**
 * Cells from the end of one element to the start of the next, by their kinds; titles are in walls and only lines must
 * avoid them.
 */
const APART: readonly (readonly (Gap | undefined)[])[] = [
  // box, label, line, wall, title
  [[3, 2], [1, 1], [2, 1], [2, 1], FREE],
  [[1, 1], [1, 1], [1, 1], [1, 1], FREE],
  [
    [2, 1],
    [1, 1],
    [2, 1],
    [2, 1],
    [2, 1],
  ],
  [[2, 1], [1, 1], [2, 1], [2, 1], FREE],
  [FREE, FREE, [2, 1], FREE, FREE],
];

export function separate(cells: Axis, axis: AxisName, sketch: Sketch, things: readonly Thing[]): void {
  const sorted = things.toSorted((a, b) => a.from - b.from || a.to - b.to);
  sorted.forEach((first, i) => {
    for (let j = i + 1; j < sorted.length; j++) {
      const second = sorted[j];
      if (second === undefined || first.to > second.from) continue;
      if (first.range[0] > second.range[1] || second.range[0] > first.range[1]) continue;
      const distance = apart(first, second, sketch, axis);
      if (distance !== undefined) cells.keep(first.hi, second.lo, distance);
    }
  });
}

function apart(first: Thing, second: Thing, sketch: Sketch, axis: AxisName): number | undefined {
  if (first.line !== undefined && first.line === second.line) return 1;
  const line = first.line ?? second.line;
  const box = first.box ?? second.box;
  if (box !== undefined) {
    // A head is inside the frame that its line enters, not in its border.
    const wall = first.kind === WALL || second.kind === WALL;
    const head = wall ? headAt(sketch, box, axis, box === second.box) : 0;
    if (head > 0) return 1 + head;
    const of = line === undefined ? undefined : sketch.lines[line];
    if (of !== undefined && (of.from === box || of.to === box)) return 1;
  }
  return APART[first.kind]?.[second.kind]?.[axis];
}

/** The cells of the longest head on the box's side, before it or after it, of lines that arrive along the axis. */
function headAt({ lines }: Sketch, box: number, axis: AxisName, before: boolean): number {
  const heads = lines.map((line) => {
    const last = line.points.length - 2;
    const comes = (stretch: number, near: number, far: number): boolean => {
      const at = line.points[near]?.[axis] ?? 0;
      return runsAlong(line, stretch, axis) && (line.points[far]?.[axis] ?? 0) < at === before;
    };
    return Math.max(
      line.to === box && comes(last, last + 1, last) ? headCells(line.line.endHead) : 0,
      line.from === box && comes(0, 0, 1) ? headCells(line.line.startHead) : 0,
    );
  });
  return Math.max(0, ...heads);
}
