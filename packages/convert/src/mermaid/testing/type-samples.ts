// What a type gives the tests that change its texts or repeat their pieces.

export interface TypeSamples {
  /** Each is converted as it stands. */
  readonly texts: readonly [string, ...string[]];
  /** Of its lines; one repeated to any length must not cost more than the length says. */
  readonly pieces: readonly string[];
}
