// Constructs of this type that convert to another form, or are dropped. The reference shows them, and losses.test.ts converts
// each.
import type { TypeLosses } from '../losses.js';

export const losses: TypeLosses = {
  head: 'timeline',
  rows: [
    {
      construct: 'Text after a hash in a time',
      becomes: 'dropped, as in Mermaid',
      code: 'M260',
      before: '1990 # or so : Page',
      after: 'at "1990"',
    },
    {
      construct: 'A section without times',
      becomes: 'dropped',
      code: 'M216',
      before: '1990 : Page\nsection Later',
      after: 'at "1990" : "Page"',
    },
    {
      construct: 'Tags in a text',
      becomes: 'removed',
      code: 'M205',
      before: '1990 : <b>Page</b>',
      after: 'at "1990" : "Page"',
    },
    {
      construct: 'A time without events',
      becomes: 'a bare time',
      before: '2020',
      after: 'at "2020"',
    },
  ],
};
