// The history that the lines of a git graph make: in, the lines and the main branch's name; out, the steps that have an effect,
// or the first line that cannot be replayed. docs/conversion.md, Git graphs.
import type { Span } from '@linework/core';
import type { BranchLine, CheckoutLine, CommitLine, GitLine, MergeLine, PickLine } from './ast.js';

export interface Broken {
  readonly span: Span;
  readonly reason: string;
  readonly instead: string;
}

export type Step = CommitLine | MergeLine | BranchLine | CheckoutLine | PickLine;

export interface History {
  /** Without checkouts that have no effect: of the current branch, or directly followed by another. */
  readonly steps: readonly Step[];
  readonly commits: number;
  /** The commit that each cherry-pick names: the last one above it with that id. */
  readonly picks: ReadonlyMap<PickLine, CommitLine | MergeLine>;
  /** Commits with the id of an earlier one. */
  readonly repeated: readonly CommitLine[];
  readonly broken?: Broken;
}

/** A commit with an id. */
interface Made {
  readonly line: CommitLine | MergeLine;
  readonly branch: string;
  /** Ids of a merge's two parents, if they have one. */
  readonly parents?: readonly (string | undefined)[];
}

interface State {
  /** The last commit of each branch; absent before the first. */
  readonly tips: Map<string, number | undefined>;
  /** The id of each commit. */
  readonly names: (string | undefined)[];
  readonly ids: Map<string, Made>;
  current: string;
  commits: number;
}

export function replay(lines: readonly GitLine[], main: string): History {
  const state: State = { tips: new Map([[main, undefined]]), names: [], ids: new Map(), current: main, commits: 0 };
  const steps: Step[] = [];
  const picks = new Map<PickLine, CommitLine | MergeLine>();
  const repeated: CommitLine[] = [];
  for (const line of lines) {
    if (line.kind === 'unreadable') continue;
    const wrong = mistakeIn(line, state);
    if (wrong) return { steps, commits: state.commits, picks, repeated, broken: { span: line.span, ...wrong } };
    if (line.kind === 'checkout' && line.branch === state.current) continue;
    const source = line.kind === 'cherry-pick' ? state.ids.get(line.commit)?.line : undefined;
    if (line.kind === 'cherry-pick' && source !== undefined) picks.set(line, source);
    if (line.kind === 'commit' && line.id !== undefined && state.ids.has(line.id)) repeated.push(line);
    if (line.kind === 'checkout' && steps.at(-1)?.kind === 'checkout') steps.pop();
    steps.push(line);
    take(line, state);
  }
  return { steps, commits: state.commits, picks, repeated };
}

function take(line: Step, state: State): void {
  switch (line.kind) {
    case 'branch':
      state.tips.set(line.name, state.tips.get(state.current));
      state.current = line.name;
      break;
    case 'checkout':
      state.current = line.branch;
      break;
    default:
      if (line.kind !== 'cherry-pick' && line.id !== undefined) state.ids.set(line.id, madeBy(line, state));
      state.names.push(line.kind === 'cherry-pick' ? undefined : line.id);
      state.tips.set(state.current, state.commits++);
  }
}

function madeBy(line: CommitLine | MergeLine, { tips, names, current }: State): Made {
  if (line.kind === 'commit') return { line, branch: current };
  const parents = [current, line.branch].map((each) => names[tips.get(each) ?? -1]);
  return { line, branch: current, parents };
}

type Wrong = Omit<Broken, 'span'> | undefined;

function mistakeIn(line: Step, state: State): Wrong {
  switch (line.kind) {
    case 'commit':
      return undefined;
    case 'branch':
      if (state.tips.has(line.name)) {
        const instead = `To continue it, write: checkout ${line.name}. Otherwise rename this branch.`;
        return { reason: `the branch '${line.name}' already exists`, instead };
      }
      return state.commits > 0
        ? undefined
        : { reason: `the branch '${line.name}' starts before the first commit`, instead: 'Add a commit first.' };
    case 'checkout':
      return unknown(line.branch, state);
    case 'merge': {
      const instead = 'First check out the branch that should receive the merge.';
      if (line.branch === state.current) return { reason: `'${line.branch}' is merged into itself`, instead };
      return unknown(line.branch, state) ?? nothingToMerge(line.branch, state) ?? repeated(line.id, state);
    }
    case 'cherry-pick':
      return wrongPick(line, state);
  }
}

function wrongPick({ commit, parent }: PickLine, { ids, current }: State): Wrong {
  const origin = ids.get(commit);
  if (origin === undefined) {
    const instead = 'Use the id of a commit on an earlier line.';
    return { reason: `no earlier commit has the id '${commit}'`, instead };
  }
  if (origin.branch === current) {
    const instead = 'First check out the branch that should receive the commit.';
    return { reason: `'${commit}' is already on this branch`, instead };
  }
  if (origin.parents && (parent === undefined || !origin.parents.includes(parent))) {
    const known = origin.parents.filter((each) => each !== undefined);
    const instead = known.length === 0 ? 'Give its parents ids.' : `Add parent: "${known[0]}" after it.`;
    return { reason: `'${commit}' is a merge, but the cherry-pick names none of its parents`, instead };
  }
  return undefined;
}

function unknown(branch: string, { tips }: State): Wrong {
  if (tips.has(branch)) return undefined;
  return { reason: `there is no branch '${branch}' yet`, instead: `Add a line above it: branch ${branch}.` };
}

function nothingToMerge(branch: string, { tips, current }: State): Wrong {
  const [from, into] = [tips.get(branch), tips.get(current)];
  const instead = `First add a commit on '${from === undefined ? branch : current}'.`;
  if (from === undefined || into === undefined) {
    return { reason: `'${from === undefined ? branch : current}' has no commit`, instead };
  }
  return from === into ? { reason: `'${branch}' and '${current}' end at the same commit`, instead } : undefined;
}

function repeated(id: string | undefined, { ids }: State): Wrong {
  if (id === undefined || !ids.has(id)) return undefined;
  return { reason: `an earlier commit already has the id '${id}'`, instead: 'Give the merge its own id.' };
}
