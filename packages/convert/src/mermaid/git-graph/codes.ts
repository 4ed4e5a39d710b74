// The converter's codes specific to git graphs. docs/conversion.md, Git graphs; examples are Mermaid texts.
import type { CodeTable } from '@linework/core';
import { short } from '../../short.js';

export interface GitGraphCodeArgs {
  readonly M120: { readonly reason: string; readonly instead: string };
  readonly M220: { readonly count: number };
  readonly M221: { readonly parent: string };
  readonly M222: { readonly id: string; readonly message: string };
}

const TITLED = '---\ntitle: Release\n---\ngitGraph\n';
const REPAIRED = `${TITLED}commit id: "Set up"\n`;

export const gitGraphCodes: CodeTable<GitGraphCodeArgs> = {
  M120: {
    severity: 'error',
    meaning:
      'A git history cannot be replayed: an unknown or duplicate branch, an unknown commit, a merge with the id of an earlier commit, a branch merged into itself, or a branch before the first commit.',
    message: ({ reason }) => `The history cannot be replayed: ${short(reason, 160)}.`,
    hint: ({ instead }) => instead,
    example: `${TITLED}commit id: "Set up"\ncheckout search\ncommit id: "Search"\n`,
    repair: `${TITLED}commit id: "Set up"\nbranch search\ncommit id: "Search"\n`,
  },
  M220: {
    severity: 'warning',
    meaning: 'A commit without an id or a message is drawn as a bare dot.',
    message: ({ count }) =>
      count === 1 ? 'This commit has no text; it is a bare dot.' : `${count} commits have no text; each is a bare dot.`,
    hint: () => 'Describe each commit, as in: commit "Set up"',
    example: `${TITLED}commit\n`,
    repair: REPAIRED,
  },
  M221: {
    severity: 'warning',
    meaning: 'The parent named by a cherry-pick of a merge is ignored.',
    message: ({ parent }) => `The parent '${short(parent)}' of this cherry-pick was ignored.`,
    hint: () => 'No action needed. A cherry-pick names only the commit.',
    example: `${TITLED}commit id: "a"\nbranch b\ncommit id: "c"\ncheckout main\nmerge b id: "d"\ncheckout b\ncherry-pick id: "d" parent: "c"\n`,
    repair: `${TITLED}commit id: "a"\nbranch b\ncommit id: "c"\ncheckout main\nmerge b id: "d"\ncheckout b\ncherry-pick id: "a"\n`,
  },
  M222: {
    severity: 'warning',
    lost: true,
    meaning: 'A commit has an id and a message, so the message was dropped.',
    message: ({ id, message }) => `The message '${short(message)}' of the commit '${short(id)}' was dropped.`,
    hint: () => 'A commit shows one text. Write the message instead of the id, or put it in desc=.',
    example: `${TITLED}commit id: "1" msg: "Set up"\n`,
    repair: REPAIRED,
  },
};
