// The options that every table format accepts.
import type { ImporterOption } from '../contract.js';

export const TABLE_OPTIONS: readonly ImporterOption[] = [
  {
    name: 'tables',
    takes: 'texts',
    longest: 200,
    form: { pattern: /^[^*]*\*?$/, says: 'a name, or a prefix and an asterisk' },
    meaning: 'Draw only these tables: names, or prefixes that end in an asterisk.',
  },
  {
    name: 'columns',
    takes: ['all', 'keys', 'none'],
    meaning: 'Which columns to draw: all, only keys, or none.',
  },
  {
    name: 'split',
    takes: ['auto', 'never'],
    meaning:
      'Whether a picture that would be too wide to read becomes an overview with a picture of each group of tables (auto, the default), or stays one picture.',
  },
  {
    name: 'noise',
    takes: ['all'],
    meaning: 'Also draw non-unique indexes.',
  },
];
