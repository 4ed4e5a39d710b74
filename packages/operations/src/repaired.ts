// The source that an operation continues with: as given, or with every repair of the mode applied. Only a request for repairs loads them.
import type { Context, DiagnosticRecord, FixMode, SourceReport } from '@linework/core';

export interface Repaired {
  readonly source: string;
  /** What to add to the response. */
  readonly told: { readonly source?: string; readonly fixed?: readonly DiagnosticRecord[] };
  /** The check's report on the repaired source; omitted if no repair was requested and so nothing was checked. */
  readonly report?: SourceReport;
}

export async function repaired(source: string, mode: FixMode | undefined, context: Context): Promise<Repaired> {
  if (mode === undefined) return { source, told: {} };
  const { autofix } = await import('@linework/core/on-demand');
  const { text, fixed, report } = await autofix(source, context, mode);
  return { source: text, told: text === source ? {} : { source: text, fixed }, report };
}
