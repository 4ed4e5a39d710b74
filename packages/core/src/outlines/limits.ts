// How much of an untrusted SVG is read. Everything behind it is bounded by these numbers.

export const OUTLINE_LIMITS = {
  /** Of the file. */
  characters: 64_000,
  /** Of the file, and again after each `use` is replaced by its target. */
  elements: 500,
  depth: 24,
  /** Of all outlines that are placed, seen or not: a `use` places those of its target again. */
  commands: 50_000,
  /** Of all path data that is kept: a `use` repeats the data of its target. */
  outline: 256_000,
} as const;
