// Straight runs. In: ordered layers and the distance two neighbours need. Out: the runs that are placed as one block:
// a box by itself, or the middle of a long wire. A run is broken where it crosses another, and where keeping it whole
// would make the level much wider than its widest layer.
import { type Item, isChain, type Level, type Segment } from './model.js';

/** From the item's left to the line its run is placed by. */
export function anchor(item: Item): number {
  return isChain(item) ? Math.round(item.width * 4) / 8 : 0;
}

export type Distance = (left: Item, right: Item) => number;

const ROUNDS = 60;
/** How much wider than the widest layer straight runs may make a level. */
const SLACK = 1.05;

/** Numbers every item's run in `item.run` and returns the runs. */
export function formRuns(level: Level, distance: Distance): Item[][] {
  const rigid = new Set<Segment>();
  for (const layer of level.layers) for (const segment of uncrossedBelow(layer)) rigid.add(segment);
  let runs = collectRuns(level, rigid);
  const widest = level.layers.reduce((most, layer) => Math.max(most, layerWidth(layer, distance)), 0);
  for (let round = 0; round < ROUNDS; round++) {
    const path = criticalPath(level, runs.length, distance, widest * SLACK);
    if (path.length === 0) return runs;
    const bent = longestSlants(path);
    if (bent.length === 0) return runs;
    for (const segment of bent) rigid.delete(segment);
    runs = collectRuns(level, rigid);
  }
  return runs;
}

function layerWidth(layer: readonly Item[], distance: Distance): number {
  let width = 0;
  layer.forEach((item, i) => {
    const previous = layer[i - 1];
    width += previous === undefined ? anchor(item) : distance(previous, item);
    if (i === layer.length - 1) width += item.width - anchor(item);
  });
  return width;
}

function collectRuns(level: Level, rigid: ReadonlySet<Segment>): Item[][] {
  const runs: Item[][] = [];
  for (const layer of level.layers) {
    for (const item of layer) {
      const above = isChain(item) ? item.up.find((segment) => rigid.has(segment)) : undefined;
      if (above === undefined) {
        item.run = runs.length;
        runs.push([item]);
      } else {
        item.run = above.upper.run;
        (runs[item.run] as Item[]).push(item);
      }
    }
  }
  return runs;
}

/** A run on the way that makes the level wide: where the way reaches it, and where it leaves it. */
interface Stop {
  readonly from: Item;
  readonly to: Item;
}

/** The longest chain of neighbours, if it is longer than `limit`. */
function criticalPath(level: Level, count: number, distance: Distance, limit: number): Stop[] {
  const waiting = new Int32Array(count);
  const out: [Item, Item][][] = Array.from({ length: count }, () => []);
  for (const layer of level.layers) {
    for (let i = 1; i < layer.length; i++) {
      const left = layer[i - 1] as Item;
      const right = layer[i] as Item;
      (out[left.run] as [Item, Item][]).push([left, right]);
      waiting[right.run] = (waiting[right.run] as number) + 1;
    }
  }
  const reach = new Float64Array(count);
  const via: ([Item, Item] | undefined)[] = new Array(count).fill(undefined);
  const queue: number[] = [];
  for (let run = 0; run < count; run++) if (waiting[run] === 0) queue.push(run);
  let last = -1;
  for (const run of queue) {
    if (last < 0 || (reach[run] as number) > (reach[last] as number)) last = run;
    for (const step of out[run] as [Item, Item][]) {
      const next = step[1].run;
      const at = (reach[run] as number) + distance(step[0], step[1]);
      if (at > (reach[next] as number)) {
        reach[next] = at;
        via[next] = step;
      }
      waiting[next] = (waiting[next] as number) - 1;
      if (waiting[next] === 0) queue.push(next);
    }
  }
  if (last < 0 || (reach[last] as number) <= limit) return [];
  const stops: Stop[] = [];
  let leaves: Item | undefined;
  for (let step = via[last]; step !== undefined; step = via[step[0].run]) {
    if (leaves !== undefined && leaves.layer !== step[1].layer) stops.push({ from: step[1], to: leaves });
    leaves = step[0];
  }
  return stops;
}

/** The segments to bend: in the middle of those runs the way follows farthest. */
function longestSlants(stops: readonly Stop[]): Segment[] {
  const length = ({ from, to }: Stop): number => Math.abs(from.layer - to.layer);
  const sorted = stops.slice().sort((a, b) => length(b) - length(a));
  const segments: Segment[] = [];
  for (const { from, to } of sorted.slice(0, Math.ceil(sorted.length / 3))) {
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
