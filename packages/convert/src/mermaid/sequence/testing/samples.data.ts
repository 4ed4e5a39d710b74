// Samples of Mermaid's sequence diagram syntax, for tests that mutate them or repeat their pieces. Written by hand.
import type { TypeSamples } from '../../testing/type-samples.js';

export const samples: TypeSamples = {
  texts: [
    `---
title: Checkout
---
sequenceDiagram
  title: Ignored
  accDescr { Who says
  what }
  autonumber 10 5
  box Aqua Front office
    actor B as Buyer<br/>at home
    participant S as "Shop"
  end
  participant D@{ "type": "database", "alias": "Rows" }
  create participant P as Postman
  S->>P: Come
  B->>+S: Order #35;1, please
  S-->>-B: Thanks; wait
  S-xD: lost
  D--xS: lost too
  S-)D: async
  D--)S: async back
  B<<->>S: both
  B<<-->>S: both dotted
  S-|\\D: half
  S->>()D: central
  S->>S: :wrap: to itself
  activate D
  deactivate D
  Note left of B: Alone
  Note over B,S: Both<br/>of them
  loop every day
    alt paid
      S->>D: write
    else not paid
      S->>B: remind
    end
    opt maybe
      S->>D: read
    end
    par one
      S->>D: a
    and two
      S->>B: b
    end
    critical must
      S->>D: c
    option not
      S->>B: d
    end
    break failed
      S->>B: sorry
    end
    rect rgb(1, 2, 3)
      S->>B: in colour
    end
  end
  autonumber off
  link B: Site @ https://example.com
  links S: {"Docs": "https://example.com"}
  properties S: {"class": "x"}
  destroy P
  P-xS: Gone
`,
  ],
  pieces: [
    'A->B',
    'A->>+B: x\n',
    'loop x\n',
    'Note over A: <br/>\n',
    'box a\n',
    'A->>B: #quot;<b>',
    'end\n',
    'participant A as ',
    'autonumber 1.5 ',
  ],
};
