// The kinds of diagrams.
import { KIND_MEANINGS } from '@linework/core';
import type { KindName } from '@linework/library';

/** The kinds of diagrams, in the order of the documentation. */
export const kinds: readonly KindName[] = KIND_MEANINGS;
