// What `linework preview` answers to its page.
import type { DiagnosticRecord } from '@linework/core';

/** The response of `files`. */
export interface PreviewFiles {
  /** Whether the page shows a list. */
  readonly folder: boolean;
  /** In list order. */
  readonly files: readonly string[];
}

/** The response of `drawing`: the current result of a source. */
export type PreviewDrawing =
  | {
      readonly ok: true;
      readonly title?: string;
      readonly light: string;
      readonly dark: string;
      readonly diagnostics: readonly PreviewDiagnostic[];
    }
  | { readonly ok: false; readonly diagnostics: readonly PreviewDiagnostic[] }
  /** It could not be read, or its settings are wrong: a sentence. */
  | { readonly problem: string };

export interface PreviewDiagnostic extends DiagnosticRecord {
  /** The line of the source, because the page does not show the source. */
  readonly text: string;
}
