// The cut between two neighbouring runs of members: how far apart they stand, how they are aligned, and what that costs.
import type { Box, FlowDirection, LayoutNode, Point } from '../graph.js';
import { type Candidate, moved, type Run, type Shortlist, type Slicing, type Stub, type Wish } from './runs.js';
import type { Leaf, Wire } from './scopes.js';
import { ROOM, type Shape } from './shape.js';
import { BLOCKED, flowCost, LENGTH, wireCost } from './wires.js';

const GAP = 32;
const FRAME_GAP = 40;
/** Between boxes with a line: room for its head and a bend. */
const LINE_GAP = 48;
const TRACK = 12;
/** Before and after a label. */
const LABEL_ROOM = 32;

const OUT_OF_LINE = 2;
/** A direction that the author wrote down counts that much more. */
const STATED = 3;
/** Two members against the order of the source, and what more if nothing else orders them. */
const SWAPPED = 0.3;
const SWAPPED_LOOSE = 1;
const CROSSED = 0.9;
const TWINS_APART = 3;
const TWINS_DIFFER = 4;
/** A stranger in the frame of an overlay. */
const CAPTURED = 2.5;

/** Where the runs start and end among the members. */
export interface Cut {
  readonly first: number;
  readonly middle: number;
  readonly end: number;
}

/** A line over the cut: its ends by place in the runs before and after. */
interface Across {
  readonly wire: Wire;
  readonly forward: boolean;
  readonly member: number;
  readonly leaf: number;
  readonly node: LayoutNode;
  readonly otherMember: number;
  readonly otherLeaf: number;
  readonly otherNode: LayoutNode;
  readonly level: boolean;
}

interface Pair {
  readonly member: number;
  readonly other: number;
}

export class Joint {
  private readonly slicing: Slicing;
  private readonly cut: Cut;
  private readonly across: readonly Across[];
  private readonly twins: readonly Pair[];
  /** Pairs of members that no line orders. */
  private readonly loose: number;
  private readonly framed: boolean;
  /** For standing against the order of the source. */
  private readonly swapCost: number;
  private readonly leaves: readonly [readonly Leaf[], readonly Leaf[]];
  private readonly stubs: readonly [readonly Stub[], readonly Stub[]];
  private readonly overlays: readonly ReadonlySet<Leaf>[];
  private readonly wishes: readonly Wish[];

  constructor(slicing: Slicing, cut: Cut, between: ReadonlyMap<number, readonly Wire[]>) {
    this.slicing = slicing;
    this.cut = cut;
    const before = slicing.members.slice(cut.first, cut.middle).flatMap(({ leaves }) => leaves);
    const after = slicing.members.slice(cut.middle, cut.end).flatMap(({ leaves }) => leaves);
    this.leaves = [before, after];
    this.across = this.findAcross(between);
    this.twins = this.pairs((a, b) => {
      const { twin } = slicing.members[a] ?? {};
      return twin !== undefined && twin === slicing.members[b]?.twin;
    });
    this.loose = this.pairs((a, b) => this.isLoose(a) && this.isLoose(b)).length;
    const pairs = (cut.middle - cut.first) * (cut.end - cut.middle);
    this.swapCost = SWAPPED * pairs + (slicing.stated ? SWAPPED_LOOSE * this.loose : 0);
    this.framed = slicing.members.slice(cut.first, cut.end).some(({ framed }) => framed);
    this.stubs = [
      slicing.stubs.filter(({ leaf }) => before.includes(leaf)),
      slicing.stubs.filter(({ leaf }) => after.includes(leaf)),
    ];
    const [here, there] = [new Set(before), new Set(after)];
    this.overlays = slicing.overlays.filter((nodes) => {
      const list = [...nodes];
      return list.some((leaf) => here.has(leaf)) && list.some((leaf) => there.has(leaf));
    });
    this.wishes = slicing.wishes.filter(
      ({ leaf, other }) => (here.has(leaf) && there.has(other)) || (there.has(leaf) && here.has(other)),
    );
  }

  private pairs(hold: (a: number, b: number) => boolean): readonly Pair[] {
    const { first, middle, end } = this.cut;
    const pairs: Pair[] = [];
    for (let a = first; a < middle; a++) {
      for (let b = middle; b < end; b++) if (hold(a, b)) pairs.push({ member: a - first, other: b - middle });
    }
    return pairs;
  }

  private isLoose(member: number): boolean {
    return this.slicing.wires.every(({ fromMember, toMember }) => fromMember !== member && toMember !== member);
  }

  private findAcross(between: ReadonlyMap<number, readonly Wire[]>): readonly Across[] {
    const { members, nodes } = this.slicing;
    const { first, middle } = this.cut;
    const [before, after] = this.leaves;
    return this.pairs(() => true).flatMap(({ member, other }) => {
      const { twin } = members[first + member] ?? {};
      const level = twin !== undefined && twin === members[middle + other]?.twin;
      const wires = between.get((first + member) * members.length + middle + other) ?? [];
      return wires.flatMap((wire): Across[] => {
        const forward = wire.fromMember === first + member;
        const [from, to] = forward ? [wire.from, wire.to] : [wire.to, wire.from];
        const [node, otherNode] = [nodes[from], nodes[to]];
        if (node === undefined || otherNode === undefined) return [];
        const leaf = before.indexOf(from);
        const otherLeaf = after.indexOf(to);
        return [{ wire, forward, member, leaf, node, otherMember: other, otherLeaf, otherNode, level }];
      });
    });
  }

  /** The second run after the first along the axis, aligned in the way that costs least. */
  put(a: Run, b: Run, form: 'row' | 'column', swapped: boolean, found: Shortlist): void {
    const row = form === 'row';
    const turned = (this.slicing.direction === (row ? 'left' : 'up')) !== swapped;
    const [first, second] = turned ? [b, a] : [a, b];
    const room = row ? second.shape.height - first.shape.height : second.shape.width - first.shape.width;
    const along = (row ? first.shape.width : first.shape.height) + this.gap(a, b, row, turned);
    const before = a.shape.cost + b.shape.cost + this.formCost(form) + (swapped ? this.swapCost : 0);
    let least = found.bar;
    let candidate: Candidate | undefined;
    for (const across of new Set([Math.round(-room / 2), 0, ...this.straightening(a, b, row, turned)])) {
      const low = Math.min(0, across);
      const at = (x: number, y: number): Point => (row ? { x, y } : { x: y, y: x });
      const firstAt = at(0, -low);
      const secondAt = at(along, across - low);
      const [aAt, bAt] = turned ? [secondAt, firstAt] : [firstAt, secondAt];
      const width = Math.max(aAt.x + a.shape.width, bAt.x + b.shape.width);
      const height = Math.max(aAt.y + a.shape.height, bAt.y + b.shape.height);
      const bound = least - (width * height) / ROOM;
      if (before >= bound) continue;
      const cost = before + this.cost(a, b, aAt, bAt, form, turned);
      if (cost >= bound) continue;
      least = cost + (width * height) / ROOM;
      candidate = { a, b, aAt, bAt, form, width, height, cost };
    }
    if (candidate !== undefined) found.add(candidate);
  }

  private formCost(form: 'row' | 'column'): number {
    const { direction, stated } = this.slicing;
    const along = (direction === 'right' || direction === 'left') === (form === 'row');
    return stated && !along ? this.loose * OUT_OF_LINE : 0;
  }

  /** Offsets across the axis that let a line run straight from middle to middle. */
  private straightening(a: Run, b: Run, row: boolean, turned: boolean): readonly number[] {
    return this.across.slice(0, 4).map(({ leaf, node, otherLeaf, otherNode }) => {
      const one = row ? (a.shape.ys[leaf] ?? 0) + node.height / 2 : (a.shape.xs[leaf] ?? 0) + node.width / 2;
      const other = row
        ? (b.shape.ys[otherLeaf] ?? 0) + otherNode.height / 2
        : (b.shape.xs[otherLeaf] ?? 0) + otherNode.width / 2;
      return turned ? other - one : one - other;
    });
  }

  /** Between the runs: room for labels and tracks. */
  private gap(a: Run, b: Run, row: boolean, turned: boolean): number {
    const least = this.framed ? FRAME_GAP : GAP;
    if (this.across.length === 0) return least;
    let gap = Math.max(least, LINE_GAP);
    for (const { wire, member, otherMember } of this.across) {
      const { label } = wire.edge;
      const [one, other] = turned ? [b.boxes[otherMember], a.boxes[member]] : [a.boxes[member], b.boxes[otherMember]];
      if (label === undefined || one === undefined || other === undefined) continue;
      const first = turned ? b.shape : a.shape;
      const free = row ? first.width - one.x - one.width + other.x : first.height - one.y - one.height + other.y;
      gap = Math.max(gap, (row ? label.width : label.height) + LABEL_ROOM - free);
    }
    return gap + Math.min(6, Math.max(0, this.across.length - 2)) * TRACK;
  }

  private cost(a: Run, b: Run, aAt: Point, bAt: Point, form: 'row' | 'column', turned: boolean): number {
    const { direction, stated } = this.slicing;
    const flow = stated ? STATED : 1;
    let cost = 0;
    const here = a.boxes.map((box) => moved(box, aAt));
    const there = b.boxes.map((box) => moved(box, bAt));
    const boxes = [...here, ...there];
    for (const { forward, member, leaf, node, otherMember, otherLeaf, otherNode, level } of this.across) {
      const second = a.boxes.length + otherMember;
      cost += wireCost(place(a.shape, leaf, node, aAt), place(b.shape, otherLeaf, otherNode, bAt), {
        boxes,
        from: member,
        to: second,
      });
      const [from, to] = forward ? [boxes[member], boxes[second]] : [boxes[second], boxes[member]];
      if (from !== undefined && to !== undefined && !level) cost += flow * flowCost(from, to, direction);
    }
    for (const { member, other } of this.twins) {
      const one = boxes[member];
      const two = boxes[a.boxes.length + other];
      if (one === undefined || two === undefined) continue;
      if (one.x !== two.x && one.y !== two.y) cost += TWINS_APART;
      if (one.width !== two.width || one.height !== two.height) cost += TWINS_DIFFER;
    }
    cost += CROSSED * this.crossed(a.shape, b.shape, form === 'row');
    cost += this.stubCost(this.stubs[0], a.shape, aAt, form, !turned, there);
    cost += this.stubCost(this.stubs[1], b.shape, bAt, form, turned, here);
    cost += this.stubOrder(form === 'row', turned);
    if (this.overlays.length === 0 && this.wishes.length === 0) return cost;
    const cells = [...this.cells(a.shape, aAt), ...this.cells(b.shape, bAt)];
    for (const overlay of this.overlays) {
      const before = captured(this.cells(a.shape, aAt), overlay) + captured(this.cells(b.shape, bAt), overlay);
      cost += CAPTURED * (captured(cells, overlay) - before);
    }
    for (const wish of this.wishes) if (!holds(wish, cells, direction)) cost += wish.weight;
    return cost;
  }

  /** Lines over the cut that change sides, and lines that leave on one side in another order than they will arrive in. */
  private crossed(a: Shape, b: Shape, row: boolean): number {
    const [one, other] = row ? [a.ys, b.ys] : [a.xs, b.xs];
    const ends = this.across.map(({ leaf, node, otherLeaf, otherNode }) => ({
      leaf,
      otherLeaf,
      from: (one[leaf] ?? 0) + (row ? node.height : node.width) / 2,
      to: (other[otherLeaf] ?? 0) + (row ? otherNode.height : otherNode.width) / 2,
    }));
    let count = 0;
    ends.forEach((end, i) => {
      for (let k = 0; k < i; k++) {
        const next = ends[k];
        if (next === undefined || next.leaf === end.leaf || next.otherLeaf === end.otherLeaf) continue;
        if ((next.from - end.from) * (next.to - end.to) < 0) count++;
      }
    });
    return count;
  }

  /** Lines that leave past the other run: blocked by it, and longer. */
  private stubCost(
    stubs: readonly Stub[],
    shape: Shape,
    at: Point,
    form: 'row' | 'column',
    isFirst: boolean,
    others: readonly Box[],
  ): number {
    const row = form === 'row';
    const past = row ? (isFirst ? 'right' : 'left') : isFirst ? 'down' : 'up';
    let cost = 0;
    for (const { leaf, side } of stubs) {
      if (side !== past) continue;
      const i = shape.leaves.indexOf(leaf);
      const node = this.slicing.nodes[leaf];
      if (i === -1 || node === undefined) continue;
      const middle = row ? (shape.ys[i] ?? 0) + at.y + node.height / 2 : (shape.xs[i] ?? 0) + at.x + node.width / 2;
      let beyond = 0;
      let blocked = false;
      for (const { x, y, width, height } of others) {
        beyond = Math.max(beyond, row ? width : height);
        if (row ? y < middle && y + height > middle : x < middle && x + width > middle) blocked = true;
      }
      cost += LENGTH * beyond + (blocked ? BLOCKED : 0);
    }
    return cost;
  }

  /** Lines that leave both runs at one side, in another order than they will arrive in. */
  private stubOrder(row: boolean, turned: boolean): number {
    const [first, second] = turned ? [this.stubs[1], this.stubs[0]] : this.stubs;
    let count = 0;
    for (const one of first) {
      const across = one.side === 'up' || one.side === 'down';
      if (across !== row) continue;
      for (const other of second)
        if (other.side === one.side && other.at < one.at && other.target !== one.target) count++;
    }
    return CROSSED * count;
  }

  private cells({ leaves, xs, ys }: Shape, at: Point): readonly Cell[] {
    return leaves.map((leaf, i) => {
      const { width = 0, height = 0 } = this.slicing.nodes[leaf] ?? {};
      return { leaf, x: (xs[i] ?? 0) + at.x, y: (ys[i] ?? 0) + at.y, width, height };
    });
  }
}

/** A node where it stands. */
interface Cell extends Box {
  readonly leaf: Leaf;
}

/** How many others stand within the frame of the overlay. */
function captured(cells: readonly Cell[], overlay: ReadonlySet<Leaf>): number {
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const { leaf, x, y, width, height } of cells) {
    if (!overlay.has(leaf)) continue;
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + width);
    bottom = Math.max(bottom, y + height);
  }
  let count = 0;
  for (const { leaf, x, y, width, height } of cells) {
    if (!overlay.has(leaf) && x < right && x + width > left && y < bottom && y + height > top) count++;
  }
  return count;
}

function holds({ leaf, other, first }: Wish, cells: readonly Cell[], direction: FlowDirection): boolean {
  const one = cells.find((cell) => cell.leaf === leaf);
  const two = cells.find((cell) => cell.leaf === other);
  if (one === undefined || two === undefined) return true;
  const sideways = direction === 'right' || direction === 'left';
  const level = sideways
    ? one.x < two.x + two.width && two.x < one.x + one.width
    : one.y < two.y + two.height && two.y < one.y + one.height;
  return level && (!first || (sideways ? one.y < two.y : one.x < two.x));
}

function place(shape: Shape, leaf: number, node: LayoutNode, at: Point): Box {
  return { x: (shape.xs[leaf] ?? 0) + at.x, y: (shape.ys[leaf] ?? 0) + at.y, width: node.width, height: node.height };
}
