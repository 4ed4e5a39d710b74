// Codes of the tree importer, as data. I270 to I279.
import { type CodeTable, type Report, reporter, short } from '@linework/core';
import type { PlacedDiagnostic } from '../../contract.js';
import type { FilePlace } from '../../file-place.js';

interface TreeCodeArgs {
  readonly I270: { readonly lines: number; readonly most: number; readonly parts: readonly string[] };
}

export const treeCodes: CodeTable<TreeCodeArgs> = {
  I270: {
    severity: 'warning',
    meaning:
      'A tree has more lines than a picture holds. Folders beyond a certain depth are one line each, with counts.',
    message: ({ lines, most }) => `There are ${lines} entries but a picture holds ${most}, so folders are folded.`,
    hint: ({ parts }) =>
      parts.length === 0
        ? 'Each folded line shows its counts.'
        : `Each folded line shows its counts. Its contents are in these parts: ${parts.map((each) => short(each)).join(', ')}.`,
    example: '',
    repair: '',
  },
};

const report: Report<TreeCodeArgs> = reporter(treeCodes);

export function folded({ file, span }: FilePlace, args: TreeCodeArgs['I270']): PlacedDiagnostic {
  return { file, diagnostic: report('I270', span, args) };
}
