// Time in a chart: in, its items and bars; out, the moment of every message and section, and which bars stand on a
// lifeline at a moment. Moments count what is written, from 0.
import type { ChartBar, ChartItem, LifelineChart } from './chart.js';
import { BAR, BAR_STEP } from './measures.js';

export interface TimedBar {
  readonly bar: ChartBar;
  readonly from: number;
  readonly to: number;
  readonly depth: number;
}

/** Which bars count: those that begin or end at the moment itself are in or out. */
export type Reach = 'both' | 'begun-before' | 'ending-after' | 'inside';

export interface Moments {
  readonly of: (message: string) => number;
  /** By fragment and place of the section in it. */
  readonly ofSection: (fragment: string, section: number) => number;
  readonly bars: readonly TimedBar[];
  /** How far bars reach to the left and to the right of a lifeline at a moment. */
  readonly reachAt: (
    lifeline: number,
    moment: number,
    reach: Reach,
  ) => { readonly left: number; readonly right: number };
  /** The farthest that bars ever reach to the right of a lifeline. */
  readonly widest: (lifeline: number) => number;
  readonly barred: (lifeline: number, moment: number) => boolean;
}

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

  const timed: TimedBar[] = [];
  const on: TimedBar[][] = heads.map(() => []);
  const known = bars.flatMap((bar) => {
    const from = at.get(bar.from);
    const to = at.get(bar.to);
    return from === undefined || to === undefined || to <= from ? [] : [{ bar, from, to }];
  });
  for (const each of known.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    const beside = on[each.bar.lifeline];
    if (beside === undefined) continue;
    const taken = new Set(beside.filter((other) => other.to > each.from).map((other) => other.depth));
    let depth = 0;
    while (taken.has(depth)) depth++;
    const placed = { ...each, depth };
    beside.push(placed);
    timed.push(placed);
  }

  const standing = (lifeline: number, moment: number, reach: Reach): readonly TimedBar[] =>
    (on[lifeline] ?? []).filter(({ from, to }) => {
      const begun = reach === 'both' || reach === 'ending-after' ? from <= moment : from < moment;
      const lasting = reach === 'both' || reach === 'begun-before' ? to >= moment : to > moment;
      return begun && lasting;
    });

  return {
    of: (message) => at.get(message) ?? 0,
    ofSection: (fragment, section) => at.get(sectionKey(fragment, section)) ?? 0,
    bars: timed.toSorted((a, b) => a.depth - b.depth || a.from - b.from),
    reachAt: (lifeline, moment, reach) => {
      let left = 0;
      let right = 0;
      for (const { depth } of standing(lifeline, moment, reach)) {
        left = Math.max(left, BAR / 2 - depth * BAR_STEP);
        right = Math.max(right, BAR / 2 + depth * BAR_STEP);
      }
      return { left, right };
    },
    widest: (lifeline) => Math.max(0, ...(on[lifeline] ?? []).map(({ depth }) => BAR / 2 + depth * BAR_STEP)),
    barred: (lifeline, moment) => standing(lifeline, moment, 'both').length > 0,
  };
}

/** Not an id of a message. */
function sectionKey(fragment: string, section: number): string {
  return `${fragment} ${section}`;
}
