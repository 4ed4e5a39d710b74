// Which lines of a xychart may be another language's, and what ends its blocks there: known before any repair is loaded.
import type { Signs } from '../../../syntax/habits/habits.js';
import type { PhraseStatement } from '../../../syntax/statement.js';

export const xychartSigns: Signs = {
  doubts: isDoubtful,
};

/** A text where an axis takes none, numbers as an option, labels between numbers, a bare axis name, the number of a mark without y=. */
function isDoubtful({ keyword, rest }: PhraseStatement): boolean {
  const [first] = rest;
  if (keyword.text === 'y' || keyword.text === 'y2') return first?.type === 'string' || first?.type === 'word';
  if (keyword.text === 'x') return false;
  if (keyword.text === 'mark') return rest.some(({ type }) => type === 'number' || type === 'colon');
  return rest.some(
    (each, i) =>
      (each.type === 'option' && /^(?:data|values)$/.test(each.name)) ||
      (each.type === 'word' && each.text === 'y2') ||
      (each.type === 'string' && i > 0 && rest[i - 1]?.type === 'number'),
  );
}
