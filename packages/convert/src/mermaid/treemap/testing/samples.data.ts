// Samples of Mermaid's treemap syntax, for tests that mutate them or repeat their pieces. Written by hand.
import type { TypeSamples } from '../../testing/type-samples.js';

export const samples: TypeSamples = {
  texts: [
    `---
title: Front
config:
  treemap:
    valueFormat: "$0,0"
---
treemap-beta
title Budget
"Section 1"
    "Leaf 1.1": 12
    "Section 1.2":::hot
      "Leaf, two", 1,200
      'Leaf three': 3.5:::cold
"Section 2"
    "Leaf 2.1": 20
classDef hot fill:red,color:blue;
classDef cold fill:#00f
`,
  ],
  pieces: ['"a": 1\n', '"a"\n ', '"', ':', '"a', '"a":::b\n', "'a', 1,000 ", '  "a"\n', 'classDef aa '],
};
