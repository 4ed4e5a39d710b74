// The source an operation goes on with: as given, or with every safe repair applied.
import { autofix, type Context, type DiagnosticRecord } from '@linework/core';

export interface Repaired {
  readonly source: string;
  /** What to add to the answer. */
  readonly told: { readonly source?: string; readonly fixed?: readonly DiagnosticRecord[] };
}

export function repaired(source: string, mode: 'safe' | undefined, context: Context): Repaired {
  if (mode === undefined) return { source, told: {} };
  const { text, fixed } = autofix(source, context);
  return { source: text, told: text === source ? {} : { source: text, fixed } };
}
