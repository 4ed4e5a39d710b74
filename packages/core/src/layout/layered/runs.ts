// Straight runs. In: ordered layers and the distance two neighbours need. Out: the runs that are placed as one block:
// a box by itself, or the middle of a long wire. A run is broken where it crosses another, and where keeping it whole
// would make the level much wider than its widest layer.
import { type Item, isChain, type Level, type Segment } from './model.js';

/** From the item's left to the line its run is placed by. */
export function anchor(item: Item): number {
  return isChain(item) ? Math.round(item.width * 4) / 8 : 0;
}

export type Distance = (left: Item, right: Item) => number;

const ROUNDS = 40;
/** How much wider than the widest layer straight runs may make a level. */
const SLACK = 1.05;

/** Two neighbours of a layer and how far apart their lines have to be. */
interface Step {
  readonly left: Item;
  readonly right: Item;
  readonly length: number;
}

/** Numbers every item's run in `item.run` and returns the runs. */
export function formRuns(level: Level, distance: Distance): Item[][] {
  const rigid = new Set<Segment>();
  for (const layer of level.layers) for (const segment of uncrossedBelow(layer)) rigid.add(segment);
  let runs = collectRuns(level, rigid);
  if (rigid.size === 0) return runs;
  const steps: Step[] = [];
  let widest = 0;
  for (const layer of level.layers) {
    let width = 0;
    for (let i = 1; i < layer.length; i++) {
      const left = layer[i - 1] as Item;
      const right = layer[i] as Item;
      const length = distance(left, right);
      steps.push({ left, right, length });
      width += length;
    }
    widest = Math.max(widest, width);
  }
  for (let round = 0; round < ROUNDS; round++) {
    const bent = longestSlants(criticalPath(steps, runs.length, widest * SLACK));
    if (bent.length === 0) break;
    for (const segment of bent) rigid.delete(segment);
    runs = collectRuns(level, rigid);
  }
  return runs;
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
function criticalPath(steps: readonly Step[], count: number, limit: number): Stop[] {
  const waiting = new Int32Array(count);
  const first = new Int32Array(count).fill(-1);
  const next = new Int32Array(steps.length);
  for (let i = steps.length - 1; i >= 0; i--) {
    const { left, right } = steps[i] as Step;
    next[i] = first[left.run] as number;
    first[left.run] = i;
    waiting[right.run] = (waiting[right.run] as number) + 1;
  }
  const reach = new Float64Array(count);
  const via = new Int32Array(count).fill(-1);
  const queue: number[] = [];
  for (let run = 0; run < count; run++) if (waiting[run] === 0) queue.push(run);
  let last = -1;
  for (const run of queue) {
    if (last < 0 || (reach[run] as number) > (reach[last] as number)) last = run;
    for (let i = first[run] as number; i >= 0; i = next[i] as number) {
      const { right, length } = steps[i] as Step;
      const at = (reach[run] as number) + length;
      if (at > (reach[right.run] as number)) {
        reach[right.run] = at;
        via[right.run] = i;
      }
      waiting[right.run] = (waiting[right.run] as number) - 1;
      if (waiting[right.run] === 0) queue.push(right.run);
    }
  }
  if (last < 0 || (reach[last] as number) <= limit) return [];
  const stops: Stop[] = [];
  let leaves: Item | undefined;
  for (let step = steps[via[last] as number]; step !== undefined; step = steps[via[step.left.run] as number]) {
    if (leaves !== undefined && leaves.layer !== step.right.layer) stops.push({ from: step.right, to: leaves });
    leaves = step.left;
  }
  return stops;
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
