// The spanning tree of network simplex (Gansner et al. 1993, section 2.4): tight arcs that hold every vertex in place.
// In: arcs and ranks that satisfy them. Out: tree arcs that should leave, and ranks after each exchange.
// Arc a is in the lists of both its ends, as entry 2a at its tail and 2a + 1 at its head.
import { float, int } from '../read.js';
import { Heap } from './heap.js';
import { CUT_ROUNDING, LEAVING_COMPARED } from './weights.js';

export class SpanningTree {
  readonly ranks: Float64Array;
  private readonly tails: Int32Array;
  private readonly heads: Int32Array;
  private readonly lengths: Float64Array;
  /** All arcs at each vertex, as lists linked by entry. */
  private readonly first: Int32Array;
  private readonly next: Int32Array;
  /** The tree's arcs at each vertex, linked both ways. */
  private readonly firstInTree: Int32Array;
  private readonly after: Int32Array;
  private readonly before: Int32Array;
  private readonly inTree: Uint8Array;
  private readonly treeArcs: Int32Array;
  private readonly treePlace: Int32Array;
  private treeSize = 0;
  private readonly cut: Float64Array;
  private readonly parentArc: Int32Array;
  private readonly depth: Int32Array;
  /** The side of the current cut on which a vertex was last found. */
  private readonly mark: Int32Array;
  private stamp = 0;
  private scan = 0;
  /** The vertices found on either side of a cut, and the arcs they were found by. */
  private readonly tailSide: Int32Array;
  private readonly headSide: Int32Array;
  private readonly tailWays: Int32Array;
  private readonly headWays: Int32Array;

  constructor(tails: Int32Array, heads: Int32Array, lengths: Float64Array, weights: Float64Array, ranks: Float64Array) {
    const count = ranks.length;
    const arcs = tails.length;
    this.tails = tails;
    this.heads = heads;
    this.lengths = lengths;
    this.ranks = ranks;
    this.first = new Int32Array(count).fill(-1);
    this.next = new Int32Array(2 * arcs);
    for (let arc = arcs - 1; arc >= 0; arc--) {
      for (let entry = 2 * arc + 1; entry >= 2 * arc; entry--) {
        const vertex = this.end(entry);
        this.next[entry] = int(this.first, vertex);
        this.first[vertex] = entry;
      }
    }
    this.firstInTree = new Int32Array(count).fill(-1);
    this.after = new Int32Array(2 * arcs);
    this.before = new Int32Array(2 * arcs);
    this.inTree = new Uint8Array(arcs);
    this.treeArcs = new Int32Array(count);
    this.treePlace = new Int32Array(arcs);
    this.cut = new Float64Array(arcs);
    this.parentArc = new Int32Array(count).fill(-1);
    this.depth = new Int32Array(count);
    this.mark = new Int32Array(count);
    this.tailSide = new Int32Array(count);
    this.headSide = new Int32Array(count);
    this.tailWays = new Int32Array(count);
    this.headWays = new Int32Array(count);
    const roots = this.grow();
    const order = new Int32Array(count);
    let size = 0;
    for (const root of roots) size = this.hang(root, -1, 0, order, size);
    this.measure(order, weights);
  }

  private end(entry: number): number {
    return int((entry & 1) === 0 ? this.tails : this.heads, entry >> 1);
  }

  private otherEnd(entry: number): number {
    return int((entry & 1) === 0 ? this.heads : this.tails, entry >> 1);
  }

  private slack(arc: number): number {
    const { ranks } = this;
    const head = float(ranks, this.heads[arc] as number);
    return head - float(ranks, this.tails[arc] as number) - float(this.lengths, arc);
  }

  private addTreeArc(arc: number, place: number): void {
    this.inTree[arc] = 1;
    this.treePlace[arc] = place;
    this.treeArcs[place] = arc;
    for (let entry = 2 * arc; entry <= 2 * arc + 1; entry++) {
      const vertex = this.end(entry);
      const second = int(this.firstInTree, vertex);
      this.after[entry] = second;
      this.before[entry] = -1;
      if (second >= 0) this.before[second] = entry;
      this.firstInTree[vertex] = entry;
    }
  }

  private removeTreeArc(arc: number): void {
    this.inTree[arc] = 0;
    for (let entry = 2 * arc; entry <= 2 * arc + 1; entry++) {
      const before = int(this.before, entry);
      const after = int(this.after, entry);
      if (before >= 0) this.after[before] = after;
      else this.firstInTree[this.end(entry)] = after;
      if (after >= 0) this.before[after] = before;
    }
  }

  /** Grows a tight tree over each component, shifting the grown part by the minimum slack at its border. */
  private grow(): number[] {
    const { ranks, tails, heads, first, next } = this;
    const count = ranks.length;
    const seen = new Uint8Array(count);
    const grown = new Int32Array(count);
    const roots: number[] = [];
    // Empty again once a component is grown.
    const leavingRim = new Heap();
    const enteringRim = new Heap();
    for (let root = 0; root < count; root++) {
      if (seen[root] === 1) continue;
      roots.push(root);
      let size = 0;
      let shift = 0;
      let vertex = root;
      for (;;) {
        seen[vertex] = 1;
        grown[size++] = vertex;
        ranks[vertex] = float(ranks, vertex) - shift;
        for (let entry = int(first, vertex); entry >= 0; entry = int(next, entry)) {
          if (seen[this.otherEnd(entry)] === 1) continue;
          const arc = entry >> 1;
          ((entry & 1) === 0 ? leavingRim : enteringRim).push(this.slack(arc), arc);
        }
        while (leavingRim.size > 0 && seen[int(heads, leavingRim.top)] === 1) leavingRim.pop();
        while (enteringRim.size > 0 && seen[int(tails, enteringRim.top)] === 1) enteringRim.pop();
        if (leavingRim.size === 0 && enteringRim.size === 0) break;
        const out = leavingRim.size > 0 ? leavingRim.topKey - shift : Number.POSITIVE_INFINITY;
        const into = enteringRim.size > 0 ? enteringRim.topKey + shift : Number.POSITIVE_INFINITY;
        const arc = out <= into ? leavingRim.top : enteringRim.top;
        shift += out <= into ? out : -into;
        vertex = (out <= into ? heads[arc] : tails[arc]) as number;
        this.addTreeArc(arc, this.treeSize++);
      }
      for (let i = 0; i < size; i++) {
        const member = int(grown, i);
        ranks[member] = float(ranks, member) + shift;
      }
    }
    return roots;
  }

  /**
   * Sets parents and depths from `root` on, which is attached by `arc`; lists the visited vertices from `at` on,
   * returns the end.
   */
  private hang(root: number, arc: number, depth: number, order: Int32Array, at: number): number {
    const { parentArc, firstInTree, after } = this;
    parentArc[root] = arc;
    this.depth[root] = depth;
    order[at] = root;
    let end = at + 1;
    for (let i = at; i < end; i++) {
      const vertex = int(order, i);
      const below = int(this.depth, vertex) + 1;
      const up = int(parentArc, vertex);
      for (let entry = int(firstInTree, vertex); entry >= 0; entry = int(after, entry)) {
        if (entry >> 1 === up) continue;
        const child = this.otherEnd(entry);
        parentArc[child] = entry >> 1;
        this.depth[child] = below;
        order[end++] = child;
      }
    }
    return end;
  }

  /** A tree arc's cut value is the net weight that leaves the subtree under it. */
  private measure(order: Int32Array, weights: Float64Array): void {
    const { tails, heads, cut, parentArc } = this;
    const net = new Float64Array(order.length);
    for (let arc = 0; arc < tails.length; arc++) {
      const tail = int(tails, arc);
      const head = int(heads, arc);
      net[tail] = float(net, tail) + float(weights, arc);
      net[head] = float(net, head) - float(weights, arc);
    }
    for (let i = order.length - 1; i >= 0; i--) {
      const vertex = int(order, i);
      const arc = int(parentArc, vertex);
      if (arc < 0) continue;
      const own = float(net, vertex);
      const isTail = tails[arc] === vertex;
      cut[arc] = isTail ? own : -own;
      const parent = (isTail ? heads[arc] : tails[arc]) as number;
      net[parent] = float(net, parent) + own;
    }
  }

  /** The tree arc with the most negative cut value among the next few negative ones, or -1. */
  leaving(): number {
    const { treeArcs, cut, treeSize } = this;
    let best = -1;
    let bestCut = -CUT_ROUNDING;
    let candidates = 0;
    let at = this.scan;
    for (let i = 0; i < treeSize; i++) {
      if (at >= treeSize) at = 0;
      const arc = int(treeArcs, at);
      const value = float(cut, arc);
      if (value < -CUT_ROUNDING) {
        if (value < bestCut) {
          best = arc;
          bestCut = value;
        }
        if (++candidates >= LEAVING_COMPARED) {
          this.scan = at;
          break;
        }
      }
      at++;
    }
    return best;
  }

  /** Removes a tree arc and adds the minimum slack arc that joins both sides in the opposite direction. */
  pivot(leaving: number): void {
    const { tails, heads, ranks } = this;
    const size = this.smallerSide(leaving);
    const holdsTail = this.mark[int(tails, leaving)] === this.stamp;
    const side = holdsTail ? this.tailSide : this.headSide;
    const entering = this.entering(side, size, holdsTail);
    if (entering < 0) {
      // Nothing bounds the side in that direction, so its weights are balanced there: leave it in place.
      this.cut[leaving] = 0;
      return;
    }
    const delta = this.slack(entering);
    if (delta > 0) {
      const shift = holdsTail ? -delta : delta;
      for (let i = 0; i < size; i++) {
        const vertex = int(side, i);
        ranks[vertex] = float(ranks, vertex) + shift;
      }
    }
    this.carry(entering, float(this.cut, leaving));
    this.cut[leaving] = 0;
    this.removeTreeArc(leaving);
    this.addTreeArc(entering, int(this.treePlace, leaving));
    const tailInside = this.mark[int(tails, entering)] === this.stamp;
    const inner = (tailInside ? tails[entering] : heads[entering]) as number;
    const outer = (tailInside ? heads[entering] : tails[entering]) as number;
    // If the old root went with the smaller side, the larger one now ends where it was cut.
    const cutEnd = (holdsTail ? heads[leaving] : tails[leaving]) as number;
    if (this.parentArc[cutEnd] === leaving) this.parentArc[cutEnd] = -1;
    this.hang(inner, entering, int(this.depth, outer) + 1, side, 0);
  }

  /** Finds and marks the smaller side of a tree arc; returns its number of vertices. */
  private smallerSide(cut: number): number {
    const { tailSide, headSide, tailWays, headWays, firstInTree, after } = this;
    this.stamp++;
    tailSide[0] = int(this.tails, cut);
    headSide[0] = int(this.heads, cut);
    tailWays[0] = cut;
    headWays[0] = cut;
    let tailEnd = 1;
    let headEnd = 1;
    for (let i = 0; ; i++) {
      if (i >= tailEnd) return this.marked(tailSide, tailEnd);
      let way = int(tailWays, i);
      for (let entry = int(firstInTree, tailSide[i] as number); entry >= 0; entry = int(after, entry)) {
        if (entry >> 1 === way) continue;
        tailSide[tailEnd] = this.otherEnd(entry);
        tailWays[tailEnd++] = entry >> 1;
      }
      if (i >= headEnd) return this.marked(headSide, headEnd);
      way = int(headWays, i);
      for (let entry = int(firstInTree, headSide[i] as number); entry >= 0; entry = int(after, entry)) {
        if (entry >> 1 === way) continue;
        headSide[headEnd] = this.otherEnd(entry);
        headWays[headEnd++] = entry >> 1;
      }
    }
  }

  private marked(side: Int32Array, size: number): number {
    for (let i = 0; i < size; i++) this.mark[int(side, i)] = this.stamp;
    return size;
  }

  private entering(side: Int32Array, size: number, holdsTail: boolean): number {
    const { first, next, inTree, mark, stamp } = this;
    // With the tail on this side, arcs into it are candidates; otherwise arcs out of it.
    const wanted = holdsTail ? 1 : 0;
    let best = -1;
    let bestSlack = Number.POSITIVE_INFINITY;
    for (let i = 0; i < size; i++) {
      for (let entry = int(first, side[i] as number); entry >= 0; entry = int(next, entry)) {
        if ((entry & 1) !== wanted) continue;
        const arc = entry >> 1;
        if (inTree[arc] === 1 || mark[this.otherEnd(entry)] === stamp) continue;
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
    const { tails, heads, depth, parentArc, cut } = this;
    let tailSide = int(tails, entering);
    let headSide = int(heads, entering);
    while (tailSide !== headSide) {
      const fromTail = int(depth, tailSide) >= int(depth, headSide);
      const vertex = fromTail ? tailSide : headSide;
      const arc = int(parentArc, vertex);
      const isTail = tails[arc] === vertex;
      cut[arc] = float(cut, arc) + (isTail === fromTail ? value : -value);
      const parent = (isTail ? heads[arc] : tails[arc]) as number;
      if (fromTail) tailSide = parent;
      else headSide = parent;
    }
    cut[entering] = -value;
  }
}
