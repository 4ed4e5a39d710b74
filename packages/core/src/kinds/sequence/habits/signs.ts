// Which lines of a sequence may be another language's, and what ends its blocks there: known before any repair is loaded.
import type { Signs } from '../../../syntax/habits/habits.js';
import { doubtsWords } from '../../habits/doubts.js';
import { isEndOfBlock } from '../../habits/end-of-block.js';
import { wordedEnds } from './block-ends.js';
import { BRANCHES } from './block-words.js';

export const sequenceSigns: Signs = {
  doubts: doubtsWords,
  endsBlock: isEndOfBlock,
  wordedEnds,
  branches: BRANCHES,
};
