// The samples that a type provides for tests that mutate its texts or repeat their pieces.

export interface TypeSamples {
  /** Each converts unchanged. */
  readonly texts: readonly [string, ...string[]];
  /** Pieces of its lines; repeating one must cost no more than linear time. */
  readonly pieces: readonly string[];
}
