// Converts the room back to a drawing. In: the room and routes in their final places. Out: boxes, lines and labels,
// moved to the origin.
import type {
  Box,
  Drawing,
  FlowDirection,
  PlacedGroup,
  PlacedNode,
  PlacedOverlay,
  Point,
  RoutedEdge,
  Size,
} from '../graph.js';
import type { Budget } from '../layered/budget.js';
import { nth } from '../layered/checked.js';
import { border, type End, other, type Room, type Route, X, Y } from './model.js';

export function drawRoom(room: Room, routes: readonly Route[], direction: FlowDirection, budget: Budget): Drawing {
  return toOrigin(sketchRoom(room, routes, direction, budget));
}

/** The same at the plan's own position. */
export function sketchRoom(
  room: Room,
  routes: readonly Route[],
  direction: FlowDirection,
  budget: Budget,
  boxes: Boxes = boxesOf(room),
): Drawing {
  const { graph } = room;
  const edges = routes.map((route): RoutedEdge => {
    const label = labelBox(route);
    return {
      id: nth(graph.edges, route.edge).id,
      points: pointsOf(room, route),
      ...(label === undefined ? {} : { label }),
    };
  });
  const { width, height } = sizeOf({ ...boxes, edges });
  return { direction, ...boxes, edges, conflicts: [], degraded: budget.degraded, width, height };
}

/** What a drawing has besides lines. */
export type Boxes = Pick<Drawing, 'nodes' | 'groups' | 'overlays'>;

export function boxesOf(room: Room): Boxes {
  const { graph } = room;
  const nodes = graph.nodes.map(
    ({ id, width, height }, i): PlacedNode => ({
      id,
      x: nth(room.start[X], i),
      y: nth(room.start[Y], i),
      width,
      height,
    }),
  );
  const groups = graph.groups.map(({ id }, i): PlacedGroup => {
    const [x, y] = [nth(room.low[X], i), nth(room.low[Y], i)];
    return { id, x, y, width: nth(room.high[X], i) - x, height: nth(room.high[Y], i) - y };
  });
  return { nodes, groups, overlays: overlaysOf(room) };
}

export function sizeOf(content: Pick<Drawing, 'nodes' | 'groups' | 'overlays' | 'edges'>): Size {
  const { left, top, right, bottom } = boundsOf(content);
  return { width: right - left, height: bottom - top };
}

function pointsOf(room: Room, { start, end, segments }: Route): Point[] {
  const [first, last] = [nth(segments, 0), nth(segments, segments.length - 1)];
  const stops = [meets(room, start, first.at), ...segments.map(({ at }) => at), meets(room, end, last.at)];
  // A segment's place is one coordinate of both its ends; its neighbours' places are the others.
  return stops.slice(1).map((at, i): Point => {
    const before = nth(stops, i);
    const axis = i < segments.length ? nth(segments, i).axis : 1 - nth(segments, i - 1).axis;
    return axis === X ? { x: at, y: before } : { x: before, y: at };
  });
}

function overlaysOf(room: Room): PlacedOverlay[] {
  return room.zones.map(({ overlay }, place): PlacedOverlay => {
    const frame = room.graph.groups.length + place;
    const [x, y] = [nth(room.low[X], frame), nth(room.low[Y], frame)];
    const { id, title } = nth(room.graph.overlays, overlay);
    return {
      id,
      x,
      y,
      width: nth(room.high[X], frame) - x,
      height: nth(room.high[Y], frame) - y,
      title: { x: nth(room.titles, place), y: y - title.height / 2, width: title.width, height: title.height },
    };
  });
}

/** Where a line that runs there meets the outline of its node. */
function meets(room: Room, end: End, at: number): number {
  const { node, side } = end;
  if (room.graph.nodes[node]?.outline !== 'diamond') return border(room, end);
  const across = other(side.axis);
  const half = nth(room.size[across], node) / 2;
  const off = Math.abs(at - nth(room.start[across], node) - half) / half;
  return border(room, end) - (side.sign * off * nth(room.size[side.axis], node)) / 2;
}

function labelBox({ label, segments }: Route): Box | undefined {
  if (label === undefined) return undefined;
  const host = nth(segments, label.segment);
  const { width, height } = label;
  const [x, y] = host.axis === X ? [host.at, label.at] : [label.at, host.at];
  return { x: x - width / 2, y: y - height / 2, width, height };
}

interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function boundsOf({
  nodes,
  groups,
  overlays,
  edges,
}: Pick<Drawing, 'nodes' | 'groups' | 'overlays' | 'edges'>): Bounds {
  let [left, top] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [right, bottom] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const hold = (x: number, y: number, width: number, height: number): void => {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + width);
    bottom = Math.max(bottom, y + height);
  };
  const holdBox = ({ x, y, width, height }: Box): void => hold(x, y, width, height);
  nodes.forEach(holdBox);
  groups.forEach(holdBox);
  for (const overlay of overlays) {
    holdBox(overlay);
    holdBox(overlay.title);
  }
  for (const { points, label } of edges) {
    for (const { x, y } of points) hold(x, y, 0, 0);
    if (label !== undefined) holdBox(label);
  }
  return left === Number.POSITIVE_INFINITY ? { left: 0, top: 0, right: 0, bottom: 0 } : { left, top, right, bottom };
}

function toOrigin(drawing: Drawing): Drawing {
  const { nodes, groups, edges, overlays } = drawing;
  const { left, top } = boundsOf(drawing);
  const moved = <P extends Point>(at: P): P => ({ ...at, x: at.x - left, y: at.y - top });
  return {
    ...drawing,
    nodes: nodes.map(moved),
    groups: groups.map(moved),
    overlays: overlays.map((overlay) => ({ ...moved(overlay), title: moved(overlay.title) })),
    edges: edges.map((edge) => ({
      ...edge,
      points: edge.points.map(moved),
      ...(edge.label === undefined ? {} : { label: moved(edge.label) }),
    })),
  };
}
