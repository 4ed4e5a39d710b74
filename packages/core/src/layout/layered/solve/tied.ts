// Positions with minimum distances that ties pull together, by network simplex. In: distances, ties with offsets, a
// start that keeps all distances. Out: positions with the minimum weighted sum of tie deviations.
import type { Budget } from '../budget.js';
import { nth } from '../checked.js';
import { solveNetwork } from './network-simplex.js';
import { relax } from './relax.js';

/** Each: `right` is at least `length` after `left`. */
export interface Distances {
  readonly left: Int32Array;
  readonly right: Int32Array;
  readonly length: Float64Array;
}

/** Each: `first` plus its offset should equal `second` plus its offset. */
export interface Ties {
  readonly first: Int32Array;
  readonly second: Int32Array;
  readonly firstOffset: Float64Array;
  readonly secondOffset: Float64Array;
  readonly weight: Float64Array;
}

/** Both ends of the drawing, and the cost of the distance between them. */
export interface Ends {
  readonly first: number;
  readonly last: number;
  readonly weight: number;
}

/** `start` is modified. `pivotsFor`: how many pivots are allowed for a number of vertices. */
export function solveTied(
  { left, right, length }: Distances,
  { first, second, firstOffset, secondOffset, weight }: Ties,
  start: Float64Array,
  ends: Ends,
  budget: Budget,
  pivotsFor: (vertices: number) => number,
): Float64Array {
  const shift = firstOffset.map((offset, i) => offset - nth(secondOffset, i));
  relax(start, { left, right, length }, { first, second, shift, weight });
  // Each tie is a vertex of its own with an arc to both its ends; the excess length of the arcs is its deviation.
  const [constraintCount, count] = [left.length, start.length];
  const arcs = constraintCount + 2 * first.length + 1;
  const tails = new Int32Array(arcs);
  const heads = new Int32Array(arcs);
  const lengths = new Float64Array(arcs);
  const weights = new Float64Array(arcs);
  tails.set(left);
  heads.set(right);
  lengths.set(length);
  const ranks = new Float64Array(count + first.length);
  ranks.set(start);
  for (let i = 0; i < first.length; i++) {
    const vertex = count + i;
    const at = constraintCount + 2 * i;
    const [one, other] = [nth(first, i), nth(second, i)];
    const [oneOffset, otherOffset] = [nth(firstOffset, i), nth(secondOffset, i)];
    tails.fill(vertex, at, at + 2);
    heads[at] = one;
    heads[at + 1] = other;
    lengths[at] = -oneOffset;
    lengths[at + 1] = -otherOffset;
    weights.fill(nth(weight, i), at, at + 2);
    ranks[vertex] = Math.min(nth(ranks, one) + oneOffset, nth(ranks, other) + otherOffset);
  }
  tails[arcs - 1] = ends.first;
  heads[arcs - 1] = ends.last;
  weights[arcs - 1] = ends.weight;
  const size = count + first.length;
  const pivots = budget.pivots(pivotsFor(size), size);
  const solved = solveNetwork({ count: size, tails, heads, lengths, weights }, pivots, ranks);
  budget.pivoted(solved.pivots, size);
  return solved.ranks;
}
