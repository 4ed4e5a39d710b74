// What the table of icons holds, for how long, and what of it is exported.

import type { Stored } from '../../platform/stored/stored.js';
import { iconFiles } from './files.js';
import { ownIcons } from './tables.js';

export const stored: readonly Stored[] = [
  {
    table: ownIcons,
    purpose: 'House style',
    holds: 'Own icons: outlines, words and products',
    until: 'the icon is deleted',
    wide: true,
    exported: { file: 'icons', folder: 'icons', files: iconFiles },
  },
];
