// What the tables of signing in hold, for how long, and what of it is exported.

import type { Stored } from '../../platform/stored/stored.js';
import { MINUTES } from './codes.js';
import { DAYS } from './sessions.js';
import { sessions, signInCodes } from './tables.js';

export const stored: readonly Stored[] = [
  {
    table: signInCodes,
    purpose: 'Account and sign-in',
    holds: 'Codes to sign in with: hashes of the code, the address, the browser and the network',
    until: `${MINUTES} minutes after the request`,
    notExported: 'they are hashes of what opens the account, and end soon',
  },
  {
    table: sessions,
    purpose: 'Account and sign-in',
    holds: 'Where the account is signed in: when, the name of the browser, and the identity provider',
    until: `sign-out, or ${DAYS} days after the sign-in`,
    exported: { file: 'sessions', secret: [sessions.hash, sessions.providerSignOut] },
  },
];
