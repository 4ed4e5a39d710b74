// Samples of Mermaid's journey syntax, for tests that mutate them or repeat their pieces. Written by hand.
import type { TypeSamples } from '../../testing/type-samples.js';

export const samples: TypeSamples = {
  texts: [
    `---
title: A day
---
journey
  title Ignored
  accTitle: Day
  Wake: 2: Me
  section Go to work
    Make tea: 5: Me, Cat
    Go upstairs: 3
    Do work: 1: Me, Cat, "Dog"
  section Go <b>home</b>
    Sit down: 9: Me
    Rest: 0: Cat
`,
  ],
  pieces: ['a: 1: b\n', ':', 'section a\n', 'a: 5: a, ', 'a', ',', 'a: 5', '#'],
};
