// Straight runs (linear segments). In: ordered layers, numbered items, and the gap each keeps to the next. Out: the
// runs that are placed as one block: a single box, or the middle of a long section. A run is broken where it crosses
// another, and where keeping it whole would make the level much wider than its widest layer.

import type { Budget } from '../budget.js';
import { type Item, isChain, type Level, type Segment } from '../model.js';
import { float, int } from '../read.js';
import { NEIGHBOUR_STEPS, RUNS_PER_PATH, SEGMENT_ROUNDS, SEGMENT_SLACK } from './weights.js';

/** From the item's left to the line by which its run is placed. */
export function anchor(item: Item): number {
  return isChain(item) ? Math.round(item.width * 4) / 8 : 0;
}

/** The minimum distance between the placement lines of two neighbours; `gaps` are those between the items. */
export function apart(left: Item, right: Item, gaps: Float64Array): number {
  return exactUp(left.width - anchor(left) + float(gaps, left.number) + anchor(right));
}

export function exactUp(value: number): number {
  return Math.ceil(value * 8) / 8;
}

/**
 * Numbers every item's run in `item.run` and returns the runs; once the budget is exhausted, the level can become
 * wider.
 */
export function formLinearSegments(level: Level, gaps: Float64Array, budget: Budget): Item[][] {
  const order = new Rows(level, gaps);
  if (order.rigid) {
    for (let round = 0; round < SEGMENT_ROUNDS && budget.spend(NEIGHBOUR_STEPS * order.pairs); round++) {
      const paths = order.criticalPaths();
      if (paths.length === 0) break;
      for (const path of paths) for (const segment of longestSlants(path)) order.bend(segment);
    }
  }
  return order.runs();
}

/** A run on the path that makes the level wide: where the path reaches it, and where it leaves it. */
interface Stop {
  readonly from: Item;
  readonly to: Item;
}

/** The items of all layers in one list, by number, as large levels are examined many times. */
class Rows {
  readonly rigid: boolean;
  private readonly items: readonly Item[];
  /** The item that an item continues straight, or -1. */
  private readonly above: Int32Array;
  private readonly run: Int32Array;
  private runCount = 0;
  /** By pair of neighbours in a layer: the left one, and how far apart their lines have to be. */
  private readonly left: Int32Array;
  private readonly length: Float64Array;
  private readonly limit: number;
  /** By run: how far right it is pushed, and by which pair. */
  private readonly reach: Float64Array;
  private readonly via: Int32Array;
  private readonly waiting: Int32Array;
  private readonly queue: Int32Array;
  /** The pairs in which a run is the left one: the first, and for each the next. */
  private readonly first: Int32Array;
  private readonly next: Int32Array;

  constructor(level: Level, gaps: Float64Array) {
    this.items = level.layers.flat();
    this.above = new Int32Array(this.items.length).fill(-1);
    this.run = new Int32Array(this.items.length);
    let rigid = 0;
    for (const layer of level.layers) {
      for (const { upper, lower } of uncrossedBelow(layer)) {
        this.above[lower.number] = upper.number;
        rigid++;
      }
    }
    this.rigid = rigid > 0;
    const left: number[] = [];
    const length: number[] = [];
    let widest = 0;
    for (const layer of level.layers) {
      let width = 0;
      for (let i = 1; this.rigid && i < layer.length; i++) {
        const item = layer[i - 1] as Item;
        const least = apart(item, layer[i] as Item, gaps);
        left.push(item.number);
        length.push(least);
        width += least;
      }
      widest = Math.max(widest, width);
    }
    this.left = Int32Array.from(left);
    this.length = Float64Array.from(length);
    this.limit = widest * SEGMENT_SLACK;
    const count = this.items.length;
    this.reach = new Float64Array(count);
    this.via = new Int32Array(count);
    this.waiting = new Int32Array(count);
    this.queue = new Int32Array(count);
    this.first = new Int32Array(count);
    this.next = new Int32Array(left.length);
    this.collect();
  }

  get pairs(): number {
    return this.left.length;
  }

  bend({ lower }: Segment): void {
    this.above[lower.number] = -1;
  }

  private collect(): void {
    this.runCount = 0;
    for (let i = 0; i < this.items.length; i++) {
      const above = int(this.above, i);
      this.run[i] = above < 0 ? this.runCount++ : int(this.run, above);
    }
  }

  runs(): Item[][] {
    this.collect();
    const runs: Item[][] = Array.from({ length: this.runCount }, () => []);
    this.items.forEach((item, i) => {
      item.run = int(this.run, i);
      (runs[item.run] as Item[]).push(item);
    });
    return runs;
  }

  /** The longest chains of neighbours that make the level too wide: one in a small level, more in a large one. */
  criticalPaths(): Stop[][] {
    this.collect();
    const { run, reach, via, left } = this;
    const ends = this.measure().sort((a, b) => float(reach, b) - float(reach, a) || a - b);
    const most = 1 + Math.floor(this.runCount / RUNS_PER_PATH);
    const taken = new Uint8Array(this.runCount);
    const paths: Stop[][] = [];
    for (const end of ends) {
      if (paths.length >= most) break;
      const stops: Stop[] = [];
      let leaves: Item | undefined;
      let at = end;
      // A run bent for one chain is not bent again for the next.
      while (taken[at] === 0) {
        taken[at] = 1;
        const i = int(via, at);
        if (i < 0) break;
        const from = int(left, i);
        const to = this.items[from + 1] as Item;
        if (leaves !== undefined && leaves.layer !== to.layer) stops.push({ from: to, to: leaves });
        leaves = this.items[from] as Item;
        at = int(run, from);
      }
      if (stops.length > 0) paths.push(stops);
    }
    return paths;
  }

  /** How far right every run is pushed; returns the last ones of chains that are too wide for the level. */
  private measure(): number[] {
    const { runCount, left, length, run, reach, via, waiting, first, next, queue } = this;
    reach.fill(0, 0, runCount);
    via.fill(-1, 0, runCount);
    waiting.fill(0, 0, runCount);
    first.fill(-1, 0, runCount);
    for (let i = left.length - 1; i >= 0; i--) {
      const at = int(left, i);
      const from = int(run, at);
      const to = int(run, at + 1);
      next[i] = int(first, from);
      first[from] = i;
      waiting[to] = int(waiting, to) + 1;
    }
    let waitingRuns = 0;
    for (let at = 0; at < runCount; at++) if (waiting[at] === 0) queue[waitingRuns++] = at;
    const ends: number[] = [];
    for (let k = 0; k < waitingRuns; k++) {
      const from = int(queue, k);
      const here = float(reach, from);
      if (first[from] === -1 && here > this.limit) ends.push(from);
      for (let i = int(first, from); i >= 0; i = int(next, i)) {
        const to = int(run, int(left, i) + 1);
        const at = here + float(length, i);
        if (at > float(reach, to)) {
          reach[to] = at;
          via[to] = i;
        }
        waiting[to] = int(waiting, to) - 1;
        if (waiting[to] === 0) queue[waitingRuns++] = to;
      }
    }
    return ends;
  }
}

/** The segments to bend: in the middle of the runs that the path follows farthest. */
function longestSlants(stops: readonly Stop[]): Segment[] {
  const length = ({ from, to }: Stop): number => Math.abs(from.layer - to.layer);
  const sorted = stops.slice().sort((a, b) => length(b) - length(a));
  const segments: Segment[] = [];
  for (const { from, to } of sorted.slice(0, Math.ceil(sorted.length / 2))) {
    const [upper, lower] = from.layer < to.layer ? [from, to] : [to, from];
    const middle = (upper.layer + lower.layer - 1) >> 1;
    let at = upper;
    while (at.layer < middle) at = (at.down[0] as Segment).lower;
    segments.push(at.down[0] as Segment);
  }
  return segments;
}

/** The largest set of inner segments under a layer that do not cross one another. */
function uncrossedBelow(layer: readonly Item[]): Segment[] {
  const inner: Segment[] = [];
  for (const item of layer) {
    if (!isChain(item)) continue;
    for (const segment of item.down) if (segment.shape === 'down' && isChain(segment.lower)) inner.push(segment);
  }
  // The longest increasing sequence of lower positions.
  const previous: number[] = [];
  const tails: number[] = [];
  inner.forEach((segment, i) => {
    const key = segment.lower.index;
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((inner[tails[middle] as number] as Segment).lower.index < key) low = middle + 1;
      else high = middle;
    }
    previous[i] = low === 0 ? -1 : (tails[low - 1] as number);
    tails[low] = i;
  });
  const longest: Segment[] = [];
  for (let i = tails[tails.length - 1] ?? -1; i >= 0; i = previous[i] as number) longest.push(inner[i] as Segment);
  return longest;
}
