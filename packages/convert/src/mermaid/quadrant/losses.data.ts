// What becomes of the constructs of this type that a source has in another form or not at all; the reference shows it, and
// losses.test.ts converts each.
import type { TypeLosses } from '../losses.js';

export const losses: TypeLosses = {
  head: 'quadrantChart',
  rows: [
    {
      construct: 'Classes and looks of points',
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
      construct: 'Half an axis',
      becomes: 'the axis with that name alone',
      before: 'x-axis Low\na: [0.2, 0.3]',
      after: 'x "Low"\npoint "a" x=0.2 y=0.3',
    },
  ],
};
