// What the tables of organisations hold, for how long, and what of it is exported.

import type { Stored } from '../../platform/stored/stored.js';
import { DAYS } from './erase.js';
import { SLUG_DAYS } from './repo.js';
import { formerSlugs, organisations } from './tables.js';

export const stored: readonly Stored[] = [
  {
    table: organisations,
    purpose: 'Organisation',
    holds: 'The organisation: name, slug and times',
    until: `${DAYS} days after it is deleted`,
    exported: { file: 'organisation' },
  },
  {
    table: formerSlugs,
    purpose: 'Organisation',
    holds: 'Slugs that it had before',
    until: `another organisation takes the slug, at the earliest after ${SLUG_DAYS} days`,
    exported: { file: 'former-slugs' },
  },
];
