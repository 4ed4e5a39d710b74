// Where lifelines are seen: in, the lifelines' middles and the boxes of words; out, the stretches between the words.
import type { Box } from '../graph.js';
import { STOP } from './measures.js';

export interface Run {
  readonly from: number;
  readonly to: number;
}

/** Stretches shorter than this are left out, px. */
const SHORTEST = 4;

export function runsOf(
  xs: readonly number[],
  words: readonly Box[],
  tops: readonly number[],
  bottom: number,
): readonly (readonly Run[])[] {
  const stops: Run[][] = xs.map(() => []);
  for (const { x, y, width, height } of words) {
    for (let i = firstFrom(xs, x - STOP); i < xs.length && (xs[i] ?? 0) <= x + width + STOP; i++) {
      stops[i]?.push({ from: y - STOP, to: y + height + STOP });
    }
  }
  return stops.map((each, i) => {
    const runs: Run[] = [];
    let from = tops[i] ?? 0;
    const end = (to: number): void => {
      if (to - from >= SHORTEST) runs.push({ from, to });
    };
    for (const stop of each.toSorted((a, b) => a.from - b.from)) {
      end(stop.from);
      from = Math.max(from, stop.to);
    }
    end(bottom);
    return runs;
  });
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
