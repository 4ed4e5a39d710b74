// The codes of git alone.
import type { CodeNumbers, CodeTable } from '../../diagnostics/define.js';
import { type Report, reporter } from '../../diagnostics/report.js';

export interface GitCodeArgs {
  readonly E660: { readonly id: string; readonly keyword: string };
  readonly E661: { readonly id: string; readonly others: readonly string[] };
  readonly E662: { readonly id: string; readonly into: string };
  readonly E663: { readonly id: string; readonly on: string };
  readonly E664: { readonly id: string; readonly keyword: string; readonly line: number; readonly begins: boolean };
  readonly E665: { readonly id: string };
  readonly E666: Record<never, never>;
  readonly W660: { readonly id: string };
  readonly W661: { readonly id: string };
  readonly W662: { readonly id: string; readonly on: string };
  readonly W663: { readonly id: string; readonly into: string };
  readonly W664: { readonly id: string; readonly on: string };
}

export const gitNumbers: CodeNumbers = { E: [660, 669], W: [660, 669] };

const quoted = (ids: readonly string[]): string => ids.map((each) => `'${each}'`).join(' or ');

export const gitCodes: CodeTable<GitCodeArgs> = {
  E660: {
    severity: 'error',
    meaning: 'A line declares the name of the main branch, which is there from the start.',
    message: ({ id }) => `'${id}' is the main branch, which is there from the start.`,
    hint: ({ id, keyword }) =>
      keyword === 'branch'
        ? `Write: switch ${id} to go on with it, or name this branch otherwise.`
        : `Give this one another id, such as '${id}-1'.`,
    example: 'git "Release"\ncommit "Set up"\nbranch search\ncommit "Search"\nbranch main\ncommit "Fix"\n',
    repair: 'git "Release"\ncommit "Set up"\nbranch search\ncommit "Search"\nswitch main\ncommit "Fix"\n',
  },
  E661: {
    severity: 'error',
    meaning: 'A branch is merged into itself.',
    message: ({ id }) => `'${id}' is the current branch; it cannot be merged into itself.`,
    hint: ({ others }) =>
      others.length === 0
        ? 'Switch to the branch that takes the merge first: switch main'
        : `Switch to the branch that takes the merge first, such as: switch ${others[0]}. Or name the branch to merge: ${quoted(others)}.`,
    example: 'git "Release"\ncommit "Set up"\nbranch search\ncommit "Search"\nmerge search\n',
    repair: 'git "Release"\ncommit "Set up"\nbranch search\ncommit "Search"\nswitch main\nmerge search\n',
  },
  E662: {
    severity: 'error',
    meaning: 'A merge joins a branch that has no commit, or that stands at the same commit as the current one.',
    message: ({ id, into }) => `'${id}' has no commit that '${into}' does not end at; there is nothing to merge.`,
    hint: ({ id }) => `Remove this line, or commit to '${id}' before it.`,
    example: 'git "Release"\ncommit "Set up"\nbranch search\nswitch main\nmerge search\nswitch search\ncommit\n',
    repair: 'git "Release"\ncommit "Set up"\nbranch search\nswitch main\nswitch search\ncommit\n',
  },
  E663: {
    severity: 'error',
    meaning: 'A cherry-pick names a commit that was made on the current branch.',
    message: ({ id, on }) => `'${id}' is on '${on}' already; only a commit of another branch can be picked.`,
    hint: () => 'Remove this line, or switch to the branch that should get the commit.',
    example: 'git "Release"\ncommit a "Set up"\ncherry-pick a\n',
    repair: 'git "Release"\ncommit a "Set up"\n',
  },
  E664: {
    severity: 'error',
    meaning:
      'A line names a branch or commit that only a later line begins; the order of the lines is the order of the history.',
    message: ({ id, keyword, line }) => `'${keyword}' names '${id}' before line ${line} begins it.`,
    hint: ({ id, line, begins }) =>
      begins
        ? `Write: branch ${id} here, and switch ${id} on line ${line}.`
        : `Move this line below line ${line}: lines take effect in their order.`,
    example: 'git "Release"\ncommit "Set up"\nswitch search\ncommit "Search"\nbranch search\ncommit\n',
    repair: 'git "Release"\ncommit "Set up"\nbranch search\ncommit "Search"\ncommit\n',
  },
  E665: {
    severity: 'error',
    meaning: 'A branch begins before the first commit.',
    message: ({ id }) => `'${id}' begins before there is a commit to begin at.`,
    hint: ({ id }) => `Write a commit first, a line each:\ncommit\nbranch ${id}`,
    example: 'git "Release"\nbranch search\ncommit "Search"\n',
    repair: 'git "Release"\ncommit\nbranch search\ncommit "Search"\n',
  },
  E666: {
    severity: 'error',
    meaning: 'A history has no commit.',
    message: () => 'The history has no commit.',
    hint: () => 'Write what happened, a line each: commit "Set up"',
    example: 'git "Release"\nswitch main\n',
    repair: 'git "Release"\nswitch main\ncommit "Set up"\n',
  },
  W660: {
    severity: 'warning',
    style: true,
    meaning: 'A line switches to the branch that is current already.',
    message: ({ id }) => `'${id}' is the current branch already.`,
    hint: () => 'Remove this line: a branch line switches to its branch.',
    example: 'git "Release"\ncommit "Set up"\nbranch search\nswitch search\ncommit "Search"\n',
    repair: 'git "Release"\ncommit "Set up"\nbranch search\ncommit "Search"\n',
  },
  W661: {
    severity: 'warning',
    meaning: 'A branch has no commit of its own, so that it is drawn as a name beside the commit it begins at.',
    message: ({ id }) => `Nothing is committed to '${id}'.`,
    hint: ({ id }) => `Commit to it behind its branch line, or remove the lines that name '${id}'.`,
    example: 'git "Release"\ncommit "Set up"\nbranch search\nswitch main\ncommit "Fix"\n',
    repair: 'git "Release"\ncommit "Set up"\nbranch search\ncommit "Search"\nswitch main\ncommit "Fix"\n',
  },
  W662: {
    severity: 'warning',
    meaning: 'A cherry-pick names a commit that the current branch has a copy of.',
    message: ({ id, on }) => `'${on}' has a copy of '${id}' already.`,
    hint: () => 'Remove this line, or name another commit.',
    example: 'git "Release"\ncommit\nbranch a\ncommit fix\nswitch main\ncherry-pick fix\ncherry-pick fix\n',
    repair: 'git "Release"\ncommit\nbranch a\ncommit fix\nswitch main\ncherry-pick fix\n',
  },
  W663: {
    severity: 'warning',
    meaning: 'A merge brings nothing that the current branch does not have; git itself would make no commit.',
    message: ({ id, into }) => `'${into}' has every commit of '${id}' already; the merge brings nothing new.`,
    hint: ({ id }) => `Remove this line, or commit to '${id}' before it.`,
    example: 'git "Release"\ncommit "Set up"\nbranch search\ncommit "Search"\nmerge main\n',
    repair: 'git "Release"\ncommit "Set up"\nbranch search\ncommit "Search"\n',
  },
  W664: {
    severity: 'warning',
    meaning: 'A cherry-pick names a commit that a merge or the start of the branch brought to it already.',
    message: ({ id, on }) => `'${id}' is part of '${on}' already.`,
    hint: () => 'Remove this line, or switch to the branch that should get the commit.',
    example: 'git "Release"\ncommit a "Set up"\nbranch search\ncommit "Search"\ncherry-pick a\n',
    repair: 'git "Release"\ncommit a "Set up"\nbranch search\ncommit "Search"\n',
  },
};

export const report: Report<GitCodeArgs> = reporter(gitCodes);
