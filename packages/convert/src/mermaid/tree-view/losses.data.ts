// Constructs of this type that convert to another form, or are dropped. The reference shows them, and losses.test.ts converts
// each.
import type { TypeLosses } from '../losses.js';

export const losses: TypeLosses = {
  head: 'treeView-beta',
  rows: [
    {
      construct: 'A path',
      becomes: 'nested folders',
      code: 'M204',
      before: 'src/a.ts',
      after: '"src/"\n  "a.ts"',
    },
    {
      construct: 'A repeated name',
      becomes: 'one item with all children',
      code: 'M209',
      before: 'src/\n  a.ts\nsrc/\n  b.ts',
      after: '"src/"\n  "a.ts"\n  "b.ts"',
    },
    {
      construct: 'A file with children',
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
