// Which lines of a gantt may be another language's, and what ends its blocks there: known before any repair is loaded.
import type { Signs } from '../../../syntax/habits/habits.js';
import { doubtsTask } from './doubts.js';

export const ganttSigns: Signs = {
  doubts: doubtsTask,
};
