// The diagnostics of an answer: the most causal ones, and how many were left out.
import { type DiagnosticRecord, mostCausal } from '@linework/core';

export interface Few {
  readonly diagnostics: readonly DiagnosticRecord[];
  readonly more?: number;
}

export function few(diagnostics: readonly DiagnosticRecord[]): Few {
  const { shown, more } = mostCausal(diagnostics);
  return { diagnostics: shown, ...(more > 0 ? { more } : {}) };
}
