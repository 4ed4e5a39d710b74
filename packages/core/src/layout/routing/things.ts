// Everything that takes room along one axis, in order, and which of them stand next to one another. In: the room and the
// routes. Out: things with their extent along and across the axis; pairs of neighbours, the earlier first.
import { nth } from '../layered/checked.js';
import type { Spacing } from '../layered/spacing.js';
import { type Axis, type Label, other, type Room, type Route, run, X, Y } from './model.js';

/** `opens` and `closes` are the two strokes of a frame along the axis. */
export type Kind = 'node' | 'opens' | 'closes' | 'title' | 'line' | 'label';

export interface Thing {
  readonly kind: Kind;
  /** What moves it, and where it starts and ends from there. */
  readonly variable: number;
  readonly from: number;
  readonly to: number;
  /** Its extent across the axis. */
  readonly low: number;
  readonly high: number;
  /** Where its middle is now. */
  readonly at: number;
  /** The node, group or route. */
  readonly of: number;
  /** The place of a line in its route. */
  readonly place: number;
}

/** Which variable moves what. */
export interface Variables {
  readonly node: (node: number) => number;
  readonly low: (group: number) => number;
  readonly high: (group: number) => number;
  readonly segment: (route: number, place: number) => number;
  readonly label: (route: number) => number;
  /** Of a title on the stroke of an overlay's frame. */
  readonly title: (zone: number) => number;
}

export function labelExtent({ width, height }: Label, axis: Axis): number {
  return axis === X ? width : height;
}

/** The middle of a label, along and across the axis. */
export function labelAt(route: Route, label: Label, axis: Axis): number {
  const host = nth(route.segments, label.segment);
  return host.axis === axis ? host.at : label.at;
}

function last({ kind }: Thing): number {
  return kind === 'closes' ? 0 : 1;
}

interface Stretch {
  readonly low: number;
  readonly high: number;
}

function labelSpan(route: Route, label: Label, axis: Axis): Stretch {
  const [at, half] = [labelAt(route, label, axis), labelExtent(label, axis) / 2];
  return { low: at - half, high: at + half };
}

interface Along {
  readonly axis: Axis;
  readonly room: Room;
  readonly routes: readonly Route[];
  readonly variables: Variables;
  readonly spacing: Spacing;
}

/** `rough` where things only stand in order yet. */
export function thingsAlong(along: Along, rough: boolean): Thing[] {
  const { room, routes } = along;
  const groups = room.graph.groups.length;
  const frames = Array.from(room.low[along.axis].keys());
  const things = [
    ...nodesAlong(along),
    ...frames.flatMap((frame) =>
      frame < groups ? strokesOf(along, frame, undefined) : zoneAlong(along, frame - groups, frame, rough),
    ),
    ...frames.flatMap((frame) => (frame < groups ? titleAlong(along, frame) : [])),
    ...routes.flatMap((route, r) => [...linesOf(along, route, r), ...labelOf(along, route, r)]),
  ];
  // What ends where another begins stands before it.
  return things.sort((a, b) => a.at - b.at || last(a) - last(b) || a.variable - b.variable);
}

function nodesAlong({ axis, room, variables }: Along): Thing[] {
  const across = other(axis);
  return Array.from(room.start[axis], (start, i): Thing => {
    const [size, low] = [nth(room.size[axis], i), nth(room.start[across], i)];
    const high = low + nth(room.size[across], i);
    return {
      kind: 'node',
      variable: variables.node(i),
      from: 0,
      to: size,
      low,
      high,
      at: start + size / 2,
      of: i,
      place: 0,
    };
  });
}

/** Both strokes of a frame; a title on the first one stands for it there. */
function strokesOf({ axis, room, variables }: Along, of: number, title: Stretch | undefined): Thing[] {
  const across = other(axis);
  const [low, high] = [nth(room.low[across], of), nth(room.high[across], of)];
  const stroke = { from: 0, to: 0, of, place: 0 };
  const opens = { ...stroke, kind: 'opens', variable: variables.low(of), at: nth(room.low[axis], of) } as const;
  const closes = { ...stroke, kind: 'closes', variable: variables.high(of), at: nth(room.high[axis], of) } as const;
  return [
    { ...closes, low, high },
    ...(title === undefined
      ? [{ ...opens, low, high }]
      : [
          { ...opens, low, high: title.low },
          { ...opens, low: title.high, high },
        ]),
  ];
}

function titleAlong({ axis, room, variables, spacing }: Along, of: number): Thing[] {
  const { width, height } = nth(room.graph.groups, of).title;
  if (width === 0) return [];
  const [from, size, beside, extent] =
    axis === X ? [spacing.padding, width, spacing.title, height] : [spacing.title, height, spacing.padding, width];
  // Up to the frame's stroke, where nothing passes either.
  const low = nth(room.low[other(axis)], of);
  const high = low + beside + extent;
  const at = nth(room.low[axis], of) + (axis === X ? from + size / 2 : 0);
  return [{ kind: 'title', variable: variables.low(of), from, to: from + size, low, high, at, of, place: 0 }];
}

/** The frame of an overlay, its title on the upper stroke. */
function zoneAlong(along: Along, zone: number, of: number, rough: boolean): Thing[] {
  const { axis, room, variables } = along;
  const { width, height } = nth(room.graph.overlays, nth(room.zones, zone).overlay).title;
  const [x, y] = [nth(room.titles, zone), nth(room.low[Y], of)];
  const title = { kind: 'title', of, place: 0 } as const;
  if (width === 0) return strokesOf(along, of, undefined);
  if (axis === Y) {
    const [low, high, half] = [x, x + width, height / 2];
    const own = { ...title, variable: variables.low(of), from: -half, to: half, low, high, at: y };
    return [...strokesOf(along, of, { low, high }), own];
  }
  // Only where it will stand is known at first, not how much room it has.
  const half = rough ? 1 : height / 2;
  const own = { variable: variables.title(zone), from: 0, to: width, low: y - half, high: y + half, at: x + width / 2 };
  return [...strokesOf(along, of, undefined), { ...title, ...own }];
}

function linesOf({ axis, room, variables }: Along, route: Route, of: number): Thing[] {
  return route.segments.flatMap((segment, place): Thing[] => {
    if (segment.axis !== axis) return [];
    const [one, two] = run(room, route, place);
    const [from, to] = [Math.min(one, two), Math.max(one, two)];
    const line = {
      kind: 'line',
      variable: variables.segment(of, place),
      from: 0,
      to: 0,
      at: segment.at,
      of,
      place,
    } as const;
    // What it carries stands for it there.
    const gap = route.label?.segment === place ? labelSpan(route, route.label, other(axis)) : { low: to, high: to };
    return [
      ...(gap.low > from ? [{ ...line, low: from, high: Math.min(gap.low, to) }] : []),
      ...(gap.high < to ? [{ ...line, low: Math.max(gap.high, from), high: to }] : []),
    ];
  });
}

function labelOf({ axis, variables }: Along, route: Route, of: number): Thing[] {
  const { label } = route;
  if (label === undefined) return [];
  const size = labelExtent(label, axis);
  const carried = nth(route.segments, label.segment).axis === axis;
  const [from, to] = carried ? [-size / 2, size / 2] : [0, size];
  const at = labelAt(route, label, axis);
  return [
    {
      kind: 'label',
      variable: variables.label(of),
      from,
      to,
      ...labelSpan(route, label, other(axis)),
      at,
      of,
      place: 0,
    },
  ];
}

/** Calls for each pair that sees one another within reach across the axis. */
export function eachPair(things: readonly Thing[], reach: number, call: (earlier: Thing, later: Thing) => void): void {
  /** What was last passed, by stretch across the axis. */
  let skyline: { low: number; high: number; thing: Thing }[] = [];
  for (const thing of things) {
    const next: typeof skyline = [];
    const seen = new Set<Thing>();
    let placed = false;
    const place = (): void => {
      if (placed) return;
      placed = true;
      next.push({ low: thing.low, high: thing.high, thing });
    };
    for (const piece of skyline) {
      const { low, high } = piece;
      if (low < thing.high + reach && high > thing.low - reach && !seen.has(piece.thing)) {
        seen.add(piece.thing);
        call(piece.thing, thing);
      }
      if (high <= thing.low) next.push(piece);
      else if (low >= thing.high) {
        place();
        next.push(piece);
      } else {
        if (low < thing.low) next.push({ ...piece, high: thing.low });
        place();
        if (high > thing.high) next.push({ ...piece, low: thing.high });
      }
    }
    place();
    skyline = next;
  }
}

/** Where the route's end beside that segment meets its node, if it is the first or last one. */
export function endsAt({ start, end, segments }: Route, place: number, node: number): boolean {
  return (place === 0 && start.node === node) || (place === segments.length - 1 && end.node === node);
}
