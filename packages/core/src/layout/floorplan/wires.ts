// Estimates the cost of a line between two boxes before it is routed: its bends, its length and the boxes in its way. In:
// boxes as a flat list of numbers: left, top, width and height of each. Out: the cost in crossings.

import { PLANNED_BEND, PLANNED_BLOCKED, PLANNED_FACING, PLANNED_FREE_LENGTH, PLANNED_LENGTH } from './weights.js';
/** Left, top, width and height of one box after another. */
export type Boxes = Float64Array;

/** Copies the boxes, moved by that much, into another list from that index on. */
export function place(from: Boxes, x: number, y: number, to: Boxes, start: number): void {
  for (let k = 0; k < from.length; k += 4) {
    to[start + k] = (from[k] as number) + x;
    to[start + k + 1] = (from[k + 1] as number) + y;
    to[start + k + 2] = from[k + 2] as number;
    to[start + k + 3] = from[k + 3] as number;
  }
}

const BOX_FIELDS = ['x', 'y', 'width', 'height'] as const;
/** Numbers of a list that has only the two boxes that hold the ends. */
const ENDS: number = 2 * BOX_FIELDS.length;

/** Between the two boxes of `ends`; avoids all others, by index, except those that hold them. */
export function wireCost(ends: Boxes, boxes: Boxes, from: number, to: number): number {
  const ax = ends[0] as number;
  const ay = ends[1] as number;
  const bx = ends[4] as number;
  const by = ends[5] as number;
  const ar = ax + (ends[2] as number);
  const ab = ay + (ends[3] as number);
  const br = bx + (ends[6] as number);
  const bb = by + (ends[7] as number);
  const left = Math.max(ax, bx);
  const right = Math.min(ar, br);
  const top = Math.max(ay, by);
  const bottom = Math.min(ab, bb);
  if (bottom - top >= PLANNED_FACING) {
    const y = (top + bottom) / 2;
    return straight(left - right, hits(right, left, y, y, boxes, from, to));
  }
  if (right - left >= PLANNED_FACING) {
    const x = (left + right) / 2;
    return straight(top - bottom, hits(x, x, bottom, top, boxes, from, to));
  }
  const length = Math.max(0, left - right) + Math.max(0, top - bottom);
  const cost = lengthCost(length);
  if (boxes.length === ENDS) return cost + PLANNED_BEND;
  const fromX = (ax + ar) / 2;
  const fromY = (ay + ab) / 2;
  const toX = (bx + br) / 2;
  const toY = (by + bb) / 2;
  // With one bend, by way of (toX, fromY) or of (fromX, toY).
  const wide = fromX < toX;
  const tall = fromY < toY;
  let over = 0;
  let under = 0;
  for (let k = 0; k < boxes.length; k += 4) {
    const x = boxes[k] as number;
    const end = x + (boxes[k + 2] as number);
    if (x >= (wide ? toX : fromX) || end <= (wide ? fromX : toX)) continue;
    const y = boxes[k + 1] as number;
    const low = y + (boxes[k + 3] as number);
    if (y >= (tall ? toY : fromY) || low <= (tall ? fromY : toY) || k === 4 * from || k === 4 * to) continue;
    if (y < fromY && low > fromY) over++;
    if (x < toX && end > toX) over++;
    if (x < fromX && end > fromX) under++;
    if (y < toY && low > toY) under++;
  }
  if (over === 0 || under === 0) return cost + PLANNED_BEND;
  // Or with two, by way of x or y between the boxes.
  const x = ax < bx ? (ar + bx) / 2 : (ax + br) / 2;
  const y = ay < by ? (ab + by) / 2 : (ay + bb) / 2;
  const across =
    hits(fromX, x, fromY, fromY, boxes, from, to) +
    hits(x, x, fromY, toY, boxes, from, to) +
    hits(x, toX, toY, toY, boxes, from, to);
  const down =
    hits(fromX, fromX, fromY, y, boxes, from, to) +
    hits(fromX, toX, y, y, boxes, from, to) +
    hits(toX, toX, y, toY, boxes, from, to);
  return (
    cost +
    Math.min(
      PLANNED_BEND + PLANNED_BLOCKED * Math.min(over, under),
      2 * PLANNED_BEND + PLANNED_BLOCKED * Math.min(across, down),
    )
  );
}

function straight(length: number, blocked: number): number {
  // A line around a box has two more bends.
  return PLANNED_BLOCKED * blocked + (blocked > 0 ? 2 * PLANNED_BEND : 0) + lengthCost(length);
}

export function lengthCost(length: number): number {
  return length > PLANNED_FREE_LENGTH ? PLANNED_LENGTH * (length - PLANNED_FREE_LENGTH) : 0;
}

/** How many of the boxes the segment passes through, except those two. */
function hits(x1: number, x2: number, y1: number, y2: number, boxes: Boxes, from: number, to: number): number {
  const left = x1 < x2 ? x1 : x2;
  const right = x1 < x2 ? x2 : x1;
  const top = y1 < y2 ? y1 : y2;
  const bottom = y1 < y2 ? y2 : y1;
  let count = 0;
  if (boxes.length === ENDS) return 0;
  for (let k = 0; k < boxes.length; k += 4) {
    const x = boxes[k] as number;
    if (x >= right || x + (boxes[k + 2] as number) <= left) continue;
    const y = boxes[k + 1] as number;
    if (y >= bottom || y + (boxes[k + 3] as number) <= top) continue;
    if (k !== 4 * from && k !== 4 * to) count++;
  }
  return count;
}
