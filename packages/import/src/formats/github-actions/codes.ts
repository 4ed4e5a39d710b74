// Codes of the GitHub Actions importer, as data. I210 to I219.
import { type CodeTable, type Report, reporter, short } from '@linework/core';
import type { PlacedDiagnostic } from '../../contract.js';
import type { FilePlace } from '../../file-place.js';

interface ActionsCodeArgs {
  readonly I210: { readonly job: string; readonly needed: string };
}

export const actionsCodes: CodeTable<ActionsCodeArgs> = {
  I210: {
    severity: 'warning',
    meaning: 'A job needs one that its workflow does not have. The missing job is drawn anyway.',
    message: ({ job, needed }) => `'${short(job)}' needs '${short(needed)}', which is not in the workflow.`,
    hint: () => 'Name a job in the same file.',
    example: '',
    repair: '',
  },
};

const report: Report<ActionsCodeArgs> = reporter(actionsCodes);

export function missingNeed({ file, span }: FilePlace, job: string, needed: string): PlacedDiagnostic {
  return { file, diagnostic: report('I210', span, { job, needed }) };
}
