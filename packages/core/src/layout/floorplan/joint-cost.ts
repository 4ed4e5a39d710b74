// What it costs that two runs of members stand as they do: the lines between them, their order, twins, lines that leave
// past the other run, overlays and wishes. In: the runs and their places. Out: crossings' worth.
import type { FlowDirection, Point } from '../graph.js';
import { boundsOf } from './bounds.js';
import type { Across, AtCut, CutStub } from './cut.js';
import type { Run, Slicing, Wish } from './runs.js';
import type { Leaf } from './scopes.js';
import type { Shape } from './shape.js';
import { BACKWARDS, BLOCKED, type Boxes, flowCost, LENGTH, place, wireCost } from './wires.js';

/** Members that only their direction orders stand across it. */
const OUT_OF_LINE = 2;
/** A direction that the author wrote down counts that much more. */
const STATED = 3;
/** Two members against the order of the source, and what more if nothing else orders them. */
const SWAPPED = 0.4;
const SWAPPED_LOOSE = 1;
/** What the story starts with stands after something. */
const LATE = 2;
const CROSSED = 0.9;
const TWINS_APART = 3;
const TWINS_DIFFER = 4;
/** A stranger in the frame of an overlay. */
const CAPTURED = 4;
/** What an author wished weighs more than anything a line costs. */
const WISH = 6;

/** That the runs stand in the order of the source, or the other way round. */
export function orderCost({ stated }: Slicing, { pairs, loose, entry }: AtCut, swapped: boolean): number {
  const late = entry === (swapped ? 'before' : 'after') ? LATE : 0;
  return swapped ? late + SWAPPED * pairs + (stated ? SWAPPED_LOOSE * loose : 0) : late;
}

export class JointCost {
  private readonly slicing: Slicing;
  private readonly at: AtCut;
  /** Of all members of both runs, and of the two ends of the line that is looked at. */
  private readonly boxes: Boxes;
  private readonly ends: Boxes = new Float64Array(8);

  constructor(slicing: Slicing, at: AtCut, members: number) {
    this.slicing = slicing;
    this.at = at;
    this.boxes = new Float64Array(4 * members);
  }

  /** Whatever the alignment: members out of line, and along the direction the lines that run back. */
  ofForm(row: boolean, swapped: boolean): number {
    const { stated } = this.slicing;
    if (!this.isAlong(row)) return stated && this.at.loose > 0 ? OUT_OF_LINE : 0;
    const back = this.at.across.reduce((sum, { forward, order }) => sum + (forward === swapped ? order : 0), 0);
    return back * BACKWARDS * (stated ? STATED : 1);
  }

  private isAlong(row: boolean): boolean {
    const { direction } = this.slicing;
    return (direction === 'right' || direction === 'left') === row;
  }

  /** Beyond the limit nobody asks how much it is. */
  of(a: Run, aAt: Point, b: Run, bAt: Point, row: boolean, turned: boolean, limit: number): number {
    const { boxes } = this;
    const { stubs, overlays, wishes } = this.at;
    place(a.boxes, aAt, boxes, 0);
    place(b.boxes, bAt, boxes, a.boxes.length);
    const middle = a.boxes.length / 4;
    let cost = this.ofTwins(middle) + CROSSED * (this.stubOrder(row, turned) + this.crossed(a.shape, b.shape, row));
    if (cost >= limit) return cost;
    cost += ofStubs(stubs[0], a.shape, aAt, row, !turned, boxes, middle, boxes.length / 4);
    cost += ofStubs(stubs[1], b.shape, bAt, row, turned, boxes, 0, middle);
    const along = this.isAlong(row);
    for (const line of this.at.across) {
      if (cost >= limit) return cost;
      cost += this.ofLine(line, a.shape, aAt, b.shape, bAt, middle, along);
    }
    if (cost >= limit || (overlays.length === 0 && wishes.length === 0)) return cost;
    return cost + this.ofWishes(a.shape, aAt, b.shape, bAt);
  }

  private ofLine(line: Across, a: Shape, aAt: Point, b: Shape, bAt: Point, middle: number, along: boolean): number {
    const { boxes, ends } = this;
    const { direction, stated } = this.slicing;
    const { forward, member, leaf, node, otherMember, otherLeaf, otherNode, order } = line;
    ends[0] = (a.xs[leaf] ?? 0) + aAt.x;
    ends[1] = (a.ys[leaf] ?? 0) + aAt.y;
    ends[2] = node.width;
    ends[3] = node.height;
    ends[4] = (b.xs[otherLeaf] ?? 0) + bAt.x;
    ends[5] = (b.ys[otherLeaf] ?? 0) + bAt.y;
    ends[6] = otherNode.width;
    ends[7] = otherNode.height;
    const second = middle + otherMember;
    const cost = wireCost(ends, 0, 1, { boxes, from: member, to: second });
    if (order === 0 || along) return cost;
    const flow = flowCost(boxes, forward ? member : second, forward ? second : member, direction);
    return cost + order * (stated ? STATED : 1) * flow;
  }

  private ofTwins(middle: number): number {
    const { boxes } = this;
    let cost = 0;
    for (const { member, other } of this.at.twins) {
      const [one, two] = [4 * member, 4 * (middle + other)];
      if (boxes[one] !== boxes[two] && boxes[one + 1] !== boxes[two + 1]) cost += TWINS_APART;
      if (boxes[one + 2] !== boxes[two + 2] || boxes[one + 3] !== boxes[two + 3]) cost += TWINS_DIFFER;
    }
    return cost;
  }

  /** Lines over the cut that change sides. */
  private crossed(a: Shape, b: Shape, row: boolean): number {
    const { across } = this.at;
    let count = 0;
    for (let i = 1; i < across.length; i++) {
      const one = across[i];
      if (one === undefined) continue;
      const from = startOf(a, one, row);
      const to = endOf(b, one, row);
      for (let k = 0; k < i; k++) {
        const other = across[k];
        if (other === undefined || other.leaf === one.leaf || other.otherLeaf === one.otherLeaf) continue;
        if ((startOf(a, other, row) - from) * (endOf(b, other, row) - to) < 0) count++;
      }
    }
    return count;
  }

  /** Lines that leave both runs at one side, in another order than they will arrive in. */
  private stubOrder(row: boolean, turned: boolean): number {
    const { stubs } = this.at;
    const [first, second] = turned ? [stubs[1], stubs[0]] : stubs;
    let count = 0;
    for (const one of first) {
      const across = one.side === 'up' || one.side === 'down';
      if (across !== row) continue;
      for (const other of second) {
        if (other.side === one.side && other.at < one.at && other.target !== one.target) count++;
      }
    }
    return count;
  }

  private ofWishes(a: Shape, aAt: Point, b: Shape, bAt: Point): number {
    const here = this.cells(a, aAt);
    const there = this.cells(b, bAt);
    const all = [...here, ...there];
    let cost = 0;
    for (const overlay of this.at.overlays) {
      cost += CAPTURED * (captured(all, overlay) - captured(here, overlay) - captured(there, overlay));
    }
    for (const wish of this.at.wishes) if (!holds(wish, all, this.slicing.direction)) cost += WISH;
    return cost;
  }

  private cells({ leaves, xs, ys }: Shape, at: Point): readonly Cell[] {
    return leaves.map((leaf, i) => {
      const { width = 0, height = 0 } = this.slicing.nodes[leaf] ?? {};
      return { leaf, x: (xs[i] ?? 0) + at.x, y: (ys[i] ?? 0) + at.y, width, height };
    });
  }
}

/** Where the line leaves its run, across the axis. */
function startOf({ xs, ys }: Shape, { leaf, node }: Across, row: boolean): number {
  return row ? (ys[leaf] ?? 0) + node.height / 2 : (xs[leaf] ?? 0) + node.width / 2;
}

function endOf({ xs, ys }: Shape, { otherLeaf, otherNode }: Across, row: boolean): number {
  return row ? (ys[otherLeaf] ?? 0) + otherNode.height / 2 : (xs[otherLeaf] ?? 0) + otherNode.width / 2;
}

/** Lines that leave past the other run, which has these boxes: blocked by it, and longer. */
function ofStubs(
  stubs: readonly CutStub[],
  shape: Shape,
  at: Point,
  row: boolean,
  isFirst: boolean,
  boxes: Boxes,
  from: number,
  to: number,
): number {
  const past = row ? (isFirst ? 'right' : 'left') : isFirst ? 'down' : 'up';
  const [start, size, length] = row ? [1, 3, 2] : [0, 2, 3];
  let cost = 0;
  for (const { side, place: i, node } of stubs) {
    if (side !== past) continue;
    const middle = row ? (shape.ys[i] ?? 0) + at.y + node.height / 2 : (shape.xs[i] ?? 0) + at.x + node.width / 2;
    let beyond = 0;
    let blocked = false;
    for (let k = 4 * from; k < 4 * to; k += 4) {
      beyond = Math.max(beyond, boxes[k + length] as number);
      const low = boxes[k + start] as number;
      if (low < middle && low + (boxes[k + size] as number) > middle) blocked = true;
    }
    cost += LENGTH * beyond + (blocked ? BLOCKED : 0);
  }
  return cost;
}

/** A node where it stands. */
interface Cell {
  readonly leaf: Leaf;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How many others stand within the frame of the overlay. */
function captured(cells: readonly Cell[], overlay: ReadonlySet<Leaf>): number {
  const { left, top, right, bottom } = boundsOf(cells.filter(({ leaf }) => overlay.has(leaf)));
  let count = 0;
  for (const { leaf, x, y, width, height } of cells) {
    if (!overlay.has(leaf) && x < right && x + width > left && y < bottom && y + height > top) count++;
  }
  return count;
}

function holds({ of, to, first }: Wish, cells: readonly Cell[], direction: FlowDirection): boolean {
  const one = boundsOf(cells.filter(({ leaf }) => of.includes(leaf)));
  const two = boundsOf(cells.filter(({ leaf }) => to.includes(leaf)));
  const sideways = direction === 'right' || direction === 'left';
  const level = sideways ? one.left < two.right && two.left < one.right : one.top < two.bottom && two.top < one.bottom;
  return level && (!first || (sideways ? one.top < two.top : one.left < two.left));
}
