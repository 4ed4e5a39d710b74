// Stacks siblings on one trunk, as in an organisation chart. In: a graph and rows of siblings to fold. Out: the graph
// in which some of them are one box, two columns with their trunk between, and a function that restores a drawing's
// siblings.
import type {
  Box,
  Drawing,
  FlowDirection,
  LayoutEdge,
  LayoutGraph,
  LayoutNode,
  Point,
  RoutedEdge,
  Size,
} from '../graph.js';
import { nth } from '../layered/checked.js';
import { isSideways } from './scopes.js';
import { TRUNK_ASIDE, TRUNK_BEHIND_HEAD, TRUNK_GAP } from './weights.js';

/** A node attached to another by its only line, as siblings are. */
export interface Leaf {
  readonly node: LayoutNode;
  readonly line: LayoutEdge;
  /** The other end of its line. */
  readonly hub: string;
  readonly out: boolean;
  /** The same for nodes that can share a trunk. */
  readonly trunk: string;
}

/** Leaves of one trunk. */
export interface Stack {
  readonly id: string;
  readonly leaves: readonly Leaf[];
}

/** By node. */
export function leavesOf(graph: LayoutGraph): ReadonlyMap<string, Leaf> {
  const tied = new Set(
    [...graph.nodes, ...graph.groups].flatMap(({ id, same, before }) =>
      same === undefined && before === undefined ? [] : [id, same ?? '', before ?? ''],
    ),
  );
  for (const each of graph.overlays) for (const id of each.nodes) tied.add(id);
  const lines = new Map<string, LayoutEdge[]>();
  for (const edge of graph.edges) {
    for (const id of [edge.from, edge.to]) {
      const list = lines.get(id) ?? [];
      lines.set(id, list);
      list.push(edge);
    }
  }
  return new Map(
    graph.nodes.flatMap((node): readonly (readonly [string, Leaf])[] => {
      const { id } = node;
      const [line, ...others] = lines.get(id) ?? [];
      if (line === undefined || others.length > 0 || tied.has(id) || !isAlike(line)) return [];
      const out = line.to === id;
      // Broken strokes share a stroke only where they begin.
      if (line.light === true && !out) return [];
      const hub = out ? line.from : line.to;
      return [[id, { node, line, hub, out, trunk: `${out} ${line.trunk}\n${hub}` }]];
    }),
  );
}

/** It has no label of its own and can share a stroke. */
function isAlike(edge: LayoutEdge): boolean {
  const { trunk, label, fromLabel, toLabel, fromRow, toRow, fromFrame, toFrame, from, to } = edge;
  const own = [label, fromLabel, toLabel, fromRow, toRow, fromFrame, toFrame];
  return trunk !== undefined && from !== to && own.every((each) => each === undefined);
}

export function withStacks(graph: LayoutGraph, stacks: readonly Stack[], direction: FlowDirection): LayoutGraph {
  const first = new Map(stacks.map((stack) => [nth(stack.leaves, 0).node.id, stack]));
  const gone = new Set(stacks.flatMap(({ leaves }) => leaves.map(({ node }) => node.id)));
  const lines = new Set(stacks.flatMap(({ leaves }) => leaves.map(({ line }) => line.id)));
  const insides = stacks.map((stack) => ({ trunk: nth(stack.leaves, 0).trunk, ...insideOf(stack, direction) }));
  // Stacks of one trunk are as long as the longest, so that they begin level.
  const sizeOf = (stack: Stack): Size => {
    const own = insides.filter(({ trunk }) => trunk === nth(stack.leaves, 0).trunk);
    const { width, height, across } = insideOf(stack, direction);
    return across === 'x'
      ? { width, height: Math.max(...own.map((each) => each.height)) }
      : { width: Math.max(...own.map((each) => each.width)), height };
  };
  return {
    ...graph,
    nodes: graph.nodes.flatMap((node): readonly LayoutNode[] => {
      const stack = first.get(node.id);
      if (stack === undefined) return gone.has(node.id) ? [] : [node];
      const group = node.group === undefined ? {} : { group: node.group };
      return [{ id: stack.id, ...sizeOf(stack), outline: 'diamond', ...group }];
    }),
    edges: [
      ...graph.edges.filter(({ id }) => !lines.has(id)),
      ...stacks.map(({ id, leaves }): LayoutEdge => {
        const { line: whole, hub, out } = nth(leaves, 0);
        const { fromLength, toLength, ...line } = whole;
        const length = out ? fromLength : toLength;
        if (out) return { ...line, id, from: hub, to: id, ...(length === undefined ? {} : { fromLength: length }) };
        return { ...line, id, from: id, to: hub, ...(length === undefined ? {} : { toLength: length }) };
      }),
    ],
  };
}

/** Undefined if a trunk does not enter at the middle of its stack. */
export function unstacked(graph: LayoutGraph, drawing: Drawing, stacks: readonly Stack[]): Drawing | undefined {
  const nodes = new Map(drawing.nodes.map((each) => [each.id, each]));
  const edges = new Map(drawing.edges.map((each) => [each.id, each]));
  for (const stack of stacks) {
    const [box, trunk] = [nodes.get(stack.id), edges.get(stack.id)];
    if (box === undefined || trunk === undefined) return undefined;
    const inside = insideOf(stack, drawing.direction);
    const { out } = nth(stack.leaves, 0);
    const arriving = out ? trunk.points : trunk.points.toReversed();
    const end = arriving.at(-1);
    const middle = box[inside.across] + inside.middle;
    if (end === undefined || Math.abs(end[inside.across] - middle) > 0.01) return undefined;
    const along = inside.across === 'x' ? 'y' : 'x';
    const isAtStart = Math.abs(end[along] - box[along]) < 0.01;
    const offset = isAtStart ? { x: 0, y: 0 } : { x: box.width - inside.width, y: box.height - inside.height };
    stack.leaves.forEach(({ node, line }, i) => {
      const own = nth(inside.boxes, i);
      const at = { ...own, x: box.x + offset.x + own.x, y: box.y + offset.y + own.y };
      nodes.set(node.id, { id: node.id, ...at });
      const points = [...arriving.slice(0, -1), ...tickTo(at, end, inside)];
      edges.set(line.id, { id: line.id, points: out ? points : points.toReversed() });
    });
  }
  return {
    ...drawing,
    nodes: graph.nodes.flatMap(({ id }) => nodes.get(id) ?? []),
    edges: graph.edges.flatMap(({ id }): readonly RoutedEdge[] => [edges.get(id) ?? []].flat()),
  };
}

interface Inside {
  readonly width: number;
  readonly height: number;
  /** The side that two columns share. */
  readonly across: 'x' | 'y';
  /** Where the trunk runs, px along that side. */
  readonly middle: number;
  readonly boxes: readonly Box[];
}

/** Two by two along the trunk. */
function insideOf({ leaves }: Stack, direction: FlowDirection): Inside {
  const sideways = isSideways(direction);
  const heads = leaves.map(({ line, out }) => (out ? line.toLength : line.fromLength) ?? 0);
  const aside = Math.max(TRUNK_ASIDE, ...heads.map((length) => length + TRUNK_BEHIND_HEAD));
  const sizes = leaves.map(({ node: { width, height } }) =>
    sideways ? { along: width, across: height } : { along: height, across: width },
  );
  const widest = sizes.reduce((most, { across }) => Math.max(most, across), 0);
  const middle = widest + aside;
  const boxes: Box[] = [];
  let along = 0;
  for (let i = 0; i < sizes.length; i += 2) {
    const pair = sizes.slice(i, i + 2);
    const row = pair.reduce((most, each) => Math.max(most, each.along), 0);
    pair.forEach((size, side) => {
      const start = along + (row - size.along) / 2;
      const from = side === 0 ? middle - aside - size.across : middle + aside;
      boxes.push(
        sideways
          ? { x: start, y: from, width: size.along, height: size.across }
          : { x: from, y: start, width: size.across, height: size.along },
      );
    });
    along += row + TRUNK_GAP;
  }
  const [length, breadth] = [along - TRUNK_GAP, 2 * middle];
  return sideways
    ? { width: length, height: breadth, across: 'y', middle, boxes }
    : { width: breadth, height: length, across: 'x', middle, boxes };
}

/** Along the trunk to its middle, then sideways. */
function tickTo(box: Box, end: Point, { across }: Inside): readonly Point[] {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (across === 'x')
    return [
      { x: end.x, y },
      { x: x < end.x ? box.x + box.width : box.x, y },
    ];
  return [
    { x, y: end.y },
    { x, y: y < end.y ? box.y + box.height : box.y },
  ];
}
