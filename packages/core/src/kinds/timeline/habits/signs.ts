// Which lines of a timeline may be another language's, and what ends its blocks there: known before any repair is loaded.
import type { Signs } from '../../../syntax/habits/habits.js';
import { doubtsSection } from '../../habits/doubts.js';

export const timelineSigns: Signs = {
  doubts: doubtsSection,
};
