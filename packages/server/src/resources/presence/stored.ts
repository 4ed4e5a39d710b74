// What the table of presence holds, for how long, and what of it is exported.
import type { Stored } from '../../platform/stored/stored.js';
import { presences } from './tables.js';

export const stored: readonly Stored[] = [
  {
    table: presences,
    purpose: 'Diagrams',
    holds: 'Who has a diagram open at the moment, and whether to edit it',
    until: 'the diagram is closed, or half a minute after its reader was last reached',
    account: presences.accountId,
    notExported: 'it says only who is there at the moment',
  },
];
