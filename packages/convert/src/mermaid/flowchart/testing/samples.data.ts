// Samples of Mermaid's flowchart syntax, for tests that mutate them or repeat their pieces. Written by hand.
import type { TypeSamples } from '../../testing/type-samples.js';

export const samples: TypeSamples = {
  texts: [
    `---
title: Shop
config:
  flowchart:
    curve: basis
---
flowchart LR
  accTitle: A cart
  accDescr: What happens to a cart
  %% a comment
  subgraph shop [The shop]
    direction TB
    cart([Cart]):::start --> paid{"Paid?<br/>really"}
    subgraph inner ["An *inner* one"]
      sub[[Routine]] --- disk[(Rows)]
    end
    paid -- "no #quot;yet#quot;" --> cart
    paid e1@==>|yes| send[(Parcels)]
  end
  subgraph empty
  end
  cart & send -.-> mail@{ shape: doc, label: "Mail" } & fax>Fax]
  mail --o shop
  a1{{Six}} <--> b1[/Lean/] x--x c1[\\Other\\] ---> d1[/Trap\\] ~~~ f1[\\Up/]
  g1((Round)) ==> h1(((Twice))) & i1(Soft); j1["\`**Bold** _text_\`"]
  k1[fa:fa-user Ann] -. later .-> l1@{ icon: "fa:bell", form: circle, label: "Ring" }
  m1@{ img: "https://example.com/a.png", label: "Photo", w: 60 }
  e1@{ animate: true, animation: fast }
  classDef start fill:#9f9,stroke:#333;
  classDef default stroke-width:2px
  class paid,send error
  style mail fill:#bbf,color:rgb(1,2,3)
  linkStyle 0,1 stroke:red
  linkStyle default interpolate basis
  click mail href "https://example.com" "Go" _blank
  click cart call open(1) "Tip"
`,
    `graph TD;A[用户 🎉]-->B((Ünï));B-->|l1| C & D;C-->A`,
  ],
  pieces: ['A["', 'A[f(x)];', 'A-->', 'A -->|', 'subgraph a\n', 'end\n', 'A@{ label: "', 'A:::', 'click A "', 'A & '],
};
