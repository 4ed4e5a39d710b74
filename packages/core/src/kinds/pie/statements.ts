// The statement table of pie.
import { HEADER_OPTIONS, ITEM_OPTIONS, ON_OFF } from '../../grammar/shared.js';
import type { Grammar } from '../../grammar/table.js';
import { SLICES, VALUES } from './model.js';

export const pieGrammar: Grammar = {
  kind: 'pie',
  meaning: 'shares of one whole, as a pie or a ring',
  foreignHeaders: ['piechart', 'pieChart', 'pie-chart', 'PieChart', 'donut', 'doughnut', 'ring'],
  foreignHeaderOptions: { donut: ['donut=on'], doughnut: ['donut=on'], ring: ['donut=on'] },
  foreignHeaderWords: { showData: 'values=both' },
  header: [
    ...HEADER_OPTIONS,
    {
      name: 'values',
      touches: 'look',
      value: {
        type: 'choice',
        values: VALUES,
        foreign: {
          percents: 'percent',
          percentage: 'percent',
          share: 'percent',
          numbers: 'number',
          value: 'number',
          values: 'number',
          absolute: 'number',
          on: 'percent',
          true: 'percent',
          all: 'both',
          off: 'none',
          false: 'none',
          no: 'none',
        },
      },
      default: 'percent',
      meaning: 'what each label shows; percents have a decimal unless whole ones add up to 100',
      foreign: ['showData', 'labels', 'show', 'value'],
    },
    {
      name: 'donut',
      touches: 'look',
      value: ON_OFF,
      default: 'off',
      meaning: 'a ring, with the sum in its middle if numbers are shown',
      foreign: ['ring', 'doughnut', 'hole', 'innerRadius'],
    },
    {
      name: 'unit',
      value: { type: 'text' },
      meaning: 'after each number, a currency before it: "GB", "€"; with "%" they must add up to 100',
      foreign: ['units', 'suffix'],
    },
    {
      name: 'slices',
      value: { type: 'integer', min: SLICES.least, max: SLICES.most, words: ['all'] },
      default: String(SLICES.usual),
      meaning: `how many to draw, the last as "Other" if there are more`,
      foreign: ['most', 'max', 'limit', 'top', 'maxSlices', 'count'],
    },
  ],
  statements: [
    {
      shape: 'row',
      keyword: 'slice',
      most: { count: 300, what: 'slices' },
      within: ['diagram'],
      cells: [
        { name: 'label', touches: 'wording', value: { type: 'text' } },
        { name: 'number', value: { type: 'number', min: 0 } },
      ],
      flags: [],
      options: ITEM_OPTIONS,
      meaning: 'a share, 0 or more, in any unit; drawn largest first; sub= is drawn below',
      example: 'slice "Search" 62 tone=blue',
      foreign: ['part', 'segment', 'wedge', 'sector', 'share', 'arc', 'row', 'value', 'data', 'item'],
    },
  ],
  example: ['pie "Traffic" values=both donut=on', 'slice "Search" 62 tone=blue', 'slice "Direct" 38'].join('\n'),
};
