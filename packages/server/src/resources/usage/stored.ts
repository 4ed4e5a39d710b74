// What the table of emails about usage holds, for how long, and what of it is exported.
import type { Stored } from '../../platform/stored/stored.js';
import { DAYS } from './notices.js';
import { usageNotices } from './tables.js';

export const stored: readonly Stored[] = [
  {
    table: usageNotices,
    purpose: 'Payments and plan',
    holds: 'When an email about a used allowance was sent',
    until: `${DAYS} days`,
    exported: { file: 'usage-emails' },
  },
];
