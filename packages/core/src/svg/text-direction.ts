// The reading direction of a whole text, from its first strong character (Unicode Standard Annex 9, rules P2 and P3).

/** First and last code point of the blocks with strong right-to-left characters (UAX 9, table 3, R and AL). */
const RIGHT_TO_LEFT: readonly (readonly [number, number])[] = [
  [0x0590, 0x08ff],
  [0x200f, 0x200f],
  [0xfb1d, 0xfdff],
  [0xfe70, 0xfefc],
  [0x10800, 0x10fff],
  [0x1e800, 0x1efff],
];

/** Strong left-to-right blocks; characters in neither list (digits, marks, symbols, emoji) decide nothing. */
const LEFT_TO_RIGHT: readonly (readonly [number, number])[] = [
  [0x0041, 0x005a],
  [0x0061, 0x007a],
  [0x00aa, 0x00aa],
  [0x00b5, 0x00b5],
  [0x00ba, 0x00ba],
  [0x00c0, 0x00d6],
  [0x00d8, 0x00f6],
  [0x00f8, 0x02b8],
  [0x0370, 0x058f],
  [0x0900, 0x1fff],
  [0x200e, 0x200e],
  [0x2c00, 0x2dff],
  [0x3005, 0x3007],
  [0x3021, 0xd7ff],
  [0xf900, 0xfb1c],
  [0xff21, 0xff3a],
  [0xff41, 0xff5a],
  [0xff66, 0xffdc],
  [0x10000, 0x107ff],
  [0x11000, 0x1e7ff],
  [0x20000, 0x3ffff],
];

function within(code: number, ranges: readonly (readonly [number, number])[]): boolean {
  return ranges.some(([first, last]) => code >= first && code <= last);
}

export function readsRightToLeft(text: string): boolean {
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (within(code, RIGHT_TO_LEFT)) return true;
    if (within(code, LEFT_TO_RIGHT)) return false;
  }
  return false;
}
