// The statement table of quadrant.
import { DESC, HEADER_OPTIONS, ITEM_OPTIONS, TONE_OPTION } from '../../grammar/shared.js';
import type { Grammar, OptionSpec, StatementSpec } from '../../grammar/table.js';
import { AREAS } from './model.js';

const TEXT = { type: 'text' } as const;

function axis(keyword: 'x' | 'y', ends: string, example: string): StatementSpec {
  return {
    shape: 'row',
    keyword,
    most: { count: 1, what: keyword },
    within: ['diagram'],
    cells: [
      { name: 'low', value: TEXT },
      { name: 'high', value: TEXT, optional: true },
    ],
    flags: [],
    options: [
      { name: 'title', touches: 'wording', value: TEXT, meaning: 'what the axis measures', foreign: ['label', 'name'] },
    ],
    meaning: `what ${ends} mean`,
    example,
    foreign: [`${keyword}-axis`, `${keyword}axis`, `${keyword}Axis`],
  };
}

function share(name: 'x' | 'y', meaning: string): OptionSpec {
  return { name, value: { type: 'number', min: 0, max: 1 }, required: true, meaning };
}

export const quadrantGrammar: Grammar = {
  kind: 'quadrant',
  meaning: 'items rated by two measures, in four areas',
  foreignHeaders: ['quadrantChart', 'quadrant-chart', 'quadrantchart'],
  header: HEADER_OPTIONS,
  statements: [
    axis('x', 'left and right', 'x "Low reach" "High reach"'),
    axis('y', 'bottom and top', 'y "Low cost" "High cost"'),
    {
      shape: 'row',
      keyword: 'area',
      most: { count: 4, what: 'areas' },
      within: ['diagram'],
      cells: [
        {
          name: 'place',
          value: {
            type: 'choice',
            values: AREAS,
            foreign: {
              topright: 'top-right',
              topleft: 'top-left',
              bottomleft: 'bottom-left',
              bottomright: 'bottom-right',
              'right-top': 'top-right',
              'left-top': 'top-left',
              'left-bottom': 'bottom-left',
              'right-bottom': 'bottom-right',
              'upper-right': 'top-right',
              'upper-left': 'top-left',
              'lower-left': 'bottom-left',
              'lower-right': 'bottom-right',
              q1: 'top-right',
              q2: 'top-left',
              q3: 'bottom-left',
              q4: 'bottom-right',
            },
          },
        },
        { name: 'label', touches: 'wording', value: TEXT },
      ],
      flags: [],
      options: [TONE_OPTION, DESC],
      meaning: 'names an area: top-right, top-left, bottom-left or bottom-right',
      example: 'area top-right "Expand" tone=green',
      foreign: ['quadrant', 'zone', 'sector'],
    },
    {
      shape: 'row',
      keyword: 'point',
      most: { count: 300, what: 'points' },
      within: ['diagram'],
      cells: [{ name: 'label', touches: 'wording', value: TEXT }],
      flags: [],
      options: [
        share('x', 'from 0 on the left to 1 on the right'),
        share('y', 'from 0 at the bottom to 1 at the top'),
        {
          name: 'size',
          value: { type: 'number', min: 0 },
          meaning: 'area of its mark, beside the others',
          foreign: ['radius', 'r', 'z', 'weight', 'value', 'area'],
        },
        ...ITEM_OPTIONS,
      ],
      meaning: 'an item placed by its two measures',
      example: 'point "Spring" x=0.3 y=0.6',
      foreign: ['item', 'node', 'dot', 'entry'],
    },
  ],
  icons: ['star', 'flag', 'users', 'zap', 'rocket', 'bug', 'lock'],
  example: [
    'quadrant "Campaigns"',
    'x "Low reach" "High reach"',
    'y "Low cost" "High cost"',
    'area top-right "Expand" tone=green',
    'point "Spring" x=0.3 y=0.6',
  ].join('\n'),
};
