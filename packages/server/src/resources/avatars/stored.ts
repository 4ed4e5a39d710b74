// What the table of avatars holds, for how long, and what of it is exported.

import type { Stored } from '../../platform/stored/stored.js';
import { picturesOf } from './pictures.js';
import { avatars } from './tables.js';

export const stored: readonly Stored[] = [
  {
    table: avatars,
    purpose: 'House style',
    holds: 'The avatar in four sizes',
    until: 'the avatar is removed',
    exported: {
      file: 'avatar',
      inFiles: [avatars.px32, avatars.px64, avatars.px128, avatars.px256],
      folder: 'avatar',
      files: picturesOf,
    },
  },
];
