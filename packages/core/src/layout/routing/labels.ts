// Which segment carries a label, and where along it. In: the room and routes before they are compacted, which will make
// any missing room. Out: a label on each route that has one: at the decision it answers, otherwise where there is most
// room.
import type { Point, Size } from '../graph.js';
import { nth } from '../layered/checked.js';
import { float } from '../layered/read.js';
import type { Grid } from './grid.js';
import {
  type Axis,
  answers,
  cornerOf,
  type Label,
  labelEnds,
  other,
  type Room,
  type Route,
  run,
  type Segment,
  X,
  Y,
} from './model.js';
import { hiddenStretches } from './own-frames.js';
import {
  LABEL_BESIDE,
  LABEL_FARTHER,
  LABEL_LATER,
  LABEL_LONGER,
  LABEL_SHARED,
  LABEL_TOO_WIDE,
  LABEL_UNFIT,
  LONG_ENOUGH,
  TITLE_ON_STROKE,
} from './weights.js';

/** A segment with its run. */
interface Piece {
  readonly axis: Axis;
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** `unfit` holds segments that had no room for a label, keyed by `unfitKey`. */
export function placeLabels(room: Room, routes: readonly Route[], grid: Grid, unfit: ReadonlySet<string>): void {
  const placed: Route[] = [];
  const pieces = routes.map((route) => piecesOf(room, route));
  const crossing = inOrder(pieces);
  const owners = new Map<Segment, number>();
  for (const { segments } of routes) {
    for (const segment of segments) owners.set(segment, (owners.get(segment) ?? 0) + 1);
  }
  for (const [r, route] of routes.entries()) {
    const size = room.graph.edges[route.edge]?.label;
    if (size === undefined || size.width === 0) continue;
    const early = answers(room, route);
    let best: Label | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const [segment, piece] of nth(pieces, r).entries()) {
      const { axis, at } = piece;
      const [atStart, atEnd] = labelEnds(room, route, segment);
      const need = extent(size, other(axis)) + atStart + atEnd;
      const wide = extent(size, axis);
      const always =
        (early ? LABEL_LATER * segment : 0) +
        (owners.get(nth(route.segments, segment)) === 1 ? 0 : LABEL_SHARED) +
        (unfit.has(unfitKey(route, segment)) ? LABEL_UNFIT : 0);
      const ofLength = (length: number): number =>
        Math.max(0, need - length) - LABEL_LONGER * Math.min(length, LONG_ENOUGH) + always;
      // Even uncut it would not be better than the best.
      if (ofLength(piece.to - piece.from) >= least) continue;
      const cuts = [
        ...frameCuts(room, piece),
        ...ownFrameCuts(room, route, piece),
        ...lineCuts(crossing[other(axis)], r, piece),
        ...labelCuts(placed, axis, at, size),
        ...portCuts(room, routes, pieces, route, segment, wide),
      ];
      for (const { from, to } of freeStretches(piece, cuts)) {
        const away = early ? LABEL_FARTHER * distanceFrom(room, route, segment, from, to) : 0;
        const own = ofLength(to - from) + away;
        if (own >= least) continue;
        const middle = (from + to) / 2;
        const point = axis === X ? { x: at, y: middle } : { x: middle, y: at };
        const cost = own + LABEL_TOO_WIDE * Math.max(0, wide - channelWidth(grid, point, axis));
        if (cost >= least) continue;
        least = cost;
        best = { ...size, segment, at: middle };
      }
    }
    route.label = best;
    if (best !== undefined) placed.push(route);
  }
}

interface Ranked extends Piece {
  readonly route: number;
}

/** By axis that they move along, all pieces in the order of their places. */
function inOrder(pieces: readonly (readonly Piece[])[]): readonly [readonly Ranked[], readonly Ranked[]] {
  const ranked = pieces.flatMap((list, route) => list.map((piece): Ranked => ({ ...piece, route })));
  ranked.sort((a, b) => a.at - b.at);
  return [ranked.filter(({ axis }) => axis === X), ranked.filter(({ axis }) => axis === Y)];
}

function piecesOf(room: Room, route: Route): Piece[] {
  return route.segments.map(({ axis, at }, place) => {
    const [a, b] = run(room, route, place);
    return { axis, at, from: Math.min(a, b), to: Math.max(a, b) };
  });
}

function extent({ width, height }: Size, axis: Axis): number {
  return axis === X ? width : height;
}

/**
 * The titles of overlays are placed where there is most room between the lines that cross the upper stroke, preferably
 * at its start.
 */
export function placeTitles(room: Room, routes: readonly Route[]): void {
  room.zones.forEach(({ overlay }, zone) => {
    const frame = room.graph.groups.length + zone;
    const [low, high, at] = [nth(room.low[X], frame), nth(room.high[X], frame), nth(room.low[Y], frame)];
    const { width } = nth(room.graph.overlays, overlay).title;
    const crossings = routes.flatMap((route) =>
      piecesOf(room, route).flatMap((piece) =>
        piece.axis === X && piece.from < at && piece.to > at ? [{ from: piece.at, to: piece.at }] : [],
      ),
    );
    let best = low;
    let most = 0;
    for (const { from, to } of freeStretches({ axis: Y, at, from: low, to: high }, crossings)) {
      const fits = Math.min(to - from, width);
      if (fits <= most) continue;
      most = fits;
      best = Math.max(from, Math.min(from + TITLE_ON_STROKE, (from + to - width) / 2));
    }
    room.titles[zone] = best;
  });
}

/** From the start of a segment to a stretch of it. */
function distanceFrom(room: Room, route: Route, segment: number, from: number, to: number): number {
  const [start] = run(room, route, segment);
  return Math.max(0, from - start, start - to);
}

export function unfitKey({ edge, segments }: Route, segment: number): string {
  return `${edge} ${segments.length} ${segment}`;
}

function frameCuts(room: Room, { axis, at }: Piece): Stretch[] {
  const along = other(axis);
  const [lows, highs] = [room.low[axis], room.high[axis]];
  const cuts: Stretch[] = [];
  for (let i = 0; i < lows.length; i++) {
    if (at < float(lows, i) || at > float(highs, i)) continue;
    for (const stroke of [nth(room.low[along], i), nth(room.high[along], i)]) cuts.push({ from: stroke, to: stroke });
  }
  return cuts;
}

/** Inside the frames that the line ends at, where it is not drawn. */
function ownFrameCuts(room: Room, { edge }: Route, piece: Piece): Stretch[] {
  return hiddenStretches(room, edge, piece).map(({ low, high }) => ({ from: low, to: high }));
}

/** `across`: the pieces of the other axis, in the order of their places. */
function lineCuts(across: readonly Ranked[], route: number, { at, from, to }: Piece): Stretch[] {
  const cuts: Stretch[] = [];
  for (let i = firstAt(across, from); i < across.length; i++) {
    const piece = nth(across, i);
    if (piece.at > to) break;
    if (piece.route === route || piece.from >= at || piece.to <= at) continue;
    cuts.push({ from: piece.at, to: piece.at });
  }
  return cuts;
}

function firstAt(pieces: readonly Ranked[], at: number): number {
  let low = 0;
  let high = pieces.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (nth(pieces, middle).at >= at) high = middle;
    else low = middle + 1;
  }
  return low;
}

function labelCuts(placed: readonly Route[], axis: Axis, at: number, size: Size): Stretch[] {
  const half = extent(size, axis) / 2;
  return placed.flatMap(({ label, segments }) => {
    if (label === undefined) return [];
    const host = nth(segments, label.segment);
    const [mine, theirs] = host.axis === axis ? [host.at, label.at] : [label.at, host.at];
    if (Math.abs(mine - at) >= half + extent(label, axis) / 2) return [];
    const reach = extent(label, other(axis)) / 2;
    return [{ from: theirs - reach, to: theirs + reach }];
  });
}

/**
 * Where other lines run beside a segment that ends at the same side of a node, which can be too short for them and a
 * label.
 */
function portCuts(
  room: Room,
  routes: readonly Route[],
  pieces: readonly (readonly Piece[])[],
  route: Route,
  segment: number,
  wide: number,
): Stretch[] {
  const ends = [...(segment === 0 ? [route.start] : []), ...(segment === route.segments.length - 1 ? [route.end] : [])];
  return ends.flatMap(({ node, side }) => {
    const size = nth(room.size[other(side.axis)], node);
    const beside = routes.flatMap(({ start, end, segments }, r) => {
      if (routes[r] === route) return [];
      const first = start.node === node && start.side === side ? [nth(nth(pieces, r), 0)] : [];
      const last = end.node === node && end.side === side ? [nth(nth(pieces, r), segments.length - 1)] : [];
      return [...first, ...last];
    });
    const fits = beside.length * (wide / 2 + LABEL_BESIDE) <= size - 2 * cornerOf(size);
    return fits ? [] : beside.map(({ from, to }) => ({ from, to }));
  });
}

/** The remaining parts of a segment between the cuts. */
function freeStretches({ from: low, to: high }: Piece, cuts: readonly Stretch[]): Stretch[] {
  const free: Stretch[] = [];
  let from = low;
  for (const each of cuts.toSorted((one, two) => one.from - two.from)) {
    if (each.to <= low || each.from >= high) continue;
    if (each.from > from) free.push({ from, to: each.from });
    from = Math.max(from, each.to);
  }
  if (high > from) free.push({ from, to: high });
  return free.length === 0 ? [{ from: low, to: low }] : free;
}

/** The distance from box to box at a point. */
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
