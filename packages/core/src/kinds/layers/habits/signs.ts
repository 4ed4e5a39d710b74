// Which lines of a layers may be another language's, and what ends its blocks there: known before any repair is loaded.
import type { Signs } from '../../../syntax/habits/habits.js';
import { doubtsWords, endsInColon } from '../../habits/doubts.js';
import { isEndOfBlock } from '../../habits/end-of-block.js';

export const layersSigns: Signs = {
  doubts: (statement, shape) =>
    doubtsWords(statement, shape) || endsInColon(statement) || statement.rest.some(({ type }) => type === 'arrow'),
  endsBlock: isEndOfBlock,
};
