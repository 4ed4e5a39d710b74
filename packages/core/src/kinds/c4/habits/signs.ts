// Which lines of a c4 may be another language's, and what ends its blocks there: known before any repair is loaded.
import type { Signs } from '../../../syntax/habits/habits.js';
import { isEndOfBlock } from '../../habits/end-of-block.js';
import { doubtsElement } from './doubts.js';

export const c4Signs: Signs = {
  doubts: doubtsElement,
  endsBlock: isEndOfBlock,
};
