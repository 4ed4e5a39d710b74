// Samples of Mermaid's sankey diagram syntax, for tests that mutate them or repeat their pieces. Written by hand.
import type { TypeSamples } from '../../testing/type-samples.js';

export const samples: TypeSamples = {
  texts: [
    `---
title: Energy
---
sankey-beta
%% a comment
source,target,value
Coal,Power,124.729
Power,"Homes, all",50
Power,"Say ""yes""",.5

Power,Heat,0
Coal,Heat,20
`,
  ],
  pieces: ['a,b,1\n', ',', '"', '""', 'a,', 'a,"b",', '1,1,1\n', '\n'],
};
