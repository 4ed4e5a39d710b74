// What only an import of a tree says, as data. I270 to I279.
import { short } from '@linework/convert';
import { type CodeTable, type Report, reporter } from '@linework/core';
import type { PlacedDiagnostic } from '../../contract.js';
import type { FilePlace } from '../../file-place.js';

interface TreeCodeArgs {
  readonly I270: { readonly lines: number; readonly most: number; readonly parts: readonly string[] };
}

export const treeCodes: CodeTable<TreeCodeArgs> = {
  I270: {
    severity: 'warning',
    meaning:
      'A tree has more lines than a picture holds, so folders beyond a depth are one line each with their counts.',
    message: ({ lines, most }) => `There are ${lines} entries; a picture holds ${most}, so folders are folded.`,
    hint: ({ parts }) =>
      parts.length === 0
        ? 'Each folded line says how much is in it.'
        : `Each folded line says how much is in it; parts show it: ${parts.map((each) => short(each)).join(', ')}.`,
    example: '',
    repair: '',
  },
};

const report: Report<TreeCodeArgs> = reporter(treeCodes);

export function folded({ file, span }: FilePlace, args: TreeCodeArgs['I270']): PlacedDiagnostic {
  return { file, diagnostic: report('I270', span, args) };
}
