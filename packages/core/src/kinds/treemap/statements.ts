// The statement table of treemap.
import { HEADER_OPTIONS, ITEM_OPTIONS } from '../../grammar/shared.js';
import type { Grammar } from '../../grammar/table.js';
import { VALUES } from './model.js';

export const treemapGrammar: Grammar = {
  kind: 'treemap',
  meaning: 'parts of a whole, and their parts, as areas',
  foreignHeaders: ['treemap-beta', 'treeMap', 'tree-map', 'sunburst', 'icicle'],
  header: [
    ...HEADER_OPTIONS,
    {
      name: 'unit',
      value: { type: 'text' },
      meaning: 'after each number, a currency before it: "GB", "€"',
      foreign: ['units', 'suffix', 'valueFormat'],
    },
    {
      name: 'values',
      touches: 'look',
      value: {
        type: 'choice',
        values: VALUES,
        foreign: {
          on: 'both',
          true: 'both',
          all: 'both',
          off: 'none',
          false: 'none',
          value: 'number',
          share: 'percent',
        },
      },
      default: 'both',
      meaning: 'what a label shows: the number, its percent of the whole',
      foreign: ['showValues', 'showData'],
    },
  ],
  statements: [],
  items: {
    most: { count: 2_000, what: 'items' },
    number: 'leaves',
    meaning:
      'a part; one with others below it is their sum and has no number; each top part has a colour shared by all below it; tone= sets it; innermost parts draw sub= if it fits',
    options: ITEM_OPTIONS,
    example: '"src"\n  "core" 120\n  "ui" 80.5 tone=aqua',
  },
  example: ['treemap "Disk" unit="GB"', '"src"', '  "core" 120', '  "ui" 80.5 tone=aqua', '"docs" 35'].join('\n'),
};
