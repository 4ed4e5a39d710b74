// Samples of Mermaid's swimlane syntax, for tests that mutate them or repeat their pieces. Written by hand.
import type { TypeSamples } from '../../testing/type-samples.js';

export const samples: TypeSamples = {
  texts: [
    `---
title: Refund
config:
  swimlane:
    automaticLaneOrdering: true
---
swimlane-beta LR
  accDescr: Who pays what back
  subgraph buyer [The buyer]
    ask([Ask for it])
    told[Read the reason]
    subgraph inner
      wait[Wait]
    end
  end
  subgraph shop ["The <b>shop</b>"]
    direction TB
    check{Within 30 days?}
    pay[(Accounts)]
  end
  subgraph none
  end
  ask --> check -->|yes| pay
  check -. no .-> told
  pay --> audit[Audit]
  shop --> wait
  classDef hot fill:#f66
  class pay hot
  style buyer fill:#9f9
`,
  ],
  pieces: ['subgraph a\n', 'subgraph a\nb\nend\n', 'end\n', 'a-->', 'a["', 'a-->b\n', 'a & '],
};
