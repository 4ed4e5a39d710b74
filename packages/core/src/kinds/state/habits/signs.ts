// Which lines of a state may be another language's, and what ends its blocks there: known before any repair is loaded.
import type { Signs } from '../../../syntax/habits/habits.js';
import type { PhraseStatement } from '../../../syntax/statement.js';
import { doubtsWords } from '../../habits/doubts.js';
import { isEndOfBlock } from '../../habits/end-of-block.js';

export const stateSigns: Signs = {
  doubts: (statement, shape) => doubtsWords(statement, shape) || doubtsPlace(statement),
  endsBlock: isEndOfBlock,
};

const FLAGS: ReadonlySet<string> = new Set(['initial', 'start', 'first', 'final', 'terminal', 'end']);

/** `state a final` reads like one of our flags. */
function doubtsPlace({ keyword, rest }: PhraseStatement): boolean {
  return keyword.text === 'state' && rest.some((each, i) => i > 0 && each.type === 'word' && FLAGS.has(each.text));
}
