// Lines from a row of a node to another row of it, or back to the same one. In: the node's item, and its other lines at
// rows. Out: for each the side it goes around, and once its ends and its lane are known, its route.
import type { Box, Point, Size } from '../../graph.js';
import { type LineEnd, lengthAt, lineEnd } from '../input/node-rows.js';
import { type Item, isOnwards, isSideways, type RowSide, type SplitEdge } from '../model.js';
import { bodyHeight } from './loops.js';
import type { EndAtRow } from './row-spread.js';
import { ABOVE_ROWS, ROW_LABEL_CLEAR } from './weights.js';

/** Another line of the node at a row. */
export interface Beside {
  readonly row: number;
  readonly side: RowSide;
}

export interface LoopPlan {
  readonly splitEdge: SplitEdge;
  readonly side: RowSide;
  readonly from: EndAtRow;
  readonly to: EndAtRow;
  /** Of the straight pieces at the node. */
  readonly length: number;
}

/** Short loops first, so that longer ones go around them. */
export function planLoops(item: Item, beside: readonly Beside[]): LoopPlan[] {
  const sideways = isSideways(item.level.direction);
  const sides = sideways ? (['down', 'up'] as const) : (['right', 'left'] as const);
  const plans = item.rowLoops.map(({ splitEdge }, i): LoopPlan => {
    const { edge } = splitEdge;
    const ends = [lineEnd(edge, 'from'), lineEnd(edge, 'to')] as const;
    const [from, to] = [placeOf(item, ends[0]), placeOf(item, ends[1])];
    const within = (side: RowSide): number =>
      beside.filter((line) => line.side === side && line.row > Math.min(from, to) && line.row < Math.max(from, to))
        .length;
    const side = item.loops.length === 0 && within(sides[0]) <= within(sides[1]) ? sides[0] : sides[1];
    const far = { row: Math.max(from, to), turn: 'loop-back', order: -i, loop: i } as const;
    const near = { row: Math.min(from, to), turn: 'loop-onwards', order: i, loop: i } as const;
    return {
      splitEdge,
      side,
      from: from <= to ? near : far,
      to: from <= to ? far : near,
      length: Math.max(lengthAt(ends[0], true), lengthAt(ends[1], true)),
    };
  });
  const span = ({ from, to }: LoopPlan): number => Math.abs(from.row - to.row);
  return plans.sort((a, b) => span(a) - span(b));
}

/** How far loops reach from a node's face, if layers are columns. */
export function loopsReach({ rowLoops }: Item, face: 'up' | 'down'): number {
  return rowLoops.reduce((most, { side, reach }) => (side === face ? Math.max(most, reach) : most), 0);
}

/** In the drawing, where every lane is vertical. */
export function labelOf({ edge: { label } }: SplitEdge): Size {
  const { width = 0, height = 0, blank = 0 } = label ?? {};
  return { width: width - blank, height };
}

function placeOf(item: Item, { row }: LineEnd): number {
  const long = isSideways(item.level.direction) ? item.width - item.before - item.after : bodyHeight(item);
  const at = row ?? Math.min(ABOVE_ROWS, long / 2);
  return isSideways(item.level.direction) || isOnwards(item.level.direction) ? at : long - at;
}

/** The middle of the widest stretch of a loop that no other line crosses, if a label fits there. */
export function roomFor(label: number, crossed: readonly number[], low: number, high: number): number | undefined {
  const stops = [low, ...crossed.filter((at) => at > low && at < high).sort((a, b) => a - b), high];
  let best: number | undefined;
  let widest = label + 2 * ROW_LABEL_CLEAR;
  stops.slice(1).forEach((stop, i) => {
    const before = stops[i] ?? low;
    if (stop - before < widest) return;
    widest = stop - before;
    best = (stop + before) / 2;
  });
  return best;
}

/** The place closest to the preferred one where a label is between lines rather than over one. */
export function clearOf(label: number, crossed: readonly number[], wanted: number): number {
  const half = label / 2 + ROW_LABEL_CLEAR;
  const isClear = (place: number): boolean => crossed.every((at) => Math.abs(at - place) >= half);
  const places = [wanted, ...crossed.flatMap((at) => [at - half, at + half])].filter(isClear);
  return places.reduce(
    (best, place) => (Math.abs(place - wanted) < Math.abs(best - wanted) ? place : best),
    places[0] ?? wanted,
  );
}

export interface RoutedLoop {
  readonly splitEdge: SplitEdge;
  readonly points: Point[];
  readonly label: Box | undefined;
}

/** In the level's frame, around the node's body. */
export function routeRowLoops(item: Item, body: Box): RoutedLoop[] {
  return item.rowLoops.map((loop): RoutedLoop => {
    const { side, from, to, lane, splitEdge, label } = loop;
    const sideways = side === 'up' || side === 'down';
    const isFirst = side === 'left' || side === 'up';
    const start = (sideways ? body.y : body.x) + (isFirst ? 0 : sideways ? body.height : body.width);
    const out = isFirst ? start - lane : start + lane;
    const beside = isFirst ? start - label.away : start + label.away;
    const at = (across: number, along: number): Point =>
      sideways ? { x: body.x + along, y: across } : { x: across, y: body.y + along };
    const points = [at(start, from), at(out, from), at(out, to), at(start, to)];
    if (splitEdge.edge.label === undefined) return { splitEdge, points, label: undefined };
    const labelSize = labelOf(splitEdge);
    const [width, height] = sideways ? [labelSize.height, labelSize.width] : [labelSize.width, labelSize.height];
    const middle = at(beside, label.at);
    return { splitEdge, points, label: { x: middle.x - width / 2, y: middle.y - height / 2, width, height } };
  });
}
