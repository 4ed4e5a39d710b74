// The statement table of mindmap.
import { HEADER_OPTIONS, ITEM_OPTIONS } from '../../grammar/shared.js';
import type { Grammar } from '../../grammar/table.js';
import { SHAPES, SIDES } from './model.js';

export const mindmapGrammar: Grammar = {
  kind: 'mindmap',
  meaning: 'thoughts around one subject, branch by branch',
  foreignHeaders: ['@startmindmap', 'markmap', 'mindMap', 'mind-map'],
  header: [
    ...HEADER_OPTIONS,
    {
      name: 'sides',
      touches: 'look',
      value: {
        type: 'choice',
        values: SIDES,
        foreign: {
          balanced: 'both',
          auto: 'both',
          LR: 'right',
          RL: 'left',
          TB: 'both',
          TD: 'both',
          down: 'both',
          up: 'both',
        },
      },
      default: 'both',
      meaning: 'where branches go; both: about equally high',
      foreign: ['direction', 'side', 'layout'],
    },
  ],
  statements: [
    {
      shape: 'row',
      keyword: 'note',
      most: { count: 100, what: 'notes' },
      within: ['diagram'],
      cells: [{ name: 'topic', value: { type: 'text' }, optional: true, ofItem: true }],
      texts: { min: 1, max: 1 },
      flags: [],
      options: ITEM_OPTIONS.filter(({ name }) => name === 'tone' || name === 'link'),
      meaning: 'on that topic; none: below the picture',
      example: 'note "Search" : "Ask the users first"',
    },
  ],
  items: {
    most: { count: 500, what: 'topics' },
    number: 'none',
    top: 'one',
    products: true,
    meaning: 'a topic; each branch has its own colour, which tone= sets',
    options: [
      {
        name: 'shape',
        touches: 'look',
        value: {
          type: 'choice',
          values: SHAPES,
          foreign: {
            none: 'plain',
            text: 'plain',
            default: 'plain',
            rect: 'box',
            rectangle: 'box',
            square: 'box',
            card: 'box',
            rounded: 'round',
            pill: 'round',
            ellipse: 'circle',
            oval: 'circle',
            hex: 'hexagon',
            bang: 'cloud',
            bubble: 'cloud',
          },
        },
        default: 'plain',
        meaning: 'outline; plain: a card for the first topic and its branches, bare text below',
        foreign: ['type', 'form'],
      },
      ...ITEM_OPTIONS,
    ],
    example: '"Launch" shape=circle\n  "Product" tone=blue\n    "Search" sub="by June"',
  },
  example: [
    'mindmap "Plan"',
    '"Launch" shape=circle icon=lx:rocket',
    '  "Product" tone=blue',
    '    "Search" sub="by June"',
    '  "People" shape=cloud',
    'note "Search" : "ask"',
  ].join('\n'),
};
