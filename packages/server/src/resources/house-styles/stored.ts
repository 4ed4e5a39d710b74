// What the table of house styles holds, and for how long.
import type { Stored } from '../../platform/stored/stored.js';
import { houseStyles } from './tables.js';

export const stored: readonly Stored[] = [
  {
    table: houseStyles,
    purpose: 'House style',
    holds: 'A number that changes with the brand, the style rules and the icons',
    until: 'the organisation is erased',
    notExported: 'it says only that something changed',
  },
];
