// Diagnostic codes of git only.
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
  readonly E667: { readonly id: string; readonly on: string };
  readonly W660: { readonly id: string };
  readonly W661: { readonly id: string };
  readonly W662: { readonly id: string; readonly on: string };
  readonly W663: { readonly id: string; readonly into: string };
  readonly W664: { readonly id: string; readonly on: string };
  readonly W665: { readonly id: string; readonly on: string };
}

export const gitNumbers: CodeNumbers = { E: [660, 669], W: [660, 669] };

const quoted = (ids: readonly string[]): string => ids.map((each) => `'${each}'`).join(' or ');

export const gitCodes: CodeTable<GitCodeArgs> = {
  E660: {
    severity: 'error',
    meaning: 'A line declares the main branch, which always exists.',
    message: ({ id }) => `'${id}' is the main branch, which always exists.`,
    hint: ({ id, keyword }) =>
      keyword === 'branch'
        ? `Write 'switch ${id}' to continue on it, or rename this branch.`
        : `Use another id for this one, such as '${id}-1'.`,
    example: 'git "Release"\ncommit "Set up"\nbranch search\ncommit "Search"\nbranch main\ncommit "Fix"\n',
    repair: 'git "Release"\ncommit "Set up"\nbranch search\ncommit "Search"\nswitch main\ncommit "Fix"\n',
  },
  E661: {
    severity: 'error',
    meaning: 'A branch is merged into itself.',
    message: ({ id }) => `'${id}' is the current branch and cannot be merged into itself.`,
    hint: ({ others }) =>
      others.length === 0
        ? 'First switch to the branch that receives the merge: switch main'
        : `First switch to the branch that receives the merge, such as: switch ${others[0]}. Or name the branch to merge: ${quoted(others)}.`,
    example: 'git "Release"\ncommit "Set up"\nbranch search\ncommit "Search"\nmerge search\n',
    repair: 'git "Release"\ncommit "Set up"\nbranch search\ncommit "Search"\nswitch main\nmerge search\n',
  },
  E662: {
    severity: 'error',
    meaning: 'A merge names a branch that has no commits, or that ends at the same commit as the current one.',
    message: ({ id, into }) => `'${id}' has no commit to merge: it ends where '${into}' ends.`,
    hint: ({ id }) => `Remove this line, or commit to '${id}' before it.`,
    example: 'git "Release"\ncommit "Set up"\nbranch search\nswitch main\nmerge search\nswitch search\ncommit\n',
    repair: 'git "Release"\ncommit "Set up"\nbranch search\nswitch main\nswitch search\ncommit\n',
  },
  E663: {
    severity: 'error',
    meaning: 'A cherry-pick names a commit of the current branch.',
    message: ({ id, on }) => `'${id}' is already on '${on}'. Only a commit of another branch can be picked.`,
    hint: () => 'Remove this line, or first switch to the branch that receives the commit.',
    example: 'git "Release"\ncommit a "Set up"\ncherry-pick a\n',
    repair: 'git "Release"\ncommit a "Set up"\n',
  },
  E664: {
    severity: 'error',
    meaning: 'A line names a branch or commit that a later line declares. Lines take effect in order.',
    message: ({ id, keyword, line }) => `'${keyword}' names '${id}', which is declared only on line ${line}.`,
    hint: ({ id, line, begins }) =>
      begins
        ? `Write branch ${id} here, and switch ${id} on line ${line}.`
        : `Move this line below line ${line}. Lines take effect in order.`,
    example: 'git "Release"\ncommit "Set up"\nswitch search\ncommit "Search"\nbranch search\ncommit\n',
    repair: 'git "Release"\ncommit "Set up"\nbranch search\ncommit "Search"\ncommit\n',
  },
  E665: {
    severity: 'error',
    meaning: 'A branch begins before the first commit.',
    message: ({ id }) => `'${id}' begins before the first commit.`,
    hint: ({ id }) => `Start with a commit. Write, one per line:\ncommit\nbranch ${id}`,
    example: 'git "Release"\nbranch search\ncommit "Search"\n',
    repair: 'git "Release"\ncommit\nbranch search\ncommit "Search"\n',
  },
  E666: {
    severity: 'error',
    meaning: 'A history has no commit.',
    message: () => 'The history has no commit.',
    hint: () => 'Write one commit per line: commit "Set up"',
    example: 'git "Release"\nswitch main\n',
    repair: 'git "Release"\nswitch main\ncommit "Set up"\n',
  },
  E667: {
    severity: 'error',
    meaning: 'A revert names a commit that the current branch does not have.',
    message: ({ id, on }) => `'${on}' does not have '${id}', so it cannot be reverted there.`,
    hint: () => 'First switch to the branch that has the commit, or merge it.',
    example: 'git "Release"\ncommit\nbranch a\ncommit fix\nswitch main\nrevert fix\n',
    repair: 'git "Release"\ncommit\nbranch a\ncommit fix\nrevert fix\n',
  },
  W660: {
    severity: 'warning',
    style: true,
    meaning: 'A line switches to the current branch.',
    message: ({ id }) => `'${id}' is already the current branch.`,
    hint: () => 'Remove this line: a branch line switches to its branch.',
    example: 'git "Release"\ncommit "Set up"\nbranch search\nswitch search\ncommit "Search"\n',
    repair: 'git "Release"\ncommit "Set up"\nbranch search\ncommit "Search"\n',
  },
  W661: {
    severity: 'warning',
    meaning: 'A branch has no commit of its own, so only its name is drawn, next to the commit it begins at.',
    message: ({ id }) => `'${id}' has no commits.`,
    hint: ({ id }) => `Commit to it after its branch line, or remove the lines that name '${id}'.`,
    example: 'git "Release"\ncommit "Set up"\nbranch search\nswitch main\ncommit "Fix"\n',
    repair: 'git "Release"\ncommit "Set up"\nbranch search\ncommit "Search"\nswitch main\ncommit "Fix"\n',
  },
  W662: {
    severity: 'warning',
    meaning: 'A cherry-pick names a commit that was already copied to the current branch.',
    message: ({ id, on }) => `'${on}' already has a copy of '${id}'.`,
    hint: () => 'Remove this line, or name another commit.',
    example: 'git "Release"\ncommit\nbranch a\ncommit fix\nswitch main\ncherry-pick fix\ncherry-pick fix\n',
    repair: 'git "Release"\ncommit\nbranch a\ncommit fix\nswitch main\ncherry-pick fix\n',
  },
  W663: {
    severity: 'warning',
    meaning: 'A merge brings no new commit to the current branch; git would not create a commit.',
    message: ({ id, into }) => `'${into}' already has every commit of '${id}', so the merge brings nothing new.`,
    hint: ({ id }) => `Remove this line, or commit to '${id}' before it.`,
    example: 'git "Release"\ncommit "Set up"\nbranch search\ncommit "Search"\nmerge main\n',
    repair: 'git "Release"\ncommit "Set up"\nbranch search\ncommit "Search"\n',
  },
  W664: {
    severity: 'warning',
    meaning: 'A cherry-pick names a commit that the branch already has through a merge or its starting point.',
    message: ({ id, on }) => `'${id}' is already part of '${on}'.`,
    hint: () => 'Remove this line, or first switch to the branch that receives the commit.',
    example: 'git "Release"\ncommit a "Set up"\nbranch search\ncommit "Search"\ncherry-pick a\n',
    repair: 'git "Release"\ncommit a "Set up"\nbranch search\ncommit "Search"\n',
  },
  W665: {
    severity: 'warning',
    meaning: 'A revert names a commit that the branch has already reverted.',
    message: ({ id, on }) => `'${on}' has already reverted '${id}'.`,
    hint: () => 'Remove this line, or revert the revert: give that an id.',
    example: 'git "Release"\ncommit fix\ncommit\nrevert fix\nrevert fix\n',
    repair: 'git "Release"\ncommit fix\ncommit\nrevert fix\n',
  },
};

export const report: Report<GitCodeArgs> = reporter(gitCodes);
