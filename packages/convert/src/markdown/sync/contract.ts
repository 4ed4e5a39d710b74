// What pictures in a document are asked with and answered by. SPEC.md, 'Markdown sync result'.
import type { DiagnosticRecord } from '@linework/core';

export interface SyncOptions {
  /** The document's path, with `/`: its pictures stand beside it. */
  readonly documentPath: string;
  /** Mermaid fences become ours, with a picture. */
  readonly convertExternal: boolean;
  readonly mode: SyncMode;
  /** Whether the caller has that picture, of a fence that is in step; it is not drawn again then. */
  readonly isDrawn?: (path: string) => boolean;
}

export type SyncMode = 'check' | 'sync';

export type SyncStatus = 'synced' | 'converted' | 'unchanged' | 'skipped' | 'failed';

export interface SyncEntry {
  /** Empty where there is none. */
  readonly id: string;
  /** What the fence was written in. */
  readonly source: 'linework' | 'mermaid';
  /** The kind of diagram; empty when none was found. */
  readonly kind: string;
  /** Of the fence's opening marks, in the document that was given. */
  readonly line: number;
  readonly status: SyncStatus;
  /** Places point into the document that was given. */
  readonly diagnostics: readonly DiagnosticRecord[];
  readonly message: string | null;
}

export interface SyncFile {
  readonly path: string;
  readonly content: string;
  readonly encoding: 'utf8';
}

export interface SyncSummary extends Readonly<Record<SyncStatus, number>> {
  readonly diagrams: number;
  readonly files: number;
}

export interface SyncResult {
  readonly mode: SyncMode;
  /** The whole document; as it was given where the mode is `check`. */
  readonly markdown: string;
  /** Whether the document is not, or was not, in step. */
  readonly changed: boolean;
  /** Every picture of the fences that were handled, light and dark, but for those the caller has. */
  readonly files: readonly SyncFile[];
  /** A fence each, in their order. */
  readonly report: readonly SyncEntry[];
  readonly summary: SyncSummary;
  readonly caps: { readonly hit: boolean; readonly messages: readonly string[] };
  /** Paths of the pictures that the document shows, drawn now or before. */
  readonly shown: readonly string[];
}
