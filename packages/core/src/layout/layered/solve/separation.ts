// The placement problem as numbers. In: blocks with minimum distances and ties that should be as straight as possible.
// Out: a position for every block, with the minimum weighted horizontal extent of all ties (Gansner et al. 1993,
// section 4.2).

import type { Budget } from '../budget.js';
import { int } from '../read.js';
import { longestPath } from './network-simplex.js';
import { solveTied } from './tied.js';
import { PIVOT_WORK } from './weights.js';

/** The blocks that represent the level's left and right side. */
export const LEFT = 0;
export const RIGHT = 1;

/**
 * Small problems are solved completely; in large ones the first pivots, from a good start, achieve nearly everything.
 */
function pivotsFor(size: number): number {
  if (size <= 800) return 20 * size;
  return Math.round(Math.min(160 + size / 100, PIVOT_WORK / size));
}

export class SeparationProblem {
  private readonly count: number;
  private readonly left: number[] = [];
  private readonly right: number[] = [];
  private readonly length: number[] = [];
  /** By block, its distance from the level's left side. */
  private readonly margin: Int32Array;
  /** By block, the last distance in which it is the left one; by distance, the preceding one of the same block. */
  private readonly latest: Int32Array;
  private readonly previous: number[] = [];
  private readonly first: number[] = [];
  private readonly second: number[] = [];
  private readonly firstOffset: number[] = [];
  private readonly secondOffset: number[] = [];
  private readonly weight: number[] = [];

  constructor(count: number) {
    this.count = count;
    this.margin = new Int32Array(count).fill(-1);
    this.latest = new Int32Array(count).fill(-1);
  }

  /** Keeps only the longest distance for each pair of blocks. */
  keep(left: number, right: number, length: number): void {
    const known = left === LEFT ? int(this.margin, right) : this.known(left, right);
    if (known >= 0) {
      if (length > (this.length[known] as number)) this.length[known] = length;
      return;
    }
    if (left === LEFT) this.margin[right] = this.left.length;
    this.previous.push(int(this.latest, left));
    this.latest[left] = this.left.length;
    this.left.push(left);
    this.right.push(right);
    this.length.push(length);
  }

  private known(left: number, right: number): number {
    let at = int(this.latest, left);
    while (at >= 0 && this.right[at] !== right) at = this.previous[at] as number;
    return at;
  }

  /** Requests `first + firstOffset` to equal `second + secondOffset`. */
  tie(first: number, firstOffset: number, second: number, secondOffset: number, weight: number): void {
    this.first.push(first);
    this.second.push(second);
    this.firstOffset.push(firstOffset);
    this.secondOffset.push(secondOffset);
    this.weight.push(weight);
  }

  /** `narrow` is the cost per px of the level's width. */
  solve(narrow: number, budget: Budget): Float64Array {
    const { count } = this;
    const left = Int32Array.from(this.left);
    const right = Int32Array.from(this.right);
    const length = Float64Array.from(this.length);
    const start = longestPath({ count, tails: left, heads: right, lengths: length });
    const ties = {
      first: Int32Array.from(this.first),
      second: Int32Array.from(this.second),
      firstOffset: Float64Array.from(this.firstOffset),
      secondOffset: Float64Array.from(this.secondOffset),
      weight: Float64Array.from(this.weight),
    };
    return solveTied(
      { left, right, length },
      ties,
      start,
      { first: LEFT, last: RIGHT, weight: narrow },
      budget,
      pivotsFor,
    );
  }
}
