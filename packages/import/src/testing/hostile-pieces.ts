// Pieces that mean something in most formats; repeated without end they are what a hostile file is made of.

export const HOSTILE_PIECES: readonly string[] = [
  '(',
  '[',
  '{',
  '"',
  '\\',
  '<',
  ' ',
  '\t',
  '\n',
  '&a ',
  '\u0000',
  '🎉',
];

/** A text that repeats one piece. */
export function repeated(piece: string, length: number): string {
  return piece.repeat(Math.ceil(length / piece.length));
}
