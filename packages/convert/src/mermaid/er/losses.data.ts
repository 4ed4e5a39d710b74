// Constructs of this type that convert to another form, or are dropped. The reference shows them, and losses.test.ts converts
// each.
import type { TypeLosses } from '../losses.js';

export const losses: TypeLosses = {
  head: 'erDiagram',
  rows: [
    {
      construct: 'A relation without columns',
      becomes: 'a key column, found or added',
      code: 'M211',
      before: 'A { int id PK }\nB { int id PK }\nA ||--o{ B : has',
      after: 'table A {\n  id int pk\n}\ntable B {\n  id int pk\n  a_id int fk=A.id verb="has"\n}',
    },
    {
      construct: 'Many to many',
      becomes: 'a join table',
      code: 'M212',
      before: 'A { int id PK }\nB { int id PK }\nA }o--o{ B : knows',
      after:
        'table A {\n  id int pk\n}\ntable B {\n  id int pk\n}\ntable A_B {\n  a_id int pk fk=A.id\n  b_id int pk fk=B.id verb="knows"\n}',
    },
    {
      construct: 'A dotted relation',
      becomes: 'a relation',
      code: 'M204',
      before: 'A { int id PK }\nB { int id PK\nint a_id FK }\nA ||..o{ B : has',
      after: 'table A {\n  id int pk\n}\ntable B {\n  id int pk\n  a_id int fk=A.id verb="has"\n}',
    },
    {
      construct: 'Styles and classes',
      becomes: 'dropped',
      code: 'M200',
      before: 'A { int id PK }\nstyle A fill:#f00',
      after: 'table A {\n  id int pk\n}',
    },
    {
      construct: 'A name with special characters',
      becomes: 'a valid id; the label keeps the name',
      code: 'M206',
      before: '"Order line" { int id PK }',
      after: 'table Order-line "Order line" {\n  id int pk\n}',
    },
    {
      construct: 'One to one',
      becomes: 'a unique key',
      code: 'M211',
      before: 'a ||--o| b : has',
      after: 'table a {\n  id int pk\n}\ntable b {\n  a_id int unique fk=a.id verb="has"\n}',
    },
    {
      construct: 'Exactly one row at both ends',
      becomes: 'a unique key; the minimum of one is not drawn',
      code: 'M203',
      before: 'a {\nint id PK\n}\nb {\nint id PK, FK\n}\na ||--|| b : has',
      after: 'table a {\n  id int pk\n}\ntable b {\n  id int pk fk=a.id verb="has"\n}',
    },
    {
      construct: 'Entities without attributes',
      becomes: 'tables whose added keys are not drawn: columns=none',
      code: 'M211',
      before: 'a ||--o{ b : has',
      after: 'schema columns=none\ntable a {\n  id int pk\n}\ntable b {\n  a_id int fk=a.id verb="has"\n}',
    },
    {
      construct: 'Zero or one',
      becomes: 'a nullable key',
      code: 'M211',
      before: 'a |o--o{ b : has',
      after: 'table a {\n  id int pk\n}\ntable b {\n  a_id int nullable fk=a.id verb="has"\n}',
    },
    {
      construct: 'Keys and comments of attributes',
      becomes: 'pk, fk, unique and small text',
      before: 'a {\nint id PK "the key"\nstring mail UK\n}',
      after: 'table a {\n  id int pk sub="the key"\n  mail string unique\n}',
    },
    {
      construct: 'An alias',
      becomes: 'the label',
      before: 'a["Customer"] {\nint id PK\n}',
      after: 'table a "Customer" {\n  id int pk\n}',
    },
    {
      construct: 'The direction of a subgraph',
      becomes: 'dropped',
      code: 'M202',
      before: 'subgraph g\ndirection LR\na\nend',
      after: 'group g {\n  table a\n}',
    },
    {
      construct: 'An empty subgraph',
      becomes: 'dropped',
      code: 'M216',
      before: 'a\nsubgraph g\nend',
      after: 'table a',
    },
    {
      construct: 'An unclosed block',
      becomes: 'closed at the end',
      code: 'M217',
      before: 'a {\nint id PK',
      after: 'table a {\n  id int pk\n}',
    },
    {
      construct: 'An unmatched brace',
      becomes: 'ignored',
      code: 'M217',
      before: 'a {\nint id PK\n}\n}',
      after: 'table a {\n  id int pk\n}',
    },
    {
      construct: 'A one-or-more marker',
      becomes: 'a key; the minimum of one is not drawn',
      code: 'M203',
      before: 'a {\nint id PK\n}\nb {\nint a_id FK\n}\na ||--|{ b : has',
      after: 'table a {\n  id int pk\n}\ntable b {\n  a_id int fk=a.id verb="has"\n}',
    },
  ],
};
