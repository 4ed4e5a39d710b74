// Aligns siblings that are nearly aligned, within the room they have. In: a graph, the positions in a plan, and what
// must not move. Out: the same with members moved to the centre or the edge of a neighbour, if their lines allow it.
import type { Box, LayoutGraph, PlacedGroup, PlacedNode } from '../graph.js';
import { type Axis, type Member, type Movable, type Placed, type Scope, SIZES, scopesOf } from './movable.js';
import { type Sibling, Siblings } from './siblings.js';
import { ALIGNED_GAP, ALIGNING_MOVE, ALIGNING_SWEEPS, MOST_ALIGNED } from './weights.js';
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
    const siblings = new Siblings(members);
    for (let member = 0; member < members.length; member++) {
      for (const axis of ['x', 'y'] as const) cost += siblings.misalignment(member, axis);
    }
  }
  return cost;
}

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
      const aligning = { ...scope, siblings: new Siblings(scope.members) };
      scope.members.forEach(({ fixed }, member) => {
        if (fixed) return;
        for (const axis of ['x', 'y'] as const) moved = this.settle(member, aligning, axis) || moved;
      });
    }
    return moved;
  }

  /** Moves the member along the axis to its best alignment; returns whether it was moved. */
  private settle(at: number, scope: Aligning, axis: Axis): boolean {
    const member = scope.members[at] as Member;
    if (scope.siblings.misalignment(at, axis) === 0) return false;
    const start = member.box[axis];
    let least = this.costAt(at, scope, axis, Number.POSITIVE_INFINITY);
    let best = start;
    for (const to of placesOf(at, scope, axis)) {
      if (!fits(at, scope, axis, to)) continue;
      this.move(at, scope, axis, to);
      const by = Math.abs(to - start) / ALIGNING_MOVE;
      const cost = this.costAt(at, scope, axis, least - by) + by;
      if (cost >= least - 1e-6) continue;
      least = cost;
      best = to;
    }
    this.move(at, scope, axis, best);
    return best !== start;
  }

  private move(at: number, { members, siblings }: Aligning, axis: Axis, to: number): void {
    const { box, holds, nodes } = members[at] as Member;
    const by = to - box[axis];
    if (by === 0) return;
    for (const each of holds) each[axis] += by;
    siblings.move(at, axis, box[axis]);
    const field = axis === 'x' ? 0 : 1;
    for (const node of nodes) this.boxes[4 * node + field] = (this.nodes[node] as Movable)[axis];
  }

  /**
   * The cost of the member's lines, of its own sides, and of its neighbours' sides that face it; only a part of it if that
   * exceeds `most`.
   */
  private costAt(at: number, { members, siblings }: Aligning, axis: Axis, most: number): number {
    const { boxes, ends } = this;
    let cost = 0;
    for (const [from, to] of (members[at] as Member).lines) {
      for (let k = 0; k < 4; k++) {
        ends[k] = boxes[4 * from + k] as number;
        ends[4 + k] = boxes[4 * to + k] as number;
      }
      cost += wireCost(ends, boxes, from, to);
      if (cost > most) return cost;
    }
    for (let each = 0; each < members.length; each++) {
      if (each !== at && !siblings.isFacing(each, at, axis)) continue;
      cost += siblings.misalignment(each, axis);
      if (cost > most) return cost;
    }
    return cost;
  }
}

interface Aligning extends Scope {
  readonly siblings: Siblings;
}

/** All positions that would align with a neighbour. */
function placesOf(at: number, { members, siblings }: Aligning, axis: Axis): ReadonlySet<number> {
  const member = members[at] as Member;
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
    const middle = siblings.middleOfRow(at, axis, forwards);
    if (middle !== undefined) places.add(middle - box[size] / 2);
  }
  places.delete(box[axis]);
  return places;
}

function fits(at: number, { members, room, siblings }: Aligning, axis: Axis, to: number): boolean {
  const size = (members[at] as Member).box[SIZES[axis]];
  return to >= room[axis] && to + size <= room[axis] + room[SIZES[axis]] && siblings.fits(at, axis, to);
}

/** Negative where they overlap. */
function apart(a: Box, b: Box, axis: Axis): number {
  const size = SIZES[axis];
  return Math.max(b[axis] - a[axis] - a[size], a[axis] - b[axis] - b[size]);
}
