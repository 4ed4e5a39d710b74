// What becomes of the constructs of this type that a source has in another form or not at all; the reference shows it, and
// losses.test.ts converts each.
import type { TypeLosses } from '../losses.js';

export const losses: TypeLosses = {
  head: 'pie',
  rows: [
    {
      construct: 'A second slice of one label',
      becomes: 'dropped, as Mermaid drops it',
      code: 'M209',
      before: '"a" : 1\n"a" : 2\n"b" : 3',
      after: 'slice "a" 1\nslice "b" 3',
    },
    {
      construct: 'Tags in a label',
      becomes: 'removed',
      code: 'M205',
      before: '"<b>a</b>" : 1',
      after: 'slice "a" 1',
    },
    {
      construct: 'Numbers beside the slices',
      becomes: 'values=both',
      before: '"a" : 1\nshowData',
      after: 'pie values=both\nslice "a" 1',
    },
  ],
};
