// Whether the words in front of a phrase negate it: in, the words of a text and the position of the phrase.
import type { Word } from './words.js';

const DENYING = new Set(
  'no not nor without never nicht kein keine keinen statt pas sans sin sino than instead 不 没'.split(' '),
);
const BETWEEN = new Set('a an the of as by our its un une una ein eine el la le of de'.split(' '));

export function denied(words: readonly Word[], first: number): boolean {
  for (let at = first - 1; at >= Math.max(0, first - 3); at--) {
    const word = words[at];
    if (word === undefined || word.sentence !== words[first]?.sentence) return false;
    if (DENYING.has(word.folded)) return true;
    if (!BETWEEN.has(word.folded)) return false;
  }
  return false;
}
