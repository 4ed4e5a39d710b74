// The characters that are kept of a brand's font: letters, figures and signs of Latin, Greek and Cyrillic text.

type Range = readonly [first: number, last: number];

const BASIC: Range = [0x20, 0x7e];

/** By Unicode's blocks. */
const KEPT: readonly Range[] = [
  BASIC,
  // Latin-1 to Latin Extended-B.
  [0xa0, 0x24f],
  // Accents, by themselves or on the letter in front of them.
  [0x2b0, 0x36f],
  // Greek and Cyrillic.
  [0x370, 0x52f],
  // Latin Extended Additional, with the letters of Vietnamese.
  [0x1e00, 0x1eff],
  // Punctuation, raised figures, currencies.
  [0x2000, 0x20cf],
  // Letter-like signs, fractions, arrows, mathematics.
  [0x2100, 0x22ff],
  // Geometric shapes.
  [0x25a0, 0x25ff],
];

function* charactersIn(ranges: readonly Range[]): Generator<string> {
  for (const [first, last] of ranges) for (let code = first; code <= last; code++) yield String.fromCodePoint(code);
}

export const BASIC_LATIN: readonly string[] = [...charactersIn([BASIC])];
export const KEPT_CHARACTERS: readonly string[] = [...charactersIn(KEPT)];
