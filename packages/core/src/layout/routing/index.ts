// Draws the lines of a floor plan. In: a graph and where its boxes and frames stand, roughly. Out: the drawing: every line at
// right angles, through no box and no frame that holds neither of its ends, and channels as wide as what runs in them.
// Lines are led through a grid of cells, ordered where they share a channel, and compacted together with the boxes.
import type { Drawing, FlowDirection, LayoutGraph } from '../graph.js';
import { Budget } from '../layered/budget.js';
import { nth } from '../layered/checked.js';
import { SPACING, type Spacing } from '../layered/spacing.js';
import type { Plan } from '../plan.js';
import { type Compacting, compact, type Demand, type GiveWay, ordersOf, type Stage } from './compact.js';
import { drawRoom } from './draw.js';
import { readGrid } from './grid.js';
import { placeLabels, placeTitles, unfitKey } from './labels.js';
import { type Axis, other, type Room, type Route, readRoom, SIDES, X, Y } from './model.js';
import { placeInChannels } from './order.js';
import { banKey, Search, type Way } from './search.js';
import { settleLabels } from './settle.js';
import { MOST_ZONES } from './zones.js';

export interface RoutingOptions {
  readonly spacing?: Partial<Spacing>;
  /** Work allowed, in steps. */
  readonly steps?: number;
  /** The reading direction, where the graph leaves it open. */
  readonly direction?: FlowDirection;
}

/** Why a plan cannot be drawn. */
export interface RoutingFault {
  readonly reason: 'no way' | 'no room' | 'budget';
  /** The lines at fault, as far as they are known. */
  readonly edges: readonly string[];
}

export type Routed =
  | { readonly drawing: Drawing; readonly faults: readonly [] }
  | { readonly drawing: undefined; readonly faults: readonly RoutingFault[] };

const STEPS = 20_000_000;

export function routePlan(graph: LayoutGraph, plan: Plan, options: RoutingOptions = {}): Routed {
  const spacing = { ...SPACING, ...options.spacing };
  const direction = options.direction ?? (graph.direction === 'auto' ? 'right' : graph.direction);
  const budget = new Budget(options.steps ?? STEPS);
  const fault = (reason: RoutingFault['reason'], edges: readonly number[]): Routed => ({
    drawing: undefined,
    faults: [{ reason, edges: edges.flatMap((edge) => graph.edges[edge]?.id ?? []) }],
  });
  const room = readRoom(graph, plan);
  if (room.zones.length > MOST_ZONES) return fault('budget', []);
  const grid = readGrid(room, spacing);
  const banned = new Set<string>();
  const unfit = new Set<string>();
  const dropped = new Set<number>();
  const search = new Search(room, grid, direction, banned, budget);
  const ways = findWays(room, search);
  for (let attempt = 0; ; attempt++) {
    const lost = ways.flatMap((way, edge) => (way === undefined ? edge : []));
    if (lost.length > 0) return fault(budget.degraded ? 'budget' : 'no way', lost);
    const found = ways.flatMap((way) => way ?? []);
    const placed = readRoom(graph, plan);
    const routes = routesOf(found, grid);
    placeTitles(placed, routes);
    placeLabels(placed, routes, grid, unfit);
    const work = { room: placed, routes, aligned: plan.aligned, dropped, order: ordersOf(placed), spacing, budget };
    const changed = new Set<number>();
    let stuck = false;
    const giveWay: GiveWay = (demands) => {
      const given = giveUp(demands, routes, found, { banned, unfit, dropped });
      if (given === undefined) stuck = true;
      else if (given.what === 'start' || given.what === 'end') changed.add(nth(routes, given.route).edge);
      return given;
    };
    const contradiction = compactAll(work, giveWay);
    if (contradiction === undefined) {
      settleLabels(placed, routes, spacing);
      return { drawing: drawRoom(placed, routes, direction, budget), faults: [] };
    }
    if (stuck || attempt === ATTEMPTS) {
      const lines = contradiction.flatMap(({ route, what }) => (what === 'aligned' ? [] : nth(routes, route).edge));
      return fault('no room', [...new Set(lines)]);
    }
    for (const edge of changed) {
      const way = ways[edge];
      if (way !== undefined) search.count(way, -1);
      const next = search.find(edge);
      ways[edge] = next;
      if (next !== undefined) search.count(next, 1);
    }
  }
}

/** How often what contradicts itself is led or labelled otherwise. */
const ATTEMPTS = 24;

function compactAll(work: Compacting, giveWay: GiveWay): readonly Demand[] | undefined {
  for (const [axis, stage] of PASSES) {
    const contradiction = compact(work, axis, stage, giveWay);
    if (contradiction !== undefined) return contradiction;
  }
  // Where frames cannot stand on their middles, nothing moves.
  for (const axis of [Y, X] as const) compact(work, axis, 'settled', () => undefined);
  return undefined;
}

/** What has been given up so far. */
interface Given {
  readonly banned: Set<string>;
  readonly unfit: Set<string>;
  readonly dropped: Set<number>;
}

/** Bars a label's place or a line's port that takes part in a contradiction, or at last drops an alignment. */
function giveUp(
  demands: readonly Demand[],
  routes: readonly Route[],
  ways: readonly Way[],
  { banned, unfit, dropped }: Given,
): Demand | undefined {
  for (const demand of demands) {
    if (demand.what !== 'label') continue;
    const route = nth(routes, demand.route);
    if (route.label === undefined || route.segments.length === 1) continue;
    const key = unfitKey(route, route.label.segment);
    if (unfit.has(key)) continue;
    unfit.add(key);
    return demand;
  }
  // What was written last gives way.
  for (const demand of demands.toSorted((a, b) => b.route - a.route)) {
    if (demand.what !== 'start' && demand.what !== 'end') continue;
    const { edge, start, end, turns } = nth(ways, demand.route);
    const atStart = demand.what === 'start';
    const side = SIDES.indexOf((atStart ? start : end).side);
    const key = banKey(edge, atStart, side, nth(turns, atStart ? 0 : turns.length - 1));
    if (banned.has(key)) continue;
    banned.add(key);
    return demand;
  }
  const aligned = demands.find(({ what }) => what === 'aligned');
  if (aligned !== undefined) dropped.add(aligned.route);
  return aligned;
}

const PASSES: readonly (readonly [Axis, Stage])[] = [
  [X, 'rough'],
  [Y, 'firm'],
  [X, 'firm'],
];

/** Short lines first; then those that cross others once more, now that it is known where all run. */
function findWays(room: Room, search: Search): (Way | undefined)[] {
  const { edges } = room.graph;
  const ways: (Way | undefined)[] = edges.map(() => undefined);
  const lengths = edges.map(({ from, to }) => {
    const [a, b] = [room.nodeAt.get(from) ?? 0, room.nodeAt.get(to) ?? 0];
    const middle = (axis: Axis, node: number): number => nth(room.start[axis], node) + nth(room.size[axis], node) / 2;
    return Math.abs(middle(X, a) - middle(X, b)) + Math.abs(middle(Y, a) - middle(Y, b));
  });
  const order = Array.from(edges.keys()).sort((a, b) => nth(lengths, a) - nth(lengths, b) || a - b);
  for (let round = 0; round < ROUNDS; round++) {
    for (const edge of order) {
      const known = ways[edge];
      if (known !== undefined && !search.isTroubled(known)) continue;
      if (known !== undefined) search.count(known, -1);
      const way = search.find(edge);
      ways[edge] = way;
      if (way !== undefined) search.count(way, 1);
    }
  }
  return ways;
}

const ROUNDS = 2;

function routesOf(ways: readonly Way[], grid: ReturnType<typeof readGrid>): Route[] {
  const places = placeInChannels(ways, grid);
  return ways.map(({ edge, start, end, turns }, i) => ({
    edge,
    start,
    end,
    segments: turns.map((_, place) => ({
      axis: place % 2 === 0 ? other(start.side.axis) : start.side.axis,
      at: nth(nth(places, i), place),
    })),
    label: undefined,
  }));
}
