// The statement table of a tally, a kind that the language does not have: shares, drawn as bars.
import { HEADER_OPTIONS, ITEM_OPTIONS, ON_OFF } from '../../../grammar/shared.js';
import type { Grammar } from '../../../grammar/table.js';

export const tallyGrammar: Grammar = {
  kind: 'tally',
  meaning: 'shares of a whole',
  foreignHeaders: [],
  header: [
    ...HEADER_OPTIONS,
    {
      name: 'values',
      value: { type: 'choice', values: ['percent', 'number', 'both', 'none'] },
      default: 'percent',
      meaning: 'shown next to a label',
    },
    { name: 'donut', touches: 'look', value: ON_OFF, default: 'off', meaning: 'leaves the middle open' },
    { name: 'unit', value: { type: 'text' }, meaning: 'unit of the numbers' },
  ],
  statements: [
    {
      shape: 'row',
      keyword: 'slice',
      most: { count: 300, what: 'slices' },
      within: ['diagram'],
      cells: [
        { name: 'label', touches: 'wording', value: { type: 'text' } },
        { name: 'share', value: { type: 'number', min: 0 } },
      ],
      flags: [],
      options: ITEM_OPTIONS.filter(({ name }) => name === 'tone' || name === 'desc'),
      meaning: 'a share, in any unit',
      example: 'slice "Search" 62 tone=blue',
      foreign: ['part', 'segment', 'wedge'],
    },
  ],
  example: ['tally "Traffic" values=both donut=on', 'slice "Search" 62 tone=blue', 'slice "Direct" 38'].join('\n'),
};
