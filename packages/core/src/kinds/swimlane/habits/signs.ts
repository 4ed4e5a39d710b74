// Which lines of a swimlane may be another language's, and what ends its blocks there: known before any repair is loaded.
import type { Signs } from '../../../syntax/habits/habits.js';
import type { PhraseStatement } from '../../../syntax/statement.js';
import { doubtsWords, endsInColon } from '../../habits/doubts.js';
import { isEndOfBlock } from '../../habits/end-of-block.js';

export const swimlaneSigns: Signs = {
  doubts: (statement, shape) => doubtsWords(statement, shape) || endsInColon(statement) || isPhaseInWords(statement),
  endsBlock: isEndOfBlock,
};

/** `phase Order intake`: words that are not flags. */
function isPhaseInWords({ keyword, rest }: PhraseStatement): boolean {
  return keyword.text === 'phase' && rest.length > 1 && rest.every(({ type }) => type === 'word');
}
