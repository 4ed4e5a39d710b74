// A history as a graph: in, commits in the order of the log, newest first; out, each with the indexes of its parents in the
// list. If a format does not contain parents, the next commit is used, and this is reported.
import type { Commit } from './commits.js';

export interface Linked {
  readonly commit: Commit;
  /** Later indexes in the list. */
  readonly parents: readonly number[];
  /** Commits between this one and its first parent that are not shown. */
  readonly folded: number;
}

export interface History {
  readonly commits: readonly Linked[];
  readonly guessed: boolean;
}

export function historyOf(commits: readonly Commit[]): History {
  const find = finder(commits);
  const byRow = commits.map(({ parents }, at) =>
    parents?.flatMap((hash) => {
      const place = find(hash);
      return place === undefined || place <= at ? [] : [place];
    }),
  );
  const claimed = new Set(byRow.flatMap((parents) => parents ?? []));
  const main = new Set<number>();
  for (
    let at: number | undefined = 0;
    at !== undefined && at < commits.length;
    at = byRow[at] ? byRow[at]?.[0] : at + 1
  )
    main.add(at);
  const onMain = [...main];
  let next = 0;
  const linked = commits.map((commit, at): Linked => {
    while (next < onMain.length && (onMain[next] ?? 0) <= at) next++;
    const parents =
      byRow[at] ?? guess(at, commits.length, main.has(at) || !(claimed.has(at + 1) || main.has(at + 1)), onMain[next]);
    return { commit, parents: [...new Set(parents)], folded: 0 };
  });
  return { commits: linked, guessed: byRow.slice(0, -1).some((parents) => parents === undefined) };
}

function guess(at: number, count: number, following: boolean, nextOnMain: number | undefined): readonly number[] {
  if (following && at + 1 < count) return [at + 1];
  return nextOnMain === undefined ? [] : [nextOnMain];
}

/** By a hash, or a prefix of one. */
function finder(commits: readonly Commit[]): (hash: string) => number | undefined {
  const byLength = new Map<number, ReadonlyMap<string, number>>();
  return (hash) => {
    const { length } = hash;
    const known = byLength.get(length) ?? new Map(commits.map((each, at) => [each.hash.slice(0, length), at]));
    byLength.set(length, known);
    return known.get(hash);
  };
}

/** With the others folded into the ones that follow them. */
export function shownOf(commits: readonly Linked[], shown: ReadonlySet<number>): readonly Linked[] {
  const nearest: (number | undefined)[] = [];
  const hidden: number[] = [];
  for (let at = commits.length - 1; at >= 0; at--) {
    const first = commits[at]?.parents[0];
    nearest[at] = shown.has(at) ? at : first === undefined ? undefined : nearest[first];
    hidden[at] = shown.has(at) ? 0 : 1 + (first === undefined ? 0 : (hidden[first] ?? 0));
  }
  const places = [...shown].toSorted((a, b) => a - b);
  const placeOf = new Map(places.map((at, place) => [at, place]));
  return places.flatMap((at): readonly Linked[] => {
    const own = commits[at];
    if (!own) return [];
    const [first, ...others] = own.parents;
    const below = [...(first === undefined ? [] : [nearest[first]]), ...others.filter((other) => shown.has(other))];
    const parents = [...new Set(below.flatMap((each) => placeOf.get(each ?? -1) ?? []))];
    return [{ commit: own.commit, parents, folded: first === undefined ? 0 : (hidden[first] ?? 0) }];
  });
}
