// Samples of Mermaid's pie chart syntax, for tests that mutate them or repeat their pieces. Written by hand.
import type { TypeSamples } from '../../testing/type-samples.js';

export const samples: TypeSamples = {
  texts: [
    `---
title: Front
config:
  pie:
    donutHole: 0.4
---
pie showData title Pets
  accTitle: Pets
  "Dogs" : 386.5
  "Cats, all" : 85
  'Birds' : 15
  "Dogs" : 3
  "<b>Fish</b> #35;" : 0 %% a comment
`,
  ],
  pieces: ['"a" : 1\n', '"', ':', '"a', '"a" : ', '1', "'a' : 2 ", 'title '],
};
