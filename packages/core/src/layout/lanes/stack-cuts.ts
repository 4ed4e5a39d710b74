// Lines that end at the frames of layers and pillars. In: routes to boxes inside, and all frames. Out: routes to the frames,
// straight where nothing is in the way.
import type { Box, Point } from '../graph.js';
import { nth } from '../layered/checked.js';
import { overlaps } from '../overlap.js';
import type { PlacedBand } from './lane-graph.js';
import type { StackLine } from './stack-ends.js';
import type { Stack } from './stack-slots.js';
import { STACK_BEND, STACK_CLEAR, STACK_CORNER, STACK_CROSSING, STACK_ROUNDS } from './weights.js';

type Route = readonly Point[];

export interface Obstacles {
  /** By index of the band. */
  readonly bands: readonly PlacedBand[];
  readonly nodes: readonly Box[];
  readonly groups: readonly Box[];
}

/** A route, and the parts of it that were not routed before. */
interface Straight {
  readonly route: Route;
  readonly added: readonly Box[];
}

export function cutRoutes(
  lines: readonly StackLine[],
  routes: readonly Route[],
  obstacles: Obstacles,
): readonly Route[] {
  const { bands } = obstacles;
  const cut = routes.map((route, i): Route => {
    const { fromBand, toBand } = nth(lines, i);
    const ended = toBand === undefined ? route : cutAt(route, nth(bands, toBand));
    return fromBand === undefined ? ended : cutAt(ended.toReversed(), nth(bands, fromBand)).toReversed();
  });
  const straight = cut.map((route, i): Straight => {
    const { fromBand, toBand } = nth(lines, i);
    const ended = straightened({ route, added: [] }, toBand, obstacles);
    const back = straightened({ ...ended, route: ended.route.toReversed() }, fromBand, obstacles);
    return { ...back, route: back.route.toReversed() };
  });
  return withoutConflicts(cut, straight);
}

/** What the label of a line that ends at a frame stays off: that frame, and the border of the frame it begins in. */
export function aroundLabel(
  { from, fromBand, toBand }: StackLine,
  { nodes }: Stack,
  bands: readonly PlacedBand[],
): readonly Box[] {
  if (toBand === undefined) return [];
  const last = nth(bands, toBand);
  if (fromBand !== undefined) return [nth(bands, fromBand), last];
  const { x, y, width, height } = nth(bands, nth(nodes, from).band);
  const sides = [
    { x, y, width, height: 0 },
    { x, y: y + height, width, height: 0 },
    { x, y, width: 0, height },
    { x: x + width, y, width: 0, height },
  ];
  return [last, ...sides];
}

/** Each line straight, unless another is in its way or it costs more. */
function withoutConflicts(cut: readonly Route[], straight: readonly Straight[]): readonly Route[] {
  const routes = straight.map(({ route }) => route);
  const open = new Set(straight.flatMap(({ added }, i) => (added.length > 0 ? i : [])));
  const bend = (i: number): void => {
    routes[i] = nth(cut, i);
    open.delete(i);
  };
  let isSettled = false;
  for (let round = 0; round < STACK_ROUNDS && !isSettled; round++) {
    isSettled = true;
    for (const i of [...open]) {
      const others = routes.flatMap((route, at) => (at === i ? [] : stretches(route)));
      const { route, added } = nth(straight, i);
      const isFree = added.every((way) =>
        others.every((each) => !overlaps(way, each, STACK_CLEAR) || crosses(way, each)),
      );
      if (isFree && costOf(route, others) <= costOf(nth(cut, i), others)) continue;
      bend(i);
      isSettled = false;
    }
  }
  if (!isSettled) for (const i of [...open]) bend(i);
  return routes;
}

function costOf(route: Route, others: readonly Box[]): number {
  const ways = stretches(route);
  const length = ways.reduce((sum, { width, height }) => sum + width + height, 0);
  const crossings = ways.reduce((sum, way) => sum + others.filter((each) => overlaps(way, each)).length, 0);
  return length + STACK_BEND * (route.length - 2) + STACK_CROSSING * crossings;
}

/** Far from the ends of both. */
function crosses(a: Box, b: Box): boolean {
  const [level, upright] = a.height === 0 ? [a, b] : [b, a];
  return (
    upright.x > level.x + STACK_CLEAR &&
    upright.x < level.x + level.width - STACK_CLEAR &&
    level.y > upright.y + STACK_CLEAR &&
    level.y < upright.y + upright.height - STACK_CLEAR
  );
}

/** Up to where it first meets the frame. */
function cutAt(route: Route, frame: Box): Route {
  const [left, right] = [frame.x, frame.x + frame.width];
  const [top, bottom] = [frame.y, frame.y + frame.height];
  for (let i = 1; i < route.length; i++) {
    const [a, b] = [nth(route, i - 1), nth(route, i)];
    const met: Point = a.y === b.y ? { x: a.x < b.x ? left : right, y: a.y } : { x: a.x, y: a.y < b.y ? top : bottom };
    const isMet = a.y === b.y ? isWithin(a.y, top, bottom) : isWithin(a.x, left, right);
    if (isMet && isWithin(met.x, a.x, b.x) && isWithin(met.y, a.y, b.y)) return [...route.slice(0, i), met];
  }
  return route;
}

function isWithin(at: number, a: number, b: number): boolean {
  return at >= Math.min(a, b) && at <= Math.max(a, b);
}

/** Without the bends before a frame that a line meets if it runs on. */
function straightened({ route, added }: Straight, band: number | undefined, around: Obstacles): Straight {
  if (band === undefined) return { route, added };
  for (let i = 1; i < route.length - 1; i++) {
    const [a, b] = [nth(route, i - 1), nth(route, i)];
    const end = onward(a, b, nth(around.bands, band));
    if (end !== undefined && isClear(b, end, band, around)) {
      return { route: [...route.slice(0, i), end], added: [...added, between(b, end)] };
    }
  }
  return { route, added };
}

/** Where a line from `a` past `b` meets the frame, clear of its corners and its title. */
function onward(a: Point, b: Point, { x, y, width, height, header }: PlacedBand): Point | undefined {
  const [right, bottom] = [x + width, y + height];
  if (a.y === b.y) {
    const end = { x: a.x < b.x ? x : right, y: a.y };
    const top = header.width === width ? header.y + header.height + STACK_CLEAR : y + STACK_CORNER;
    const isAhead = a.x < b.x ? end.x >= b.x : end.x <= b.x;
    return isAhead && isWithin(a.y, top, bottom - STACK_CORNER) && top < bottom - STACK_CORNER ? end : undefined;
  }
  const end = { x: a.x, y: a.y < b.y ? y : bottom };
  const left = header.height === height ? header.x + header.width + STACK_CLEAR : x + STACK_CORNER;
  const isAhead = a.y < b.y ? end.y >= b.y : end.y <= b.y;
  return isAhead && isWithin(a.x, left, right - STACK_CORNER) && left < right - STACK_CORNER ? end : undefined;
}

function isClear(from: Point, to: Point, band: number, { bands, nodes, groups }: Obstacles): boolean {
  const way = between(from, to);
  const foreign = bands.filter((_, i) => i !== band);
  const headers = foreign.map(({ header }) => header);
  return (
    [...nodes, ...groups, ...headers].every((each) => isInside(from, each) || !overlaps(way, each, STACK_CLEAR)) &&
    foreign.every((each) => isInside(from, each) || !overlaps(way, each))
  );
}

function isInside({ x, y }: Point, box: Box): boolean {
  return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
}

function stretches(route: Route): readonly Box[] {
  return route.slice(1).map((b, i) => between(nth(route, i), b));
}

function between(a: Point, b: Point): Box {
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
}
