// Constructs of this type that convert to another form, or are dropped. The reference shows them, and losses.test.ts converts
// each.
import type { TypeLosses } from '../losses.js';

export const losses: TypeLosses = {
  head: 'quadrantChart',
  rows: [
    {
      construct: 'The colour of a point or class',
      becomes: 'the tone of its hue',
      code: 'M204',
      before: 'a: [0.3, 0.6] color: #ff3300',
      after: 'point "a" x=0.3 y=0.6 tone=red',
    },
    {
      construct: 'The radius of points',
      becomes: 'a size: the area, which is in proportion to the square',
      before: 'a: [0.3, 0.6] radius: 12\nb: [0.1, 0.2]',
      after: 'point "a" x=0.3 y=0.6 size=144\npoint "b" x=0.1 y=0.2 size=25',
    },
    {
      construct: 'The strokes of points',
      becomes: 'dropped',
      code: 'M200',
      before: 'a: [0.3, 0.6] stroke-width: 2px',
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
