// What the table of style rules holds, for how long, and what of it is exported.
import type { Stored } from '../../platform/stored/stored.js';
import { styleRules } from './tables.js';

export const stored: readonly Stored[] = [
  {
    table: styleRules,
    purpose: 'House style',
    holds: 'Style rules',
    until: 'the rules are removed',
    exported: { file: 'style-rules' },
  },
];
