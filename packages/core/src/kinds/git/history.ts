// What a branch has: in, the commits of a history and a tip; out, whether a commit is among those it follows, or a copy of one.
import type { Commit } from './model.js';

export function holdsCommit(commits: readonly Commit[], tip: number, sought: number): boolean {
  return found(commits, tip, sought, ({ number }) => number === sought);
}

/** A cherry-pick of it, or of a copy of it. */
export function hasCopy(commits: readonly Commit[], tip: number, sought: number): boolean {
  const origin = originOf(commits, sought);
  return found(commits, tip, origin, ({ number }) => originOf(commits, number) === origin);
}

/** The commit that stands behind a chain of copies. */
function originOf(commits: readonly Commit[], number: number): number {
  let at = number;
  for (let next = commits[at]?.source; next !== undefined; next = commits[at]?.source) at = next;
  return at;
}

/** Looks at what a tip follows; commits before `oldest` cannot be it. */
function found(commits: readonly Commit[], tip: number, oldest: number, isIt: (commit: Commit) => boolean): boolean {
  const seen = new Set<number>();
  const open = [tip];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const commit = commits[at];
    if (commit === undefined || at < oldest || seen.has(at)) continue;
    if (isIt(commit)) return true;
    seen.add(at);
    open.push(...commit.parents);
  }
  return false;
}
