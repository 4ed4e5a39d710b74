// One pass of compaction along an axis. In: the room and routes, in the order that they stand. Out: the same, with every
// distance kept that the look asks for and no channel wider than what runs in it needs, or the routes whose demands
// contradict one another; then nothing has moved.
import type { Budget } from '../layered/budget.js';
import { nth } from '../layered/checked.js';
import type { Spacing } from '../layered/spacing.js';
import type { Alignment } from '../plan.js';
import {
  AT_ENDS,
  type Axis,
  answers,
  cornerOf,
  type End,
  fixedPort,
  groupsRound,
  ON_STROKE,
  other,
  type Room,
  type Route,
  run,
  type Segment,
  SIDES,
  X,
} from './model.js';
import { Distances, type Waive } from './solve.js';
import { eachPair, endsAt, labelAt, labelExtent, type Thing, thingsAlong, type Variables } from './things.js';
import { topPadding, ZONE_PADDING, type Zone } from './zones.js';

/** Between two boxes or frames of one scope; and where a line runs straight across. */
const APART = 32;
const LINKED = 40;
/** Between two lines at a side too short for all its lines, at least. */
const LEAST_PITCH = 8;
/** Between an overlay's frame and a line or another frame. */
const STROKE = 8;
/** How far across the axis two things have to be apart to pass one another. */
const REACH = 12;

/** What a px off costs: of a frame's size, a port off its place, a line's length, a label off its place. */
const HUG = 8;
const PORT = 3;
const RUN = 2;
const LABEL = 1;
const MIDDLE = 1;
/** What is less out of the middle stays. */
const LEAST_SHIFT = 2;

export interface Compacting {
  readonly room: Room;
  readonly routes: readonly Route[];
  readonly aligned: readonly Alignment[];
  /** Those of them that proved impossible. */
  readonly dropped: ReadonlySet<number>;
  readonly order: Orders;
  readonly spacing: Spacing;
  readonly budget: Budget;
}

/** By axis, members of one scope that stand one before the other: nodes by number, groups by -1 minus theirs. */
export type Orders = readonly [readonly (readonly [number, number])[], readonly (readonly [number, number])[]];

/** What cannot be had together with the rest: of a line, or that things stay aligned. */
export interface Demand {
  /** By number; for what is aligned, the alignment. */
  readonly route: number;
  readonly what: 'way' | 'start' | 'end' | 'label' | 'aligned';
}

const WHATS: readonly Demand['what'][] = ['way', 'start', 'end', 'label', 'aligned'];

function tag(route: number, what: Demand['what']): number {
  return WHATS.length * route + WHATS.indexOf(what);
}

/** Of a node's side, among all. */
function sideKey({ node, side }: End): number {
  return 4 * node + SIDES.indexOf(side);
}

function demandOf(tag: number): Demand {
  return { route: Math.floor(tag / WHATS.length), what: WHATS[tag % WHATS.length] ?? 'way' };
}

/** Which of demands that contradict one another is done without, if any can be. */
export type GiveWay = (demands: readonly Demand[]) => Demand | undefined;

/**
 * `rough` where things only stand in order yet; `firm` gives everything its room; `settled` leaves frames as large as they are,
 * puts them on their middles and what they hold in theirs.
 */
export type Stage = 'rough' | 'firm' | 'settled';

/** Moves everything; or, where demands contradict one another, asks which gives way and moves nothing. */
export function compact(work: Compacting, axis: Axis, stage: Stage, giveWay: GiveWay): readonly Demand[] | undefined {
  const contradictions = new Pass(work, axis, stage).run((tags) => {
    const given = giveWay(tags.flatMap((each) => (each < 0 ? [] : demandOf(each))));
    return given === undefined ? undefined : tag(given.route, given.what);
  });
  return contradictions?.flat().flatMap((each) => (each < 0 ? [] : demandOf(each)));
}

class Pass {
  private readonly work: Compacting;
  private readonly axis: Axis;
  private readonly stage: Stage;
  private readonly distances: Distances = new Distances();
  private readonly variables: Variables;
  private readonly guesses: number[] = [0, 0];
  private readonly segments: number[][];
  private readonly labels: number[];
  /** By side of a node, how many lines end there. */
  private readonly ends: Int32Array;
  /** By group, what it holds itself. */
  private readonly members: readonly (readonly number[])[];

  constructor(work: Compacting, axis: Axis, stage: Stage) {
    this.work = work;
    this.axis = axis;
    this.stage = stage;
    const { room, routes } = work;
    this.ends = new Int32Array(4 * room.groupOf.length);
    this.members = room.graph.groups.map((_, group) => [
      ...Array.from(room.groupOf.keys()).filter((node) => room.groupOf[node] === group),
      ...Array.from(room.parentOf.keys()).flatMap((inner) => (room.parentOf[inner] === group ? -1 - inner : [])),
    ]);
    const add = (guess: number): number => {
      this.guesses.push(guess);
      return this.distances.add();
    };
    const nodes = Array.from(room.start[axis], add);
    const lows = Array.from(room.low[axis], add);
    const highs = Array.from(room.high[axis], add);
    // Lines of one trunk share segments.
    const known = new Map<Segment, number>();
    const variableOf = (segment: Segment): number => {
      const found = known.get(segment) ?? add(segment.at);
      known.set(segment, found);
      return found;
    };
    this.segments = routes.map(({ segments }) =>
      segments.map((segment) => (segment.axis === axis ? variableOf(segment) : -1)),
    );
    const met = new Set<Segment>();
    for (const { start, end, segments } of routes) {
      const [first, last] = [nth(segments, 0), nth(segments, segments.length - 1)];
      if (!met.has(first)) this.ends[sideKey(start)] = nth(this.ends, sideKey(start)) + 1;
      if (!met.has(last) || first === last) this.ends[sideKey(end)] = nth(this.ends, sideKey(end)) + 1;
      met.add(first).add(last);
    }
    this.labels = routes.map((route, r) => {
      const { label } = route;
      if (label === undefined) return -1;
      const own = nth(nth(this.segments, r), label.segment);
      return own >= 0 ? own : add(labelAt(route, label, axis) - labelExtent(label, axis) / 2);
    });
    const titles = Array.from(room.titles, (at) => (axis === X ? add(at) : -1));
    this.variables = {
      title: (zone) => nth(titles, zone),
      node: (node) => nth(nodes, node),
      low: (group) => nth(lows, group),
      high: (group) => nth(highs, group),
      segment: (route, place) => nth(nth(this.segments, route), place),
      label: (route) => nth(this.labels, route),
    };
  }

  run(waive: Waive): readonly (readonly number[])[] | undefined {
    const { work, axis, distances } = this;
    this.keepFrames();
    this.keepOrder();
    this.keepAlignments();
    work.routes.forEach((route, r) => {
      this.keepRoute(route, r);
    });
    const things = thingsAlong(axis, work.room, work.routes, this.variables, work.spacing, this.stage === 'rough');
    eachPair(things, this.stage === 'rough' ? 0 : REACH, (earlier, later) => {
      this.keepApart(earlier, later);
    });
    this.tiePorts();
    const solved = distances.solve((variable) => nth(this.guesses, variable), waive, work.budget);
    if ('contradictions' in solved) return solved.contradictions;
    this.move(solved.places);
    return undefined;
  }

  private keepFrames(): void {
    const { work, axis, distances, variables } = this;
    const { room, spacing } = work;
    const { graph } = room;
    const filled = new Set([...room.groupOf, ...room.parentOf]);
    graph.groups.forEach(({ title }, i) => {
      const [low, high] = [variables.low(i), variables.high(i)];
      const least =
        axis === X
          ? title.width === 0
            ? 0
            : title.width + 2 * spacing.padding
          : title.width === 0
            ? 0
            : title.height + 2 * spacing.title;
      const now = nth(room.high[axis], i) - nth(room.low[axis], i);
      distances.keep(low, high, filled.has(i) ? Math.max(least, 2 * spacing.padding) : Math.max(least, now));
      distances.tie(low, high, 0, HUG);
      const parent = nth(room.parentOf, i);
      if (parent >= 0) this.keepInside(parent, low, high, 0);
    });
    room.groupOf.forEach((group, i) => {
      if (group < 0) return;
      const at = variables.node(i);
      this.keepInside(group, at, at, nth(room.size[axis], i));
    });
    room.zones.forEach((zone, place) => {
      this.keepZone(zone, graph.groups.length + place);
    });
    if (this.stage === 'settled') this.settle();
  }

  /** What a frame holds stands in its middle, as far as its lines stay as they are. */
  private settle(): void {
    const { work, axis, distances, variables } = this;
    const { room, spacing } = work;
    room.graph.groups.forEach(({ title }, group) => {
      const [low, high] = [nth(room.low[axis], group), nth(room.high[axis], group)];
      distances.equal(variables.low(group), variables.high(group), high - low);
      const members = nth(this.members, group);
      if (members.length === 0) return;
      const before = axis === X || title.width === 0 ? spacing.padding : title.height + 2 * spacing.title;
      const start = Math.min(...members.map((member) => lowOf(room, axis, member)));
      const end = Math.max(...members.map((member) => highOf(room, axis, member)));
      const shift = Math.round((high - spacing.padding - end - (start - low - before)) / 2);
      if (Math.abs(shift) < LEAST_SHIFT) return;
      for (const member of members) {
        const [first] = this.extent(member);
        distances.tie(variables.low(group), first, lowOf(room, axis, member) - low + shift, MIDDLE);
      }
    });
  }

  private keepZone({ overlay, nodes, groups, holder }: Zone, frame: number): void {
    const { work, axis, distances, variables } = this;
    const { room, spacing } = work;
    const { title } = nth(room.graph.overlays, overlay);
    const [low, high] = [variables.low(frame), variables.high(frame)];
    const before = axis === X ? ZONE_PADDING : topPadding(title);
    const hold = (first: number, last: number, size: number): void => {
      distances.keep(low, first, before);
      distances.keep(last, high, Math.ceil(size + ZONE_PADDING));
    };
    for (const node of nodes) hold(variables.node(node), variables.node(node), nth(room.size[axis], node));
    for (const group of groups) hold(variables.low(group), variables.high(group), 0);
    distances.tie(low, high, 0, HUG);
    if (axis === X) {
      const at = variables.title(frame - room.graph.groups.length);
      distances.keep(low, at, ON_STROKE);
      distances.keep(at, high, Math.ceil(title.width + ON_STROKE));
      distances.tie(low, at, ON_STROKE, LABEL);
    }
    if (holder < 0) return;
    const frameTitle = nth(room.graph.groups, holder).title;
    const under =
      axis === X || frameTitle.width === 0 ? 0 : frameTitle.height + spacing.title + Math.ceil(title.height / 2);
    distances.keep(variables.low(holder), low, under + STROKE);
    distances.keep(high, variables.high(holder), STROKE);
  }

  private keepInside(group: number, first: number, last: number, size: number): void {
    const { work, axis, distances, variables } = this;
    const { title } = nth(work.room.graph.groups, group);
    const { padding, title: air } = work.spacing;
    const before = axis === X || title.width === 0 ? padding : title.height + 2 * air;
    distances.keep(variables.low(group), first, before);
    distances.keep(last, variables.high(group), Math.ceil(size + padding));
  }

  private keepOrder(): void {
    for (const [one, two] of this.work.order[this.axis]) {
      const [start, end, size] = this.extent(one);
      const [second] = this.extent(two);
      // What has come to stand side by side may start level.
      if (apart(this.work.room, other(this.axis), one, two) < APART) {
        this.distances.keep(end, second, Math.ceil(size + APART));
      } else this.distances.keep(start, second, 0);
    }
  }

  /** The variables of a member's start and end, and how far behind the second one it ends. */
  private extent(member: number): readonly [number, number, number] {
    const { work, axis, variables } = this;
    if (member < 0) return [variables.low(-1 - member), variables.high(-1 - member), 0];
    const at = variables.node(member);
    return [at, at, nth(work.room.size[axis], member)];
  }

  private keepAlignments(): void {
    const { work, axis, distances } = this;
    const { graph, nodeAt } = work.room;
    const groupAt = new Map(graph.groups.map(({ id }, i) => [id, -1 - i]));
    for (const [place, { axis: along, at, ids }] of work.aligned.entries()) {
      if ((along === 'x') !== (axis === X) || work.dropped.has(place)) continue;
      const members = ids.flatMap((id) => nodeAt.get(id) ?? groupAt.get(id) ?? []);
      const points = members.map((member): readonly [number, number] | undefined => {
        const [first, last, size] = this.extent(member);
        if (at === 'start') return [first, 0];
        if (at === 'end') return [last, size];
        if (first === last) return [first, size / 2];
        // A frame has a middle once it has its size.
        return this.stage === 'settled' ? [first, extentOf(work.room, axis, member) / 2] : undefined;
      });
      const known = points.flatMap((point) => (point === undefined ? [] : [point]));
      known.slice(1).forEach(([variable, offset], i) => {
        const [before, shift] = nth(known, i);
        distances.equal(before, variable, Math.round(2 * (shift - offset)) / 2, tag(place, 'aligned'));
      });
    }
  }

  private keepRoute(route: Route, r: number): void {
    const { work, axis, distances } = this;
    const { segments, start, end } = route;
    const { approach, line } = work.spacing;
    const places = segments.map((segment, place) => (segment.axis === axis ? place : -1)).filter((place) => place >= 0);
    // Through a side along the axis the line runs along it first.
    const stops: (readonly [variable: number, offset: number, gap: number])[] = places.map((place) => [
      this.variables.segment(r, place),
      0,
      line,
    ]);
    if (start.side.axis === axis) stops.unshift(this.door(start, approach));
    if (end.side.axis === axis) stops.push(this.door(end, approach));
    const ats = [
      ...(start.side.axis === axis ? [this.doorAt(start)] : []),
      ...places.map((place) => nth(segments, place).at),
      ...(end.side.axis === axis ? [this.doorAt(end)] : []),
    ];
    for (let i = 1; i < stops.length; i++) {
      const forth = nth(ats, i - 1) <= nth(ats, i);
      const [one, two] = forth ? [nth(stops, i - 1), nth(stops, i)] : [nth(stops, i), nth(stops, i - 1)];
      const straight = segments.length === 1;
      const gap = straight ? LINKED : Math.max(one[2], two[2]);
      distances.keep(one[0], two[0], Math.ceil(one[1] + gap - two[1]), tag(r, 'way'));
      distances.tie(one[0], two[0], one[1] - two[1], RUN);
    }
    this.keepPort(route, r, true);
    this.keepPort(route, r, false);
    this.keepLabel(route, r);
  }

  private door({ node, side }: End, gap: number): readonly [number, number, number] {
    const size = side.sign > 0 ? nth(this.work.room.size[side.axis], node) : 0;
    return [this.variables.node(node), size, gap];
  }

  private doorAt({ node, side }: End): number {
    const { room } = this.work;
    return nth(room.start[side.axis], node) + (side.sign > 0 ? nth(room.size[side.axis], node) : 0);
  }

  private keepPort(route: Route, r: number, atStart: boolean): void {
    const { work, axis, distances, variables } = this;
    const { room } = work;
    const end = atStart ? route.start : route.end;
    if (end.side.axis === axis) return;
    const at = variables.segment(r, atStart ? 0 : route.segments.length - 1);
    const node = variables.node(end.node);
    const port = fixedPort(room, nth(room.graph.edges, route.edge), atStart, end);
    const what = tag(r, atStart ? 'start' : 'end');
    if (port !== undefined) {
      // Lines that share a corner stand beside one another.
      const beside = (nth(this.ends, sideKey(end)) - 1) * (work.spacing.line / 2);
      distances.keep(node, at, port - beside, what);
      distances.keep(at, node, -port - beside, what);
      return;
    }
    const size = nth(room.size[axis], end.node);
    const corner = cornerOf(size);
    distances.keep(node, at, corner, what);
    distances.keep(at, node, corner - Math.floor(size), what);
  }

  private keepLabel(route: Route, r: number): void {
    const { work, axis, distances, variables } = this;
    const { label, segments, start, end } = route;
    if (label === undefined || nth(segments, label.segment).axis === axis) return;
    const stop = (place: number, at: End): readonly [number, number] =>
      segments[place] === undefined
        ? [variables.node(at.node), at.side.sign > 0 ? nth(work.room.size[axis], at.node) : 0]
        : [variables.segment(r, place), 0];
    const from = stop(label.segment - 1, start);
    const to = stop(label.segment + 1, end);
    const [a, b] = run(work.room, route, label.segment);
    const [low, high] = a <= b ? [from, to] : [to, from];
    const size = labelExtent(label, axis);
    const at = variables.label(r);
    distances.keep(low[0], at, Math.ceil(low[1] + AT_ENDS), tag(r, 'label'));
    distances.keep(at, high[0], Math.ceil(size + AT_ENDS - high[1]), tag(r, 'label'));
    const early = answers(work.room, route);
    if (!early || a <= b) distances.tie(low[0], at, low[1] + AT_ENDS, LABEL);
    if (!early || a > b) distances.tie(at, high[0], size + AT_ENDS - high[1], LABEL);
  }

  private keepApart(a: Thing, b: Thing): void {
    const gap = this.gap(a, b);
    if (gap < 0 || Math.max(b.low - a.high, a.low - b.high) >= (this.stage === 'rough' ? 0 : Math.min(gap, REACH)))
      return;
    const asks = b.kind === 'label' ? b : a.kind === 'label' ? a : b.kind === 'line' ? b : a;
    const what = asks.kind === 'label' ? tag(asks.of, 'label') : asks.kind === 'line' ? tag(asks.of, 'way') : -1;
    this.distances.keep(a.variable, b.variable, Math.ceil(a.to + gap - b.from), what);
  }

  /** How far apart two neighbours stand; negative where something else sees to it. */
  private gap(a: Thing, b: Thing): number {
    const { routes, room, spacing } = this.work;
    const kinds = [a.kind, b.kind];
    const line = a.kind === 'line' ? a : b.kind === 'line' ? b : undefined;
    const rest = line === a ? b : a;
    if (kinds.includes('label')) {
      const label = a.kind === 'label' ? a : b;
      if (line !== undefined && line.of === rest.of && line.place === nth(routes, line.of).label?.segment) return -1;
      const node = a.kind === 'node' ? a : b.kind === 'node' ? b : undefined;
      const route = nth(routes, label.of);
      // Beside its own line's end it is kept off by where that ends.
      if (node !== undefined && endsAt(route, route.label?.segment ?? 0, node.of)) return -1;
      return spacing.label;
    }
    const zone = [a, b].find(({ kind, of }) => kind !== 'line' && kind !== 'node' && of >= room.graph.groups.length);
    if (line !== undefined) {
      if (rest.kind === 'line') return this.pitch(a, b);
      if (rest.kind === 'title') return spacing.label;
      if (rest.kind !== 'node') return zone === undefined ? spacing.line : STROKE;
      return endsAt(nth(routes, line.of), line.place, rest.of) ? -1 : spacing.beside;
    }
    if (zone !== undefined) return this.zoneGap(zone, zone === a ? b : a);
    if (kinds.includes('title')) return -1;
    const [opened, closed] = [a.kind === 'opens', b.kind === 'closes'];
    // A frame and what it holds know their distance already.
    if (
      opened &&
      (b.kind === 'node' ? groupsRound(room, nth(room.groupOf, b.of)) : groupsRound(room, b.of)).includes(a.of)
    )
      return -1;
    if (
      closed &&
      (a.kind === 'node' ? groupsRound(room, nth(room.groupOf, a.of)) : groupsRound(room, a.of)).includes(b.of)
    )
      return -1;
    return APART;
  }

  /** Between what belongs to the frame of an overlay and a box, a frame or a title. */
  private zoneGap(zone: Thing, rest: Thing): number {
    const { room, spacing } = this.work;
    const { nodes, groups, holder } = nth(room.zones, zone.of - room.graph.groups.length);
    // It stands below the titles of what it stands in.
    if (rest.kind === 'title' && groupsRound(room, holder).includes(rest.of)) return -1;
    const inside = rest.kind === 'node' ? nodes.has(rest.of) : groups.has(rest.of);
    if (rest.of === zone.of && rest.kind !== 'node') return -1;
    if (zone.kind === 'title' || rest.kind === 'title') return inside && rest.kind !== 'title' ? -1 : spacing.label;
    if (inside) return -1;
    return rest.kind === 'node' ? ZONE_PADDING : STROKE;
  }

  /** Between two lines; at a side too short for all its lines they stand closer. */
  private pitch(a: Thing, b: Thing): number {
    const { routes, room, spacing } = this.work;
    const doors = (thing: Thing): readonly End[] => {
      const { start, end, segments } = nth(routes, thing.of);
      return [...(thing.place === 0 ? [start] : []), ...(thing.place === segments.length - 1 ? [end] : [])];
    };
    const others = doors(b);
    const shared = doors(a).find((door) => others.some(({ node, side }) => node === door.node && side === door.side));
    if (shared === undefined) return spacing.line;
    const size = nth(room.size[this.axis], shared.node);
    const fitting = Math.floor((size - 2 * cornerOf(size)) / (nth(this.ends, sideKey(shared)) - 1));
    return Math.max(LEAST_PITCH, Math.min(spacing.line, fitting));
  }

  /** Ports stand round the middle of their side, in order. */
  private tiePorts(): void {
    const { work, axis, distances, variables } = this;
    const { room, routes, spacing } = work;
    const sides = new Map<number, { readonly at: number; readonly variable: number }[]>();
    routes.forEach(({ start, end, segments }, r) => {
      for (const [{ node, side }, place] of [
        [start, 0],
        [end, segments.length - 1],
      ] as const) {
        if (side.axis === axis) continue;
        const key = 2 * node + (side.sign > 0 ? 1 : 0);
        const list = sides.get(key) ?? [];
        if (list.length === 0) sides.set(key, list);
        if (list.some(({ variable }) => variable === variables.segment(r, place))) continue;
        list.push({ at: nth(segments, place).at, variable: variables.segment(r, place) });
      }
    });
    for (const [key, list] of sides) {
      const node = key >> 1;
      const size = nth(room.size[axis], node);
      list.sort((a, b) => a.at - b.at);
      list.forEach(({ variable }, i) => {
        const offset = (i - (list.length - 1) / 2) * spacing.line;
        distances.tie(variables.node(node), variable, Math.round(size / 2 + offset), PORT);
      });
    }
  }

  private move(places: Float64Array): void {
    const { work, axis, variables } = this;
    const { room, routes } = work;
    const at = (variable: number): number => nth(places, variable);
    room.start[axis].forEach((_, i) => {
      room.start[axis][i] = at(variables.node(i));
    });
    room.low[axis].forEach((_, i) => {
      room.low[axis][i] = at(variables.low(i));
      room.high[axis][i] = at(variables.high(i));
    });
    if (axis === X) {
      room.titles.forEach((_, i) => {
        room.titles[i] = at(variables.title(i));
      });
    }
    routes.forEach((route, r) => {
      route.segments.forEach((segment, place) => {
        if (segment.axis === axis) segment.at = at(variables.segment(r, place));
      });
      const { label } = route;
      if (label === undefined || nth(route.segments, label.segment).axis === axis) return;
      label.at = at(variables.label(r)) + labelExtent(label, axis) / 2;
    });
  }
}

/** Members of one scope that stand one before the other where they meet across the axis. */
export function ordersOf(room: Room): Orders {
  const scopes = new Map<number, number[]>();
  const add = (scope: number, member: number): void => {
    const list = scopes.get(scope);
    if (list === undefined) scopes.set(scope, [member]);
    else list.push(member);
  };
  room.groupOf.forEach((group, node) => {
    add(group, node);
  });
  room.parentOf.forEach((parent, group) => {
    add(parent, -1 - group);
  });
  const along = (axis: Axis): (readonly [number, number])[] => {
    const across = other(axis);
    const pairs: [number, number][] = [];
    for (const members of scopes.values()) {
      if (members.length > MOST_ORDERED) continue;
      members.forEach((a, i) => {
        for (const b of members.slice(i + 1)) {
          if (apart(room, across, a, b) >= 0 || apart(room, axis, a, b) < 0) continue;
          pairs.push(lowOf(room, axis, a) <= lowOf(room, axis, b) ? [a, b] : [b, a]);
        }
      });
    }
    return pairs;
  };
  return [along(0), along(1)];
}

/** How far apart two members stand along an axis; negative where they overlap. */
function apart(room: Room, axis: Axis, a: number, b: number): number {
  return Math.max(lowOf(room, axis, b) - highOf(room, axis, a), lowOf(room, axis, a) - highOf(room, axis, b));
}

function lowOf(room: Room, axis: Axis, member: number): number {
  return member < 0 ? nth(room.low[axis], -1 - member) : nth(room.start[axis], member);
}

function extentOf(room: Room, axis: Axis, member: number): number {
  return highOf(room, axis, member) - lowOf(room, axis, member);
}

function highOf(room: Room, axis: Axis, member: number): number {
  return member < 0 ? nth(room.high[axis], -1 - member) : nth(room.start[axis], member) + nth(room.size[axis], member);
}

/** In larger scopes what sees one another keeps its order, and no more. */
const MOST_ORDERED = 60;
