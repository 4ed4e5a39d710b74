// What a line between two boxes will cost before it is routed: its bends, its length, the boxes in its way, and whether
// it runs against the direction. In: boxes, as numbers in a row: left, top, width and height of each. Out: crossings' worth.
import type { FlowDirection, Point } from '../graph.js';

/** Left, top, width and height of one box after another. */
export type Boxes = Float64Array;

/** The boxes moved by that much, into others from there on. */
export function place(from: Boxes, { x, y }: Point, to: Boxes, start: number): void {
  for (let k = 0; k < from.length; k += 4) {
    to[start + k] = (from[k] as number) + x;
    to[start + k + 1] = (from[k + 1] as number) + y;
    to[start + k + 2] = from[k + 2] as number;
    to[start + k + 3] = from[k + 3] as number;
  }
}

/** Of one crossing. */
const BEND = 0.3;
export const BLOCKED: number = 1.2;
export const LENGTH: number = 0.4 / 120;
const LEVEL = 0.6;
export const BACKWARDS: number = 1.4;
/** More if a level line runs up or left. */
const UPWARDS = 0.7;
/** Length that every line needs. */
const LEAST = 40;
/** Sides facing one another by that much are joined by a straight line. */
const FACING = 16;

/** Boxes that a line must go round: all but those that hold its ends, by their places. */
export interface Obstacles {
  readonly boxes: Boxes;
  readonly from: number;
  readonly to: number;
}

/** Between boxes `i` and `k` of `ends`. */
export function wireCost(ends: Boxes, i: number, k: number, obstacles: Obstacles): number {
  const [ax, ay, bx, by] = [at(ends, i, 0), at(ends, i, 1), at(ends, k, 0), at(ends, k, 1)];
  const [ar, ab, br, bb] = [ax + at(ends, i, 2), ay + at(ends, i, 3), bx + at(ends, k, 2), by + at(ends, k, 3)];
  const left = Math.max(ax, bx);
  const right = Math.min(ar, br);
  const top = Math.max(ay, by);
  const bottom = Math.min(ab, bb);
  if (bottom - top >= FACING) {
    const y = (top + bottom) / 2;
    return straight(left - right, hits(right, left, y, y, obstacles));
  }
  if (right - left >= FACING) {
    const x = (left + right) / 2;
    return straight(top - bottom, hits(x, x, bottom, top, obstacles));
  }
  const length = Math.max(0, left - right) + Math.max(0, top - bottom);
  const x = ax < bx ? (ar + bx) / 2 : (ax + br) / 2;
  const y = ay < by ? (ab + by) / 2 : (ay + bb) / 2;
  const bent = bentWay((ax + ar) / 2, (ay + ab) / 2, (bx + br) / 2, (by + bb) / 2, x, y, obstacles);
  return bent + LENGTH * Math.max(0, length - LEAST);
}

function at(boxes: Boxes, place: number, part: number): number {
  return boxes[4 * place + part] ?? 0;
}

function straight(length: number, blocked: number): number {
  // A line round a box has two bends more.
  return BLOCKED * blocked + (blocked > 0 ? 2 * BEND : 0) + LENGTH * Math.max(0, length - LEAST);
}

/** From a to b with one bend, or with two, by way of x or y between them, where boxes are in the way of that. */
function bentWay(ax: number, ay: number, bx: number, by: number, x: number, y: number, obstacles: Obstacles): number {
  const over = hits(ax, bx, ay, ay, obstacles) + hits(bx, bx, ay, by, obstacles);
  if (over === 0) return BEND;
  const under = hits(ax, ax, ay, by, obstacles) + hits(ax, bx, by, by, obstacles);
  const once = Math.min(over, under);
  if (once === 0) return BEND;
  const across = hits(ax, x, ay, ay, obstacles) + hits(x, x, ay, by, obstacles) + hits(x, bx, by, by, obstacles);
  const down = hits(ax, ax, ay, y, obstacles) + hits(ax, bx, y, y, obstacles) + hits(bx, bx, y, by, obstacles);
  return Math.min(BEND + BLOCKED * once, 2 * BEND + BLOCKED * Math.min(across, down));
}

/** How many of the boxes the segment runs through. */
function hits(x1: number, x2: number, y1: number, y2: number, { boxes, from, to }: Obstacles): number {
  const left = x1 < x2 ? x1 : x2;
  const right = x1 < x2 ? x2 : x1;
  const top = y1 < y2 ? y1 : y2;
  const bottom = y1 < y2 ? y2 : y1;
  let count = 0;
  for (let i = 0, k = 0; k < boxes.length; i++, k += 4) {
    if (i === from || i === to) continue;
    const x = boxes[k] as number;
    if (x >= right || x + (boxes[k + 2] as number) <= left) continue;
    const y = boxes[k + 1] as number;
    if (y < bottom && y + (boxes[k + 3] as number) > top) count++;
  }
  return count;
}

/** What it costs that a line from box `i` to box `k` does not run along the direction. */
export function flowCost(boxes: Boxes, i: number, k: number, direction: FlowDirection): number {
  const along = direction === 'right' || direction === 'left' ? 0 : 1;
  const turned = direction === 'left' || direction === 'up';
  const [a, b] = turned ? [k, i] : [i, k];
  if (at(boxes, b, along) >= at(boxes, a, along) + at(boxes, a, along + 2)) return 0;
  if (at(boxes, b, along) + at(boxes, b, along + 2) <= at(boxes, a, along)) return BACKWARDS;
  return LEVEL + (at(boxes, k, 1 - along) < at(boxes, i, 1 - along) ? UPWARDS : 0);
}
