// Tidy trees of boxes of any size. In: a tree of boxes that grows to the right. Out: each box's position, as low as its
// neighbours' contours allow, children centred on their parent, siblings evenly spaced. Linear in the number of boxes:
// A. van der Ploeg, Drawing non-layered tidy trees in linear time, 2014, after Reingold and Tilford, and Buchheim and
// others.
import type { Point, Size } from '../graph.js';

export interface TidyNode extends Size {
  readonly children: readonly TidyNode[];
}

export interface TidyGaps {
  /** px from a box to its children's. */
  readonly level: number;
  /** px between boxes that are above one another. */
  readonly sibling: number;
  /** Additional px if they have different parents. */
  readonly family: number;
}

/** A box while its position is computed. `along` is the direction of growth, `across` that of siblings. */
interface Walker {
  readonly node: TidyNode;
  readonly children: readonly Walker[];
  /** Its start and end along the direction of growth. */
  readonly start: number;
  readonly end: number;
  /** Its extent across, with the gap. */
  readonly breadth: number;
  prelim: number;
  mod: number;
  shift: number;
  change: number;
  /** Threads: what follows on the first and last contour. */
  first: Walker | undefined;
  last: Walker | undefined;
  /** The ends of its subtree's contours, itself while it has no children, and the sums of `mod` down to them. */
  lowestFirst: Walker | undefined;
  lowestLast: Walker | undefined;
  sumFirst: number;
  sumLast: number;
}

/** The lowest points of siblings so far: which of them a line at some position along would meet. */
interface Lows {
  readonly low: number;
  readonly index: number;
  readonly next: Lows | undefined;
}

/** By node, the top left corner of its box; the root's left is 0. Tops can be negative. */
export function tidyPlaces(root: TidyNode, gaps: TidyGaps): ReadonlyMap<TidyNode, Point> {
  const walker = walkerOf(root, 0, gaps);
  firstWalk(walker, gaps.family);
  const places = new Map<TidyNode, Point>();
  const place = (at: Walker, above: number): void => {
    const sum = above + at.mod;
    places.set(at.node, { x: at.start, y: at.prelim + sum });
    spread(at);
    for (const child of at.children) place(child, sum);
  };
  place(walker, 0);
  return places;
}

function walkerOf(node: TidyNode, start: number, gaps: TidyGaps): Walker {
  const end = start + node.width + gaps.level;
  return {
    node,
    children: node.children.map((each) => walkerOf(each, end, gaps)),
    start,
    end,
    breadth: node.height + gaps.sibling,
    prelim: 0,
    mod: 0,
    shift: 0,
    change: 0,
    first: undefined,
    last: undefined,
    lowestFirst: undefined,
    lowestLast: undefined,
    sumFirst: 0,
    sumLast: 0,
  };
}

function firstWalk(at: Walker, family: number): void {
  const [first] = at.children;
  const last = at.children.at(-1);
  if (first === undefined || last === undefined) return;
  firstWalk(first, family);
  let lows = withLow((first.lowestFirst ?? first).end, 0, undefined);
  for (const [i, child] of at.children.entries()) {
    if (i === 0) continue;
    firstWalk(child, family);
    const low = (child.lowestLast ?? child).end;
    separate(at, i, lows, family);
    lows = withLow(low, i, lows);
  }
  at.prelim = (first.prelim + first.mod + last.mod + last.prelim + last.breadth) / 2 - at.breadth / 2;
  at.lowestFirst = first.lowestFirst ?? first;
  at.sumFirst = first.sumFirst;
  at.lowestLast = last.lowestLast ?? last;
  at.sumLast = last.sumLast;
}

/** Moves a child away from all preceding ones, as far as the contours touch. */
function separate(parent: Walker, index: number, known: Lows, family: number): void {
  let lows: Lows = known;
  let apart = 0;
  let before = parent.children[index - 1];
  let after = parent.children[index];
  let sumBefore = before?.mod ?? 0;
  let sumAfter = after?.mod ?? 0;
  while (before !== undefined && after !== undefined) {
    while (before.end > lows.low && lows.next !== undefined) lows = lows.next;
    const distance = sumBefore + before.prelim + before.breadth + apart - (sumAfter + after.prelim);
    apart = family;
    if (distance > 0) {
      sumAfter += distance;
      move(parent, index, lows.index, distance);
    }
    const [endBefore, endAfter]: readonly [number, number] = [before.end, after.end];
    if (endBefore <= endAfter) {
      before = before.children.at(-1) ?? before.last;
      sumBefore += before?.mod ?? 0;
    }
    if (endBefore >= endAfter) {
      after = after.children[0] ?? after.first;
      sumAfter += after?.mod ?? 0;
    }
  }
  if (before === undefined && after !== undefined) threadFirst(parent, index, after, sumAfter);
  else if (before !== undefined && after === undefined) threadLast(parent, index, before, sumBefore);
}

function move({ children }: Walker, index: number, from: number, distance: number): void {
  const child = children[index];
  if (child === undefined) return;
  child.mod += distance;
  child.sumFirst += distance;
  child.sumLast += distance;
  if (from === index - 1) return;
  // Those between are moved by proportional shares.
  const share = distance / (index - from);
  const next = children[from + 1];
  if (next !== undefined) next.shift += share;
  child.shift -= share;
  child.change -= distance - share;
}

function threadFirst({ children }: Walker, index: number, to: Walker, sum: number): void {
  const [first] = children;
  const child = children[index];
  if (first === undefined || child === undefined) return;
  const end = first.lowestFirst ?? first;
  end.first = to;
  const change = sum - to.mod - first.sumFirst;
  end.mod += change;
  end.prelim -= change;
  first.lowestFirst = child.lowestFirst ?? child;
  first.sumFirst = child.sumFirst;
}

function threadLast({ children }: Walker, index: number, to: Walker, sum: number): void {
  const child = children[index];
  const before = children[index - 1];
  if (child === undefined || before === undefined) return;
  const end = child.lowestLast ?? child;
  end.last = to;
  const change = sum - to.mod - child.sumLast;
  end.mod += change;
  end.prelim -= change;
  child.lowestLast = before.lowestLast ?? before;
  child.sumLast = before.sumLast;
}

function withLow(low: number, index: number, known: Lows | undefined): Lows {
  let rest = known;
  while (rest !== undefined && low >= rest.low) rest = rest.next;
  return { low, index, next: rest };
}

/** The shifts of the siblings between. */
function spread({ children }: Walker): void {
  let shift = 0;
  let sum = 0;
  for (const child of children) {
    shift += child.shift;
    sum += shift + child.change;
    child.mod += sum;
  }
}
