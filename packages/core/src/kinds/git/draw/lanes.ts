// Lanes of a history: in, its branches and commits; out, the lane of each branch that has commits. A lane becomes free
// where its branch was merged and is not used again.
import type { GitModel } from '../model.js';

export interface Lanes {
  /** By index of the branch; undefined for a branch without commits. */
  readonly of: ReadonlyMap<number, number>;
  readonly count: number;
}

/** Numbers of commits, both included. */
export interface Interval {
  readonly start: number;
  readonly end: number;
}

export function lanesOf(model: GitModel): Lanes {
  const intervals = [...branchIntervals(model)].sort(([a, x], [b, y]) => x.start - y.start || a - b);
  const { places, count } = coloured(intervals);
  return { of: places, count };
}

/** From the start of a branch to its last use. */
function branchIntervals({ branches, commits }: GitModel): ReadonlyMap<number, Interval> {
  const last = new Map<number, number>();
  for (const { branch, number } of commits) last.set(branch, number);
  const merged = new Map<number, number>();
  const used = new Map(last);
  for (const { number, parents } of commits) {
    const [, brought] = parents;
    if (brought === undefined) continue;
    merged.set(brought, number);
    const branch = commits[brought]?.branch ?? 0;
    used.set(branch, Math.max(number, used.get(branch) ?? 0));
  }
  return new Map(
    [...last].map(([branch, tip]) => {
      const start = branches[branch]?.from ?? 0;
      const end = branch > 0 && merged.has(tip) ? (used.get(branch) ?? tip) : Number.POSITIVE_INFINITY;
      return [branch, { start, end }];
    }),
  );
}

/** The lowest free lane for each in order of start, which uses the minimum number of lanes. */
export function coloured<Key>(intervals: readonly (readonly [Key, Interval])[]): {
  readonly places: ReadonlyMap<Key, number>;
  readonly count: number;
} {
  const ends: number[] = [];
  const places = new Map<Key, number>();
  for (const [key, { start, end }] of intervals) {
    const free = ends.findIndex((each) => each < start);
    const place = free < 0 ? ends.length : free;
    ends[place] = end;
    places.set(key, place);
  }
  return { places, count: ends.length };
}
