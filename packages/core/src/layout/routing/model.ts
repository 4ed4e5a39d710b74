// The router's model: the placed plan as movable numbers, and lines as chains of segments. All axes are numbers (X, Y),
// so that every pass is written once and run for both. A segment moves along its axis and runs along the other.
import type { Box, LayoutEdge, LayoutGraph, Size } from '../graph.js';
import { known } from '../layered/checked.js';
import { float, int } from '../layered/read.js';
import type { Plan } from '../plan.js';
import { LABEL_TO_ENDS, ROUTED_CORNER, TITLE_ON_STROKE } from './weights.js';
import { readZones, type Zone } from './zones.js';

export const X = 0;
export const Y = 1;
export type Axis = typeof X | typeof Y;

export function other(axis: Axis): Axis {
  return axis === X ? Y : X;
}

/** The side of a box: right and bottom are the later ones of their axes. */
export interface Side {
  readonly axis: Axis;
  readonly sign: 1 | -1;
}

export const SIDES: readonly Side[] = [
  { axis: X, sign: 1 },
  { axis: Y, sign: 1 },
  { axis: X, sign: -1 },
  { axis: Y, sign: -1 },
];

/** All positions, by axis; nodes and groups are indexed as in the graph. */
export interface Room {
  readonly graph: LayoutGraph;
  readonly start: readonly [Float64Array, Float64Array];
  readonly size: readonly [Float64Array, Float64Array];
  /** Of all frames: first the groups, then those of overlays. */
  readonly low: readonly [Float64Array, Float64Array];
  readonly high: readonly [Float64Array, Float64Array];
  /** By node and by group, the innermost group around it, or -1. */
  readonly groupOf: Int32Array;
  readonly parentOf: Int32Array;
  readonly nodeAt: ReadonlyMap<string, number>;
  readonly zones: readonly Zone[];
  /** By frame of an overlay, where its title starts along the upper stroke. */
  readonly titles: Float64Array;
}

export interface End {
  readonly node: number;
  readonly side: Side;
}

export interface Segment {
  readonly axis: Axis;
  at: number;
}

export interface Label extends Size {
  /** The segment that carries it. */
  readonly segment: number;
  /** The middle, along the segment. */
  at: number;
}

/** The first segment leaves `start` through its side, the last one arrives at `end`; the axes alternate. */
export interface Route {
  readonly edge: number;
  readonly start: End;
  readonly end: End;
  readonly segments: readonly Segment[];
  label: Label | undefined;
}

export function readRoom(graph: LayoutGraph, plan: Plan): Room {
  const groupAt = new Map(graph.groups.map(({ id }, i) => [id, i]));
  const indexOf = (id: string | undefined): number => (id === undefined ? -1 : (groupAt.get(id) ?? -1));
  const parentOf = Int32Array.from(graph.groups, ({ parent }, i) => {
    const at = indexOf(parent);
    return at < i ? at : -1;
  });
  const nodes = new Map(plan.nodes.map((node) => [node.id, node]));
  const groups = new Map(plan.groups.map((group) => [group.id, group]));
  const groupOf = Int32Array.from(graph.nodes, ({ group }) => indexOf(group));
  const placed: Plan = {
    nodes: graph.nodes.map(({ id }) => known(nodes, id)),
    groups: graph.groups.map(({ id }) => known(groups, id)),
    aligned: plan.aligned,
  };
  const zones = readZones(graph, placed, groupOf, parentOf);
  const frames: readonly Box[] = [...placed.groups, ...zones.map(({ box }) => box)];
  return {
    graph,
    start: [Float64Array.from(placed.nodes, ({ x }) => x), Float64Array.from(placed.nodes, ({ y }) => y)],
    size: [
      Float64Array.from(graph.nodes, ({ width }) => width),
      Float64Array.from(graph.nodes, ({ height }) => height),
    ],
    low: [Float64Array.from(frames, ({ x }) => x), Float64Array.from(frames, ({ y }) => y)],
    high: [
      Float64Array.from(frames, ({ x, width }) => x + width),
      Float64Array.from(frames, ({ y, height }) => y + height),
    ],
    groupOf,
    parentOf,
    nodeAt: new Map(graph.nodes.map(({ id }, i) => [id, i])),
    zones,
    titles: Float64Array.from(zones, ({ box }) => box.x + TITLE_ON_STROKE),
  };
}

/** Where a line meets the side of its node. */
export function border(room: Room, { node, side }: End): number {
  const start = float(room.start[side.axis], node);
  return side.sign > 0 ? start + float(room.size[side.axis], node) : start;
}

/** The start and end of a segment's run, in the order of its line. */
export function run(room: Room, { segments, start, end }: Route, place: number): readonly [number, number] {
  return [segments[place - 1]?.at ?? border(room, start), segments[place + 1]?.at ?? border(room, end)];
}

/** The offset from a node's start where lines through that side have to end, if there is no choice. */
export function fixedPort(room: Room, edge: LayoutEdge, atStart: boolean, { node, side }: End): number | undefined {
  const row = atStart ? edge.fromRow : edge.toRow;
  if (row !== undefined && side.axis === X) return row;
  if (room.graph.nodes[node]?.outline !== 'diamond') return undefined;
  return float(room.size[other(side.axis)], node) / 2;
}

/** The length at either end of a side that no line meets. */
export function cornerOf(size: number): number {
  return Math.min(ROUTED_CORNER, Math.floor(size / 3));
}

/** Between a label on a segment and the segment's start and end: clear of what is painted at the ends of the line. */
export function labelEnds({ graph }: Room, { edge, segments }: Route, place: number): readonly [number, number] {
  const { fromLength = 0, toLength = 0 } = graph.edges[edge] ?? {};
  return [
    place === 0 ? Math.max(LABEL_TO_ENDS, fromLength) : LABEL_TO_ENDS,
    place === segments.length - 1 ? Math.max(LABEL_TO_ENDS, toLength) : LABEL_TO_ENDS,
  ];
}

/** The label of a line that leaves a decision names the answer. */
export function answers(room: Room, { start }: Route): boolean {
  return room.graph.nodes[start.node]?.outline === 'diamond';
}

/** Whether a line with a label leaves a decision. */
export function isAnswer({ graph, nodeAt }: Room, edge: number): boolean {
  const { from, label } = graph.edges[edge] ?? {};
  return from !== undefined && graph.nodes[nodeAt.get(from) ?? -1]?.outline === 'diamond' && (label?.width ?? 0) > 0;
}

export function groupsRound(room: Room, group: number): number[] {
  const groups: number[] = [];
  for (let at = group; at >= 0; at = int(room.parentOf, at)) groups.push(at);
  return groups;
}
