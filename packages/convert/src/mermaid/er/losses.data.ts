// What becomes of the constructs of this type that a source has in another form or not at all; the reference shows it, and
// losses.test.ts converts each.
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
      construct: 'A name with other characters',
      becomes: 'a valid id; the label keeps it',
      code: 'M206',
      before: '"Order line" { int id PK }',
      after: 'table Order-line "Order line" {\n  id int pk\n}',
    },
  ],
};
