// Codes of the git log importer, as data. I280 to I289.
import { type CodeTable, type Report, reporter } from '@linework/core';
import type { PlacedDiagnostic } from '../../contract.js';
import type { FilePlace } from '../../file-place.js';

interface GitLogCodeArgs {
  readonly I280: Readonly<Record<never, never>>;
}

export const gitLogCodes: CodeTable<GitLogCodeArgs> = {
  I280: {
    severity: 'warning',
    meaning: 'A log does not contain the parents of all commits, so the starts of branches are guesses.',
    message: () => 'This log does not contain the parents of each commit, so commits are drawn in a row.',
    hint: () => 'To see the real branches, import the output of git log --graph or git log --format=raw.',
    example: '',
    repair: '',
  },
};

const report: Report<GitLogCodeArgs> = reporter(gitLogCodes);

export function guessed({ file, span }: FilePlace): PlacedDiagnostic {
  return { file, diagnostic: report('I280', span, {}) };
}
