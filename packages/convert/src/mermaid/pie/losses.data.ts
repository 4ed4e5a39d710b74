// Constructs of this type that convert to another form, or are dropped. The reference shows them, and losses.test.ts converts
// each.
import type { TypeLosses } from '../losses.js';

export const losses: TypeLosses = {
  head: 'pie',
  rows: [
    {
      construct: 'A second slice with the same label',
      becomes: 'dropped, as in Mermaid',
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
      construct: 'Numbers next to the slices',
      becomes: 'values=both',
      before: '"a" : 1\nshowData',
      after: 'pie values=both\nslice "a" 1',
    },
  ],
};
