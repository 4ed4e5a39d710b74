// What a branch contains: in, the commits of a history and a tip; out, whether it contains a commit or a copy of it.
import type { Commit } from './model.js';

export function holdsCommit(commits: readonly Commit[], tip: number, sought: number): boolean {
  return reaches(commits, tip, sought, ({ number }) => number === sought);
}

/** A cherry-pick of it, or of a copy of it. */
export function hasCopy(commits: readonly Commit[], tip: number, sought: number): boolean {
  const origin = originOf(commits, sought);
  return reaches(commits, tip, origin, ({ number }) => originOf(commits, number) === origin);
}

/** A revert of it that is not reverted itself. */
export function hasRevert(commits: readonly Commit[], tip: number, sought: number): boolean {
  return reaches(
    commits,
    tip,
    sought,
    ({ number, reverted }) => reverted === sought && !hasRevert(commits, tip, number),
  );
}

/** The original commit of a chain of copies. */
function originOf(commits: readonly Commit[], number: number): number {
  let at = number;
  for (let next = commits[at]?.source; next !== undefined; next = commits[at]?.source) at = next;
  return at;
}

/** Visits the ancestors of a tip; commits before `oldest` cannot match. */
function reaches(commits: readonly Commit[], tip: number, oldest: number, isIt: (commit: Commit) => boolean): boolean {
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
