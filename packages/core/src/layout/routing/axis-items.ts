// Everything with an extent along one axis, in order, and which of these elements are adjacent. In: the room and the
// routes. Out: elements with their extent along and across the axis; pairs of neighbours, the earlier first.
import { nth } from '../layered/checked.js';
import type { Spacing } from '../layered/spacing.js';
import { type Axis, type Label, other, type Room, type Route, run, X, Y } from './model.js';
import { hiddenStretches } from './own-frames.js';

/** `opens` and `closes` are the two strokes of a frame along the axis. */
export type Kind = 'node' | 'opens' | 'closes' | 'title' | 'line' | 'label';

export interface AxisItem {
  readonly kind: Kind;
  /** The variable that moves it, and its start and end relative to that. */
  readonly variable: number;
  readonly from: number;
  readonly to: number;
  /** Its extent across the axis. */
  readonly low: number;
  readonly high: number;
  /** The current position of its middle. */
  readonly at: number;
  /** The node, group or route. */
  readonly of: number;
  /** The index of a line's segment in its route. */
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

function last({ kind }: AxisItem): number {
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

/** `rough` if elements are only in order yet. */
export function itemsAlong(along: Along, rough: boolean): AxisItem[] {
  const { room, routes } = along;
  const groups = room.graph.groups.length;
  const frames = room.low[along.axis].length;
  const items: AxisItem[] = [];
  addNodes(along, items);
  for (let frame = 0; frame < frames; frame++) {
    if (frame >= groups) addZone(along, frame - groups, frame, rough, items);
    else {
      addStrokes(along, frame, undefined, items);
      addTitle(along, frame, items);
    }
  }
  routes.forEach((route, r) => {
    addLines(along, route, r, items);
    addLabel(along, route, r, items);
  });
  // An element that ends where another begins comes before it.
  return items.sort((a, b) => a.at - b.at || last(a) - last(b) || a.variable - b.variable);
}

function addNodes({ axis, room, variables }: Along, items: AxisItem[]): void {
  const across = other(axis);
  room.start[axis].forEach((start, of) => {
    const [to, low] = [nth(room.size[axis], of), nth(room.start[across], of)];
    const high = low + nth(room.size[across], of);
    items.push({
      kind: 'node',
      variable: variables.node(of),
      from: 0,
      to,
      low,
      high,
      at: start + to / 2,
      of,
      place: 0,
    });
  });
}

/** Both strokes of a frame; a title on the first one replaces it there. */
function addStrokes({ axis, room, variables }: Along, of: number, title: Stretch | undefined, items: AxisItem[]): void {
  const across = other(axis);
  const [low, high] = [nth(room.low[across], of), nth(room.high[across], of)];
  const add = (kind: 'opens' | 'closes', variable: number, at: number, from: number, to: number): void => {
    items.push({ kind, variable, from: 0, to: 0, low: from, high: to, at, of, place: 0 });
  };
  const [opens, at] = [variables.low(of), nth(room.low[axis], of)];
  add('closes', variables.high(of), nth(room.high[axis], of), low, high);
  if (title === undefined) add('opens', opens, at, low, high);
  else {
    add('opens', opens, at, low, title.low);
    add('opens', opens, at, title.high, high);
  }
}

function addTitle({ axis, room, variables, spacing }: Along, of: number, items: AxisItem[]): void {
  const { width, height } = nth(room.graph.groups, of).title;
  if (width === 0) return;
  const [from, size, beside, extent] =
    axis === X ? [spacing.padding, width, spacing.title, height] : [spacing.title, height, spacing.padding, width];
  // Up to the frame's stroke, where nothing passes either.
  const low = nth(room.low[other(axis)], of);
  const high = low + beside + extent;
  const at = nth(room.low[axis], of) + (axis === X ? from + size / 2 : 0);
  items.push({ kind: 'title', variable: variables.low(of), from, to: from + size, low, high, at, of, place: 0 });
}

/** The frame of an overlay, its title on the upper stroke. */
function addZone(along: Along, zone: number, of: number, rough: boolean, items: AxisItem[]): void {
  const { axis, room, variables } = along;
  const { width, height } = nth(room.graph.overlays, nth(room.zones, zone).overlay).title;
  const [x, y] = [nth(room.titles, zone), nth(room.low[Y], of)];
  const add = (variable: number, from: number, to: number, low: number, high: number, at: number): void => {
    items.push({ kind: 'title', variable, from, to, low, high, at, of, place: 0 });
  };
  addStrokes(along, of, axis === Y && width > 0 ? { low: x, high: x + width } : undefined, items);
  if (width === 0) return;
  // At first only its position is known, not its size.
  const half = axis === X && rough ? 1 : height / 2;
  if (axis === Y) add(variables.low(of), -half, half, x, x + width, y);
  else add(variables.title(zone), 0, width, y - half, y + half, x + width / 2);
}

function addLines({ axis, room, variables }: Along, route: Route, of: number, items: AxisItem[]): void {
  route.segments.forEach((segment, place) => {
    if (segment.axis !== axis) return;
    const [one, two] = run(room, route, place);
    const [low, high] = [Math.min(one, two), Math.max(one, two)];
    const variable = variables.segment(of, place);
    const hidden = hiddenStretches(room, route.edge, segment);
    const add = (from: number, to: number): void => {
      for (const { low, high } of outside({ low: from, high: to }, hidden))
        items.push({ kind: 'line', variable, from: 0, to: 0, low, high, at: segment.at, of, place });
    };
    if (route.label?.segment !== place) add(low, high);
    else {
      // Its label replaces it there.
      const gap = labelSpan(route, route.label, other(axis));
      add(low, Math.min(gap.low, high));
      add(Math.max(gap.high, low), high);
    }
  });
}

/** The parts of a stretch that are not in others. */
function outside(stretch: Stretch, others: readonly Stretch[]): readonly Stretch[] {
  if (others.length === 0) return stretch.high > stretch.low ? [stretch] : [];
  const left = others.reduce<readonly Stretch[]>(
    (parts, { low, high }) =>
      parts.flatMap((part) => [
        { low: part.low, high: Math.min(part.high, low) },
        { low: Math.max(part.low, high), high: part.high },
      ]),
    [stretch],
  );
  return left.filter(({ low, high }) => high > low);
}

function addLabel({ axis, variables }: Along, route: Route, of: number, items: AxisItem[]): void {
  const { label } = route;
  if (label === undefined) return;
  const size = labelExtent(label, axis);
  const carried = nth(route.segments, label.segment).axis === axis;
  const from = carried ? -size / 2 : 0;
  const { low, high } = labelSpan(route, label, other(axis));
  const at = labelAt(route, label, axis);
  items.push({ kind: 'label', variable: variables.label(of), from, to: from + size, low, high, at, of, place: 0 });
}

/** Calls back for each pair that sees one another within reach across the axis. */
export function eachPair(
  items: readonly AxisItem[],
  reach: number,
  call: (earlier: AxisItem, later: AxisItem) => void,
): void {
  /** The last elements passed, by stretch across the axis. */
  let skyline: { low: number; high: number; place: number }[] = [];
  const seenBy = new Int32Array(items.length).fill(-1);
  items.forEach((item, i) => {
    const next: typeof skyline = [];
    let placed = false;
    const place = (): void => {
      if (placed) return;
      placed = true;
      next.push({ low: item.low, high: item.high, place: i });
    };
    for (const piece of skyline) {
      const { low, high } = piece;
      if (low < item.high + reach && high > item.low - reach && seenBy[piece.place] !== i) {
        seenBy[piece.place] = i;
        call(nth(items, piece.place), item);
      }
      if (high <= item.low) next.push(piece);
      else if (low >= item.high) {
        place();
        next.push(piece);
      } else {
        if (low < item.low) next.push({ low, high: item.low, place: piece.place });
        place();
        if (high > item.high) next.push({ low: item.high, high, place: piece.place });
      }
    }
    place();
    skyline = next;
  });
}

/** Where the route's end beside that segment meets its node, if it is the first or last one. */
export function endsAt({ start, end, segments }: Route, place: number, node: number): boolean {
  return (place === 0 && start.node === node) || (place === segments.length - 1 && end.node === node);
}
