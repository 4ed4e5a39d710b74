// What only an import of a log of git says, as data. I280 to I289.
import { type CodeTable, type Report, reporter } from '@linework/core';
import type { PlacedDiagnostic } from '../../contract.js';
import type { FilePlace } from '../../file-place.js';

interface GitLogCodeArgs {
  readonly I280: Readonly<Record<never, never>>;
}

export const gitLogCodes: CodeTable<GitLogCodeArgs> = {
  I280: {
    severity: 'warning',
    meaning: 'A log does not tell the parents of all commits, so where branches begin is a guess.',
    message: () => 'This log does not tell what each commit follows; commits are drawn one after another.',
    hint: () => 'Import git log --graph or git log --format=raw to see branches as they were.',
    example: '',
    repair: '',
  },
};

const report: Report<GitLogCodeArgs> = reporter(gitLogCodes);

export function guessed({ file, span }: FilePlace): PlacedDiagnostic {
  return { file, diagnostic: report('I280', span, {}) };
}
