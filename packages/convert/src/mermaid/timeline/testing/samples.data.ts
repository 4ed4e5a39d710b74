// Samples of Mermaid's timeline syntax, for tests that mutate them or repeat their pieces. Written by hand.
import type { TypeSamples } from '../../testing/type-samples.js';

export const samples: TypeSamples = {
  texts: [
    `---
title: History
---
timeline
  title Ignored
  accDescr: What happened
  # a comment
  Before : nothing
  section Early days
  1990 : First<br>page : second event
       : third event
  1991
  section Later, maybe
  2000s : One with http://example.com : and #35; more
  2010 - 2020 : Nice : Nicer
`,
  ],
  pieces: ['a : b\n', ': b\n', ' : b', 'section a\n', ':', 'a', 'a:b ', '<br>', ' : #35;'],
};
