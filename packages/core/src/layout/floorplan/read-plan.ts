// Reads a shape of the whole picture into positions of its boxes and frames, with frames grown flush with their
// neighbours.
import type { Box, LayoutGraph, PlacedGroup, PlacedNode, Point } from '../graph.js';
import type { Plan } from '../plan.js';
import { alignmentsOf, type Grown } from './alignments.js';
import { titleRoom } from './frame.js';
import { alignedPlan } from './in-line.js';
import type { Shape } from './shape.js';
import { FRAME_GROWTH, FRAME_PADDING, LEAST_FRAME_GROWTH } from './weights.js';

/** A plan, with the data needed to move its parts. */
export interface MovablePlan extends Plan {
  readonly grown: Grown;
  /** Nodes and groups that have the same place in twins. */
  readonly roles: readonly (readonly string[])[];
}

export function planOf(shape: Shape, graph: LayoutGraph): MovablePlan {
  const nodes = new Map<string, PlacedNode>();
  const groups = new Map<string, PlacedGroup>();
  const grownIn = { x: new Set<string>(), y: new Set<string>() };
  const roles = new Map<Shape, string[]>();
  const walk = (of: Shape, at: Point, room: Box): void => {
    const { width, height, node, group, pattern } = of;
    cast(of, roles);
    if (node !== undefined) nodes.set(node.id, { id: node.id, ...at, width, height });
    let inner = room;
    if (group !== undefined) {
      // Twins keep one size.
      const natural = { ...at, width, height };
      const frame = pattern === undefined ? grown(natural, room) : natural;
      groups.set(group.id, { id: group.id, ...frame });
      if (frame.width !== width) grownIn.x.add(group.id);
      if (frame.height !== height) grownIn.y.add(group.id);
      const top = titleRoom(group.title);
      inner = {
        x: frame.x + FRAME_PADDING,
        y: frame.y + top,
        width: frame.width - 2 * FRAME_PADDING,
        height: frame.height - top - FRAME_PADDING,
      };
    }
    for (const part of of.parts) {
      const natural = { x: at.x + part.x, y: at.y + part.y, width: part.shape.width, height: part.shape.height };
      walk(part.shape, natural, of.form === 'one' ? inner : share(natural, inner, of));
    }
  };
  walk(shape, { x: 0, y: 0 }, { x: 0, y: 0, width: shape.width, height: shape.height });
  return aligned(
    {
      nodes: graph.nodes.flatMap(({ id }) => nodes.get(id) ?? []),
      groups: graph.groups.flatMap(({ id }) => groups.get(id) ?? []),
      grown: grownIn,
      roles: [...roles.values()],
    },
    graph,
  );
}

/** The plan with siblings aligned, if any can be; twins stay unchanged. */
export function planInLine(plan: MovablePlan, graph: LayoutGraph): MovablePlan | undefined {
  const inTwins = new Set(plan.roles.flat());
  const placed = alignedPlan(plan, graph, (id) => inTwins.has(id));
  return placed === undefined ? undefined : aligned({ ...plan, ...placed }, graph);
}

function aligned(plan: Omit<MovablePlan, 'aligned'>, graph: LayoutGraph): MovablePlan {
  return { ...plan, aligned: alignmentsOf(plan, graph, plan.grown, plan.roles) };
}

/** Records the node or group under its pattern, and under that one's pattern if twins hold twins. */
function cast(shape: Shape, roles: Map<Shape, string[]>): void {
  const id = shape.node?.id ?? shape.group?.id;
  if (id === undefined) return;
  // A node is centred in the room of its role, which can be larger.
  for (let role = shape.pattern; role !== undefined; role = role.pattern) {
    const known = roles.get(role);
    if (known === undefined) roles.set(role, [id]);
    else if (!known.includes(id)) known.push(id);
  }
}

/** Grows the frame to the room available, in each direction if the growth is small. */
function grown(frame: Box, room: Box): Box {
  const wide = room.width <= Math.max(frame.width * (1 + FRAME_GROWTH), frame.width + LEAST_FRAME_GROWTH);
  const tall = room.height <= Math.max(frame.height * (1 + FRAME_GROWTH), frame.height + LEAST_FRAME_GROWTH);
  return {
    x: wide ? room.x : frame.x,
    y: tall ? room.y : frame.y,
    width: wide ? room.width : frame.width,
    height: tall ? room.height : frame.height,
  };
}

/** A part of a row has the row's full height, and a part of a column its full width. */
function share(part: Box, room: Box, { form }: Shape): Box {
  return form === 'row'
    ? { x: part.x, y: room.y, width: part.width, height: room.height }
    : { x: room.x, y: part.y, width: room.width, height: part.height };
}
