// What the tables of brands hold, for how long, and what of it is exported.

import type { Stored } from '../../platform/stored/stored.js';
import { logoAndFonts } from './logo-and-fonts.js';
import { brandChoices, brands } from './tables.js';

export const stored: readonly Stored[] = [
  {
    table: brands,
    purpose: 'House style',
    holds: 'The brand: colours, logo and fonts',
    until: 'the brand is removed',
    exported: { file: 'brand', folder: 'brand', files: logoAndFonts },
  },
  {
    table: brandChoices,
    purpose: 'Account and sign-in',
    holds: 'The organisation whose house style the account draws with',
    until: 'another choice, or the end of the membership',
    exported: { file: 'brand-choice' },
  },
];
