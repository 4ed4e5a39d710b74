// How far things keep from one another: in, what takes room along an axis, with its place in the drawing; out, a distance for
// every two of which one lies before the other and beside it.
import type { Axis, Place } from './axis.js';
import { type AxisName, runsAlong } from './line-ends.js';
import type { Sketch } from './parts-of-sketch.js';

export const BOX = 0;
export const LABEL = 1;
export const LINE = 2;
export const WALL = 3;
export const TITLE = 4;
type Kind = typeof BOX | typeof LABEL | typeof LINE | typeof WALL | typeof TITLE;

/** What takes room along the axis: from `lo` to `hi`, over the range on the other axis. */
export interface Thing {
  readonly kind: Kind;
  readonly lo: Place;
  readonly hi: Place;
  /** In px of the drawing, which says what lies before what. */
  readonly from: number;
  readonly to: number;
  /** In px, or in cells once the other axis is solved. */
  readonly range: readonly [number, number];
  /** Of a line or a label. */
  readonly line?: number;
  /** Of a box. */
  readonly box?: number;
}

type Gap = readonly [across: number, upright: number];
const FREE: undefined = undefined;

/** Cells from the end of one thing to the start of the next, by their kinds; titles stand in walls and mind lines alone. */
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
    // A head stands inside the frame that its line enters, not in its border.
    const wall = first.kind === WALL || second.kind === WALL;
    if (wall && hasHead(sketch, box, axis, box === second.box)) return 2;
    const of = line === undefined ? undefined : sketch.lines[line];
    if (of !== undefined && (of.from === box || of.to === box)) return 1;
  }
  return APART[first.kind]?.[second.kind]?.[axis];
}

/** A line comes to the box along the axis, from before it or from behind it. */
function hasHead({ lines }: Sketch, box: number, axis: AxisName, before: boolean): boolean {
  return lines.some((line) => {
    const last = line.points.length - 2;
    const comes = (stretch: number, near: number, far: number): boolean => {
      const at = line.points[near]?.[axis] ?? 0;
      return runsAlong(line, stretch, axis) && (line.points[far]?.[axis] ?? 0) < at === before;
    };
    return (
      (line.to === box && line.line.endHead && comes(last, last + 1, last)) ||
      (line.from === box && line.line.startHead && comes(0, 0, 1))
    );
  });
}
