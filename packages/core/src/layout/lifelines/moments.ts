// Time in a chart. In: its items and bars. Out: the moment of every message and section, and how far bars extend on the
// sides of a lifeline at a moment. Moments number what is written, from 0.
import type { ChartBar, ChartItem, LifelineChart } from './chart.js';
import { BAR, BAR_STEP } from './measures.js';

export interface PlacedInTime {
  readonly bar: ChartBar;
  readonly from: number;
  readonly to: number;
  readonly depth: number;
}

/** px from the middle of a lifeline to the edges of the bars on it; 0 without bars. */
export interface Reach {
  readonly left: number;
  readonly right: number;
}

export interface Moments {
  readonly of: (message: string) => number;
  /** By fragment and the section's index in it. */
  readonly ofSection: (fragment: string, section: number) => number;
  /** Each before the ones offset from it. */
  readonly bars: readonly PlacedInTime[];
  /** Bars that begin before a moment and last until it; bars that last beyond it; both, for items that end at them. */
  readonly before: (lifeline: number, moment: number) => Reach;
  readonly after: (lifeline: number, moment: number) => Reach;
  readonly around: (lifeline: number, moment: number) => Reach;
  /** The farthest extent of bars to the right of a lifeline at any moment. */
  readonly widest: (lifeline: number) => number;
}

const NO_REACH: Reach = { left: 0, right: 0 };

export function momentsOf({ items, bars, heads }: LifelineChart): Moments {
  const at = new Map<string, number>();
  let next = 0;
  const walk = (inside: readonly ChartItem[]): void => {
    for (const item of inside) {
      if (item.type === 'message') at.set(item.id, next++);
      if (item.type !== 'fragment') continue;
      for (const [i, section] of item.sections.entries()) {
        at.set(sectionKey(item.id, i), next++);
        walk(section.items);
      }
    }
  };
  walk(items);

  const on: ChartBar[][] = heads.map(() => []);
  for (const bar of bars) on[bar.lifeline]?.push(bar);
  const lives = on.map((each) => lifeOf(each, at));

  const before = (lifeline: number, moment: number): Reach => reachAt(lives[lifeline], moment - 1);
  const after = (lifeline: number, moment: number): Reach => reachAt(lives[lifeline], moment);
  const around = (lifeline: number, moment: number): Reach => {
    const one = before(lifeline, moment);
    const other = after(lifeline, moment);
    return { left: Math.max(one.left, other.left), right: Math.max(one.right, other.right) };
  };
  return {
    of: (message) => at.get(message) ?? 0,
    ofSection: (fragment, section) => at.get(sectionKey(fragment, section)) ?? 0,
    bars: lives.flatMap((each) => each.bars),
    before,
    after,
    around,
    widest: (lifeline) => lives[lifeline]?.widest ?? 0,
  };
}

/** Never equal to the id of a message. */
function sectionKey(fragment: string, section: number): string {
  return `${fragment} ${section}`;
}

/** The bars of one lifeline over time. */
interface Life {
  readonly bars: readonly PlacedInTime[];
  /** Ascending moments at which bars begin or end, and how far bars extend from each on. */
  readonly moments: readonly number[];
  readonly reaches: readonly Reach[];
  readonly widest: number;
}

function lifeOf(bars: readonly ChartBar[], at: ReadonlyMap<string, number>): Life {
  const known = bars.flatMap((bar) => {
    const from = bar.from === undefined ? -1 : at.get(bar.from);
    const to = bar.to === undefined ? Number.POSITIVE_INFINITY : at.get(bar.to);
    return from === undefined || to === undefined || to <= from ? [] : [{ bar, from, to }];
  });
  const events = known
    .flatMap((each) => [
      { moment: each.from, of: each, begins: true },
      { moment: each.to, of: each, begins: false },
    ])
    .sort((a, b) => a.moment - b.moment);
  const placed = new Map<ChartBar, PlacedInTime>();
  const standing: (PlacedInTime | undefined)[] = [];
  const moments: number[] = [];
  const reaches: Reach[] = [];
  let widest = 0;
  for (const { moment, of, begins } of events) {
    if (begins) {
      const free = standing.indexOf(undefined);
      const depth = free < 0 ? standing.length : free;
      const bar = { ...of, depth };
      standing[depth] = bar;
      placed.set(of.bar, bar);
    } else {
      const depth = placed.get(of.bar)?.depth;
      if (depth !== undefined) standing[depth] = undefined;
      while (standing.length > 0 && standing.at(-1) === undefined) standing.pop();
    }
    const lowest = standing.findIndex((each) => each !== undefined);
    const reach =
      lowest < 0
        ? NO_REACH
        : { left: Math.max(0, BAR / 2 - lowest * BAR_STEP), right: BAR / 2 + (standing.length - 1) * BAR_STEP };
    widest = Math.max(widest, reach.right);
    moments.push(moment);
    reaches.push(reach);
  }
  return {
    bars: [...placed.values()].sort((a, b) => a.depth - b.depth || a.from - b.from),
    moments,
    reaches,
    widest,
  };
}

/** The extent of bars after everything up to a moment. */
function reachAt(life: Life | undefined, moment: number): Reach {
  if (life === undefined) return NO_REACH;
  let low = 0;
  let high = life.moments.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((life.moments[middle] ?? 0) <= moment) low = middle + 1;
    else high = middle;
  }
  return life.reaches[low - 1] ?? NO_REACH;
}
