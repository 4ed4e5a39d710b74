// What becomes of the constructs of this type that a source has in another form or not at all; the reference shows it, and
// losses.test.ts converts each.
import type { TypeLosses } from '../losses.js';

export const losses: TypeLosses = {
  head: 'classDiagram',
  rows: [
    {
      construct: 'A type before a name',
      becomes: 'behind it',
      code: 'M240',
      before: 'class A {\n+int count\n}',
      after: 'class A {\n  +count: int\n}',
    },
    {
      construct: 'Static and abstract marks',
      becomes: 'static and abstract',
      before: 'class A {\nmake()$\ndraw()*\n}',
      after: 'class A {\n  static make()\n  abstract draw()\n}',
    },
    {
      construct: 'A member that is no member',
      becomes: 'a text',
      before: 'class A {\nmany words of text\n}',
      after: 'class A {\n  "many words of text"\n}',
    },
    {
      construct: 'A relation with two ends or a dotted line',
      becomes: 'the nearest of eight',
      code: 'M241',
      before: 'A .. B',
      after: 'class A\nclass B\nA -- B',
    },
    {
      construct: 'A second annotation',
      becomes: 'dropped',
      code: 'M242',
      before: 'class A {\n<<interface>>\n<<service>>\n}',
      after: 'class A stereotype=interface',
    },
    {
      construct: 'A cardinality of an inheritance',
      becomes: 'dropped',
      code: 'M203',
      before: 'A "1" --|> "2" B',
      after: 'class A\nclass B\nA inherits B',
    },
    {
      construct: 'A class in two namespaces',
      becomes: 'in the first',
      code: 'M213',
      before: 'namespace n {\nclass A\n}\nnamespace m {\nclass A\nclass B\n}',
      after: 'group n {\n  class A\n}\ngroup m {\n  class B\n}',
    },
    {
      construct: 'A note of what is no class',
      becomes: 'a note of the diagram',
      code: 'M204',
      before: 'class A\nnote for B "Look"',
      after: 'class A\nnote : "Look"',
    },
    {
      construct: 'Styles and classes',
      becomes: 'dropped',
      code: 'M200',
      before: 'class A\nstyle A fill:#f00',
      after: 'class A',
    },
    {
      construct: 'Links and callbacks',
      becomes: 'dropped; the line to write is named',
      code: 'M201',
      before: 'class A\nlink A "https://example.com"',
      after: 'class A',
    },
  ],
};
