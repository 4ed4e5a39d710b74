// The width of a text in a terminal: in, printable text without tabs; out, columns.
// East Asian Width (UAX #11) W and F take two, emoji of any length take two, combining marks none.

/** First and last code point of each wide block; neighbours of equal width are merged, unassigned ones included. */
const WIDE: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x2e80, 0x303e],
  [0x3041, 0x33ff],
  [0x3400, 0x4dbf],
  [0x4e00, 0xa4cf],
  [0xa960, 0xa97f],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff01, 0xff60],
  [0xffe0, 0xffe6],
  [0x1b000, 0x1b2ff],
  [0x1f200, 0x1f2ff],
  [0x20000, 0x3fffd],
];

const ASCII = /^[\x20-\x7e]*$/;
const EMOJI = /\p{Emoji_Presentation}|\ufe0f/u;
const MARK = /^[\p{Mn}\p{Me}\p{Cf}]/u;

export function displayWidth(text: string): number {
  if (ASCII.test(text)) return text.length;
  let width = 0;
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text))
    width += clusterWidth(segment);
  return width;
}

function clusterWidth(cluster: string): number {
  if (EMOJI.test(cluster)) return 2;
  if (MARK.test(cluster)) return 0;
  const point = cluster.codePointAt(0) ?? 0;
  return WIDE.some(([first, last]) => point >= first && point <= last) ? 2 : 1;
}
