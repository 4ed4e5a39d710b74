// What the table of stable links holds, for how long, and what of it is exported.
import type { Stored } from '../../platform/stored/stored.js';
import { stableLinks } from './tables.js';

export const stored: readonly Stored[] = [
  {
    table: stableLinks,
    purpose: 'Diagrams',
    holds: 'Stable links and the diagrams that they lead to',
    until: 'the link is deleted',
    exported: { file: 'stable-links' },
  },
];
