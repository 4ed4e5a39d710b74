// The source that an operation continues with: as given, or with every repair of the mode applied.
import { autofix, type Context, type DiagnosticRecord, type FixMode, type SourceReport } from '@linework/core';

export interface Repaired {
  readonly source: string;
  /** What to add to the response. */
  readonly told: { readonly source?: string; readonly fixed?: readonly DiagnosticRecord[] };
  /** The check's report on the repaired source; omitted if no repair was requested and so nothing was checked. */
  readonly report?: SourceReport;
}

export function repaired(source: string, mode: FixMode | undefined, context: Context): Repaired {
  if (mode === undefined) return { source, told: {} };
  const { text, fixed, report } = autofix(source, context, mode);
  return { source: text, told: text === source ? {} : { source: text, fixed }, report };
}
