// What a plan's drawing costs at least, before a line is routed. In: an opened plan and what its boxes cost. Out: the
// lower bound, in crossings: lines can only add to the size, and are never shorter or straighter than without obstacles.
import { float } from '../layered/read.js';
import { isDirectionStated } from '../quality/reading.js';
import { type Opened, sizeOf } from '../routing/index.js';
import { type Room, X, Y } from '../routing/model.js';
import { opposite } from '../routing/way.js';
import { ROUTED_OUTSIDE } from '../routing/weights.js';
import { leastOfSize, type Standing } from './judge.js';
import { FREE_LENGTH, JUDGED_BEND, JUDGED_LENGTH, SUM_ROUNDING } from './weights.js';

export function leastCost({ room, boxes }: Opened, standing: Standing): number {
  const { against, across, twins, entry, late, overlays } = standing;
  const size = leastOfSize(sizeOf({ ...boxes, edges: [] }), 2 * ROUTED_OUTSIDE, isDirectionStated(room.graph));
  return leastOfLines(room) + size + against + across + twins + entry + late + overlays - SUM_ROUNDING;
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
  /** The same by node and side. */
  private readonly sides: Float64Array;

  constructor({ start, size }: Room) {
    const count = start[X].length;
    this.bounds = new Float64Array(4 * count);
    this.sides = new Float64Array(16 * count);
    for (let node = 0; node < count; node++) {
      const at = 4 * node;
      this.bounds[at] = float(start[X], node);
      this.bounds[at + 1] = float(start[Y], node);
      this.bounds[at + 2] = float(start[X], node) + float(size[X], node);
      this.bounds[at + 3] = float(start[Y], node) + float(size[Y], node);
      for (let side = 0; side < 4; side++) {
        for (let k = 0; k < 4; k++) {
          // A side has one place on its own axis.
          const from = (k & 1) === (side & 1) ? opposite(side) : k;
          this.sides[4 * (at + side) + k] = float(this.bounds, at + from);
        }
      }
    }
  }

  /** Over all pairs of sides. */
  leastBetween(a: number, b: number): number {
    let best = Number.POSITIVE_INFINITY;
    for (let out = 0; out < 4; out++) {
      for (let side = 0; side < 4; side++) {
        const [one, other] = [16 * a + 4 * out, 16 * b + 4 * side];
        const length = this.span(one, other, X) + this.span(one, other, Y);
        const long = JUDGED_LENGTH * Math.max(0, length - FREE_LENGTH);
        if (long < best) best = Math.min(best, long + JUDGED_BEND * this.turns(a, out, b, side));
      }
    }
    return best;
  }

  /** Between two sides, along an axis. */
  private span(one: number, other: number, axis: number): number {
    const { sides } = this;
    const after = float(sides, other + axis) - float(sides, one + axis + 2);
    return Math.max(0, after, float(sides, one + axis) - float(sides, other + axis + 2));
  }

  /** Whether a part of the second side is ahead of a part of the first one, in a heading. */
  private isAhead(one: number, other: number, heading: number): boolean {
    const { sides } = this;
    const axis = heading & 1;
    return heading < 2
      ? float(sides, other + axis + 2) >= float(sides, one + axis)
      : float(sides, one + axis + 2) >= float(sides, other + axis);
  }

  private turns(a: number, out: number, b: number, side: number): number {
    const into = opposite(side);
    if (out === side) return 2;
    const [one, other] = [16 * a + 4 * out, 16 * b + 4 * side];
    const isAhead = this.isAhead(one, other, out);
    if (out !== into) return isAhead && this.isAhead(one, other, into) ? 1 : 3;
    if (!isAhead) return 4;
    return this.span(one, other, 1 - (out & 1)) === 0 && !this.isBetween(a, b, out & 1) ? 0 : 2;
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
