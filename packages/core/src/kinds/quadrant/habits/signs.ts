// Which lines of a quadrant may be another language's, and what ends its blocks there: known before any repair is loaded.
import type { Signs } from '../../../syntax/habits/habits.js';
import type { PhraseStatement } from '../../../syntax/statement.js';

export const quadrantSigns: Signs = {
  doubts: doubtsPoint,
};

/** From here on, a number is a percent rather than a value slightly out of range. */
export const OVER = 2;

/** `point "Spring" 0.3 0.6`, `x=30 y=60`: a position in a form that is not ours. */
function doubtsPoint({ keyword, rest }: PhraseStatement): boolean {
  if (keyword.text !== 'point') return false;
  return rest.some((each) => {
    if (each.type === 'number') return true;
    if (each.type !== 'option' || !/^[xy]$/.test(each.name)) return each.type === 'strange';
    const [value] = each.values;
    return (value?.type === 'number' && value.value >= OVER) || (value?.type === 'strange' && value.text.endsWith('%'));
  });
}
