// Which lines of a git may be another language's, and what ends its blocks there: known before any repair is loaded.
import type { Signs } from '../../../syntax/habits/habits.js';
import { doubtsCommand } from './doubts.js';

export const gitSigns: Signs = {
  doubts: doubtsCommand,
};
