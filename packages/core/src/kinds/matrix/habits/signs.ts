// Which lines of a matrix may be another language's, and what ends its blocks there: known before any repair is loaded.
import type { Signs } from '../../../syntax/habits/habits.js';
import type { PhraseStatement } from '../../../syntax/statement.js';
import { doubtsSection } from '../../habits/doubts.js';

export const matrixSigns: Signs = {
  doubts: (statement) => doubtsSection(statement) || doubtsRow(statement),
};

/** A cell that is not a valid value, or one that names its column. */
function doubtsRow({ keyword, rest }: PhraseStatement): boolean {
  if (keyword.text !== 'row' || rest[0]?.type !== 'string') return false;
  const isThousands = rest.some(({ type, span }, i) => {
    const [before, behind] = [rest[i - 1], rest[i + 1]];
    const glued = before?.span.end === span.start && behind?.span.start === span.end;
    return type === 'comma' && glued && before?.type === 'number' && behind?.type === 'number';
  });
  return (
    isThousands ||
    rest.some(
      (each) =>
        each.type === 'strange' || (each.type === 'option' && /^(?:[A-Z]|(?:values|cells|data)$)/.test(each.name)),
    )
  );
}
