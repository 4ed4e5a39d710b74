// The visible stretches of lifelines and bars. In: the lifelines' middles and the boxes of text. Out: the stretches
// between the text.
import type { Box } from '../graph.js';
import { SHORTEST_STRETCH, STOP } from './measures.js';

export interface Run {
  readonly from: number;
  readonly to: number;
}

/** For each lifeline the heights at which text covers it, from top to bottom. */
export function stopsOf(xs: readonly number[], words: readonly Box[]): readonly (readonly Run[])[] {
  const stops: Run[][] = xs.map(() => []);
  for (const of of words) {
    for (let i = firstFrom(xs, of.x - STOP); i < xs.length && (xs[i] ?? 0) <= of.x + of.width + STOP; i++) {
      stops[i]?.push(stopAt(of));
    }
  }
  return stops.map(ascending);
}

/** The visible pieces of a bar with text on it. */
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

/** The remaining parts of a stretch between ascending stops. */
export function runsBetween(stops: readonly Run[], begin: number, end: number): readonly Run[] {
  const runs: Run[] = [];
  let from = begin;
  const close = (to: number): void => {
    if (to - from >= SHORTEST_STRETCH) runs.push({ from, to });
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

/** The index of the first of ascending numbers that is not below a bound. */
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
