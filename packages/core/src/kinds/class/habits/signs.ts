// Which lines of a class may be another language's, and what ends its blocks there: known before any repair is loaded.
import type { Signs } from '../../../syntax/habits/habits.js';
import type { PhraseStatement } from '../../../syntax/statement.js';
import type { Token } from '../../../syntax/token.js';
import { isEndOfBlock } from '../../habits/end-of-block.js';

export const classSigns: Signs = {
  doubts,
  endsBlock: isEndOfBlock,
};

const PLACES: ReadonlySet<string> = new Set(['right', 'left', 'over', 'top', 'bottom', 'for', 'on', 'of']);

/** `class A extends B`, `class Order Order`, `note for A "x"`: ours have one word after the keyword. */
function doubts({ keyword, rest }: PhraseStatement): boolean {
  const [first, second] = rest;
  if (keyword.text === 'note') return first?.type === 'word' && PLACES.has(first.text);
  if (keyword.text === 'class') return rest.some(isForeignHere);
  return second?.type === 'word' && second.text === 'as';
}

/** A second word, a comma, a member text that is not ours, a stereotype in guillemets. */
function isForeignHere(token: Token, place: number): boolean {
  if (token.type === 'option')
    return token.name === 'stereotype' && token.values.some(({ type }) => type === 'strange' || type === 'string');
  return token.type === 'strange' || token.type === 'comma' || (token.type === 'word' && place > 0);
}
