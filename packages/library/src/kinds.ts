// The kinds of diagrams.
import { KIND_MEANINGS } from '@linework/core';

export interface KindName {
  /** The first word of its sources. */
  readonly name: string;
  /** What it shows, as a phrase. */
  readonly meaning: string;
}

/** The kinds of diagrams, in the order of the documentation. */
export const kinds: readonly KindName[] = KIND_MEANINGS;
