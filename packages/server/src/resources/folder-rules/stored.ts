// What the table of folder rules holds, for how long, and what of it is exported.
import type { Stored } from '../../platform/stored/stored.js';
import { folderRules } from './tables.js';

export const stored: readonly Stored[] = [
  {
    table: folderRules,
    purpose: 'Organisation',
    holds: 'Who sees and changes which folder',
    until: 'the rule is removed',
    exported: { file: 'folder-rules' },
  },
];
