// Network simplex after Gansner, Koutsofios, North, Vo, "A Technique for Drawing Directed Graphs" (1993), section 2.3.
// In: arcs tail -> head with a least length and a weight. Out: a position per vertex with head - tail >= length and
// the weighted sum of lengths least, or the best found within the budget. The graph may be in several parts.

import { Heap } from './heap.js';

export interface Network {
  readonly count: number;
  readonly tails: ArrayLike<number>;
  readonly heads: ArrayLike<number>;
  readonly lengths: ArrayLike<number>;
  readonly weights: ArrayLike<number>;
}

export interface Ranking {
  readonly ranks: Float64Array;
  /** False when the pivots ran out first. */
  readonly optimal: boolean;
  readonly pivots: number;
}

const SEARCH = 40;
const EPSILON = 1e-7;

/** `start` has to satisfy every arc; without it the longest path is used. The arcs must not form a cycle. */
export function solveNetwork(network: Network, budget: number, start?: Float64Array): Ranking {
  const tree = new SpanningTree(network, start ?? longestPath(network));
  let pivots = 0;
  for (; pivots < budget; pivots++) {
    const leaving = tree.leaving();
    if (leaving < 0) return { ranks: tree.ranks, optimal: true, pivots };
    tree.pivot(leaving);
  }
  return { ranks: tree.ranks, optimal: tree.leaving() < 0, pivots };
}

/** The smallest ranks that satisfy every arc. */
export function longestPath(network: Network): Float64Array {
  const { count, tails, heads, lengths } = network;
  const ranks = new Float64Array(count);
  const degree = new Int32Array(count);
  const out = incidence(count, tails);
  for (let arc = 0; arc < heads.length; arc++) {
    const head = heads[arc] as number;
    degree[head] = (degree[head] as number) + 1;
  }
  const queue: number[] = [];
  for (let vertex = 0; vertex < count; vertex++) if (degree[vertex] === 0) queue.push(vertex);
  for (let i = 0; i < queue.length; i++) {
    const vertex = queue[i] as number;
    const rank = ranks[vertex] as number;
    for (let k = out.start[vertex] as number; k < (out.start[vertex + 1] as number); k++) {
      const arc = out.arcs[k] as number;
      const head = heads[arc] as number;
      const reach = rank + (lengths[arc] as number);
      if (reach > (ranks[head] as number)) ranks[head] = reach;
      degree[head] = (degree[head] as number) - 1;
      if (degree[head] === 0) queue.push(head);
    }
  }
  return ranks;
}

function incidence(count: number, ...ends: ArrayLike<number>[]): { start: Int32Array; arcs: Int32Array } {
  const start = new Int32Array(count + 1);
  let total = 0;
  for (const end of ends) {
    total += end.length;
    for (let arc = 0; arc < end.length; arc++) {
      const at = (end[arc] as number) + 1;
      start[at] = (start[at] as number) + 1;
    }
  }
  for (let vertex = 0; vertex < count; vertex++) {
    start[vertex + 1] = (start[vertex + 1] as number) + (start[vertex] as number);
  }
  const next = start.slice();
  const arcs = new Int32Array(total);
  for (const end of ends) {
    for (let arc = 0; arc < end.length; arc++) {
      const vertex = end[arc] as number;
      const at = next[vertex] as number;
      arcs[at] = arc;
      next[vertex] = at + 1;
    }
  }
  return { start, arcs };
}

class SpanningTree {
  readonly ranks: Float64Array;
  private readonly network: Network;
  private readonly start: Int32Array;
  private readonly arcs: Int32Array;
  private readonly inTree: Uint8Array;
  private readonly treeArcs: number[];
  private readonly treePlace: Int32Array;
  private readonly adjacent: number[][];
  private readonly cut: Float64Array;
  private readonly parentArc: Int32Array;
  private readonly depth: Int32Array;
  /** Which side of the present cut a vertex was last found on. */
  private readonly mark: Int32Array;
  private stamp = 0;
  private scan = 0;

  constructor(network: Network, ranks: Float64Array) {
    const { count, tails, heads } = network;
    this.network = network;
    this.ranks = ranks;
    const around = incidence(count, tails, heads);
    this.start = around.start;
    this.arcs = around.arcs;
    this.inTree = new Uint8Array(tails.length);
    this.treeArcs = [];
    this.treePlace = new Int32Array(tails.length);
    this.adjacent = Array.from({ length: count }, () => []);
    this.cut = new Float64Array(tails.length);
    this.parentArc = new Int32Array(count).fill(-1);
    this.depth = new Int32Array(count);
    this.mark = new Int32Array(count);
    const order: number[] = [];
    for (const root of this.grow()) this.hang(root, -1, 0, order);
    this.measure(order);
  }

  private slack(arc: number): number {
    const { tails, heads, lengths } = this.network;
    return (
      (this.ranks[heads[arc] as number] as number) -
      (this.ranks[tails[arc] as number] as number) -
      (lengths[arc] as number)
    );
  }

  private across(arc: number, vertex: number): number {
    const tail = this.network.tails[arc] as number;
    return tail === vertex ? (this.network.heads[arc] as number) : tail;
  }

  private addTreeArc(arc: number): void {
    this.inTree[arc] = 1;
    this.treePlace[arc] = this.treeArcs.length;
    this.treeArcs.push(arc);
    (this.adjacent[this.network.tails[arc] as number] as number[]).push(arc);
    (this.adjacent[this.network.heads[arc] as number] as number[]).push(arc);
  }

  /** Grows a tight tree over each part, shifting what is grown by the least slack at its rim. */
  private grow(): number[] {
    const { count, tails, heads } = this.network;
    const seen = new Uint8Array(count);
    const roots: number[] = [];
    for (let root = 0; root < count; root++) {
      if (seen[root] === 1) continue;
      roots.push(root);
      const grown: number[] = [];
      const leavingRim = new Heap();
      const enteringRim = new Heap();
      let shift = 0;
      let vertex = root;
      for (;;) {
        seen[vertex] = 1;
        grown.push(vertex);
        this.ranks[vertex] = (this.ranks[vertex] as number) - shift;
        for (let k = this.start[vertex] as number; k < (this.start[vertex + 1] as number); k++) {
          const arc = this.arcs[k] as number;
          const tail = tails[arc] as number;
          const head = heads[arc] as number;
          if (tail === vertex) {
            if (seen[head] === 0) leavingRim.push(this.slack(arc), arc);
          } else if (seen[tail] === 0) enteringRim.push(this.slack(arc), arc);
        }
        while (leavingRim.size > 0 && seen[heads[leavingRim.top] as number] === 1) leavingRim.pop();
        while (enteringRim.size > 0 && seen[tails[enteringRim.top] as number] === 1) enteringRim.pop();
        if (leavingRim.size === 0 && enteringRim.size === 0) break;
        const out = leavingRim.size > 0 ? leavingRim.topKey - shift : Number.POSITIVE_INFINITY;
        const into = enteringRim.size > 0 ? enteringRim.topKey + shift : Number.POSITIVE_INFINITY;
        const arc = out <= into ? leavingRim.top : enteringRim.top;
        shift += out <= into ? out : -into;
        vertex = out <= into ? (heads[arc] as number) : (tails[arc] as number);
        this.addTreeArc(arc);
      }
      for (const member of grown) this.ranks[member] = (this.ranks[member] as number) + shift;
    }
    return roots;
  }

  /** Sets parents and depths from `root` on, which hangs by `arc`; adds what it passes to `order`. */
  private hang(root: number, arc: number, depth: number, order: number[]): void {
    this.parentArc[root] = arc;
    this.depth[root] = depth;
    const first = order.length;
    order.push(root);
    for (let i = first; i < order.length; i++) {
      const vertex = order[i] as number;
      for (const down of this.adjacent[vertex] as number[]) {
        if (down === this.parentArc[vertex]) continue;
        const child = this.across(down, vertex);
        this.parentArc[child] = down;
        this.depth[child] = (this.depth[vertex] as number) + 1;
        order.push(child);
      }
    }
  }

  /** A tree arc's cut value is the net weight that leaves the subtree under it. */
  private measure(order: readonly number[]): void {
    const { count, tails, heads, weights } = this.network;
    const net = new Float64Array(count);
    for (let arc = 0; arc < tails.length; arc++) {
      const tail = tails[arc] as number;
      const head = heads[arc] as number;
      net[tail] = (net[tail] as number) + (weights[arc] as number);
      net[head] = (net[head] as number) - (weights[arc] as number);
    }
    for (let i = order.length - 1; i >= 0; i--) {
      const vertex = order[i] as number;
      const arc = this.parentArc[vertex] as number;
      if (arc < 0) continue;
      const own = net[vertex] as number;
      this.cut[arc] = tails[arc] === vertex ? own : -own;
      const parent = this.across(arc, vertex);
      net[parent] = (net[parent] as number) + own;
    }
  }

  /** The tree arc with the most negative cut value among the next few negative ones, or -1. */
  leaving(): number {
    let best = -1;
    let bestCut = -EPSILON;
    let found = 0;
    const length = this.treeArcs.length;
    for (let i = 0; i < length; i++) {
      let at = this.scan + i;
      if (at >= length) at -= length;
      const arc = this.treeArcs[at] as number;
      const cut = this.cut[arc] as number;
      if (cut >= -EPSILON) continue;
      if (cut < bestCut) {
        best = arc;
        bestCut = cut;
      }
      if (++found >= SEARCH) {
        this.scan = at;
        break;
      }
    }
    return best;
  }

  /** Takes a tree arc out and puts in the least slack arc that joins both sides the other way round. */
  pivot(leaving: number): void {
    const { tails, heads } = this.network;
    const side = this.smallerSide(leaving);
    const holdsTail = this.mark[tails[leaving] as number] === this.stamp;
    const entering = this.entering(side, holdsTail);
    if (entering < 0) {
      // Nothing bounds the side in that direction, so its weights are even there: leave it where it is.
      this.cut[leaving] = 0;
      return;
    }
    const delta = this.slack(entering);
    if (delta > 0) {
      const shift = holdsTail ? -delta : delta;
      for (const vertex of side) this.ranks[vertex] = (this.ranks[vertex] as number) + shift;
    }
    this.carry(entering, this.cut[leaving] as number);
    this.exchange(leaving, entering);
    const inner = this.mark[tails[entering] as number] === this.stamp ? tails[entering] : heads[entering];
    const outer = this.across(entering, inner as number);
    // If the old root went with the smaller side, the larger one now ends where it was cut.
    const cutEnd = holdsTail ? (heads[leaving] as number) : (tails[leaving] as number);
    if (this.parentArc[cutEnd] === leaving) this.parentArc[cutEnd] = -1;
    this.hang(inner as number, entering, (this.depth[outer] as number) + 1, []);
  }

  /** The vertices on the smaller side of a tree arc, marked with the present stamp. */
  private smallerSide(cut: number): number[] {
    this.stamp += 2;
    const a = [this.network.tails[cut] as number];
    const b = [this.network.heads[cut] as number];
    const fromA: number[] = [cut];
    const fromB: number[] = [cut];
    for (let i = 0; ; i++) {
      if (i >= a.length) return this.marked(a);
      this.spread(a, fromA, i);
      if (i >= b.length) return this.marked(b);
      this.spread(b, fromB, i);
    }
  }

  private spread(list: number[], from: number[], i: number): void {
    const vertex = list[i] as number;
    for (const arc of this.adjacent[vertex] as number[]) {
      if (arc === from[i]) continue;
      list.push(this.across(arc, vertex));
      from.push(arc);
    }
  }

  private marked(side: number[]): number[] {
    for (const vertex of side) this.mark[vertex] = this.stamp;
    return side;
  }

  private entering(side: readonly number[], holdsTail: boolean): number {
    const { tails, heads } = this.network;
    let best = -1;
    let bestSlack = Number.POSITIVE_INFINITY;
    for (const vertex of side) {
      for (let k = this.start[vertex] as number; k < (this.start[vertex + 1] as number); k++) {
        const arc = this.arcs[k] as number;
        if (this.inTree[arc] === 1) continue;
        const from = tails[arc] as number;
        // With the tail on this side, arcs into it come in question; otherwise arcs out of it.
        if ((from === vertex) === holdsTail) continue;
        if (this.mark[holdsTail ? from : (heads[arc] as number)] === this.stamp) continue;
        const slack = this.slack(arc);
        if (slack < bestSlack || (slack === bestSlack && arc < best)) {
          best = arc;
          bestSlack = slack;
        }
      }
    }
    return best;
  }

  /** Adds the exchanged value along the tree path between the ends of the entering arc. */
  private carry(entering: number, value: number): void {
    const { tails, heads } = this.network;
    let tailSide = tails[entering] as number;
    let headSide = heads[entering] as number;
    while (tailSide !== headSide) {
      const fromTail = (this.depth[tailSide] as number) >= (this.depth[headSide] as number);
      const vertex = fromTail ? tailSide : headSide;
      const arc = this.parentArc[vertex] as number;
      const along = (tails[arc] === vertex) === fromTail;
      this.cut[arc] = (this.cut[arc] as number) + (along ? value : -value);
      if (fromTail) tailSide = this.across(arc, vertex);
      else headSide = this.across(arc, vertex);
    }
    this.cut[entering] = -value;
  }

  private exchange(leaving: number, entering: number): void {
    const { tails, heads } = this.network;
    this.cut[leaving] = 0;
    this.inTree[leaving] = 0;
    remove(this.adjacent[tails[leaving] as number] as number[], leaving);
    remove(this.adjacent[heads[leaving] as number] as number[], leaving);
    const place = this.treePlace[leaving] as number;
    this.inTree[entering] = 1;
    this.treeArcs[place] = entering;
    this.treePlace[entering] = place;
    (this.adjacent[tails[entering] as number] as number[]).push(entering);
    (this.adjacent[heads[entering] as number] as number[]).push(entering);
  }
}

function remove(list: number[], value: number): void {
  const last = list.pop() as number;
  if (last !== value) list[list.indexOf(value)] = last;
}
