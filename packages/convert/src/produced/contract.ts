// What every reader of another format comes to, whatever it read: a draft with the place of each part, and what callers learn
// of the source made from it. SPEC.md, 'Converter result (one diagram)'.
import type { DiagnosticRecord, DiagramDraft, DraftStatement } from '@linework/core';

/** Where a statement of the draft comes from; `Place` is whatever the reader calls a place of its input. */
export interface DraftOrigin<Place> {
  readonly kind: 'node' | 'group' | 'edge';
  /** Empty for an edge. */
  readonly id: string;
  /** The name in the input; of an edge, its two ends. */
  readonly external: string;
  readonly place: Place;
  readonly statement: DraftStatement;
}

export interface Drafted<Place> {
  readonly draft: DiagramDraft;
  readonly origins: readonly DraftOrigin<Place>[];
}

export interface ProducedStats {
  readonly nodes: number;
  readonly edges: number;
  readonly groups: number;
}

export interface Validation {
  readonly valid: boolean;
  readonly errors: readonly DiagnosticRecord[];
  /** Of the produced source. */
  readonly warnings: readonly DiagnosticRecord[];
}

/** An origin with its line in the produced source. */
export interface ProducedOrigin<Place> extends Omit<DraftOrigin<Place>, 'statement'> {
  readonly producedLine: number;
}
