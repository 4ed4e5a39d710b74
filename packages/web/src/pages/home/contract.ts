// What the operation `draw` answers, as far as the page reads it.
import type { DiagnosticRecord } from '@linework/core';

export type Answer = DrawAnswer | { readonly error: true; readonly message: string };

interface DrawAnswer {
  readonly error?: undefined;
  readonly ok: boolean;
  readonly svg?: string;
  readonly title?: string;
  readonly diagnostics: readonly DiagnosticRecord[];
}
