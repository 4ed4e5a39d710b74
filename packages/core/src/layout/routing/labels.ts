// Which segment carries a label, and where along it. In: the room and routes before they are compacted, which will make the
// room that is missing. Out: a label on each route that has one: at the decision it answers, else where most room is.
import type { Point } from '../graph.js';
import { nth } from '../layered/checked.js';
import type { Grid } from './grid.js';
import { type Axis, type Label, other, type Room, type Route, run, X, Y } from './model.js';
import { labelExtent } from './things.js';

/** At either end of what carries a label. */
const AT_ENDS = 10;
/** A px too wide for its channel moves more than one too long. */
const WIDE = 0.6;
/** Longer is better, up to a point. */
const LONG = 0.05;
const LONG_ENOUGH = 400;
/** A segment later, from a decision on. */
const LATER = 60;
const UNFIT = 10_000;

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** `unfit` holds segments that had no room for a label, as `unfitKey` names them. */
export function placeLabels(room: Room, routes: readonly Route[], grid: Grid, unfit: ReadonlySet<string>): void {
  const placed: Route[] = [];
  for (const route of routes) {
    const size = room.graph.edges[route.edge]?.label;
    if (size === undefined || size.width === 0) continue;
    const answers = room.graph.nodes[route.start.node]?.outline === 'diamond';
    let best: Label | undefined;
    let least = Number.POSITIVE_INFINITY;
    route.segments.forEach(({ axis, at }, segment) => {
      const barred = unfit.has(unfitKey(route, segment)) ? UNFIT : 0;
      const along = other(axis);
      const need = labelExtent({ ...size, segment, at: 0 }, along) + 2 * AT_ENDS;
      const stretches = freeStretches(room, routes, placed, route, segment, size);
      const wide = labelExtent({ ...size, segment, at: 0 }, axis);
      for (const { from, to } of stretches) {
        const middle = (from + to) / 2;
        const point = axis === X ? { x: at, y: middle } : { x: middle, y: at };
        const length = to - from;
        const cost =
          Math.max(0, need - length) +
          WIDE * Math.max(0, wide - channelWidth(grid, point, axis)) -
          LONG * Math.min(length, LONG_ENOUGH) +
          (answers ? LATER * segment : 0) +
          barred;
        if (cost >= least) continue;
        least = cost;
        best = { ...size, segment, at: middle };
      }
    });
    route.label = best;
    if (best !== undefined) placed.push(route);
  }
}

export function unfitKey({ edge, segments }: Route, segment: number): string {
  return `${edge} ${segments.length} ${segment}`;
}

/** What of a segment nothing crosses: no line, no frame's stroke, no other label. */
function freeStretches(
  room: Room,
  routes: readonly Route[],
  placed: readonly Route[],
  route: Route,
  place: number,
  size: { readonly width: number; readonly height: number },
): Stretch[] {
  const segment = nth(route.segments, place);
  const { axis, at } = segment;
  const along = other(axis);
  const [a, b] = run(room, route, place);
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  const cuts: Stretch[] = [];
  const cut = (from: number, to: number): void => {
    if (to > low && from < high) cuts.push({ from, to });
  };
  room.graph.groups.forEach((_, i) => {
    if (at < nth(room.low[axis], i) || at > nth(room.high[axis], i)) return;
    for (const stroke of [nth(room.low[along], i), nth(room.high[along], i)]) cut(stroke, stroke);
  });
  for (const crossing of routes) {
    if (crossing === route) continue;
    crossing.segments.forEach((piece, k) => {
      if (piece.axis === axis) return;
      const [from, to] = run(room, crossing, k);
      if (Math.min(from, to) < at && Math.max(from, to) > at) cut(piece.at, piece.at);
    });
  }
  const half = labelExtent({ ...size, segment: place, at: 0 }, axis) / 2;
  for (const { label, segments } of placed) {
    if (label === undefined) continue;
    const host = nth(segments, label.segment);
    const [mine, theirs] = host.axis === axis ? [host.at, label.at] : [label.at, host.at];
    if (Math.abs(mine - at) >= half + labelExtent(label, axis) / 2) continue;
    const reach = labelExtent(label, along) / 2;
    cut(theirs - reach, theirs + reach);
  }
  cuts.sort((one, two) => one.from - two.from);
  const free: Stretch[] = [];
  let from = low;
  for (const each of cuts) {
    if (each.from > from) free.push({ from, to: each.from });
    from = Math.max(from, each.to);
  }
  if (high > from) free.push({ from, to: high });
  return free.length === 0 ? [{ from: low, to: high }] : free;
}

/** How far it is from box to box at a point. */
function channelWidth(grid: Grid, point: Point, axis: Axis): number {
  const column = cellAt(grid.to[X], point.x);
  const row = cellAt(grid.to[Y], point.y);
  const isFree = (k: number): boolean => {
    const cell = axis === X ? row * grid.columns + k : k * grid.columns + column;
    return grid.node[cell] === -1;
  };
  let low = axis === X ? column : row;
  let high = low;
  const last = grid.to[axis].length - 1;
  while (low > 0 && isFree(low - 1)) low--;
  while (high < last && isFree(high + 1)) high++;
  return low === 0 || high === last ? Number.POSITIVE_INFINITY : nth(grid.to[axis], high) - nth(grid.from[axis], low);
}

function cellAt(ends: Float64Array, at: number): number {
  let low = 0;
  let high = ends.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (nth(ends, middle) >= at) high = middle;
    else low = middle + 1;
  }
  return low;
}
