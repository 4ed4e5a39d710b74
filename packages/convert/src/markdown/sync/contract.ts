// Input and result of syncing pictures in a document. docs/limits.md, Markdown sync.
import type { DiagnosticRecord } from '@linework/core';
import type { GroupEdges } from '../../mermaid/contract.js';

export interface SyncOptions {
  /** The document's path, with `/`: its pictures go next to it. */
  readonly documentPath: string;
  /** Converts Mermaid fences to diagram fences with a picture. */
  readonly convertExternal: boolean;
  /** Where edges of Mermaid's subgraphs end; by default at a node inside. */
  readonly groupEdges?: GroupEdges;
  readonly mode: SyncMode;
  /** Handles only the fence with this id; the result lists no other. */
  readonly fence?: string;
  /** Whether the caller already has that picture of an up-to-date fence, so that it is not drawn again. */
  readonly isDrawn?: (path: string) => boolean;
  /** Codes that are not reported for the fence with an id. */
  readonly ignored?: (fence: string) => ReadonlySet<string> | undefined;
}

export type SyncMode = 'check' | 'sync';

export type SyncStatus = 'synced' | 'converted' | 'unchanged' | 'skipped' | 'failed';

export interface SyncEntry {
  /** Empty if there is none. */
  readonly id: string;
  /** The language of the fence. */
  readonly source: 'linework' | 'mermaid';
  /** The kind of diagram; empty when none was found. */
  readonly kind: string;
  /** Line of the fence's opening marks, in the given document. */
  readonly line: number;
  readonly status: SyncStatus;
  /** Positions refer to the given document. */
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
  /** The whole document; unchanged in mode `check`. */
  readonly markdown: string;
  /** Whether the document is, or was, out of date. */
  readonly changed: boolean;
  /**
   * The light and dark pictures of all handled fences, except those the caller has. If a document has too many, pictures of outdated
   * fences come first.
   */
  readonly files: readonly SyncFile[];
  /** One per fence, in order. */
  readonly report: readonly SyncEntry[];
  readonly summary: SyncSummary;
  readonly caps: { readonly hit: boolean; readonly messages: readonly string[] };
  /** Paths of the pictures that the document shows, drawn now or before. */
  readonly shown: readonly string[];
}
