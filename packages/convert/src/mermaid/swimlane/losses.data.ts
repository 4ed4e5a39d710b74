// Constructs of this type that convert to another form, or are dropped. The reference shows them, and losses.test.ts converts
// each.
import type { TypeLosses } from '../losses.js';

export const losses: TypeLosses = {
  head: 'swimlane-beta LR',
  rows: [
    {
      construct: 'The outermost subgraphs',
      becomes: 'lanes',
      before: 'subgraph shop [Shop]\na\nend',
      after: 'lane shop "Shop" {\n  node a\n}',
    },
    {
      construct: 'A subgraph in a lane',
      becomes: 'part of the lane',
      code: 'M204',
      before: 'subgraph shop\nsubgraph desk\na\nend\nend',
      after: 'lane shop {\n  node a\n}',
    },
    {
      construct: 'A node outside all lanes',
      becomes: 'a node in a lane for all others',
      code: 'M204',
      before: 'subgraph shop\na\nend\na --> b',
      after: 'lane shop {\n  node a\n}\nlane others "Others" {\n  node b\n}\na -> b',
    },
    {
      construct: 'An empty lane',
      becomes: 'dropped',
      code: 'M216',
      before: 'subgraph shop\na\nend\nsubgraph desk\nend',
      after: 'lane shop {\n  node a\n}',
    },
  ],
};
