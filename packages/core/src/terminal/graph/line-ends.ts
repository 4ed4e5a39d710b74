// What a line and its boxes require of one another. In: a line with the positions of its bends, its label and its boxes
// along an axis. Out: distances that leave room for heads and text, and boxes no longer than their text and lines need.
import { headCells } from '../heads.js';
import type { Axis, Place } from './axis.js';
import type { LinePart, Sketch } from './parts-of-sketch.js';

/** 0 across, 1 vertical. */
export type AxisName = 0 | 1;

/** Whether it runs along the axis. */
export function runsAlong(line: LinePart, stretch: number, axis: AxisName): boolean {
  const from = line.points[stretch];
  const to = line.points[stretch + 1];
  if (from === undefined || to === undefined) return false;
  return from[1 - axis] === to[1 - axis];
}

export interface Extent {
  readonly lo: Place;
  readonly hi: Place;
}

/** From a box's corner to the first line that ends on the side, by axis. */
const INSET: readonly [number, number] = [2, 1];

interface Followed {
  readonly boxes: readonly Extent[];
  readonly bends: readonly (Place | undefined)[];
  readonly label: Extent | undefined;
}

/** A line's own constraints: it ends on its boxes' sides, with room for heads, and its label is on it. */
export function follow(cells: Axis, axis: AxisName, line: LinePart, { boxes, bends, label }: Followed): void {
  const last = line.points.length - 2;
  for (let i = 0; i <= last; i++) {
    const own = line.label?.stretch === i ? label : undefined;
    const bend = bends[i];
    if (bend !== undefined) {
      if (own !== undefined) {
        cells.keep(own.lo, bend, 1 - axis);
        cells.keep(bend, own.hi, 1 - axis);
      }
      for (const end of [i === 0 ? line.from : undefined, i === last ? line.to : undefined]) {
        const box = end === undefined ? undefined : boxes[end];
        if (box === undefined) continue;
        cells.keep(box.lo, bend, INSET[axis]);
        cells.keep(bend, box.hi, INSET[axis]);
      }
      continue;
    }
    const onwards = (line.points[i]?.[axis] ?? 0) < (line.points[i + 1]?.[axis] ?? 0);
    const start = i === 0 ? side(boxes[line.from], onwards) : bends[i - 1];
    const end = i === last ? side(boxes[line.to], !onwards) : bends[i + 1];
    if (start === undefined || end === undefined) continue;
    const startHead = i === 0 ? headCells(line.line.startHead) : 0;
    const endHead = i === last ? headCells(line.line.endHead) : 0;
    const [low, high] = onwards ? [start, end] : [end, start];
    if (own === undefined) {
      const ends = (i === 0 ? 1 : 0) + (i === last ? 1 : 0);
      cells.keep(low, high, ends === 2 ? 3 - axis + Math.max(startHead, endHead) : 1 + startHead + endHead);
      continue;
    }
    // A label leaves a visible piece of its line on both sides, next to any head where the line runs across.
    const [lowHead, highHead] = onwards ? [startHead, endHead] : [endHead, startHead];
    const piece = (head: number): number => (axis === 0 ? 3 + head : Math.max(2, 1 + head));
    cells.keep(low, own.lo, piece(lowHead));
    cells.keep(own.hi, high, piece(highHead));
  }
}

function side(box: Extent | undefined, far: boolean): Place | undefined {
  return far ? box?.hi : box?.lo;
}

/** Where lines end on the sides of a box that run along the axis. */
export function doors(
  { lines }: Sketch,
  box: number,
  bends: readonly (readonly (Place | undefined)[])[],
  at: (place: Place) => number,
): readonly number[] {
  return lines.flatMap(({ from, to }, i) => {
    const own = bends[i] ?? [];
    const ends = [from === box ? own[0] : undefined, to === box ? own.at(-1) : undefined];
    return ends.flatMap((place) => (place === undefined ? [] : [at(place)]));
  });
}

/** No longer than its text and its lines need: any excess on either side goes to the gaps. */
export function tightened(
  [lo, hi]: readonly [number, number],
  size: number,
  doors: readonly number[],
  axis: AxisName,
): readonly [number, number] {
  const inset = INSET[axis];
  const first = doors.reduce((least, each) => Math.min(least, each - inset), hi);
  const last = doors.reduce((most, each) => Math.max(most, each + inset), lo);
  const length = Math.max(size - 1, last - first);
  if (length >= hi - lo) return [lo, hi];
  const middle = lo + Math.floor((hi - lo - length) / 2);
  const start = Math.min(Math.max(middle, last - length), first, hi - length);
  return [start, start + length];
}
