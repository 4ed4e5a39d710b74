// Makes ids from other text: in, a label or a name of another language; out, an id of this language. docs/language.md,
// Lexical rules.
import { KEY, WORD } from './token.js';

/** Longer texts are cut first. */
const READ = 80;
const LONGEST = 32;

/** An id from a label: `The shop` gives `the-shop`. */
export function slug(label: string): string {
  const word = plainLetters(label)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, LONGEST)
    .replace(/-$/, '');
  if (word === '') return 'item';
  return KEY.test(word) ? word : `n${word}`;
}

/** An id as close as possible to the written text. */
export function wordFrom(text: string): string {
  const word = plainLetters(text)
    .replace(/[^A-Za-z0-9_-]+/g, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');
  if (word === '') return 'item';
  return WORD.test(word) ? word : WORD.test(`n${word}`) ? `n${word}` : slug(word);
}

/** Drops accents and keeps the letters below them. */
function plainLetters(text: string): string {
  return text
    .slice(0, READ)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
}
