// The output that readers of all other formats share: a draft with the position of each part, and the facts about the source
// made from it that callers need. docs/conversion.md, Result.
import type { DiagnosticRecord, DiagramDraft, DraftStatement } from '@linework/core';

/** Where a statement of the draft comes from; `Place` is the reader's type for a position in its input. */
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
  /** In the produced source. */
  readonly warnings: readonly DiagnosticRecord[];
}

/** An origin with its line in the produced source. */
export interface ProducedOrigin<Place> extends Omit<DraftOrigin<Place>, 'statement'> {
  readonly producedLine: number;
}
