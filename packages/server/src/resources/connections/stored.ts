// What the table of connected agents holds, and for how long.
import type { Stored } from '../../platform/stored/stored.js';
import { oauthRecords } from './tables.js';

export const stored: readonly Stored[] = [
  {
    table: oauthRecords,
    purpose: 'Account and sign-in',
    holds: 'Tokens and registrations of connected agents, encrypted',
    until: 'they expire, or the agent is disconnected',
    notExported: 'they are tokens; the agents are in api-keys.ndjson',
  },
];
