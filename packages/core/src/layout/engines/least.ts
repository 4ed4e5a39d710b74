// What a plan's drawing costs at least, before a line is routed. In: an opened plan and what its boxes cost. Out: the
// lower bound, in crossings: lines can only add to the size, and are never shorter or straighter than without obstacles.
import { float } from '../layered/read.js';
import { OUTSIDE } from '../routing/grid.js';
import { type Opened, sizeOf } from '../routing/index.js';
import { type Room, X, Y } from '../routing/model.js';
import { opposite } from '../routing/way.js';
import { BEND, LEAST, LENGTH, leastOfSize, type Standing } from './judge.js';

/** Sums of the same terms in another order differ by less. */
const ROUNDING = 1e-6;

export function leastCost({ room, boxes }: Opened, { against, twins, entry, late, overlays }: Standing): number {
  const size = leastOfSize(sizeOf({ ...boxes, edges: [] }), 2 * OUTSIDE);
  return leastOfLines(room) + size + against + twins + entry + late + overlays - ROUNDING;
}

function leastOfLines(room: Room): number {
  const ends = new Ends(room);
  let sum = 0;
  for (const { from, to, fromFrame, toFrame } of room.graph.edges) {
    const [a, b] = [room.nodeAt.get(from), room.nodeAt.get(to)];
    // A line that ends at a frame is shorter than to the node inside.
    if (a === undefined || b === undefined || a === b || fromFrame !== undefined || toFrame !== undefined) continue;
    sum += ends.leastBetween(a, b);
  }
  return sum;
}

class Ends {
  /** By node, its first x, first y, last x and last y. */
  private readonly bounds: Float64Array;
  private readonly count: number;

  constructor({ start, size }: Room) {
    this.count = start[X].length;
    this.bounds = new Float64Array(4 * this.count);
    for (let node = 0; node < this.count; node++) {
      this.bounds[4 * node] = float(start[X], node);
      this.bounds[4 * node + 1] = float(start[Y], node);
      this.bounds[4 * node + 2] = float(start[X], node) + float(size[X], node);
      this.bounds[4 * node + 3] = float(start[Y], node) + float(size[Y], node);
    }
  }

  /** Over all pairs of sides. */
  leastBetween(a: number, b: number): number {
    let best = Number.POSITIVE_INFINITY;
    for (let out = 0; out < 4; out++) {
      for (let side = 0; side < 4; side++) {
        const length = this.span(a, out, b, side, X) + this.span(a, out, b, side, Y);
        const long = LENGTH * Math.max(0, length - LEAST);
        if (long < best) best = Math.min(best, long + BEND * this.turns(a, out, b, side));
      }
    }
    return best;
  }

  /** Where a side of a node starts along an axis, and where it ends there. */
  private low(node: number, side: number, axis: number): number {
    return float(this.bounds, 4 * node + axis + (side === axis ? 2 : 0));
  }

  private high(node: number, side: number, axis: number): number {
    return float(this.bounds, 4 * node + axis + (side === opposite(axis) ? 0 : 2));
  }

  /** Between two sides, along an axis. */
  private span(a: number, out: number, b: number, side: number, axis: number): number {
    const after = this.low(b, side, axis) - this.high(a, out, axis);
    return Math.max(0, after, this.low(a, out, axis) - this.high(b, side, axis));
  }

  /** How far the second side reaches ahead of the first one in a heading. */
  private ahead(a: number, out: number, b: number, side: number, heading: number): number {
    const axis = heading & 1;
    return heading < 2
      ? this.high(b, side, axis) - this.low(a, out, axis)
      : this.high(a, out, axis) - this.low(b, side, axis);
  }

  private turns(a: number, out: number, b: number, side: number): number {
    const into = opposite(side);
    const isAhead = this.ahead(a, out, b, side, out) >= 0;
    if (out === into) {
      if (!isAhead) return 4;
      const across = 1 - (out & 1);
      return this.span(a, out, b, side, across) === 0 && !this.isBetween(a, b, out & 1) ? 0 : 2;
    }
    if (out === side) return 2;
    return isAhead && this.ahead(a, out, b, side, into) >= 0 ? 1 : 3;
  }

  /** Whether a box fills all of the way that runs straight between two nodes along an axis. */
  private isBetween(a: number, b: number, axis: number): boolean {
    const { bounds } = this;
    const across = 1 - axis;
    const low = Math.max(float(bounds, 4 * a + across), float(bounds, 4 * b + across));
    const high = Math.min(float(bounds, 4 * a + across + 2), float(bounds, 4 * b + across + 2));
    const from = Math.min(float(bounds, 4 * a + axis + 2), float(bounds, 4 * b + axis + 2));
    const to = Math.max(float(bounds, 4 * a + axis), float(bounds, 4 * b + axis));
    for (let at = 0; at < bounds.length; at += 4) {
      if (at === 4 * a || at === 4 * b) continue;
      if (float(bounds, at + across) > low || float(bounds, at + across + 2) < high) continue;
      if (float(bounds, at + axis) >= from && float(bounds, at + axis + 2) <= to) return true;
    }
    return false;
  }
}
