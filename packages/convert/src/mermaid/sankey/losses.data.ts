// What becomes of the constructs of this type that a source has in another form or not at all; the reference shows it, and
// losses.test.ts converts each.
import type { TypeLosses } from '../losses.js';

export const losses: TypeLosses = {
  head: 'sankey',
  rows: [
    {
      construct: 'A flow that closes a circle',
      becomes: 'dropped',
      code: 'M203',
      before: 'a,b,1\nb,a,1',
      after: 'node a\nnode b\na -> b value=1',
    },
    {
      construct: 'A row whose value is no number from 0',
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
