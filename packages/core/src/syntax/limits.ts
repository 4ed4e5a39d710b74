// Size limits of one source. A source over a limit is not parsed, and E105 says to split it.
import type { Source } from '../text/source.js';

export const LIMITS = {
  /** UTF-16 units of a source. */
  characters: 500_000,
  lines: 5_000,
  /** Words below the header; numbers, texts, options and braces count as words. */
  words: 50_000,
  /** Characters of the header's line. */
  header: 10_000,
  /** Characters of one string. */
  text: 2_000,
  levels: 24,
} as const;

export type SourceLimit = 'characters' | 'lines' | 'words' | 'header';

/** The limit that a source exceeds, apart from those that `cutSource` finds. */
export function overLimit({ text, lineStarts }: Source): 'characters' | 'lines' | undefined {
  if (text.length > LIMITS.characters) return 'characters';
  return lineStarts.length > LIMITS.lines ? 'lines' : undefined;
}
