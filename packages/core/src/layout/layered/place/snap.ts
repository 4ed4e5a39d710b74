// Straightens lines that placement left bent. In: placed items. Out: straight runs and boxes moved sideways within the
// room their neighbours leave, so that a line that bends at both ends of a run bends at one, or at none.

import { nth } from '../checked.js';
import { offsetAt, otherEnd } from '../ends/ports.js';
import { type Item, isChain, type Level, type Segment } from '../model.js';
import { SMALLEST_JOG } from '../spacing.js';
import { SNAP_ROUNDS } from './weights.js';

/** `held` items stay; `gaps`, by an item's number, is its gap to the next one on its layer. */
export function snapLinearSegments(
  level: Level,
  runs: readonly (readonly Item[])[],
  held: ReadonlySet<number>,
  gaps: Float64Array,
): void {
  for (let round = 0; round < SNAP_ROUNDS; round++) {
    for (const run of runs) {
      const top = nth(run, 0);
      if (held.has(top.run)) continue;
      const bottom = nth(run, run.length - 1);
      if (run.length === 1 && !isChain(top)) snap(level, run, top.up, top, top.down, top, gaps);
      else snap(level, run, top.up, top, bottom.down, bottom, gaps);
    }
  }
  for (const run of runs) {
    const top = nth(run, 0);
    if (!isChain(top)) continue;
    widenJogs(level, run, top, top.up, gaps);
    const bottom = nth(run, run.length - 1);
    widenJogs(level, run, bottom, bottom.down, gaps);
  }
}

/** Moves a run out of the way of jogs too narrow to draw: into line if there is room, or else farther off. */
function widenJogs(
  level: Level,
  run: readonly Item[],
  item: Item,
  segments: readonly Segment[],
  gaps: Float64Array,
): void {
  for (const segment of segments) {
    if (segment.shape !== 'down') continue;
    const by = sideOffset(segment, item);
    if (by === 0 || Math.abs(by) >= SMALLEST_JOG) continue;
    const low = roomBefore(level, run, gaps);
    const high = roomAfter(level, run, gaps);
    const away = by > 0 ? by - SMALLEST_JOG : by + SMALLEST_JOG;
    if (by >= low && by <= high) shift(run, by);
    else if (away >= low && away <= high) shift(run, away);
  }
}

/** A run, or a box, without a line that continues straight is aligned with the nearest one it can reach. */
function snap(
  level: Level,
  run: readonly Item[],
  up: readonly Segment[],
  top: Item,
  down: readonly Segment[],
  bottom: Item,
  gaps: Float64Array,
): void {
  let lines = 0;
  for (const segment of up) {
    if (segment.shape !== 'down') continue;
    if (sideOffset(segment, top) === 0) return;
    lines++;
  }
  for (const segment of down) {
    if (segment.shape !== 'down') continue;
    if (sideOffset(segment, bottom) === 0) return;
    lines++;
  }
  if (lines === 0) return;
  const low = roomBefore(level, run, gaps);
  const high = roomAfter(level, run, gaps);
  if (low >= 0 && high <= 0) return;
  let best = Number.POSITIVE_INFINITY;
  for (const segment of up) if (segment.shape === 'down') best = nearer(best, sideOffset(segment, top), low, high);
  for (const segment of down) if (segment.shape === 'down') best = nearer(best, sideOffset(segment, bottom), low, high);
  if (best !== Number.POSITIVE_INFINITY) shift(run, best);
}

function nearer(best: number, by: number, low: number, high: number): number {
  return by >= low && by <= high && Math.abs(by) < Math.abs(best) ? by : best;
}

function shift(run: readonly Item[], by: number): void {
  for (const item of run) item.x += by;
}

/** How far a run can go to the left, as a negative number. */
function roomBefore(level: Level, run: readonly Item[], gaps: Float64Array): number {
  let low = Number.NEGATIVE_INFINITY;
  for (const item of run) {
    const left = level.layers[item.layer]?.[item.index - 1];
    const least = left === undefined ? 0 : left.x + left.width + nth(gaps, left.number);
    low = Math.max(low, least - item.x);
  }
  return low;
}

/** How far a run can go to the right. */
function roomAfter(level: Level, run: readonly Item[], gaps: Float64Array): number {
  let high = Number.POSITIVE_INFINITY;
  for (const item of run) {
    const right = level.layers[item.layer]?.[item.index + 1];
    const most = right === undefined ? level.width : right.x - nth(gaps, item.number);
    high = Math.min(high, most - item.width - item.x);
  }
  return high;
}

/** How far the segment's other end is to the side. */
function sideOffset(segment: Segment, item: Item): number {
  const other = otherEnd(segment, item);
  return other.x + offsetAt(segment, other) - item.x - offsetAt(segment, item);
}
