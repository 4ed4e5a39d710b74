// What only SQL can say: in, what was found; out, the warning.

import { short } from '@linework/convert';
import { type CodeEntry, type CodeTable, codeEntries, type Report, reporter } from '@linework/core';

export interface SqlCodeArgs {
  readonly I150: { readonly statement: string; readonly reason: string };
}

const table: CodeTable<SqlCodeArgs> = {
  I150: {
    severity: 'warning',
    meaning: 'A statement that changes a table could not be understood whole; the table is drawn without it.',
    message: ({ statement, reason }) => `'${short(statement)}' is not drawn: ${reason}.`,
    hint: () => 'Add what it says to the source by hand where it matters.',
    example: '',
    repair: '',
  },
};

export const sqlCodes: readonly CodeEntry[] = codeEntries(table);
export const sqlReport: Report<SqlCodeArgs> = reporter(table);
