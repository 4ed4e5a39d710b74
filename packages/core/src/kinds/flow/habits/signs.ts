// Which lines of a flow may be another language's, and what ends its blocks there: known before any repair is loaded.
import type { Signs } from '../../../syntax/habits/habits.js';
import { doubtsWords } from '../../habits/doubts.js';
import { isEndOfBlock } from '../../habits/end-of-block.js';

export const flowSigns: Signs = {
  doubts: doubtsWords,
  endsBlock: isEndOfBlock,
};
