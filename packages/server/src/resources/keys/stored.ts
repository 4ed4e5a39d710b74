// What the table of keys holds, for how long, and what of it is exported.
import type { Stored } from '../../platform/stored/stored.js';
import { apiKeys } from './tables.js';

export const stored: readonly Stored[] = [
  {
    table: apiKeys,
    purpose: 'Account and sign-in',
    holds: 'API keys and connected agents: name, scopes, times, and the key itself, encrypted',
    until: 'the account or the organisation is erased; revoked ones stay because versions name them',
    exported: { file: 'api-keys', secret: [apiKeys.sealed] },
  },
];
