// What speaks for a kind in a request of plain words: each kind's own table stands in its folder (`evidence.ts`) and is loaded when
// somebody asks which kind to draw, so that a picture never carries it.

/** What texts can look like, whatever their words (`suggest/shapes.ts`). */
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
 * Phrases of folded words with commas between them; case, accents and endings such as -s, -ed and -ing make no difference. `a|b` is either
 * word, `word*` what begins so, `..` up to six words between. What is weighed below 0 speaks against the kind.
 */
export interface WordEvidence {
  readonly weight: number;
  readonly words: string;
  /** How many different ones have to be there before any counts; 1 where left out. */
  readonly least?: number;
}

/** What a diagram of the kind cannot do without, and the shapes that show it is there. */
export interface Need {
  readonly what: string;
  readonly shownBy: readonly ShapeName[];
}

export interface Evidence {
  /** Completes 'It shows'. */
  readonly shows: string;
  readonly words: readonly WordEvidence[];
  readonly shapes: Readonly<Partial<Record<ShapeName, number>>>;
  readonly needs: readonly Need[];
  /** A valid source to start from. */
  readonly skeleton: string;
}
