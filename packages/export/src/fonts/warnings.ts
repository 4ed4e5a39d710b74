// Warnings about characters Inter lacks. In: the substitutes found. Out: one warning for characters whose font depends
// on the machine and one for characters without any font, with their scripts and how to get a font.
import type { ExportWarning } from '../picture/exported.js';
import { fontAdvice, scriptsOf } from './scripts.js';
import type { Substitutes } from './substitutes.js';

/** A message names at most this many characters; the warning holds all. */
const MOST_NAMED = 12;

export function fontWarnings({ found: fallbacks, missing }: Substitutes): readonly ExportWarning[] {
  const scripts = scriptsOf(missing);
  return [
    ...warningOf(
      'font-substituted',
      fallbacks,
      'Inter lacks these characters, so they are drawn with a font of this machine',
    ),
    ...warningOf(
      'font-missing',
      missing,
      `No font of this machine has these characters (${scripts.join(', ')}); they are drawn as boxes`,
      ` ${fontAdvice(scripts)}`,
    ),
  ];
}

function warningOf(
  code: ExportWarning['code'],
  characters: readonly string[],
  message: string,
  advice = '',
): readonly ExportWarning[] {
  if (characters.length === 0) return [];
  const named = characters.slice(0, MOST_NAMED).map(nameOf).join(', ');
  const more = characters.length > MOST_NAMED ? ` and ${characters.length - MOST_NAMED} more` : '';
  return [{ code, message: `${message}: ${named}${more}.${advice}`, characters }];
}

/** U+FFFD itself marks half a character: see `shown`. */
function nameOf(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `${character} (U+${code})`;
}
