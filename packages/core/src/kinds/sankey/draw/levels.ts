// Vertical positions: from the stops of each column in order, with the space that each needs, and the segments between them, to
// the top of each stop's band. Each column moves towards the sources and targets of its flows and keeps its order and gaps: the
// nearest heights by least squares (pool adjacent violators, Barlow and others 1972).
import type { Stop, Stretch } from './columns.js';

/** px of a stop from the top of its band: the space above it, and how far it reaches down. */
export interface Extent {
  readonly above: number;
  readonly below: number;
  /** Between it and the next one below. */
  readonly gap: number;
}

/** Where a segment leaves and meets its stops, px below the tops of their bands. */
export interface Offsets {
  readonly from: number;
  readonly to: number;
}

const ROUNDS = 24;

export function levelsOf(
  order: readonly (readonly Stop[])[],
  extents: ReadonlyMap<Stop, Extent>,
  stretches: readonly Stretch[],
  offsets: ReadonlyMap<Stretch, Offsets>,
): ReadonlyMap<Stop, number> {
  const tops = new Map<Stop, number>();
  const heights = order.map((column) => columnHeight(column, extents));
  const most = Math.max(0, ...heights);
  order.forEach((column, i) => {
    let y = (most - (heights[i] ?? 0)) / 2;
    for (const stop of column) {
      const { above, below, gap } = extents.get(stop) ?? NONE;
      tops.set(stop, y + above);
      y += above + below + gap;
    }
  });
  const [before, after] = [grouped(stretches, 'to'), grouped(stretches, 'from')];
  for (let round = 0; round < ROUNDS; round++) {
    const forwards = round % 2 === 0;
    const columns = forwards ? order : order.toReversed();
    for (const column of columns) {
      const wishes = column.map((stop) => {
        const own = [...(before.get(stop) ?? []), ...(after.get(stop) ?? [])];
        // In the last rounds both sides count; before, only the side placed last.
        const near = round >= ROUNDS - 4 ? own : ((forwards ? before : after).get(stop) ?? own);
        return wishOf(stop, near, tops, offsets);
      });
      settle(column, wishes, extents, tops);
    }
  }
  return fromZero(tops, extents);
}

const NONE: Extent = { above: 0, below: 0, gap: 0 };

function columnHeight(column: readonly Stop[], extents: ReadonlyMap<Stop, Extent>): number {
  return column.reduce((sum, stop, i) => {
    const { above, below, gap } = extents.get(stop) ?? NONE;
    return sum + above + below + (i === column.length - 1 ? 0 : gap);
  }, 0);
}

function grouped(stretches: readonly Stretch[], end: 'from' | 'to'): ReadonlyMap<Stop, readonly Stretch[]> {
  const all = new Map<Stop, Stretch[]>();
  for (const each of stretches) {
    const known = all.get(each[end]);
    if (known === undefined) all.set(each[end], [each]);
    else known.push(each);
  }
  return all;
}

interface Wish {
  readonly top: number;
  readonly weight: number;
}

/** The top at which its flows would be horizontal, each weighted by its width. */
function wishOf(
  stop: Stop,
  near: readonly Stretch[],
  tops: ReadonlyMap<Stop, number>,
  offsets: ReadonlyMap<Stretch, Offsets>,
): Wish {
  const most = near.reduce((so, { value }) => Math.max(so, value), 0);
  let weight = 0;
  let sum = 0;
  for (const each of near) {
    const { from = 0, to = 0 } = offsets.get(each) ?? {};
    const share = each.value / most;
    const top = each.from === stop ? (tops.get(each.to) ?? 0) + to - from : (tops.get(each.from) ?? 0) + from - to;
    sum += top * share;
    weight += share;
  }
  return weight > 0 ? { top: sum / weight, weight: most } : { top: tops.get(stop) ?? 0, weight: 0 };
}

interface Pool {
  mean: number;
  weight: number;
  count: number;
}

/** The heights nearest to the preferred ones that keep order and gaps. */
function settle(
  column: readonly Stop[],
  wishes: readonly Wish[],
  extents: ReadonlyMap<Stop, Extent>,
  tops: Map<Stop, number>,
): void {
  const largest = wishes.reduce((most, { weight }) => Math.max(most, weight), 0);
  const shifts: number[] = [];
  const pools: Pool[] = [];
  let shift = 0;
  column.forEach((stop, i) => {
    const { above } = extents.get(stop) ?? NONE;
    const last = column[i - 1];
    const { below, gap } = (last && extents.get(last)) ?? NONE;
    if (i > 0) shift += below + gap + above;
    shifts.push(shift);
    const { top, weight } = wishes[i] ?? { top: 0, weight: 0 };
    // Narrow flows count too.
    let pool: Pool = { mean: top - shift, weight: largest > 0 ? weight / largest + 0.02 : 1, count: 1 };
    for (let above = pools.at(-1); above !== undefined && above.mean > pool.mean; above = pools.at(-1)) {
      pools.pop();
      const sum = above.weight + pool.weight;
      pool = {
        mean: (above.mean * above.weight + pool.mean * pool.weight) / sum,
        weight: sum,
        count: above.count + pool.count,
      };
    }
    pools.push(pool);
  });
  let i = 0;
  for (const { mean, count } of pools) {
    for (let k = 0; k < count; k++, i++) {
      const stop = column[i];
      if (stop !== undefined) tops.set(stop, mean + (shifts[i] ?? 0));
    }
  }
}

function fromZero(tops: ReadonlyMap<Stop, number>, extents: ReadonlyMap<Stop, Extent>): ReadonlyMap<Stop, number> {
  const least = Math.min(...[...tops].map(([stop, top]) => top - (extents.get(stop) ?? NONE).above));
  return new Map([...tops].map(([stop, top]) => [stop, top - least]));
}
