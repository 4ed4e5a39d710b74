// Port refinement. In: placed items. Out: line ends moved along their node's side so that lines are straight wherever
// the side reaches, with the rest spread between them. Order along the side never changes.

import { nth } from '../checked.js';
import { bodyWidth, endX, exact, offsetAt, otherEnd, setOffset } from '../ends/ports.js';
import { endAt } from '../input/node-rows.js';
import type { EdgeSection, Item, Level, Segment } from '../model.js';
import { SMALLEST_JOG } from '../spacing.js';
import { REFINED_APART, REFINED_CLOSE, REFINED_CROWDED, REFINED_EDGE } from './weights.js';

/** `symmetric` lines are straight both or not at all. */
export function refinePorts(level: Level, symmetric: ReadonlySet<EdgeSection>): void {
  for (const layer of level.layers) {
    for (const item of layer) {
      if (item.kind !== 'node') continue;
      for (const side of [item.up, item.down])
        if (!isBalanced(item, side, symmetric) && !side.some(({ section }) => staysAt(section, item, side.length)))
          refineSide(item, side);
    }
  }
}

/** Whether a line ends at a row, or has text between it and the next. */
function staysAt(section: EdgeSection, item: Item, count: number): boolean {
  return item.rowEnds.has(section) || (count > 1 && endAt(section, item)?.label !== undefined);
}

/** Whether lines of twins meet the node where they should and have to stay there. */
function isBalanced(item: Item, side: readonly Segment[], symmetric: ReadonlySet<EdgeSection>): boolean {
  if (!side.some(({ section }) => symmetric.has(section))) return false;
  const left = item.x + item.before;
  const right = left + bodyWidth(item);
  const leans = side.map((segment) => Math.abs(endX(segment, otherEnd(segment, item)) - endX(segment, item)));
  if (leans.some((lean) => lean > 0 && lean < SMALLEST_JOG)) return false;
  if (side.length === 1) return true;
  const margin = item.node?.outline === 'diamond' ? bodyWidth(item) * 0.3 : REFINED_EDGE;
  return !side.every((segment) => {
    const target = endX(segment, otherEnd(segment, item));
    return target >= left + margin && target <= right - margin;
  });
}

function refineSide(item: Item, side: readonly Segment[]): void {
  if (side.length === 0) return;
  const left = item.x + item.before;
  const right = left + bodyWidth(item);
  const margin = Math.min(item.node?.outline === 'diamond' ? bodyWidth(item) * 0.3 : REFINED_EDGE, bodyWidth(item) / 2);
  const targets = side.map((segment) => endX(segment, otherEnd(segment, item)));
  const now = side.map((segment) => item.x + offsetAt(segment, item));
  const gap = Math.min(SMALLEST_JOG, bodyWidth(item) / (side.length + 1));
  const fixed = new Array<number | undefined>(side.length).fill(undefined);
  // Straight already: keep. Within reach: straighten, as long as the order along the side holds.
  let last = Number.NEGATIVE_INFINITY;
  let lastAt = -1;
  for (let i = 0; i < side.length; i++) {
    const target = nth(targets, i);
    if (side[i]?.shape !== 'down' || target < left + margin || target > right - margin) continue;
    if (target - last < gap * (i - lastAt)) {
      // The one of two rivals that was straight before stays straight.
      if (target !== now[i] || lastAt < 0 || fixed[lastAt] === now[lastAt]) continue;
      fixed[lastAt] = undefined;
      const before = lastFixed(fixed, lastAt);
      if (before >= 0 && target - (fixed[before] as number) < gap * (i - before)) continue;
    }
    if (target - left < gap * (i + 0.5) || right - target < gap * (side.length - i - 0.5)) continue;
    fixed[i] = target;
    last = target;
    lastAt = i;
  }
  spreadRest(item, side, fixed, now, left, right, gap);
  closeJogs(item, side, targets, left, right);
  widenJogs(item, side, targets, left, right);
}

/** A jog too narrow to draw that could not be closed is widened if the neighbours leave room. */
function widenJogs(
  item: Item,
  side: readonly Segment[],
  targets: readonly number[],
  left: number,
  right: number,
): void {
  side.forEach((segment, i) => {
    const target = nth(targets, i);
    const now = item.x + offsetAt(segment, item);
    if (segment.shape !== 'down' || now === target || Math.abs(now - target) >= SMALLEST_JOG) return;
    const before = side[i - 1];
    const after = side[i + 1];
    const low = before === undefined ? left : item.x + offsetAt(before, item);
    const high = after === undefined ? right : item.x + offsetAt(after, item);
    const near = now < target ? target - SMALLEST_JOG : target + SMALLEST_JOG;
    const far = now < target ? target + SMALLEST_JOG : target - SMALLEST_JOG;
    const fits = (x: number, apart: number): boolean => x - low >= apart && high - x >= apart;
    const at = [near, far].find((x) => fits(x, REFINED_APART)) ?? [near, far].find((x) => fits(x, REFINED_CROWDED));
    if (at !== undefined) setOffset(segment, item, exact(at - item.x));
  });
}

/** A jog too narrow to draw is closed even if the lines then meet the side close together; the others make room. */
function closeJogs(
  item: Item,
  side: readonly Segment[],
  targets: readonly number[],
  left: number,
  right: number,
): void {
  const now = side.map((segment) => item.x + offsetAt(segment, item));
  const off = (i: number): number => Math.abs(nth(targets, i) - nth(now, i));
  if (!side.some(({ shape }, i) => shape === 'down' && off(i) > 0 && off(i) < SMALLEST_JOG)) return;
  const anchors: number[] = [];
  side.forEach(({ shape }, i) => {
    const target = nth(targets, i);
    if (shape !== 'down' || off(i) >= SMALLEST_JOG) return;
    if (target - left < REFINED_CLOSE * (i + 1) || right - target < REFINED_CLOSE * (side.length - i)) return;
    const last = anchors[anchors.length - 1];
    if (last !== undefined && target - nth(targets, last) < REFINED_CLOSE * (i - last)) {
      // What is straight already stays so.
      if (off(i) > 0 || off(last) === 0) return;
      anchors.pop();
    }
    anchors.push(i);
  });
  for (let k = 0; k <= anchors.length; k++) {
    const from = (anchors[k - 1] ?? -1) + 1;
    const to = anchors[k] ?? side.length;
    const low = k === 0 ? left : nth(targets, from - 1);
    const high = anchors[k] === undefined ? right : nth(targets, to);
    const fits = from === to || (nth(now, from) - low >= REFINED_CLOSE && high - nth(now, to - 1) >= REFINED_CLOSE);
    for (let i = from; i < to && !fits; i++) {
      setOffset(nth(side, i), item, exact(low + ((high - low) * (i - from + 1)) / (to - from + 1) - item.x));
    }
    if (to < side.length) setOffset(nth(side, to), item, exact(nth(targets, to) - item.x));
  }
}

function lastFixed(fixed: readonly (number | undefined)[], before: number): number {
  for (let i = before - 1; i >= 0; i--) if (fixed[i] !== undefined) return i;
  return -1;
}

/** Keeps good positions; where the straight ones took the room, distributes the rest. */
function spreadRest(
  item: Item,
  side: readonly Segment[],
  fixed: readonly (number | undefined)[],
  now: readonly number[],
  left: number,
  right: number,
  gap: number,
): void {
  const place = (i: number, x: number): void => setOffset(nth(side, i), item, exact(x - item.x));
  let from = 0;
  while (from < side.length) {
    const here = fixed[from];
    if (here !== undefined) {
      place(from, here);
      from++;
      continue;
    }
    let to = from;
    while (to < side.length && fixed[to] === undefined) to++;
    const low = fixed[from - 1] ?? left;
    const high = fixed[to] ?? right;
    const count = to - from;
    const fits =
      nth(now, from) - low >= gap * (from > 0 ? 1 : 0.5) &&
      high - nth(now, to - 1) >= gap * (to < side.length ? 1 : 0.5);
    if (!fits) {
      const room = high - low;
      const step = Math.min(24, room / (count + 1));
      const leaning = low === left && high === right ? 0 : low === left ? 1 : -1;
      for (let i = 0; i < count; i++) {
        // Next to a straight line on one side only, keep close to it.
        const x =
          leaning === 0
            ? (low + high) / 2 + (i - (count - 1) / 2) * step
            : leaning === 1
              ? high - (count - i) * step
              : low + (i + 1) * step;
        place(from + i, x);
      }
    }
    from = to;
  }
}
