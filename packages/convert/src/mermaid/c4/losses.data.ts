// Constructs of this type that convert to another form, or are dropped. The reference shows them, and losses.test.ts converts
// each.
import type { TypeLosses } from '../losses.js';

export const losses: TypeLosses = {
  head: 'C4Context',
  rows: [
    {
      construct: 'Tags, sprites and styles',
      becomes: 'dropped',
      code: 'M200',
      before: 'Person(a, "Ann", "Buys", $tags="v1")',
      after: 'person a "Ann" sub="Buys"',
    },
    {
      construct: 'A link',
      becomes: 'dropped; the hint shows the line to write',
      code: 'M201',
      before: 'Person(a, "Ann", $link="https://example.com")',
      after: 'person a "Ann"',
    },
    {
      construct: 'The direction of a relation',
      becomes: 'dropped',
      code: 'M202',
      before: 'Person(a, "Ann")\nSystem(b, "Shop")\nRel_U(a, b, "buys")',
      after: 'person a "Ann"\nsystem b "Shop"\na -> b : "buys"',
    },
    {
      construct: 'A relation with a boundary',
      becomes: 'a relation with an element inside',
      code: 'M210',
      before: 'Person(a, "Ann")\nBoundary(c, "Shop") {\nSystem(b, "Till")\n}\nRel(a, c, "buys")',
      after: 'person a "Ann"\ngroup c "Shop" {\n  system b "Till"\n}\na -> b : "buys"',
    },
    {
      construct: 'An empty boundary',
      becomes: 'dropped',
      code: 'M216',
      before: 'Person(a, "Ann")\nBoundary(c, "Shop") {\n}',
      after: 'person a "Ann"',
    },
    {
      construct: 'An external element',
      becomes: 'external',
      before: 'Person_Ext(a, "Ann")',
      after: 'person a "Ann" external',
    },
    {
      construct: 'A fill',
      becomes: 'the tone of its hue',
      code: 'M204',
      before: 'Person(a, "Ann")\nUpdateElementStyle(a, $bgColor="red")',
      after: 'person a "Ann" tone=red',
    },
    {
      construct: 'The number of items per row',
      becomes: 'dropped',
      code: 'M202',
      before: 'Person(a, "Ann")\nUpdateLayoutConfig($c4ShapeInRow="3")',
      after: 'person a "Ann"',
    },
    {
      construct: 'An unclosed boundary',
      becomes: 'closed at the end',
      code: 'M217',
      before: 'System_Boundary(b, "Shop") {\nPerson(a, "Ann")',
      after: 'system b "Shop" {\n  person a "Ann"\n}',
    },
    {
      construct: 'An unmatched brace',
      becomes: 'ignored',
      code: 'M217',
      before: 'Person(a, "Ann")\n}',
      after: 'person a "Ann"',
    },
  ],
};
