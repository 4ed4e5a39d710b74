// What becomes of the constructs of this type that a source has in another form or not at all; the reference shows it, and
// losses.test.ts converts each.
import type { TypeLosses } from '../losses.js';

export const losses: TypeLosses = {
  head: 'stateDiagram-v2',
  rows: [
    {
      construct: 'A description',
      becomes: 'small text under the name',
      before: 'a : first\na : second',
      after: 'state a sub="first\\nsecond"',
    },
    {
      construct: 'A note on a composite state',
      becomes: 'drawn in its frame',
      code: 'M250',
      before: 'state a {\nb --> c\n}\nnote right of a : Look',
      after: 'state a {\n  state b\n  state c\n  b -> c\n}\nnote a : "Look"',
    },
    {
      construct: 'A state called start or end',
      becomes: 'renamed',
      code: 'M251',
      before: 'start --> b',
      after: 'state start-state "start"\nstate b\nstart-state -> b',
    },
    {
      construct: 'A note of no state',
      becomes: 'dropped, as Mermaid draws nothing of it',
      code: 'M203',
      before: 'a --> b\nnote "floats" as n',
      after: 'state a\nstate b\na -> b',
    },
    {
      construct: 'The direction of a composite state',
      becomes: 'dropped',
      code: 'M202',
      before: 'state a {\ndirection LR\nb --> c\n}',
      after: 'state a {\n  state b\n  state c\n  b -> c\n}',
    },
    {
      construct: 'A class with a meaning, a fill',
      becomes: 'a tone',
      code: 'M207',
      before: 'a --> b\nclass b error',
      after: 'state a\nstate b tone=red\na -> b',
    },
    {
      construct: 'Other styling',
      becomes: 'dropped',
      code: 'M200',
      before: 'a --> b\nclassDef x stroke:#f00',
      after: 'state a\nstate b\na -> b',
    },
    {
      construct: 'A link of a state',
      becomes: 'dropped',
      code: 'M201',
      before: 'a --> b\nclick a href "https://example.com"',
      after: 'state a\nstate b\na -> b',
    },
    {
      construct: 'A composite state with nothing in it',
      becomes: 'a plain state',
      code: 'M216',
      before: 'a --> b\nstate b {\n}',
      after: 'state a\nstate b\na -> b',
    },
    {
      construct: 'A state in two composites',
      becomes: 'in the first',
      code: 'M213',
      before: 'state a {\nx --> y\n}\nstate b {\nx --> z\n}',
      after: 'state a {\n  state y\n  x -> y\n}\nstate b {\n  state x\n  state z\n  x -> z\n}',
    },
  ],
};
