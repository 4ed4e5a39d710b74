// What becomes of the constructs of this type that a source has in another form or not at all; the reference shows it, and
// losses.test.ts converts each.
import type { TypeLosses } from '../losses.js';

export const losses: TypeLosses = {
  head: 'treeView-beta',
  rows: [
    {
      construct: 'A path',
      becomes: 'folders in each other',
      code: 'M204',
      before: 'src/a.ts',
      after: '"src/"\n  "a.ts"',
    },
    {
      construct: 'A name that stands twice',
      becomes: 'once, with all that is in it',
      code: 'M209',
      before: 'src/\n  a.ts\nsrc/\n  b.ts',
      after: '"src/"\n  "a.ts"\n  "b.ts"',
    },
    {
      construct: 'A file with something in it',
      becomes: 'a folder',
      code: 'M204',
      before: 'a.ts\n  b.ts',
      after: '"a.ts/"\n  "b.ts"',
    },
    {
      construct: 'A class',
      becomes: 'dropped',
      code: 'M200',
      before: 'a.ts :::hot',
      after: '"a.ts"',
    },
    {
      construct: 'An unknown icon',
      becomes: 'dropped',
      code: 'M215',
      before: 'a.ts icon(acme:thing)',
      after: '"a.ts"',
    },
    {
      construct: 'A description',
      becomes: 'small text',
      before: 'src/\n    a.ts ## entry',
      after: '"src/"\n  "a.ts" sub="entry"',
    },
  ],
};
