// What becomes of the constructs of this type that a source has in another form or not at all; the reference shows it, and
// losses.test.ts converts each.
import type { TypeLosses } from '../losses.js';

export const losses: TypeLosses = {
  head: 'xychart',
  rows: [
    {
      construct: 'Tags in a text',
      becomes: 'removed',
      code: 'M205',
      before: 'x-axis ["<b>jan</b>"]\nbar [1]',
      after: 'x "jan"\nbar 1',
    },
  ],
};
