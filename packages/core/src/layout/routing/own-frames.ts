// Lines that join frames: routed to a node inside, and drawn only outside. In: a room and a route. Out: its frames, and
// the part of a segment that is drawn.
import { nth } from '../layered/checked.js';
import { float } from '../layered/read.js';
import { labelEnds, other, type Room, type Route, run, type Segment } from './model.js';
import { LABEL_TO_FRAME } from './weights.js';

/** The frames at which a line ends, by number. */
export function ownFrames({ graph }: Room, edge: number): readonly number[] {
  const { fromFrame, toFrame } = nth(graph.edges, edge);
  if (fromFrame === undefined && toFrame === undefined) return [];
  return graph.groups.flatMap(({ id }, i) => (id === fromFrame || id === toFrame ? [i] : []));
}

/** Whether a segment runs into a frame or out of it. */
export function crossesStroke(room: Room, route: Route, place: number, frame: number): boolean {
  const { axis, at } = nth(route.segments, place);
  const along = other(axis);
  if (at < float(room.low[axis], frame) || at > float(room.high[axis], frame)) return false;
  const inside = (end: number): boolean => end > float(room.low[along], frame) && end < float(room.high[along], frame);
  const [from, to] = run(room, route, place);
  return inside(from) !== inside(to);
}

/** The stretches along a segment that are inside its frames, where nothing is drawn. */
export function hiddenStretches(
  room: Room,
  edge: number,
  { axis, at }: Segment,
): readonly { readonly low: number; readonly high: number }[] {
  const along = other(axis);
  return ownFrames(room, edge).flatMap((frame) =>
    at < float(room.low[axis], frame) || at > float(room.high[axis], frame)
      ? []
      : [{ low: float(room.low[along], frame), high: float(room.high[along], frame) }],
  );
}

/** The ends of a segment's run in the order of its line, as drawn, and what a label keeps from each. */
export function drawnRun(
  room: Room,
  route: Route,
  place: number,
): readonly [from: number, to: number, atFrom: number, atTo: number] {
  const { axis, at } = nth(route.segments, place);
  const along = other(axis);
  let [from, to] = run(room, route, place);
  let [atFrom, atTo] = labelEnds(room, route, place);
  for (const frame of ownFrames(room, route.edge)) {
    if (at <= float(room.low[axis], frame) || at >= float(room.high[axis], frame)) continue;
    const [low, high] = [float(room.low[along], frame), float(room.high[along], frame)];
    const onwards = from < to;
    if (from > low && from < high) [from, atFrom] = [onwards ? high : low, LABEL_TO_FRAME];
    if (to > low && to < high) [to, atTo] = [onwards ? low : high, LABEL_TO_FRAME];
  }
  return [from, to, atFrom, atTo];
}
