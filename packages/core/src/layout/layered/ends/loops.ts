// Self loops: a node's lines to itself, nested at its later side. If the node is tall enough, each label is on its own
// loop, so that it is not taken for another's; otherwise labels are in a column beyond the loops.
// In: a node item with loops. Out: room on the item, and the route of each loop once the item is placed.
import type { Box, Point } from '../../graph.js';
import { lengthAt, lineEnd } from '../input/node-rows.js';
import { type Item, isSideways, type SplitEdge } from '../model.js';
import type { Spacing } from '../spacing.js';
import { LOOP_BEND, LOOP_NEST, LOOP_REACH } from './weights.js';

export function sizeLoops(item: Item, spacing: Spacing): void {
  if (item.loops.length === 0) return;
  const labels = labelSizes(item);
  const widest = labels.reduce((most, label) => Math.max(most, label.width), 0);
  const stack = labels.reduce((sum, label) => sum + label.height + spacing.label, 0);
  const own = lanesOf(item, spacing);
  const rings = reachOf(item) + (item.loops.length - 1) * LOOP_NEST;
  item.after = own?.reach ?? rings + (widest > 0 ? spacing.label + widest : 0);
  item.width += item.after;
  item.height = Math.max(item.height, stack, 2 * loopReach(item));
}

/** Of the innermost loop from the node's side. */
function reachOf(item: Item): number {
  const isLevel = !isSideways(item.level.direction);
  return item.loops.reduce((most, { edge }) => {
    const ends = [lineEnd(edge, 'from'), lineEnd(edge, 'to')].map((end) => lengthAt(end, isLevel));
    return Math.max(most, ...ends);
  }, LOOP_REACH);
}

function labelSizes(item: Item): { width: number; height: number }[] {
  const sideways = isSideways(item.level.direction);
  return item.loops.map(({ edge: { label } }) => {
    if (label === undefined) return { width: 0, height: 0 };
    const width = label.width - (label.blank ?? 0);
    return sideways ? { width: label.height, height: width } : { width, height: label.height };
  });
}

interface OwnLanes {
  /** Of each loop's far side, from the node's. */
  readonly lanes: readonly number[];
  readonly reach: number;
}

/** Lanes wide enough for labels on them, for several loops that each have room for their own. */
function lanesOf(item: Item, spacing: Spacing): OwnLanes | undefined {
  const labels = labelSizes(item);
  const fits = ({ height }: { height: number }, i: number): boolean => 2 * halfOf(item, i) >= height + 2 * LOOP_BEND;
  if (labels.length < 2 || !hasRoom(item) || !labels.every(fits)) return undefined;
  const lanes: number[] = [];
  let reach = 0;
  labels.forEach(({ width }, i) => {
    const lane = Math.max(i === 0 ? reachOf(item) : reach + LOOP_NEST, reach + spacing.label + width / 2);
    lanes.push(lane);
    reach = lane + width / 2;
  });
  return { lanes, reach };
}

/** Half the height of a loop that leaves a tall node at its side. */
function halfOf(item: Item, i: number): number {
  return (bodyHeight(item) / 2 / (item.loops.length + 1)) * (i + 1);
}

/** How far the outermost loop reaches from the node's middle. */
function loopReach(item: Item): number {
  const half = bodyHeight(item) / 2;
  return hasRoom(item) ? half : half + item.loops.length * LOOP_NEST + LOOP_NEST;
}

/** Whether both ends of a loop fit on the side of the node. */
function hasRoom(item: Item): boolean {
  return item.node?.outline !== 'diamond' && bodyHeight(item) >= 32;
}

export function bodyHeight(item: Item): number {
  const node = item.node;
  if (node === undefined) return item.height;
  return isSideways(item.level.direction) ? node.width : node.height;
}

/** Routes and label boxes in the level's frame. */
export function routeLoops(
  item: Item,
  spacing: Spacing,
): { splitEdge: SplitEdge; points: Point[]; label: Box | undefined }[] {
  const right = item.x + item.width - item.after;
  const middle = item.y + item.height / 2;
  const half = bodyHeight(item) / 2;
  const count = item.loops.length;
  const sizes = labelSizes(item);
  const total = sizes.reduce((sum, { height }) => sum + (height > 0 ? height + spacing.label : 0), -spacing.label);
  const first = reachOf(item);
  const own = lanesOf(item, spacing);
  let labelY = middle - total / 2;
  return item.loops.map((splitEdge, i) => {
    const lane = own?.lanes[i];
    const reach = lane ?? first + i * LOOP_NEST;
    const points = hasRoom(item)
      ? sideLoop(right, middle, reach, halfOf(item, i))
      : cornerLoop(item, right, middle, half, reach, (i + 1) * LOOP_NEST);
    const size = sizes[i] ?? { width: 0, height: 0 };
    let label: Box | undefined;
    if (splitEdge.edge.label !== undefined && lane !== undefined) {
      label = { x: right + lane - size.width / 2, y: middle - size.height / 2, ...size };
    } else if (splitEdge.edge.label !== undefined) {
      const x = right + first + (count - 1) * LOOP_NEST + spacing.label;
      label = { x, y: labelY, width: size.width, height: size.height };
      labelY += size.height + spacing.label;
    }
    return { splitEdge, points, label };
  });
}

function sideLoop(right: number, middle: number, reach: number, half: number): Point[] {
  return [
    { x: right, y: middle - half },
    { x: right + reach, y: middle - half },
    { x: right + reach, y: middle + half },
    { x: right, y: middle + half },
  ];
}

/** A low node has no room for both ends on its side: the loop leaves at the side and returns from below. */
function cornerLoop(item: Item, right: number, middle: number, half: number, reach: number, drop: number): Point[] {
  const width = item.width - item.before - item.after;
  const back = item.node?.outline === 'diamond' ? right - width / 2 : Math.max(right - drop, right - width / 2);
  const bottom = middle + half;
  return [
    { x: right, y: middle },
    { x: right + reach, y: middle },
    { x: right + reach, y: bottom + drop + LOOP_NEST },
    { x: back, y: bottom + drop + LOOP_NEST },
    { x: back, y: bottom },
  ];
}
