// Samples of Mermaid's quadrant chart syntax, for tests that mutate them or repeat their pieces. Written by hand.
import type { TypeSamples } from '../../testing/type-samples.js';

export const samples: TypeSamples = {
  texts: [
    `---
title: Front
---
quadrantChart
  title Reach
  x-axis Low reach --> High reach
  y-axis "Low gain" --> "High gain"
  quadrant-1 Do it
  quadrant-2 Plan it
  quadrant-3 Leave it
  quadrant-4 Delegate it
  Campaign A: [0.3, 0.6]
  "Campaign (B)": [0.45, 0.23] radius: 12, color: #ff3300
  C:::hot: [1, 0]
  D: [.5, .5]
  classDef hot color: #109060, radius : 10
`,
  ],
  pieces: [
    'a: [0.1, 0.2]\n',
    'a: [',
    'x-axis a --> ',
    'quadrant-1 a\n',
    '"',
    ':',
    '-->',
    'a:::b: [0,0] radius: ',
    'y-axis ',
  ],
};
