// Constructs of this type that convert to another form, or are dropped. The reference shows them, and losses.test.ts converts
// each.
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
      becomes: 'the names of the series',
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
