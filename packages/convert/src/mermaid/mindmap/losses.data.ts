// Constructs of this type that convert to another form, or are dropped. The reference shows them, and losses.test.ts converts
// each.
import type { TypeLosses } from '../losses.js';

export const losses: TypeLosses = {
  head: 'mindmap',
  rows: [
    {
      construct: 'A bang',
      becomes: 'a cloud',
      code: 'M280',
      before: 'root\n  ))a((',
      after: '"root"\n  "a" shape=cloud',
    },
    {
      construct: 'An icon',
      becomes: 'dropped; the hint names the closest icon',
      code: 'M281',
      before: 'root\n  a\n  ::icon(fa fa-book)',
      after: '"root"\n  "a"',
    },
    {
      construct: 'A class',
      becomes: 'dropped',
      code: 'M200',
      before: 'root\n  a\n  :::urgent',
      after: '"root"\n  "a"',
    },
    {
      construct: 'Markdown in a text',
      becomes: 'removed',
      code: 'M205',
      before: 'root\n  ["`**Bold** text`"]',
      after: '"root"\n  "Bold text" shape=box',
    },
    {
      construct: 'Text in front of the brackets of a topic',
      becomes: 'dropped; only the text in brackets is drawn',
      code: 'M282',
      before: 'root\n  a text[Box]',
      after: '"root"\n  "Box" shape=box',
    },
  ],
};
