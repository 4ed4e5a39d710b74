// Samples of Mermaid's xy chart syntax, for tests that mutate them or repeat their pieces. Written by hand.
import type { TypeSamples } from '../../testing/type-samples.js';

export const samples: TypeSamples = {
  texts: [
    `---
title: Front
---
xychart-beta horizontal
  title "Sales of the year"
  accDescr: Sales by month
  x-axis "Months" [jan, "feb <b>", mar]
  y-axis "Revenue in k" 0 --> 100.5
  bar "Sold" [50, 60.5 "best", +70]
  line [-5, 40, 30] %% a comment
  line "Three" [1, 2, 3]
`,
    `xychart
  x-axis 0 --> 10
  bar [1, 2]`,
  ],
  pieces: [
    'bar [1]',
    'bar [1]\n',
    '"',
    'bar [',
    ']line ',
    'x-axis a, ',
    'x-axis 1 ',
    '; ',
    'x-axis [',
    'y-axis "',
    '1, ',
  ],
};
