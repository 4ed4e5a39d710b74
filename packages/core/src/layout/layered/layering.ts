// Layer assignment. In: vertices, arcs that point down, vertices to be kept on one layer, and pulls to the first or
// last layer. Out: a layer per vertex, from 0, by network simplex (total length of all arcs least).
import type { Budget } from './budget.js';
import { type Network, solveNetwork } from './network-simplex.js';

export interface LayeringArc {
  readonly upper: number;
  readonly lower: number;
  readonly weight: number;
}

export class Layering {
  private readonly count: number;
  private readonly arcs: readonly LayeringArc[];
  /** Union of vertices that share a layer. */
  private readonly chief: Int32Array;
  /** Arcs that no longer count, because they lie in a layer. */
  private readonly flat: Uint8Array;
  /** How deep every vertex lies and what leads into it; forgotten when vertices are joined. */
  private known: { depth: Float64Array; into: number[][] } | undefined;

  constructor(count: number, arcs: readonly LayeringArc[]) {
    this.count = count;
    this.arcs = arcs;
    this.chief = Int32Array.from({ length: count }, (_, i) => i);
    this.flat = new Uint8Array(arcs.length);
  }

  private find(vertex: number): number {
    let at = vertex;
    while (this.chief[at] !== at) {
      this.chief[at] = this.chief[this.chief[at] as number] as number;
      at = this.chief[at] as number;
    }
    return at;
  }

  private merge(a: number, b: number): void {
    const x = this.find(a);
    const y = this.find(b);
    this.chief[Math.max(x, y)] = Math.min(x, y);
    this.known = undefined;
  }

  /** Puts both on one layer unless an arc, or a way of arcs, demands otherwise. */
  join(a: number, b: number): boolean {
    const first = this.find(a);
    const second = this.find(b);
    if (first === second) return true;
    const depth = this.depths();
    if (this.reaches(first, second, depth) || this.reaches(second, first, depth)) return false;
    this.merge(a, b);
    return true;
  }

  /** Lays an arc into a layer if its ends are as deep as one another without it. */
  flatten(arc: number): boolean {
    const upper = this.find((this.arcs[arc] as LayeringArc).upper);
    const lower = this.find((this.arcs[arc] as LayeringArc).lower);
    if (upper === lower) return this.flat[arc] === 1;
    // Without the arc only what hangs below its lower end moves up, so other ways into that end still count as they are.
    this.known ??= { depth: this.depths(), into: this.arcsInto() };
    const { depth, into } = this.known;
    let without = 0;
    for (const other of into[lower] as number[]) {
      if (other !== arc && this.flat[other] === 0) {
        without = Math.max(without, (depth[this.find((this.arcs[other] as LayeringArc).upper)] as number) + 1);
      }
    }
    if (without !== depth[upper]) return false;
    this.merge(upper, lower);
    this.arcs.forEach((other, i) => {
      if (this.find(other.upper) === this.find(other.lower)) this.flat[i] = 1;
    });
    return true;
  }

  private arcsInto(): number[][] {
    const into: number[][] = Array.from({ length: this.count }, () => []);
    this.arcs.forEach((arc, i) => {
      if (this.flat[i] === 0) (into[this.find(arc.lower)] as number[]).push(i);
    });
    return into;
  }

  isFlat(arc: number): boolean {
    return this.flat[arc] === 1;
  }

  private depths(): Float64Array {
    const network = this.network();
    const depth = new Float64Array(this.count);
    const incoming = new Int32Array(this.count);
    const out: number[][] = Array.from({ length: this.count }, () => []);
    for (let i = 0; i < network.tails.length; i++) {
      (out[network.tails[i] as number] as number[]).push(network.heads[i] as number);
      incoming[network.heads[i] as number] = (incoming[network.heads[i] as number] as number) + 1;
    }
    const queue: number[] = [];
    for (let i = 0; i < this.count; i++) if (incoming[i] === 0) queue.push(i);
    for (const vertex of queue) {
      for (const next of out[vertex] as number[]) {
        depth[next] = Math.max(depth[next] as number, (depth[vertex] as number) + 1);
        incoming[next] = (incoming[next] as number) - 1;
        if (incoming[next] === 0) queue.push(next);
      }
    }
    return depth;
  }

  private reaches(from: number, to: number, depth: Float64Array): boolean {
    if ((depth[from] as number) >= (depth[to] as number)) return false;
    const network = this.network();
    const out: number[][] = Array.from({ length: this.count }, () => []);
    for (let i = 0; i < network.tails.length; i++) {
      (out[network.tails[i] as number] as number[]).push(network.heads[i] as number);
    }
    const seen = new Uint8Array(this.count);
    const queue = [from];
    for (const vertex of queue) {
      if (vertex === to) return true;
      for (const next of out[vertex] as number[]) {
        if (seen[next] === 1) continue;
        seen[next] = 1;
        queue.push(next);
      }
    }
    return false;
  }

  private network(): { tails: number[]; heads: number[]; weights: number[] } {
    const tails: number[] = [];
    const heads: number[] = [];
    const weights: number[] = [];
    this.arcs.forEach((arc, i) => {
      if (this.flat[i] === 1) return;
      tails.push(this.find(arc.upper));
      heads.push(this.find(arc.lower));
      weights.push(arc.weight);
    });
    return { tails, heads, weights };
  }

  /** `toTop` and `toBottom` say how many lines tie each vertex to the first and the last layer. */
  solve(toTop: readonly number[], toBottom: readonly number[], budget: Budget): number[] {
    const { tails, heads, weights } = this.network();
    const top = this.count;
    const bottom = this.count + 1;
    const pullTop = new Float64Array(this.count);
    const pullBottom = new Float64Array(this.count);
    for (let i = 0; i < this.count; i++) {
      const chief = this.find(i);
      pullTop[chief] = (pullTop[chief] as number) + (toTop[i] ?? 0);
      pullBottom[chief] = (pullBottom[chief] as number) + (toBottom[i] ?? 0);
    }
    const tied = pullTop.some((pull) => pull > 0) || pullBottom.some((pull) => pull > 0);
    if (tied) {
      for (let i = 0; i < this.count; i++) {
        if (this.find(i) !== i) continue;
        tails.push(top, i);
        heads.push(i, bottom);
        weights.push(pullTop[i] as number, pullBottom[i] as number);
      }
    }
    const network: Network = {
      count: this.count + 2,
      tails,
      heads,
      lengths: new Array<number>(tails.length).fill(1),
      weights,
    };
    const { ranks, pivots } = solveNetwork(network, budget.pivots(20 * network.count, network.count));
    budget.pivoted(pivots, network.count);
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < this.count; i++) least = Math.min(least, ranks[this.find(i)] as number);
    return Array.from({ length: this.count }, (_, i) => (ranks[this.find(i)] as number) - least);
  }
}
