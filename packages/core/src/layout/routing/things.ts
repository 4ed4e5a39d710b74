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

const NO_TITLE = { width: 0, height: 0 };

function labelSpan(route: Route, label: Label, axis: Axis): { readonly low: number; readonly high: number } {
  const [at, half] = [labelAt(route, label, axis), labelExtent(label, axis) / 2];
  return { low: at - half, high: at + half };
}

export function thingsAlong(
  axis: Axis,
  room: Room,
  routes: readonly Route[],
  variables: Variables,
  spacing: Spacing,
  rough: boolean,
): Thing[] {
  const across = other(axis);
  const things: Thing[] = [];
  const add = (
    kind: Kind,
    variable: number,
    at: number,
    sizes: readonly number[],
    low: number,
    high: number,
    of: number,
    place = 0,
  ): void => {
    const [from = 0, to = 0] = sizes;
    things.push({ kind, variable, from, to, low, high, at, of, place });
  };
  const addTitle = (group: number, low: number): void => {
    const { width, height } = nth(room.graph.groups, group).title;
    if (width === 0) return;
    const [from, size, beside, extent] =
      axis === X ? [spacing.padding, width, spacing.title, height] : [spacing.title, height, spacing.padding, width];
    // Up to the frame's stroke, where nothing passes either.
    const middle = nth(room.low[axis], group) + (axis === X ? from + size / 2 : 0);
    add('title', variables.low(group), middle, [from, from + size], low, low + beside + extent, group);
  };
  const addZoneTitle = (zone: number, frame: number): void => {
    const { width, height } = nth(room.graph.overlays, nth(room.zones, zone).overlay).title;
    if (width === 0) return;
    const [x, y] = [nth(room.titles, zone), nth(room.low[Y], frame)];
    if (axis === Y) add('title', variables.low(frame), y, [-height / 2, height / 2], x, x + width, frame);
    else {
      // Only where it will stand is known at first, not how much room it has.
      const half = rough ? 1 : height / 2;
      add('title', variables.title(zone), x + width / 2, [0, width], y - half, y + half, frame);
    }
  };
  room.start[axis].forEach((start, i) => {
    const size = nth(room.size[axis], i);
    const low = nth(room.start[across], i);
    add('node', variables.node(i), start + size / 2, [0, size], low, low + nth(room.size[across], i), i);
  });
  room.low[axis].forEach((at, i) => {
    const [low, high] = [nth(room.low[across], i), nth(room.high[across], i)];
    add('closes', variables.high(i), nth(room.high[axis], i), [], low, high, i);
    const zone = i - room.graph.groups.length;
    const { width } = zone < 0 ? NO_TITLE : nth(room.graph.overlays, nth(room.zones, zone).overlay).title;
    if (axis === X || width === 0) add('opens', variables.low(i), at, [], low, high, i);
    else {
      // The title stands for the stroke that it interrupts.
      const from = nth(room.titles, zone);
      add('opens', variables.low(i), at, [], low, from, i);
      add('opens', variables.low(i), at, [], from + width, high, i);
    }
    if (zone < 0) addTitle(i, low);
    else addZoneTitle(zone, i);
  });
  routes.forEach((route, r) => {
    route.segments.forEach((segment, place) => {
      if (segment.axis !== axis) return;
      const [one, two] = run(room, route, place);
      const [from, to] = [Math.min(one, two), Math.max(one, two)];
      const variable = variables.segment(r, place);
      // What it carries stands for it there.
      const gap = route.label?.segment === place ? labelSpan(route, route.label, across) : { low: to, high: to };
      if (gap.low > from) add('line', variable, segment.at, [], from, Math.min(gap.low, to), r, place);
      if (gap.high < to) add('line', variable, segment.at, [], Math.max(gap.high, from), to, r, place);
    });
    const { label } = route;
    if (label === undefined) return;
    const size = labelExtent(label, axis);
    const { low, high } = labelSpan(route, label, across);
    const carried = nth(route.segments, label.segment).axis === axis;
    const sizes = carried ? [-size / 2, size / 2] : [0, size];
    add('label', variables.label(r), labelAt(route, label, axis), sizes, low, high, r);
  });
  // What ends where another begins stands before it.
  return things.sort((a, b) => a.at - b.at || last(a) - last(b) || a.variable - b.variable);
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
