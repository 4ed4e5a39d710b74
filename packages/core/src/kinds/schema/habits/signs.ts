// Which lines of a schema may be another language's, and what ends its blocks there: known before any repair is loaded.
import type { Signs } from '../../../syntax/habits/habits.js';
import { doubtsWords } from '../../habits/doubts.js';
import { isEndOfBlock } from '../../habits/end-of-block.js';
import { isTypeWord } from '../types.js';

export const schemaSigns: Signs = {
  doubts: doubtsWords,
  doubtsLine: (text) => !isOwnLine(text),
  endsBlock: isEndOfBlock,
};

const QUOTED = '"[^"]*"';
const TYPE = `(?:[a-z]\\w*(?:\\(\\d+(?:, ?\\d+)?\\))?(?:\\[\\])?|${QUOTED})`;
const WORD = `(?:pk|fk|unique|nullable|(?:fk|verb|default|sub)=(?:[\\w.]+|${QUOTED}))`;
/** A name, its type or label, a label after a type, and words of a column: nothing here has another reading. */
const OWN = new RegExp(`^([A-Za-z][\\w-]*)(?: (${TYPE}))?(?: ${QUOTED})?(?: ${WORD})*$`);
/** Words that begin a clause of SQL, or follow a type there. */
const OF_SQL =
  /^(?:primary|unique|key|index|constraint|foreign|fulltext|spatial|check|exclude|generated|identity|collate|auto_?increment|unsigned|varying|references|default)\b/i;

/** Columns and values as our documents have them. `string name`, with the type first, is Mermaid's. */
function isOwnLine(text: string): boolean {
  const [, name, type = ''] = OWN.exec(text) ?? [];
  return name !== undefined && !OF_SQL.test(name) && !OF_SQL.test(type) && !isTypeWord(name);
}
