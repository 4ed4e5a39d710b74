// Routes the lines of a floor plan. In: a graph and approximate positions of its boxes and frames. Out: the drawing:
// every line orthogonal, through no box and no frame that holds neither of its ends, and channels as wide as their
// content. Lines are routed through a grid of cells, ordered where they share a channel, and compacted together with
// the boxes.
import type { Drawing, FlowDirection, LayoutGraph } from '../graph.js';
import { Budget } from '../layered/budget.js';
import { nth } from '../layered/checked.js';
import { SPACING, type Spacing } from '../layered/spacing.js';
import type { Plan } from '../plan.js';
import { compact } from './compact.js';
import type { Demand, GiveWay } from './demands.js';
import { banKey } from './doors.js';
import { type Boxes, boxesOf, drawRoom, sketchRoom } from './draw.js';
import { type Grid, readGrid } from './grid.js';
import { isSettled } from './keep-frames.js';
import { placeLabels, placeTitles, unfitKey } from './labels.js';
import { ordersOf } from './members.js';
import { type Axis, isAnswer, other, type Room, type Route, readRoom, type Segment, SIDES, X, Y } from './model.js';
import { isShared, placeInChannels } from './order.js';
import type { Compacting, Stage } from './pass.js';
import { Search } from './search.js';
import { settleLabels } from './settle.js';
import { type Trunk, trunksOf } from './trunks.js';
import type { Way } from './way.js';
import { findAgain, findWays } from './ways.js';
import { MOST_ROUTED_LINES, MOST_ZONES, ROUTING_ATTEMPTS, ROUTING_STEPS } from './weights.js';
import { withoutJogs } from './without-jogs.js';

export { sizeOf } from './draw.js';

export interface RoutingOptions {
  readonly spacing?: Partial<Spacing>;
  /** Step budget. */
  readonly steps?: number;
  /** The reading direction, if the graph leaves it open. */
  readonly direction?: FlowDirection;
}

/** Why a plan cannot be drawn. */
export interface RoutingFault {
  readonly reason: 'no way' | 'no room' | 'budget';
  /** The lines at fault, as far as they are known. */
  readonly edges: readonly string[];
}

interface Undrawn {
  readonly drawing: undefined;
  readonly faults: readonly RoutingFault[];
}

export type Routed = Undrawn | { readonly drawing: Drawing; readonly faults: readonly [] };

export function routePlan(graph: LayoutGraph, plan: Plan, options: RoutingOptions = {}): Routed {
  const routed = routeLines(openPlan(graph, plan, options));
  return 'faults' in routed ? routed : drawLines(routed);
}

/** A plan before its lines are routed. */
export interface Opened {
  readonly graph: LayoutGraph;
  readonly plan: Plan;
  readonly direction: FlowDirection;
  readonly spacing: Spacing;
  readonly steps: number;
  readonly room: Room;
  readonly boxes: Boxes;
}

export function openPlan(graph: LayoutGraph, plan: Plan, options: RoutingOptions = {}): Opened {
  const room = readRoom(graph, plan);
  return {
    graph,
    plan,
    direction: options.direction ?? (graph.direction === 'auto' ? 'right' : graph.direction),
    spacing: { ...SPACING, ...options.spacing },
    steps: options.steps ?? ROUTING_STEPS,
    room,
    boxes: boxesOf(room),
  };
}

/** A plan with routed lines, before anything is moved. */
export interface RoutedPlan extends Opened {
  readonly budget: Budget;
  readonly grid: Grid;
  readonly search: Search;
  readonly banned: Set<number>;
  readonly trunks: readonly Trunk[];
  readonly ways: readonly Way[];
}

export function routeLines(opened: Opened): RoutedPlan | Undrawn {
  const { graph, direction, spacing, room } = opened;
  const budget = new Budget(opened.steps);
  if (room.zones.length > MOST_ZONES || graph.edges.length > MOST_ROUTED_LINES) return undrawn(graph, 'budget', []);
  const grid = readGrid(room, spacing);
  if (grid === undefined) return undrawn(graph, 'budget', []);
  const banned = new Set<number>();
  const search = new Search(room, grid, direction, banned, budget);
  const trunks = trunksOf(graph);
  const attempts = findWays(room, search, trunks);
  const ways = attempts.flatMap((way) => way ?? []);
  if (ways.length < attempts.length) {
    const lost = attempts.flatMap((way, edge) => (way === undefined ? edge : []));
    return undrawn(graph, budget.degraded ? 'budget' : 'no way', lost);
  }
  return { ...opened, budget, grid, search, banned, trunks, ways };
}

/** The lines at their places in the unmoved plan, without labels: for counting crossings and bends. */
export function sketchOf({ room, ways, grid, direction, budget, boxes }: RoutedPlan): Drawing {
  return sketchRoom(room, routesOf(ways, grid), direction, budget, boxes);
}

function undrawn(graph: LayoutGraph, reason: RoutingFault['reason'], edges: readonly number[]): Undrawn {
  return { drawing: undefined, faults: [{ reason, edges: edges.flatMap((edge) => graph.edges[edge]?.id ?? []) }] };
}

export function drawLines(routed: RoutedPlan): Routed {
  const { graph, plan, direction, spacing, budget, grid, search, banned, trunks } = routed;
  const unfit = new Set<string>();
  const dropped = new Set<number>();
  const joined = new Map(trunks.flatMap(({ edges }) => edges.map((edge) => [edge, edges])));
  const ways: (Way | undefined)[] = [...routed.ways];
  for (let attempt = 0; ; attempt++) {
    const lost = ways.flatMap((way, edge) => (way === undefined ? edge : []));
    if (lost.length > 0) return undrawn(graph, budget.degraded ? 'budget' : 'no way', lost);
    const paths = ways.flatMap((way) => way ?? []);
    const placed = readRoom(graph, plan);
    const routes = routesOf(paths, grid);
    placeTitles(placed, routes);
    placeLabels(placed, routes, grid, unfit);
    const work = { room: placed, routes, aligned: plan.aligned, dropped, order: ordersOf(placed), spacing, budget };
    const changed = new Set<number>();
    let stuck = false;
    const giveWay: GiveWay = (demands) => {
      const concession = giveUp(placed, demands, routes, paths, { banned, unfit, dropped, joined });
      if (concession === undefined) stuck = true;
      else if (concession.what === 'start' || concession.what === 'end') {
        const { edge } = nth(routes, concession.route);
        // Its trunk is split with it.
        for (const each of joined.get(edge) ?? [edge]) {
          changed.add(each);
          joined.delete(each);
        }
      }
      return concession;
    };
    const contradiction = compactAll(work, giveWay);
    if (contradiction === undefined) {
      settleLabels(placed, routes, spacing);
      const drawing = drawRoom(placed, routes, direction, budget);
      return { drawing: withoutJogs(graph, drawing, sharersOf(graph, paths), spacing, budget), faults: [] };
    }
    if (budget.degraded) return undrawn(graph, 'budget', []);
    if (stuck || attempt === ROUTING_ATTEMPTS) {
      const lines = contradiction.flatMap(({ route, what }) => (what === 'aligned' ? [] : nth(routes, route).edge));
      return undrawn(graph, 'no room', [...new Set(lines)]);
    }
    for (const edge of changed) ways[edge] = findAgain(search, edge, ways[edge]);
  }
}

function compactAll(work: Compacting, giveWay: GiveWay): readonly Demand[] | undefined {
  for (const [axis, stage] of PASSES) {
    const contradiction = compact(work, axis, stage, giveWay);
    if (contradiction !== undefined) return contradiction;
  }
  // If frames cannot be centred, that constraint is dropped.
  for (const axis of [Y, X] as const) {
    if (isSettled(work, axis)) continue;
    const dropped = new Set(work.dropped);
    const drop: GiveWay = (demands) => {
      const aligned = demands.find(({ what }) => what === 'aligned');
      if (aligned !== undefined) dropped.add(aligned.route);
      return aligned;
    };
    if (compact(work, axis, 'settled', drop) !== undefined)
      compact({ ...work, dropped }, axis, 'settled', () => undefined);
  }
  return undefined;
}

/** What has been given up so far. */
interface Given {
  readonly banned: Set<number>;
  readonly unfit: Set<string>;
  readonly dropped: Set<number>;
  /** By line, all lines of its trunk. */
  readonly joined: ReadonlyMap<number, readonly number[]>;
}

/** Bars a label's place or a line's port that is part of a contradiction, or finally drops an alignment. */
function giveUp(
  room: Room,
  demands: readonly Demand[],
  routes: readonly Route[],
  ways: readonly Way[],
  { banned, unfit, dropped, joined }: Given,
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
  // What was written last gives way, with the corner of an answer after all others.
  const isHeld = ({ route, what }: Demand): number =>
    Number(what === 'start' && isAnswer(room, nth(routes, route).edge));
  for (const demand of demands.toSorted((a, b) => isHeld(a) - isHeld(b) || b.route - a.route)) {
    if (demand.what !== 'start' && demand.what !== 'end') continue;
    const { edge, start, end, turns } = nth(ways, demand.route);
    const atStart = demand.what === 'start';
    const side = SIDES.indexOf((atStart ? start : end).side);
    const key = banKey(edge, atStart, side, nth(turns, atStart ? 0 : turns.length - 1));
    // A trunk is split before any of its lines looks for another port.
    if (joined.has(edge)) return demand;
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

/** Lines that share a stroke with another. */
function sharersOf({ edges }: LayoutGraph, ways: readonly Way[]): ReadonlySet<string> {
  return new Set(
    ways.flatMap(({ edge, trunk }) =>
      trunk === undefined ? [] : [edge, trunk.edge].flatMap((each) => edges[each]?.id ?? []),
    ),
  );
}

function routesOf(ways: readonly Way[], grid: Grid): Route[] {
  const places = placeInChannels(ways, grid);
  const routes = new Map<number, Route>();
  const byEdge = new Map(ways.map((way, i) => [way.edge, i]));
  const routeOf = (i: number): Route => {
    const { edge, start, end, turns, trunk } = nth(ways, i);
    const known = routes.get(i);
    if (known !== undefined) return known;
    const common = trunk === undefined ? [] : routeOf(byEdge.get(trunk.edge) ?? i).segments;
    const segments = turns.map((_, place): Segment => {
      const fromEnd = turns.length - place;
      const shared = isShared(nth(ways, i), place)
        ? common[trunk?.atEnd === true ? common.length - fromEnd : place]
        : undefined;
      const axis = place % 2 === 0 ? other(start.side.axis) : start.side.axis;
      return shared ?? { axis, at: nth(nth(places, i), place) };
    });
    const route = { edge, start, end, segments, label: undefined };
    routes.set(i, route);
    return route;
  };
  return ways.map((_, i) => routeOf(i));
}
