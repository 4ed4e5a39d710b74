// The source an operation goes on with: as given, or with every safe repair applied.
import { autofix, type Context, type DiagnosticRecord, type SourceReport } from '@linework/core';

export interface Repaired {
  readonly source: string;
  /** What to add to the answer. */
  readonly told: { readonly source?: string; readonly fixed?: readonly DiagnosticRecord[] };
  /** What the check says of the repaired source; left out where nothing was asked for, and so nothing checked. */
  readonly report?: SourceReport;
}

export function repaired(source: string, mode: 'safe' | undefined, context: Context): Repaired {
  if (mode === undefined) return { source, told: {} };
  const { text, fixed, report } = autofix(source, context);
  return { source: text, told: text === source ? {} : { source: text, fixed }, report };
}
