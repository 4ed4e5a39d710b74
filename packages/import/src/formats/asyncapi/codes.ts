// Codes of the AsyncAPI importer: I180 to I189.
import { type CodeTable, type Report, reporter, short } from '@linework/core';
import type { PlacedDiagnostic } from '../../contract.js';
import type { FilePlace } from '../../file-place.js';

export interface AsyncapiCodeArgs {
  readonly I180: { readonly missing: readonly string[] };
}

export const asyncapiCodes: CodeTable<AsyncapiCodeArgs> = {
  I180: {
    severity: 'warning',
    meaning:
      'References of an AsyncAPI document resolve to nothing in the given files, so their targets are not drawn.',
    message: ({ missing }) =>
      missing.length === 1
        ? `The reference ${short(missing.join(), 200)} resolves to nothing in the given files.`
        : `${missing.length} references resolve to nothing in the given files: ${missing.map((each) => short(each, 200)).join(', ')}.`,
    hint: () => 'Also import the files that they name. Nothing is fetched.',
    example: '',
    repair: '',
  },
};

const report: Report<AsyncapiCodeArgs> = reporter(asyncapiCodes);

export function missingReferences(missing: readonly string[], { file, span }: FilePlace): PlacedDiagnostic {
  return { file, diagnostic: report('I180', span, { missing }) };
}
