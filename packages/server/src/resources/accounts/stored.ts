// What the tables of accounts hold, for how long, and what of it is exported.
import type { Stored } from '../../platform/stored/stored.js';
import { accounts, identities } from './tables.js';

export const stored: readonly Stored[] = [
  {
    table: accounts,
    purpose: 'Account and sign-in',
    holds: 'The account: its email address and when it was made',
    until: 'the account is erased',
    account: accounts.id,
    exported: { file: 'account' },
  },
  {
    table: identities,
    purpose: 'Account and sign-in',
    holds: 'What the account can sign in as: email addresses, and subjects of identity providers',
    until: 'the account is erased, or the organisation of the identity provider',
    account: identities.accountId,
    exported: { file: 'identities' },
  },
];
