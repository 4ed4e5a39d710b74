// What the tables of publishing hold, for how long, and what of it is exported.
import type { Stored } from '../../platform/stored/stored.js';
import { publishingDefaults, publishingPolicies } from './tables.js';

export const stored: readonly Stored[] = [
  {
    table: publishingPolicies,
    purpose: 'Organisation',
    holds: 'Where members publish',
    until: 'the organisation is erased',
    exported: { file: 'publishing' },
  },
  {
    table: publishingDefaults,
    purpose: 'Account and sign-in',
    holds: 'The organisation that the account publishes to',
    until: 'another choice, or the end of the membership',
    exported: { file: 'publishing-default' },
  },
];
