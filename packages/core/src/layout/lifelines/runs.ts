// Where lifelines and bars are seen: in, the lifelines' middles and the boxes of words; out, the stretches between the words.
import type { Box } from '../graph.js';
import { STOP } from './measures.js';

export interface Run {
  readonly from: number;
  readonly to: number;
}

/** Stretches shorter than this are left out, px. */
const SHORTEST = 4;

/** For each lifeline the heights at which words lie on it, from top to bottom. */
export function stopsOf(xs: readonly number[], words: readonly Box[]): readonly (readonly Run[])[] {
  const stops: Run[][] = xs.map(() => []);
  for (const of of words) {
    for (let i = firstFrom(xs, of.x - STOP); i < xs.length && (xs[i] ?? 0) <= of.x + of.width + STOP; i++) {
      stops[i]?.push(stopAt(of));
    }
  }
  return stops.map(ascending);
}

/** What is seen of a bar with words on it. */
export function pieces(bar: Box, words: readonly Box[]): readonly Box[] {
  const over = words.filter((each) => each.x - STOP < bar.x + bar.width && each.x + each.width + STOP > bar.x);
  const runs = runsBetween(ascending(over.map(stopAt)), bar.y, bar.y + bar.height);
  return runs.map(({ from, to }) => ({ ...bar, y: from, height: to - from }));
}

function stopAt({ y, height }: Box): Run {
  return { from: y - STOP, to: y + height + STOP };
}

function ascending(stops: readonly Run[]): readonly Run[] {
  return stops.toSorted((a, b) => a.from - b.from);
}

/** What is left of a stretch between ascending stops. */
export function runsBetween(stops: readonly Run[], begin: number, end: number): readonly Run[] {
  const runs: Run[] = [];
  let from = begin;
  const close = (to: number): void => {
    if (to - from >= SHORTEST) runs.push({ from, to });
  };
  for (const stop of stops) {
    if (stop.to <= from) continue;
    if (stop.from >= end) break;
    close(stop.from);
    from = stop.to;
  }
  close(end);
  return runs;
}

/** The first of ascending numbers that is not under a bound. */
function firstFrom(xs: readonly number[], bound: number): number {
  let low = 0;
  let high = xs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((xs[middle] ?? 0) < bound) low = middle + 1;
    else high = middle;
  }
  return low;
}
