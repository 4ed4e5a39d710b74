// Network simplex after Gansner, Koutsofios, North, Vo, "A Technique for Drawing Directed Graphs" (1993), section 2.3.
// In: arcs tail -> head with a minimum length and a weight. Out: a position per vertex with head - tail >= length and
// minimum weighted sum of lengths, or the best found within the budget. The graph can be disconnected.
import { float, int } from '../read.js';
import { SpanningTree } from './spanning-tree.js';

export interface Network {
  readonly count: number;
  readonly tails: ArrayLike<number>;
  readonly heads: ArrayLike<number>;
  readonly lengths: ArrayLike<number>;
  readonly weights: ArrayLike<number>;
}

export interface Ranking {
  readonly ranks: Float64Array;
  /** False if the pivots ran out first. */
  readonly optimal: boolean;
  readonly pivots: number;
}

/** `start` has to satisfy every arc; without it the longest path is used. The arcs must not form a cycle. */
export function solveNetwork(network: Network, budget: number, start?: Float64Array): Ranking {
  const { count } = network;
  const tails = Int32Array.from(network.tails);
  const heads = Int32Array.from(network.heads);
  const lengths = Float64Array.from(network.lengths);
  const weights = Float64Array.from(network.weights);
  const tree = new SpanningTree(tails, heads, lengths, weights, start ?? longestPath({ count, tails, heads, lengths }));
  let pivots = 0;
  for (; pivots < budget; pivots++) {
    const leaving = tree.leaving();
    if (leaving < 0) return { ranks: tree.ranks, optimal: true, pivots };
    tree.pivot(leaving);
  }
  return { ranks: tree.ranks, optimal: tree.leaving() < 0, pivots };
}

/** The smallest ranks that satisfy every arc. */
export function longestPath({ count, tails, heads, lengths }: Omit<Network, 'weights'>): Float64Array {
  const ranks = new Float64Array(count);
  const waiting = new Int32Array(count);
  const first = new Int32Array(count).fill(-1);
  const next = new Int32Array(tails.length);
  for (let arc = heads.length - 1; arc >= 0; arc--) {
    const tail = tails[arc] as number;
    const head = heads[arc] as number;
    waiting[head] = int(waiting, head) + 1;
    next[arc] = int(first, tail);
    first[tail] = arc;
  }
  const queue = new Int32Array(count);
  let end = 0;
  for (let vertex = 0; vertex < count; vertex++) if (waiting[vertex] === 0) queue[end++] = vertex;
  for (let i = 0; i < end; i++) {
    const vertex = int(queue, i);
    const rank = float(ranks, vertex);
    for (let arc = int(first, vertex); arc >= 0; arc = int(next, arc)) {
      const head = heads[arc] as number;
      const reach = rank + (lengths[arc] as number);
      if (reach > float(ranks, head)) ranks[head] = reach;
      waiting[head] = int(waiting, head) - 1;
      if (waiting[head] === 0) queue[end++] = head;
    }
  }
  return ranks;
}
