// Makes ids from other text: in, a label or a name of another language; out, an id of this language. docs/language.md,
// Lexical rules.
import { KEY, WORD } from './token.js';

/** Longer texts are cut first. */
const READ = 80;
const LONGEST = 32;

/** An id from a label: `The shop` gives `the-shop`. */
export function slug(label: string): string {
  const made = plainLetters(label)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, LONGEST)
    .replace(/-$/, '');
  if (made === '') return 'item';
  return KEY.test(made) ? made : `n${made}`;
}

/** An id as close as possible to the written text. */
export function wordFrom(text: string): string {
  const made = plainLetters(text)
    .replace(/[^A-Za-z0-9_-]+/g, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');
  if (made === '') return 'item';
  return WORD.test(made) ? made : WORD.test(`n${made}`) ? `n${made}` : slug(made);
}

/** Drops accents and keeps the letters below them. */
function plainLetters(text: string): string {
  return text
    .slice(0, READ)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
}
