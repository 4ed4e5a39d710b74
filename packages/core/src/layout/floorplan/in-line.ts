// Aligns siblings that are nearly aligned, within the room they have. In: a graph, the positions in a plan, and what
// must not move. Out: the same with members moved to the centre or the edge of a neighbour, if their lines allow it.
import type { Box, LayoutGraph, PlacedGroup, PlacedNode } from '../graph.js';
import { type Axis, type Member, type Movable, OTHERS, type Placed, type Scope, SIZES, scopesOf } from './movable.js';
import {
  ALIGNED_GAP,
  ALIGNED_WITHIN,
  ALIGNING_MOVE,
  ALIGNING_SWEEPS,
  CROOKED,
  FLUSH,
  MOST_ALIGNED,
} from './weights.js';
import { type Boxes, wireCost } from './wires.js';

export function alignedPlan(placed: Placed, graph: LayoutGraph, isFixed: (id: string) => boolean): Placed | undefined {
  const nodes = placed.nodes.map((box) => ({ ...box }));
  const groups = placed.groups.map((box) => ({ ...box }));
  const moving = new InLine(graph, nodes, groups, isFixed);
  let moved = false;
  for (let sweep = 0; sweep < ALIGNING_SWEEPS; sweep++) {
    if (!moving.sweep()) break;
    moved = true;
  }
  return moved ? { nodes, groups } : undefined;
}

/** The misalignment in a plan or a drawing, in crossings. */
export function disorderOf(graph: LayoutGraph, placed: Placed): number {
  let cost = 0;
  for (const members of siblingsOf(graph, placed)) {
    if (members.length > MOST_ALIGNED) continue;
    for (const member of members) {
      for (const axis of ['x', 'y'] as const) {
        cost += misalignment(member, members, axis, true) + misalignment(member, members, axis, false);
      }
    }
  }
  return cost;
}

type Sibling = Pick<Member, 'isGroup'> & { readonly box: Box };

/** The members of each scope, from the outermost on; their nodes first. */
function siblingsOf(graph: LayoutGraph, { nodes, groups }: Placed): readonly (readonly Sibling[])[] {
  const boxes = new Map<string, Box>([...groups, ...nodes].map((box) => [box.id, box]));
  const scopes = new Map<string | undefined, Sibling[]>([[undefined, []]]);
  for (const { id } of graph.groups) scopes.set(id, []);
  const add = (id: string, scope: string | undefined, isGroup: boolean): void => {
    const box = boxes.get(id);
    if (box !== undefined) scopes.get(scope)?.push({ box, isGroup });
  };
  for (const { id, group } of graph.nodes) add(id, group, false);
  for (const { id, parent } of graph.groups) add(id, parent, true);
  return [...scopes.values()];
}

class InLine {
  private readonly nodes: readonly Movable[];
  private readonly scopes: readonly Scope[];
  /** Of all nodes, and of the two ends of the current line. */
  private readonly boxes: Boxes;
  private readonly ends: Boxes = new Float64Array(8);

  constructor(
    graph: LayoutGraph,
    nodes: readonly (PlacedNode & Movable)[],
    groups: readonly (PlacedGroup & Movable)[],
    isFixed: (id: string) => boolean,
  ) {
    this.nodes = nodes;
    this.scopes = scopesOf(graph, nodes, groups, isFixed);
    this.boxes = Float64Array.from(nodes.flatMap(({ x, y, width, height }) => [x, y, width, height]));
  }

  /** Returns whether anything was moved. */
  sweep(): boolean {
    let moved = false;
    for (const scope of this.scopes) {
      if (scope.members.length > MOST_ALIGNED) continue;
      for (const member of scope.members) {
        if (member.fixed) continue;
        for (const axis of ['x', 'y'] as const) moved = this.settle(member, scope, axis) || moved;
      }
    }
    return moved;
  }

  /** Moves the member along the axis to its best alignment; returns whether it was moved. */
  private settle(member: Member, scope: Scope, axis: Axis): boolean {
    const { members } = scope;
    if (misalignment(member, members, axis, true) + misalignment(member, members, axis, false) === 0) return false;
    const start = member.box[axis];
    let least = this.costAt(member, scope, axis);
    let best = start;
    for (const to of placesOf(member, scope, axis)) {
      if (!fits(member, scope, axis, to)) continue;
      this.move(member, axis, to);
      const cost = this.costAt(member, scope, axis) + Math.abs(to - start) / ALIGNING_MOVE;
      if (cost >= least - 1e-6) continue;
      least = cost;
      best = to;
    }
    this.move(member, axis, best);
    return best !== start;
  }

  private move({ box, holds, nodes }: Member, axis: Axis, to: number): void {
    const by = to - box[axis];
    if (by === 0) return;
    for (const each of holds) each[axis] += by;
    const at = axis === 'x' ? 0 : 1;
    for (const node of nodes) this.boxes[4 * node + at] = (this.nodes[node] as Movable)[axis];
  }

  /** The cost of the member's lines, of its own sides, and of its neighbours' sides that face it. */
  private costAt(member: Member, { members }: Scope, axis: Axis): number {
    const { boxes, ends } = this;
    let cost = 0;
    for (const [from, to] of member.lines) {
      for (let k = 0; k < 4; k++) {
        ends[k] = boxes[4 * from + k] as number;
        ends[4 + k] = boxes[4 * to + k] as number;
      }
      cost += wireCost(ends, boxes, from, to);
    }
    for (const each of members) {
      if (each !== member && (each.isGroup !== member.isGroup || apart(each.box, member.box, axis) >= 0)) continue;
      cost += misalignment(each, members, axis, true) + misalignment(each, members, axis, false);
    }
    return cost;
  }
}

/** All positions that would align with a neighbour. */
function placesOf(member: Member, { members }: Scope, axis: Axis): ReadonlySet<number> {
  const { box, isGroup } = member;
  const size = SIZES[axis];
  const places = new Set<number>();
  for (const other of members) {
    if (other === member || other.isGroup !== isGroup) continue;
    if (apart(box, other.box, axis) >= ALIGNED_GAP) continue;
    places.add(other.box[axis] + (other.box[size] - box[size]) / 2);
    places.add(other.box[axis]);
    places.add(other.box[axis] + other.box[size] - box[size]);
  }
  for (const forwards of [true, false]) {
    const seen = row(member, members, axis, forwards);
    if (seen.length > 1) places.add(middleOf(seen, axis) - box[size] / 2);
  }
  places.delete(box[axis]);
  return places;
}

function fits({ box }: Member, { members, room }: Scope, axis: Axis, to: number): boolean {
  const size = SIZES[axis];
  if (to < room[axis] || to + box[size] > room[axis] + room[size]) return false;
  const across = OTHERS[axis];
  for (const { box: other } of members) {
    if (other === box || apart(box, other, across) >= ALIGNED_GAP) continue;
    const now = apart(box, other, axis);
    const then = Math.max(other[axis] - to - box[size], to - other[axis] - other[size]);
    if (now < 0 ? apart(box, other, across) < 0 : then < Math.min(ALIGNED_GAP, now)) return false;
  }
  return true;
}

function misalignment(member: Sibling, members: readonly Sibling[], axis: Axis, forwards: boolean): number {
  const seen = row(member, members, axis, forwards);
  if (seen.length === 0) return 0;
  const own = middle(member.box, axis);
  if (Math.abs(middleOf(seen, axis) - own) < ALIGNED_WITHIN) return 0;
  let flush = false;
  for (const { box } of seen) {
    if (Math.abs(middle(box, axis) - own) < ALIGNED_WITHIN) return 0;
    flush ||= isFlush(box, member.box, axis);
  }
  // A member of a row that is centred on another.
  for (const other of seen) {
    const around = row(other, members, axis, !forwards);
    if (around.length > 1 && Math.abs(middleOf(around, axis) - middle(other.box, axis)) < ALIGNED_WITHIN) return 0;
  }
  return flush ? FLUSH : CROOKED;
}

/** The nearest members of its kind, after or before it, across the axis. */
function row(member: Sibling, members: readonly Sibling[], axis: Axis, forwards: boolean): readonly Sibling[] {
  const across = OTHERS[axis];
  const size = SIZES[across];
  const { box, isGroup } = member;
  let end = Number.POSITIVE_INFINITY;
  const facing: Sibling[] = [];
  const fars: number[] = [];
  for (const other of members) {
    if (other === member || apart(box, other.box, axis) >= 0) continue;
    const far = forwards
      ? other.box[across] - box[across] - box[size]
      : box[across] - other.box[across] - other.box[size];
    if (far < 0) continue;
    end = Math.min(end, far + other.box[size]);
    facing.push(other);
    fars.push(far);
  }
  return facing.filter((other, i) => (fars[i] as number) < end && other.isGroup === isGroup);
}

function middle(box: Box, axis: Axis): number {
  return box[axis] + box[SIZES[axis]] / 2;
}

function middleOf(members: readonly Sibling[], axis: Axis): number {
  const size = SIZES[axis];
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const { box } of members) {
    low = Math.min(low, box[axis]);
    high = Math.max(high, box[axis] + box[size]);
  }
  return (low + high) / 2;
}

function isFlush(a: Box, b: Box, axis: Axis): boolean {
  const size = SIZES[axis];
  return (
    Math.abs(a[axis] - b[axis]) < ALIGNED_WITHIN || Math.abs(a[axis] + a[size] - b[axis] - b[size]) < ALIGNED_WITHIN
  );
}

/** Negative where they overlap. */
function apart(a: Box, b: Box, axis: Axis): number {
  const size = SIZES[axis];
  return Math.max(b[axis] - a[axis] - a[size], a[axis] - b[axis] - b[size]);
}
