// The options that every format of tables takes.
import type { ImporterOption } from '../contract.js';

export const TABLE_OPTIONS: readonly ImporterOption[] = [
  {
    name: 'tables',
    takes: 'texts',
    meaning: 'Tables to draw: names, or prefixes that end in an asterisk; the others are left out.',
  },
  {
    name: 'columns',
    takes: ['all', 'keys', 'none'],
    meaning: 'Which columns are drawn: all, only keys, or none.',
  },
  {
    name: 'noise',
    takes: ['all'],
    meaning: 'Draw indexes that are not unique too.',
  },
];
