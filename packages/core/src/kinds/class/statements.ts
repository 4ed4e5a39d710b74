// The statement table of class.
import { DIRECTION, EDGE_OPTIONS, HEADER_OPTIONS, ITEM_OPTIONS } from '../../grammar/shared.js';
import type { Grammar } from '../../grammar/table.js';
import { groupStatement, rankOptions, sideNoteStatement } from '../graph-statements.js';
import { RELATION_WORDS } from './relation-words.js';

export const classGrammar: Grammar = {
  kind: 'class',
  meaning: 'classes with their members, and how they inherit, own and use one another',
  foreignHeaders: ['classDiagram', 'classDiagram-v2'],
  foreignSigns: ['class', 'interface', 'abstract', 'annotation'],
  header: [...HEADER_OPTIONS, { ...DIRECTION, meaning: 'auto: parents above, or right if that would be too wide' }],
  statements: [
    {
      shape: 'declaration',
      keyword: 'class',
      most: { count: 500, what: 'classes' },
      within: ['diagram', 'group'],
      id: 'required',
      label: 'optional',
      block: {
        holds: 'members',
        required: false,
        lines: {
          most: { count: 2_000, what: 'members' },
          meaning:
            '+ public, - private, # protected, ~ package; (…) makes an operation; static or abstract before the name; a value of an enumeration is a name; anything else in quotes, as free text',
          example: '+total(vat: number): Money',
        },
      },
      flags: [],
      options: [
        ...ITEM_OPTIONS,
        {
          name: 'stereotype',
          value: { type: 'word' },
          meaning: 'one word in «»: interface, abstract, enumeration, entity',
          foreign: ['type', 'kind', 'annotation'],
        },
        ...rankOptions(['class']),
      ],
      meaning: 'a class; its label may be generic: "Box<T>"',
      example: 'class order "Order" stereotype=entity {\n  +id: UUID\n  #total(vat: number): Money\n}',
      foreign: [
        'interface',
        'enum',
        'annotation',
        'struct',
        'record',
        'protocol',
        'exception',
        'object',
        'entity',
        'node',
      ],
    },
    groupStatement('group shop "Shop" {\n  class cart "Cart"\n}', 'never'),
    sideNoteStatement({
      to: ['class', 'group'],
      within: ['diagram', 'group'],
      what: 'class or group',
      example: 'note order : "Totals are gross" side=left',
    }),
  ],
  edges: {
    most: { count: 1_000, what: 'relations' },
    joins: ['class'],
    arrows: RELATION_WORDS,
    foreign: { '-->': '->', '..>': 'uses', '<-->': '<->' },
    label: 'optional',
    within: ['diagram', 'group'],
    options: [
      ...EDGE_OPTIONS,
      {
        name: 'from',
        value: { type: 'any' },
        meaning: 'cardinality or role at the first end: 1, "0..1", "buyer"',
        foreign: ['source', 'taillabel', 'fromCardinality'],
      },
      {
        name: 'to',
        value: { type: 'any' },
        meaning: 'the same at the second end: "1..*"',
        foreign: ['target', 'headlabel', 'multiplicity', 'cardinality', 'toCardinality'],
      },
    ],
    meaning: 'owns: composition; has: aggregation, both from the whole; uses: dependency; ->: association',
    example: 'order owns line : "contains" from=1 to="1..*"',
  },
  node: 'class',
  frame: 'group',
  icons: ['user', 'users', 'box', 'file-text', 'tag', 'key', 'mail'],
  example: [
    'class "Domain" direction=down',
    'group sales "Sales" {',
    '  class order "Order" stereotype=entity {',
    '    +id: UUID',
    '    -lines: Map<string, Line[]>',
    '    #total(vat: number): Money',
    '    +static empty(): Order',
    '  }',
    '  class line "Line"',
    '}',
    'class priced "Priced<T>" stereotype=interface',
    'class refund "Refund"',
    'order implements priced',
    'refund inherits order',
    'order owns line : "contains" from=1 to="1..*"',
    'note order : "Totals are gross"',
  ].join('\n'),
};
