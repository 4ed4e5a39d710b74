// What a line between two boxes will cost before it is routed: its bends, its length, the boxes in its way, and whether
// it runs against the direction. In: boxes. Out: crossings' worth.
import type { Box, FlowDirection } from '../graph.js';

/** Of one crossing. */
const BEND = 0.3;
export const BLOCKED: number = 1.2;
export const LENGTH: number = 0.4 / 120;
const LEVEL = 0.6;
const BACKWARDS = 1.4;
/** Length that every line needs. */
const LEAST = 40;
/** Sides facing one another by that much are joined by a straight line. */
const FACING = 16;

/** Boxes that the line must go round: all but those that hold its ends, by their places. */
export interface Obstacles {
  readonly boxes: readonly Box[];
  readonly from: number;
  readonly to: number;
}

export function wireCost(from: Box, to: Box, obstacles: Obstacles): number {
  const left = Math.max(from.x, to.x);
  const right = Math.min(from.x + from.width, to.x + to.width);
  const top = Math.max(from.y, to.y);
  const bottom = Math.min(from.y + from.height, to.y + to.height);
  if (bottom - top >= FACING) {
    const y = (top + bottom) / 2;
    return straight(left - right, hits(right, left, y, y, obstacles));
  }
  if (right - left >= FACING) {
    const x = (left + right) / 2;
    return straight(top - bottom, hits(x, x, bottom, top, obstacles));
  }
  const length = Math.max(0, left - right) + Math.max(0, top - bottom);
  const bent = bentWay(from, to, obstacles);
  return bent + LENGTH * Math.max(0, length - LEAST);
}

function straight(length: number, blocked: number): number {
  // A line round a box has two bends more.
  return BLOCKED * blocked + (blocked > 0 ? 2 * BEND : 0) + LENGTH * Math.max(0, length - LEAST);
}

/** With one bend, or with two where boxes are in the way of that. */
function bentWay(from: Box, to: Box, obstacles: Obstacles): number {
  const a = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
  const b = { x: to.x + to.width / 2, y: to.y + to.height / 2 };
  const over = hits(a.x, b.x, a.y, a.y, obstacles) + hits(b.x, b.x, a.y, b.y, obstacles);
  if (over === 0) return BEND;
  const under = hits(a.x, a.x, a.y, b.y, obstacles) + hits(a.x, b.x, b.y, b.y, obstacles);
  const once = Math.min(over, under);
  if (once === 0) return BEND;
  const x = a.x < b.x ? (from.x + from.width + to.x) / 2 : (from.x + to.x + to.width) / 2;
  const y = a.y < b.y ? (from.y + from.height + to.y) / 2 : (from.y + to.y + to.height) / 2;
  const across =
    hits(a.x, x, a.y, a.y, obstacles) + hits(x, x, a.y, b.y, obstacles) + hits(x, b.x, b.y, b.y, obstacles);
  const down = hits(a.x, a.x, a.y, y, obstacles) + hits(a.x, b.x, y, y, obstacles) + hits(b.x, b.x, y, b.y, obstacles);
  return Math.min(BEND + BLOCKED * once, 2 * BEND + BLOCKED * Math.min(across, down));
}

/** How many of the boxes the segment runs through. */
function hits(x1: number, x2: number, y1: number, y2: number, { boxes, from, to }: Obstacles): number {
  const left = Math.min(x1, x2);
  const right = Math.max(x1, x2);
  const top = Math.min(y1, y2);
  const bottom = Math.max(y1, y2);
  let count = 0;
  for (let i = 0; i < boxes.length; i++) {
    if (i === from || i === to) continue;
    const box = boxes[i];
    if (box === undefined || box.x >= right || box.x + box.width <= left) continue;
    if (box.y < bottom && box.y + box.height > top) count++;
  }
  return count;
}

/** What it costs that a line does not run along the direction. */
export function flowCost(from: Box, to: Box, direction: FlowDirection): number {
  const [a, b] = direction === 'left' || direction === 'up' ? [to, from] : [from, to];
  const sideways = direction === 'right' || direction === 'left';
  const [aStart, aEnd] = sideways ? [a.x, a.x + a.width] : [a.y, a.y + a.height];
  const [bStart, bEnd] = sideways ? [b.x, b.x + b.width] : [b.y, b.y + b.height];
  if (bStart >= aEnd) return 0;
  return bEnd <= aStart ? BACKWARDS : LEVEL;
}
