// What the tables of passkeys hold, for how long, and what of it is exported.

import type { Stored } from '../../platform/stored/stored.js';
import { CHALLENGE_LIFE } from './challenges.js';
import { passkeyChallenges, passkeys } from './tables.js';

export const stored: readonly Stored[] = [
  {
    table: passkeys,
    purpose: 'Account and sign-in',
    holds: 'Passkeys: public key, name and last day of use',
    until: 'the passkey is removed',
    exported: { file: 'passkeys' },
  },
  {
    table: passkeyChallenges,
    purpose: 'Account and sign-in',
    holds: 'What a passkey is asked to sign, as hashes',
    until: `${CHALLENGE_LIFE / 60_000} minutes after the request`,
    notExported: 'they are hashes that name nobody, and end soon',
  },
];
