// What becomes of the constructs of this type that a source has in another form or not at all; the reference shows it, and
// losses.test.ts converts each.
import type { TypeLosses } from '../losses.js';

export const losses: TypeLosses = {
  head: 'sequenceDiagram',
  rows: [
    {
      construct: 'An actor',
      becomes: 'a person',
      before: 'actor A as Ann\nA->>A: ask',
      after: 'actor A person "Ann"\nA -> A : "ask"',
    },
    {
      construct: 'A cross at an end',
      becomes: 'an arrowhead',
      code: 'M204',
      before: 'A-xB: ask',
      after: 'actor A step\nactor B step\nA -> B : "ask"',
    },
    {
      construct: 'A line without a head',
      becomes: 'a line drawn solid',
      before: 'A->B: ask',
      after: 'actor A step\nactor B step\nA -- B : "ask"',
    },
    {
      construct: 'Half arrowheads and central connections',
      becomes: 'whole arrowheads',
      code: 'M204',
      before: 'A-|\\B: ask',
      after: 'actor A step\nactor B step\nA -> B : "ask"',
    },
    {
      construct: 'A note at a side',
      becomes: 'a note over the lifeline',
      code: 'M204',
      before: 'A->>B: ask\nNote left of A: Look',
      after: 'actor A step\nactor B step\nA -> B : "ask"\nnote A : "Look"',
    },
    {
      construct: 'critical and option',
      becomes: 'alt and else',
      code: 'M204',
      before: 'critical one\nA->>B: ask\noption two\nA->>B: tell\nend',
      after: 'actor A step\nactor B step\nalt "one" {\n  A -> B : "ask"\n} else "two" {\n  A -> B : "tell"\n}',
    },
    {
      construct: 'break',
      becomes: 'opt',
      code: 'M204',
      before: 'break failed\nA->>B: ask\nend',
      after: 'actor A step\nactor B step\nopt "failed" {\n  A -> B : "ask"\n}',
    },
    {
      construct: 'A coloured background',
      becomes: 'dropped; its messages stay',
      code: 'M200',
      before: 'rect rgb(1,2,3)\nA->>B: ask\nend',
      after: 'actor A step\nactor B step\nA -> B : "ask"',
    },
    {
      construct: 'A box round participants',
      becomes: 'dropped',
      code: 'M203',
      before: 'box Shop\nparticipant A\nend\nA->>B: ask',
      after: 'actor A step\nactor B step\nA -> B : "ask"',
    },
    {
      construct: 'Activations',
      becomes: 'dropped',
      code: 'M203',
      before: 'A->>+B: ask\nB-->>-A: tell',
      after: 'actor A step\nactor B step\nA -> B : "ask"\nB --> A : "tell"',
    },
    {
      construct: 'Creating and destroying',
      becomes: 'dropped',
      code: 'M203',
      before: 'A->>B: ask\ncreate participant C\nB->>C: tell',
      after: 'actor A step\nactor B step\nactor C step\nA -> B : "ask"\nB -> C : "tell"',
    },
    {
      construct: 'Links of a participant',
      becomes: 'dropped',
      code: 'M201',
      before: 'A->>B: ask\nlink A: Site @ https://example.com',
      after: 'actor A step\nactor B step\nA -> B : "ask"',
    },
    {
      construct: 'autonumber with a start and a step',
      becomes: 'start= and step=',
      before: 'autonumber 10 5\nA->>B: ask\nB->>A: tell',
      after: 'sequence numbered=on start=10\nactor A step\nactor B step\nA -> B : "ask"\nB -> A : "tell" step=15',
    },
  ],
};
