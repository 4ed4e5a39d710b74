// Samples of Mermaid's entity-relationship diagram syntax, for tests that mutate them or repeat their pieces. Written by hand.
import type { TypeSamples } from '../../testing/type-samples.js';

export const samples: TypeSamples = {
  texts: [
    `---
title: Shop
---
erDiagram
  direction LR
  CUSTOMER ||--o{ ORDER : places
  CUSTOMER }|..|{ "DELIVERY ADDRESS" : "lives at"
  ORDER one to many(1) LINE-ITEM : contains
  PERSON only one optionally to zero or more CAR : drives
  CUSTOMER {
    string name PK "the *name*"
    int id PK, FK
    varchar(20) email UK "with, comma"
    List~int~ numbers
    string[] names
    type *odd
    decimal(10,2) \`total due\`
  }
  p[Person] {
    string first
  }
  "DELIVERY ADDRESS" { string street }
  ALONE
  EMPTY {
  }
  ORDER ||--|| ORDER : "follows"
  subgraph sales [The sales]
    direction TB
    INVOICE }o--o| ORDER : ""
  end
  classDef red fill:#f00
  class CUSTOMER,ORDER red
  p:::red
  style ALONE fill:#0f0
`,
  ],
  pieces: [
    'A ||--o{ B : c\n',
    'A {\n',
    'string a ',
    'A { int b }\n',
    '"',
    '}',
    'A |',
    'one or ',
    'subgraph a\n',
    'A["',
    'a[b] ',
    'int a PK, ',
  ],
};
