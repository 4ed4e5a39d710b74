// The placement problem as numbers. In: blocks that keep distances and have ties to be as straight as possible. Out: a
// place for every block, with the weighted sideways run of all ties least (Gansner et al. 1993, section 4.2).
import type { Budget } from './budget.js';
import { longestPath, solveNetwork } from './network-simplex.js';
import { relax } from './relax.js';

/** The blocks that stand for the level's left and right side. */
export const LEFT = 0;
export const RIGHT = 1;

/** Small problems are solved to the end; in large ones the first pivots, from a good start, bring nearly all. */
function pivotsFor(size: number): number {
  if (size <= 800) return 20 * size;
  return Math.round(size / (size <= 3000 ? 8 : 16));
}

export class Sideways {
  private count = 2;
  private readonly left: number[] = [];
  private readonly right: number[] = [];
  private readonly length: number[] = [];
  private readonly known: Map<number, number> = new Map();
  private readonly first: number[] = [];
  private readonly second: number[] = [];
  private readonly firstOffset: number[] = [];
  private readonly secondOffset: number[] = [];
  private readonly weight: number[] = [];

  /** Keeps one distance for each pair of blocks, the longest. */
  keep(left: number, right: number, length: number): void {
    this.count = Math.max(this.count, left + 1, right + 1);
    const key = left * 0x4000000 + right;
    const known = this.known.get(key);
    if (known === undefined) {
      this.known.set(key, this.left.length);
      this.left.push(left);
      this.right.push(right);
      this.length.push(length);
    } else this.length[known] = Math.max(this.length[known] as number, length);
  }

  /** Asks for `first + firstOffset` to be `second + secondOffset`. */
  tie(first: number, firstOffset: number, second: number, secondOffset: number, weight: number): void {
    this.first.push(first);
    this.second.push(second);
    this.firstOffset.push(firstOffset);
    this.secondOffset.push(secondOffset);
    this.weight.push(weight);
  }

  /** `narrow` is what a px of the level's width costs. */
  solve(narrow: number, budget: Budget): Float64Array {
    const ties = this.first.length;
    const start = longestPath({
      count: this.count,
      tails: this.left,
      heads: this.right,
      lengths: this.length,
      weights: this.length,
    });
    const shift = this.firstOffset.map((offset, i) => offset - (this.secondOffset[i] as number));
    relax(
      start,
      { left: this.left, right: this.right, length: this.length },
      { first: this.first, second: this.second, shift, weight: this.weight },
    );
    // Each tie is a vertex of its own with an arc to both its ends; what the arcs are longer than need be is its run.
    const tails = this.left.slice();
    const heads = this.right.slice();
    const lengths = this.length.slice();
    const weights = new Array<number>(tails.length).fill(0);
    const ranks = new Float64Array(this.count + ties);
    ranks.set(start);
    for (let i = 0; i < ties; i++) {
      const vertex = this.count + i;
      const first = this.first[i] as number;
      const second = this.second[i] as number;
      const weight = this.weight[i] as number;
      tails.push(vertex, vertex);
      heads.push(first, second);
      lengths.push(-(this.firstOffset[i] as number), -(this.secondOffset[i] as number));
      weights.push(weight, weight);
      ranks[vertex] = Math.min(
        (ranks[first] as number) + (this.firstOffset[i] as number),
        (ranks[second] as number) + (this.secondOffset[i] as number),
      );
    }
    tails.push(LEFT);
    heads.push(RIGHT);
    lengths.push(0);
    weights.push(narrow);
    const network = { count: this.count + ties, tails, heads, lengths, weights };
    const solved = solveNetwork(network, budget.pivots(pivotsFor(network.count), network.count), ranks);
    budget.pivoted(solved.pivots, network.count);
    return solved.ranks;
  }
}
