// Which lines of a mindmap may be another language's, and what ends its blocks there: known before any repair is loaded.
import type { Signs } from '../../../syntax/habits/habits.js';
import type { PhraseStatement } from '../../../syntax/statement.js';

export const mindmapSigns: Signs = {
  doubts: isTopicInWords,
};

/** Without a colon it is a topic whose quotes are missing: `note taking apps`. */
function isTopicInWords({ keyword, rest }: PhraseStatement): boolean {
  if (keyword.text !== 'note') return false;
  return rest[0]?.type === 'word' || !rest.some(({ type }) => type === 'colon' || type === 'string');
}
