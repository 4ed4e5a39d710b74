// Samples of Mermaid's state diagram syntax, for tests that mutate them or repeat their pieces. Written by hand.
import type { TypeSamples } from '../../testing/type-samples.js';

export const samples: TypeSamples = {
  texts: [
    `---
title: Door
---
stateDiagram-v2
  direction LR
  accDescr: How a door moves
  hide empty description
  scale 350 width
  # a comment
  [*] --> Shut
  Shut --> Open : push [free] / ring: twice
  Shut : Nobody<br/>passes
  Shut : Nothing moves
  state "Wide open" as Open
  Open --> [*]
  state Half {
    direction TB
    [*] --> a
    a --> b : more
    state Inner {
      c --> d
    }
    --
    x --> y
    y --> [*]
  }
  state fork1 <<fork>>
  state join1 [[join]]
  state pick <<choice>>
  Open --> fork1
  fork1 --> Half
  Half --> join1
  join1 --> pick
  pick --> Shut : if closed
  note right of Open : A note
  note left of Half
    Two
    lines
  end note
  note "floats" as N
  classDef hot fill:#f00,color:white
  class Open,Shut hot
  Shut:::hot --> Half
  style Half fill:#0f0
  click Open href "https://example.com"
`,
  ],
  pieces: [
    'state a {\n',
    'state a {',
    'a --> b\n',
    'state "',
    'note right of a\n',
    '[*] ',
    'a:::b',
    '}\n',
    '--\n',
    'a : b\n',
    'state a <<choice>>\n',
    'note right of a : b\n',
    'class a,',
    'state "a" as b {\n',
  ],
};
