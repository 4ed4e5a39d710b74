// Layer assignment. In: vertices, arcs that point down, vertices to be kept on one layer, and pulls to the first or
// last layer. Out: a layer per vertex, from 0, by network simplex (minimum total length of all arcs).

import type { Budget } from '../budget.js';
import { float, int } from '../read.js';
import { type Network, solveNetwork } from '../solve/network-simplex.js';
import { ARC_STEPS, LARGE_LAYERING } from './weights.js';

export interface LayeringArc {
  readonly upper: number;
  readonly lower: number;
  readonly weight: number;
}

export class Layering {
  private readonly count: number;
  private readonly arcs: readonly LayeringArc[];
  /** Union of vertices that share a layer. */
  private readonly representative: Int32Array;
  /** Arcs that no longer count, because they lie in a layer. */
  private readonly inLayer: Uint8Array;
  /** By representative, the arcs that start in its union; built on the first join. */
  private starting: number[][] | undefined;
  /** The last search that reached a union. */
  private readonly seen: Int32Array;
  private search = 0;

  /** `representatives`: for each vertex the lowest of those that it shares a layer with from the outset. */
  constructor(count: number, arcs: readonly LayeringArc[], representatives?: Int32Array) {
    this.count = count;
    this.arcs = arcs;
    this.representative = representatives?.slice() ?? Int32Array.from({ length: count }, (_, i) => i);
    this.inLayer = Uint8Array.from(arcs, ({ upper, lower }) => (this.find(upper) === this.find(lower) ? 1 : 0));
    this.seen = new Int32Array(count);
  }

  private find(vertex: number): number {
    let at = vertex;
    while (this.representative[at] !== at) {
      this.representative[at] = int(this.representative, this.representative[at] as number);
      at = int(this.representative, at);
    }
    return at;
  }

  private merge(a: number, b: number): void {
    const x = this.find(a);
    const y = this.find(b);
    const representative = Math.min(x, y);
    this.representative[Math.max(x, y)] = representative;
    if (this.starting === undefined) return;
    const [one, other] = [this.starting[x] as number[], this.starting[y] as number[]];
    const [few, many] = one.length < other.length ? [one, other] : [other, one];
    for (const arc of few) many.push(arc);
    this.starting[Math.max(x, y)] = [];
    this.starting[representative] = many;
  }

  /**
   * Puts both on one layer unless a path of two or more arcs prevents it; an arc between them is then within the layer.
   */
  join(a: number, b: number, budget: Budget): boolean {
    const first = this.find(a);
    const second = this.find(b);
    if (first === second) return true;
    if (!budget.spend(1)) return false;
    if (this.hasLongerPath(first, second, budget) || this.hasLongerPath(second, first, budget)) return false;
    const direct = [...this.between(first, second), ...this.between(second, first)];
    for (const arc of direct) this.inLayer[arc] = 1;
    this.merge(a, b);
    return true;
  }

  /** For each vertex the lowest of those on its layer. */
  representatives(): Int32Array {
    return this.representative.map((_, vertex) => this.find(vertex));
  }

  private startingAt(representative: number): readonly number[] {
    if (this.starting === undefined) {
      const starting: number[][] = Array.from({ length: this.count }, () => []);
      this.arcs.forEach(({ upper }, i) => {
        if (this.inLayer[i] === 0) (starting[this.find(upper)] as number[]).push(i);
      });
      this.starting = starting;
    }
    return this.starting[representative] as number[];
  }

  private between(from: number, to: number): number[] {
    return this.startingAt(from).filter((arc) => this.find((this.arcs[arc] as LayeringArc).lower) === to);
  }

  /** Whether a path of two or more arcs connects one union to another. */
  private hasLongerPath(from: number, to: number, budget: Budget): boolean {
    this.search++;
    const queue = [from];
    this.seen[from] = this.search;
    let steps = 0;
    let hasPath = false;
    for (let i = 0; i < queue.length && !hasPath; i++) {
      const at = queue[i] as number;
      for (const arc of this.startingAt(at)) {
        steps++;
        if (this.inLayer[arc] === 1) continue;
        const next = this.find((this.arcs[arc] as LayeringArc).lower);
        if (next === to) {
          hasPath = at !== from;
          if (hasPath) break;
        } else if (this.seen[next] !== this.search) {
          this.seen[next] = this.search;
          queue.push(next);
        }
      }
    }
    budget.charge(ARC_STEPS * steps);
    return hasPath;
  }

  private network(): { tails: number[]; heads: number[]; weights: number[] } {
    const tails: number[] = [];
    const heads: number[] = [];
    const weights: number[] = [];
    this.arcs.forEach((arc, i) => {
      if (this.inLayer[i] === 1) return;
      tails.push(this.find(arc.upper));
      heads.push(this.find(arc.lower));
      weights.push(arc.weight);
    });
    return { tails, heads, weights };
  }

  /** `toTop` and `toBottom`: how many lines tie each vertex to the first and the last layer. */
  solve(toTop: readonly number[], toBottom: readonly number[], budget: Budget): number[] {
    const { tails, heads, weights } = this.network();
    const top = this.count;
    const bottom = this.count + 1;
    const pullTop = new Float64Array(this.count);
    const pullBottom = new Float64Array(this.count);
    for (let i = 0; i < this.count; i++) {
      const representative = this.find(i);
      pullTop[representative] = float(pullTop, representative) + (toTop[i] ?? 0);
      pullBottom[representative] = float(pullBottom, representative) + (toBottom[i] ?? 0);
    }
    const tied = pullTop.some((pull) => pull > 0) || pullBottom.some((pull) => pull > 0);
    if (tied) {
      for (let i = 0; i < this.count; i++) {
        if (this.find(i) !== i) continue;
        tails.push(top, i);
        heads.push(i, bottom);
        weights.push(float(pullTop, i), float(pullBottom, i));
      }
    }
    const network: Network = {
      count: this.count + 2,
      tails,
      heads,
      lengths: new Array<number>(tails.length).fill(1),
      weights,
    };
    const { ranks, pivots } = solveNetwork(network, budget.pivots(pivotsFor(network.count), network.count));
    budget.pivoted(pivots, network.count);
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < this.count; i++) least = Math.min(least, float(ranks, this.find(i)));
    return Array.from({ length: this.count }, (_, i) => float(ranks, this.find(i)) - least);
  }
}

/** Large graphs are nearly as good after the first pivots, which from then on take ever longer. */
function pivotsFor(size: number): number {
  return size <= LARGE_LAYERING ? 20 * size : size / 4;
}
