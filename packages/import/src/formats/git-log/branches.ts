// The branch on which each commit of a history was made: in, the history; out, branches with their names. The main branch is
// the one that HEAD points to. Another begins at what a merge brought in, or at a branch's tip, and gets its name from there.
import { branchesOf, type Commit } from './commits.js';
import type { Linked } from './history.js';

export interface Branch {
  readonly name: string;
  /** Newest first. */
  readonly commits: readonly number[];
}

export interface Branches {
  /** The main branch is the first. */
  readonly branches: readonly Branch[];
  readonly of: ReadonlyMap<number, number>;
}

export function branchesIn(history: readonly Linked[]): Branches {
  const of = new Map<number, number>();
  const branches: Branch[] = [];
  const mergedBy = new Map<number, Commit>();
  for (const { commit, parents } of history)
    for (const parent of parents.slice(1)) if (!mergedBy.has(parent)) mergedBy.set(parent, commit);
  const walk = (from: number, name: string): void => {
    const commits: number[] = [];
    for (let at: number | undefined = from; at !== undefined && !of.has(at); at = history[at]?.parents[0]) {
      of.set(at, branches.length);
      commits.push(at);
    }
    branches.push({ name, commits });
  };
  const head = Math.max(
    0,
    history.findIndex(({ commit }) => commit.refs.some((ref) => ref.startsWith('HEAD'))),
  );
  walk(head, branchesOf(history[head]?.commit ?? { refs: [] })[0] ?? 'main');
  for (const [at, { commit }] of history.entries()) {
    if (of.has(at)) continue;
    const [ref] = branchesOf(commit);
    walk(at, ref ?? mergedName(mergedBy.get(at)?.subject ?? '') ?? `branch at ${commit.hash.slice(0, 7)}`);
  }
  return { branches, of };
}

const MERGES = [
  /^Merge pull request #?\d+ (?:in \S+ )?from (\S+)/,
  /^Merged? (?:remote-tracking )?branch '([^']{1,200})'/,
  /^Merged in (\S+)/,
  /^Merge (\S+) into /,
];

/** As hosts and git itself describe a merge; the owner of a fork is omitted. */
function mergedName(subject: string): string | undefined {
  const [index, name] =
    MERGES.map((pattern, at) => [at, pattern.exec(subject)?.[1]] as const).find(([, each]) => each !== undefined) ?? [];
  if (name === undefined) return undefined;
  return index === 0 || name.startsWith('origin/') ? name.slice(name.indexOf('/') + 1) : name;
}
