// Constructs of this type that convert to another form, or are dropped. The reference shows them, and losses.test.ts converts
// each.
import type { TypeLosses } from '../losses.js';

export const losses: TypeLosses = {
  head: 'quadrantChart',
  rows: [
    {
      construct: 'Classes and styles of points',
      becomes: 'dropped',
      code: 'M200',
      before: 'a: [0.3, 0.6] radius: 12',
      after: 'point "a" x=0.3 y=0.6',
    },
    {
      construct: 'Tags in a label',
      becomes: 'removed',
      code: 'M205',
      before: '"<b>a</b>": [0.3, 0.6]',
      after: 'point "a" x=0.3 y=0.6',
    },
    {
      construct: 'An axis with one name',
      becomes: 'an axis with only that name',
      before: 'x-axis Low\na: [0.2, 0.3]',
      after: 'x "Low"\npoint "a" x=0.2 y=0.3',
    },
  ],
};
