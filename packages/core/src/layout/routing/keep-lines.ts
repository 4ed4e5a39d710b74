// The distances that a line keeps along an axis: its shape, its ports, its label. In: a pass. Out: all of them, and the
// ties that pull them.
import { nth } from '../layered/checked.js';
import { labelExtent } from './axis-items.js';
import { tag } from './demands.js';
import { answers, border, cornerOf, type End, fixedPort, isAnswer, labelEnds, type Route, run } from './model.js';
import { crossesStroke, ownFrames } from './own-frames.js';
import { type Pass, sideKey } from './pass.js';
import { LABEL_OFF_PLACE, LINKED_GAP, OFF_CORNERS, PORT_COST, RUN_COST } from './weights.js';

export function keepRoute(pass: Pass, route: Route, r: number): void {
  const { work, axis, distances } = pass;
  const { segments, start, end } = route;
  const { approach, line } = work.spacing;
  const places = segments.map((segment, place) => (segment.axis === axis ? place : -1)).filter((place) => place >= 0);
  // From a side on this axis, the line first runs along the axis.
  const stops: (readonly [variable: number, offset: number, gap: number])[] = places.map((place) => [
    pass.variables.segment(r, place),
    0,
    line,
  ]);
  if (start.side.axis === axis) stops.unshift(door(pass, start, approach));
  if (end.side.axis === axis) stops.push(door(pass, end, approach));
  const ats = [
    ...(start.side.axis === axis ? [border(work.room, start)] : []),
    ...places.map((place) => nth(segments, place).at),
    ...(end.side.axis === axis ? [border(work.room, end)] : []),
  ];
  for (let i = 1; i < stops.length; i++) {
    const forth = nth(ats, i - 1) <= nth(ats, i);
    const [one, two] = forth ? [nth(stops, i - 1), nth(stops, i)] : [nth(stops, i), nth(stops, i - 1)];
    const straight = segments.length === 1;
    const gap = straight ? LINKED_GAP : Math.max(one[2], two[2]);
    distances.keep(one[0], two[0], Math.ceil(one[1] + gap - two[1]), tag(r, 'way'));
    distances.tie(one[0], two[0], one[1] - two[1], RUN_COST);
  }
  keepPort(pass, route, r, true);
  keepPort(pass, route, r, false);
  keepLabel(pass, route, r);
  keepOffCorners(pass, route, r);
}

/** A line that crosses the stroke of the frame it joins keeps clear of the corners there. */
function keepOffCorners({ work, axis, distances, variables }: Pass, route: Route, r: number): void {
  const { room, spacing } = work;
  const frames = ownFrames(room, route.edge);
  if (frames.length === 0) return;
  route.segments.forEach((segment, place) => {
    if (segment.axis !== axis) return;
    for (const frame of frames) {
      if (!crossesStroke(room, route, place, frame)) continue;
      const at = variables.segment(r, place);
      distances.keep(variables.low(frame), at, spacing.padding, tag(r, 'way'));
      distances.keep(at, variables.high(frame), spacing.padding, tag(r, 'way'));
    }
  });
}

function door(pass: Pass, { node, side }: End, gap: number): readonly [number, number, number] {
  const size = side.sign > 0 ? nth(pass.work.room.size[side.axis], node) : 0;
  return [pass.variables.node(node), size, gap];
}

function keepPort(pass: Pass, route: Route, r: number, atStart: boolean): void {
  const { work, axis, distances, variables } = pass;
  const { room } = work;
  const end = atStart ? route.start : route.end;
  if (end.side.axis === axis) return;
  const at = variables.segment(r, atStart ? 0 : route.segments.length - 1);
  const node = variables.node(end.node);
  const port = fixedPort(room, nth(room.graph.edges, route.edge), atStart, end);
  const what = tag(r, atStart ? 'start' : 'end');
  if (port !== undefined) {
    const beside = besideCorner(pass, route, end, atStart);
    distances.keep(node, at, port - beside, what);
    distances.keep(at, node, -port - beside, what);
    return;
  }
  const size = nth(room.size[axis], end.node);
  const corner = cornerOf(size);
  distances.keep(node, at, corner, what);
  distances.keep(at, node, corner - Math.floor(size), what);
}

/**
 * Lines that share a corner are side by side, as far as the adjacent sides reach, with a single answer among them on
 * the corner itself.
 */
function besideCorner(pass: Pass, { edge }: Route, end: End, atStart: boolean): number {
  const { room, spacing } = pass.work;
  const sharing = nth(pass.ends, sideKey(end)) - 1;
  const answers = nth(pass.answers, sideKey(end));
  if (answers === 1 && atStart && isAnswer(room, edge)) return 0;
  const half = Math.floor(nth(room.size[pass.axis], end.node) / 2);
  return Math.min((sharing * spacing.line) / (answers === 1 ? 1 : 2), half - OFF_CORNERS);
}

function keepLabel(pass: Pass, route: Route, r: number): void {
  const { work, axis, distances, variables } = pass;
  const { label, segments, start, end } = route;
  if (label === undefined || nth(segments, label.segment).axis === axis) return;
  const stop = (place: number, at: End): readonly [number, number] =>
    segments[place] === undefined
      ? [variables.node(at.node), at.side.sign > 0 ? nth(work.room.size[axis], at.node) : 0]
      : [variables.segment(r, place), 0];
  const from = stop(label.segment - 1, start);
  const to = stop(label.segment + 1, end);
  const [a, b] = run(work.room, route, label.segment);
  const [atStart, atEnd] = labelEnds(work.room, route, label.segment);
  const [low, high, before, after] = a <= b ? [from, to, atStart, atEnd] : [to, from, atEnd, atStart];
  const size = labelExtent(label, axis);
  const at = variables.label(r);
  distances.keep(low[0], at, Math.ceil(low[1] + before), tag(r, 'label'));
  distances.keep(at, high[0], Math.ceil(size + after - high[1]), tag(r, 'label'));
  const early = answers(work.room, route);
  if (!early || a <= b) distances.tie(low[0], at, low[1] + before, LABEL_OFF_PLACE);
  if (!early || a > b) distances.tie(at, high[0], size + after - high[1], LABEL_OFF_PLACE);
}

/** Ports are centred on the middle of their side, in order. */
export function tiePorts(pass: Pass): void {
  const { work, axis, distances, variables } = pass;
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
      distances.tie(variables.node(node), variable, Math.round(size / 2 + offset), PORT_COST);
    });
  }
}
