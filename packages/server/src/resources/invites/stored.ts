// What the table of invitations holds, for how long, and what of it is exported.

import type { Stored } from '../../platform/stored/stored.js';
import { DAYS } from './repo.js';
import { invites } from './tables.js';

export const stored: readonly Stored[] = [
  {
    table: invites,
    purpose: 'Organisation',
    holds: 'Invitations: the address or domain, the role, and who invited',
    until: `${DAYS} days after it is accepted, revoked or expired`,
    exported: { file: 'invitations' },
  },
];
