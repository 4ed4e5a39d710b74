// Constructs of this type that convert to another form, or are dropped. The reference shows them, and losses.test.ts converts
// each.
import type { TypeLosses } from '../losses.js';

export const losses: TypeLosses = {
  head: 'treemap-beta',
  rows: [
    {
      construct: 'The fill of a class',
      becomes: 'the tone of its hue',
      code: 'M204',
      before: '"a": 1\nclassDef red fill:#f00',
      after: '"a" 1',
    },
    {
      construct: 'Other styling',
      becomes: 'dropped',
      code: 'M200',
      before: '"a": 1\nclassDef red color:#f00',
      after: '"a" 1',
    },
    {
      construct: 'A name without a value or children',
      becomes: 'dropped',
      code: 'M216',
      before: '"a": 1\n"b"',
      after: '"a" 1',
    },
  ],
};
