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
    {
      construct: 'Names of bars and lines',
      becomes: 'their names',
      before: 'bar "Sold" [1, 2]',
      after: 'bar "Sold" 1 2',
    },
    {
      construct: 'Labels of points',
      becomes: 'labels=',
      before: 'bar [540 "x", 65 "y"]',
      after: 'bar 540 65 labels="x","y"',
    },
  ],
};
