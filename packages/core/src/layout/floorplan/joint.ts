// Puts two neighbouring runs of members together: how far apart they stand and how they are aligned. In: the runs. Out: the
// best way to have them beside or below one another, if it comes near the best so far.
import { type AtCut, type Cut, readCut } from './cut.js';
import { JointCost, orderCost } from './joint-cost.js';
import type { Candidate, Run, Shortlist, SlicedWire, Slicing } from './runs.js';
import { ROOM } from './shape.js';

const GAP = 32;
const FRAME_GAP = 40;
/** Between boxes with a line: room for its head and a bend. */
const LINE_GAP = 48;
const TRACK = 12;
const MOST_TRACKS = 6;
/** Before and after a label. */
const LABEL_ROOM = 32;
/** Lines whose straightness is tried. */
const STRAIGHTENED = 4;
/** Beside and below one another, in either order. */
const WAYS = 4;

export class Joint {
  private readonly slicing: Slicing;
  private readonly at: AtCut;
  private readonly costs: JointCost;
  /** In the order of the source, and against it. */
  private readonly ofOrder: readonly [number, number];

  constructor(slicing: Slicing, cut: Cut, between: ReadonlyMap<number, readonly SlicedWire[]>) {
    this.slicing = slicing;
    this.at = readCut(slicing, cut, between);
    this.costs = new JointCost(slicing, this.at, cut.end - cut.first);
    this.ofOrder = [orderCost(slicing, this.at, false), orderCost(slicing, this.at, true)];
  }

  /** Of trying two arrangements. */
  get steps(): number {
    return WAYS * (1 + this.at.across.length);
  }

  /** The second run after the first along the axis, or before it, aligned in the way that costs least. */
  put(a: Run, b: Run, row: boolean, swapped: boolean, found: Shortlist): void {
    const { shape: one } = a;
    const { shape: two } = b;
    const before = one.cost + two.cost + this.costs.ofForm(row, swapped) + this.ofOrder[swapped ? 1 : 0];
    const least = (one.width * one.height + two.width * two.height) / ROOM;
    if (before + least >= found.bar) return;
    // Whether the second run comes first on the page.
    const turned = (this.slicing.direction === (row ? 'left' : 'up')) !== swapped;
    const gap = this.gap(a, b, row, turned);
    const length = (row ? one.width + two.width : one.height + two.height) + gap;
    const along = (turned ? (row ? two.width : two.height) : row ? one.width : one.height) + gap;
    let bar = found.bar;
    let candidate: Candidate | undefined;
    for (const offset of this.offsets(a, b, row)) {
      const low = Math.min(0, offset);
      const across = Math.max(-low + (row ? one.height : one.width), offset - low + (row ? two.height : two.width));
      const bound = bar - (length * across) / ROOM;
      if (before >= bound) continue;
      const [aAlong, bAlong] = turned ? [along, 0] : [0, along];
      const aAt = row ? { x: aAlong, y: -low } : { x: -low, y: aAlong };
      const bAt = row ? { x: bAlong, y: offset - low } : { x: offset - low, y: bAlong };
      const cost = before + this.costs.of(a, aAt, b, bAt, row, turned, bound - before);
      if (cost >= bound) continue;
      bar = cost + (length * across) / ROOM;
      const [width, height] = row ? [length, across] : [across, length];
      candidate = { a, b, aAt, bAt, form: row ? 'row' : 'column', width, height, cost };
    }
    if (candidate !== undefined) found.add(candidate);
  }

  /** Of the second run from the first, across the axis: centred, flush, or so that a line runs straight. */
  private offsets(a: Run, b: Run, row: boolean): readonly number[] {
    const room = row ? b.shape.height - a.shape.height : b.shape.width - a.shape.width;
    const offsets = [Math.round(-room / 2)];
    if (room !== 0) offsets.push(0);
    const { across } = this.at;
    for (let i = 0; i < across.length && i < STRAIGHTENED; i++) {
      const line = across[i];
      if (line === undefined) continue;
      const { leaf, node, otherLeaf, otherNode } = line;
      const one = row ? (a.shape.ys[leaf] ?? 0) + node.height / 2 : (a.shape.xs[leaf] ?? 0) + node.width / 2;
      const two = row
        ? (b.shape.ys[otherLeaf] ?? 0) + otherNode.height / 2
        : (b.shape.xs[otherLeaf] ?? 0) + otherNode.width / 2;
      if (!offsets.includes(one - two)) offsets.push(one - two);
    }
    return offsets;
  }

  /** Between the runs: room for labels and tracks. */
  private gap(a: Run, b: Run, row: boolean, turned: boolean): number {
    const { across, framed } = this.at;
    const least = framed ? FRAME_GAP : GAP;
    if (across.length === 0) return least;
    const [start, size] = row ? [0, 2] : [1, 3];
    let gap = Math.max(least, LINE_GAP);
    for (const { label, member, otherMember } of across) {
      if (label === undefined) continue;
      const [one, two] = turned ? [4 * otherMember, 4 * member] : [4 * member, 4 * otherMember];
      const [first, second] = turned ? [b, a] : [a, b];
      const end = (first.boxes[one + start] ?? 0) + (first.boxes[one + size] ?? 0);
      const free = (row ? first.shape.width : first.shape.height) - end + (second.boxes[two + start] ?? 0);
      gap = Math.max(gap, (row ? label.width : label.height) + LABEL_ROOM - free);
    }
    return gap + Math.min(MOST_TRACKS, Math.max(0, across.length - 2)) * TRACK;
  }
}
