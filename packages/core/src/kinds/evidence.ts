// Evidence for a kind in a plain-language request: each kind's own table is in its folder (`evidence.ts`) and is loaded
// only to choose a kind, so a picture never includes it.

import type { Start } from './starting.js';

/** Possible forms of texts, whatever their words (`suggest/shapes.ts`). */
export const SHAPES = [
  'amounts',
  'percents',
  'series',
  'messages',
  'clock',
  'dates',
  'lengths',
  'types',
  'tables',
  'paths',
  'pairs',
  'outline',
  'conditions',
  'steps',
  'names',
] as const;

export type ShapeName = (typeof SHAPES)[number];

/**
 * Comma-separated phrases of folded words; case, accents and endings such as -s, -ed and -ing make no difference. `a|b`
 * is either word, `word*` a prefix, `..` up to six words between. A weight below 0 counts against the kind.
 */
export interface WordEvidence {
  readonly weight: number;
  readonly words: string;
  /** How many different ones must occur before any counts; default 1. */
  readonly least?: number;
}

/** What a diagram of the kind requires, and the shapes that indicate it. */
export interface Need {
  readonly what: string;
  readonly shownBy: readonly ShapeName[];
}

/** A way of writing that some requests name, such as an org chart. */
export interface Pattern {
  /** Phrases as in `WordEvidence`. */
  readonly words: string;
  readonly start: Start;
  readonly skeleton: string;
}

export interface Evidence {
  /** Completes 'It shows'. */
  readonly shows: string;
  readonly words: readonly WordEvidence[];
  readonly shapes: Readonly<Partial<Record<ShapeName, number>>>;
  readonly needs: readonly Need[];
  /** A valid source to start from with what a request names. */
  readonly start: Start;
  /** The same for a request that names nothing. */
  readonly skeleton: string;
  /** Instead of these two, the first pattern that the request names. */
  readonly patterns?: readonly Pattern[];
}
