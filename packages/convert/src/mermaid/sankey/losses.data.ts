// Constructs of this type that convert to another form, or are dropped. The reference shows them, and losses.test.ts converts
// each.
import type { TypeLosses } from '../losses.js';

export const losses: TypeLosses = {
  head: 'sankey',
  rows: [
    {
      construct: 'A flow that closes a cycle',
      becomes: 'dropped',
      code: 'M203',
      before: 'a,b,1\nb,a,1',
      after: 'node a\nnode b\na -> b value=1',
    },
    {
      construct: 'A row whose value is not a number of at least 0',
      becomes: 'dropped',
      code: 'M203',
      before: 'source,target,value\na,b,1',
      after: 'node a\nnode b\na -> b value=1',
    },
    {
      construct: 'A row of names',
      becomes: 'dropped',
      code: 'M203',
      before: 'from,to,value\na,b,3',
      after: 'node a\nnode b\na -> b value=3',
    },
  ],
};
