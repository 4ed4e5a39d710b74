// What the table of members holds, for how long, and what of it is exported.

import type { Stored } from '../../platform/stored/stored.js';
import { addressesIn } from './addresses.js';
import { members } from './tables.js';

export const stored: readonly Stored[] = [
  {
    table: members,
    purpose: 'Organisation',
    holds: 'Members and their roles',
    until: 'the member leaves or is removed',
    account: members.accountId,
    exported: { file: 'members', accountFile: 'memberships', folder: 'members', files: addressesIn },
  },
];
