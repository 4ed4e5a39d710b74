// Which lines of a pie may be another language's, and what ends its blocks there: known before any repair is loaded.
import type { Signs } from '../../../syntax/habits/habits.js';
import type { PhraseStatement } from '../../../syntax/statement.js';

export const pieSigns: Signs = {
  doubts: isDoubtful,
};

/** A slice with an id, with its number first or as an option, or with a unit after it. */
function isDoubtful({ rest }: PhraseStatement): boolean {
  const [first, second, third] = rest;
  if (first?.type === 'word' && second?.type === 'string') return true;
  if (first?.type === 'number' && (second?.type === 'string' || second?.type === 'word')) return true;
  if (second?.type === 'option' && /^(?:value|share|size|percent|amount|number)$/.test(second.name)) return true;
  return first?.type === 'string' && second?.type === 'number' && (third?.type === 'word' || third?.type === 'strange');
}
