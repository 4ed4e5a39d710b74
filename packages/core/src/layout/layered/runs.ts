// Straight runs. In: ordered layers and the distance two neighbours need. Out: the runs that are placed as one block:
// a box by itself, or the middle of a long wire. A run is broken where it crosses another, and where keeping it whole
// would make the level much wider than its widest layer.
import type { Budget } from './budget.js';
import { type Item, isChain, type Level, type Segment } from './model.js';

/** From the item's left to the line its run is placed by. */
export function anchor(item: Item): number {
  return isChain(item) ? Math.round(item.width * 4) / 8 : 0;
}

export type Distance = (left: Item, right: Item) => number;

const ROUNDS = 40;
/** How much wider than the widest layer straight runs may make a level. */
const SLACK = 1.05;

/** What looking at a pair of neighbours costs in a round, in steps of the budget. */
const PAIR_STEPS = 12;

/** Numbers every item's run in `item.run` and returns the runs; with the budget gone, the level may become wider. */
export function formRuns(level: Level, distance: Distance, budget: Budget): Item[][] {
  const order = new Rows(level, distance);
  if (order.rigid) {
    for (let round = 0; round < ROUNDS && budget.spend(PAIR_STEPS * order.pairs); round++) {
      const bent = longestSlants(order.criticalPath());
      if (bent.length === 0) break;
      for (const segment of bent) order.bend(segment);
    }
  }
  return order.runs();
}

/** A run on the way that makes the level wide: where the way reaches it, and where it leaves it. */
interface Stop {
  readonly from: Item;
  readonly to: Item;
}

/** All layers' items in one row, by number, as large levels are looked at many times over. */
class Rows {
  readonly rigid: boolean;
  private readonly items: readonly Item[];
  private readonly layerStart: number[] = [];
  /** The item an item continues straight, or -1. */
  private readonly above: Int32Array;
  private readonly run: Int32Array;
  private runCount = 0;
  /** By pair of neighbours in a layer: the left one, and how far apart their lines have to be. */
  private readonly left: Int32Array;
  private readonly length: Float64Array;
  private readonly limit: number;

  constructor(level: Level, distance: Distance) {
    this.items = level.layers.flat();
    this.above = new Int32Array(this.items.length).fill(-1);
    this.run = new Int32Array(this.items.length);
    let start = 0;
    for (const layer of level.layers) {
      this.layerStart.push(start);
      start += layer.length;
    }
    let rigid = 0;
    for (const layer of level.layers) {
      for (const { upper, lower } of uncrossedBelow(layer)) {
        this.above[this.number(lower)] = this.number(upper);
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
        const apart = distance(layer[i - 1] as Item, layer[i] as Item);
        left.push(this.number(layer[i - 1] as Item));
        length.push(apart);
        width += apart;
      }
      widest = Math.max(widest, width);
    }
    this.left = Int32Array.from(left);
    this.length = Float64Array.from(length);
    this.limit = widest * SLACK;
    this.collect();
  }

  get pairs(): number {
    return this.left.length;
  }

  private number(item: Item): number {
    return (this.layerStart[item.layer] as number) + item.index;
  }

  bend({ lower }: Segment): void {
    this.above[this.number(lower)] = -1;
  }

  private collect(): void {
    this.runCount = 0;
    for (let i = 0; i < this.items.length; i++) {
      const above = this.above[i] as number;
      this.run[i] = above < 0 ? this.runCount++ : (this.run[above] as number);
    }
  }

  runs(): Item[][] {
    this.collect();
    const runs: Item[][] = Array.from({ length: this.runCount }, () => []);
    this.items.forEach((item, i) => {
      item.run = this.run[i] as number;
      (runs[item.run] as Item[]).push(item);
    });
    return runs;
  }

  /** The longest chain of neighbours, if it makes the level too wide. */
  criticalPath(): Stop[] {
    this.collect();
    const { runCount, left, length, run } = this;
    const waiting = new Int32Array(runCount);
    const first = new Int32Array(runCount).fill(-1);
    const next = new Int32Array(left.length);
    for (let i = left.length - 1; i >= 0; i--) {
      const at = left[i] as number;
      const from = run[at] as number;
      const to = run[at + 1] as number;
      next[i] = first[from] as number;
      first[from] = i;
      waiting[to] = (waiting[to] as number) + 1;
    }
    const reach = new Float64Array(runCount);
    const via = new Int32Array(runCount).fill(-1);
    const queue = new Int32Array(runCount);
    let waitingRuns = 0;
    for (let at = 0; at < runCount; at++) if (waiting[at] === 0) queue[waitingRuns++] = at;
    let last = -1;
    for (let k = 0; k < waitingRuns; k++) {
      const from = queue[k] as number;
      if (last < 0 || (reach[from] as number) > (reach[last] as number)) last = from;
      for (let i = first[from] as number; i >= 0; i = next[i] as number) {
        const to = run[(left[i] as number) + 1] as number;
        const at = (reach[from] as number) + (length[i] as number);
        if (at > (reach[to] as number)) {
          reach[to] = at;
          via[to] = i;
        }
        waiting[to] = (waiting[to] as number) - 1;
        if (waiting[to] === 0) queue[waitingRuns++] = to;
      }
    }
    if (last < 0 || (reach[last] as number) <= this.limit) return [];
    const stops: Stop[] = [];
    let leaves: Item | undefined;
    for (let i = via[last] as number; i >= 0; ) {
      const from = left[i] as number;
      const to = this.items[from + 1] as Item;
      if (leaves !== undefined && leaves.layer !== to.layer) stops.push({ from: to, to: leaves });
      leaves = this.items[from] as Item;
      i = via[run[from] as number] as number;
    }
    return stops;
  }
}

/** The segments to bend: in the middle of those runs the way follows farthest. */
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
    for (const segment of item.down) if (isChain(segment.lower)) inner.push(segment);
  }
  // The longest increasing run of lower places.
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
  const kept: Segment[] = [];
  for (let i = tails[tails.length - 1] ?? -1; i >= 0; i = previous[i] as number) kept.push(inner[i] as Segment);
  return kept;
}
