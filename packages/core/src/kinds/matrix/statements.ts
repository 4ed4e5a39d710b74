// The statement table of matrix.
import { DESC, HEADER_OPTIONS, ICON, ITEM_OPTIONS, TONE_OPTION } from '../../grammar/shared.js';
import type { Grammar, OptionSpec, StatementSpec } from '../../grammar/table.js';
import { TONES } from '../../scene/scene.js';
import { sectionStatement } from '../section-statement.js';

/** Key entries have no links, and their meaning is the small text. */
const KEY_OPTIONS: readonly OptionSpec[] = [
  { ...ICON, meaning: 'drawn instead of the value in cells and key' },
  TONE_OPTION,
  DESC,
];

const TONES_OPTION: OptionSpec = {
  name: 'tones',
  value: {
    type: 'choice',
    values: [...TONES, 'none'],
    colours: true,
    foreign: { yellow: 'amber', grey: 'neutral', gray: 'neutral' },
  },
  list: true,
  meaning: 'of each cell; value red "High" explains one',
  foreign: ['colors', 'colours', 'fills', 'levels', 'risks'],
};

const STATEMENTS: readonly StatementSpec[] = [
  {
    shape: 'row',
    keyword: 'columns',
    most: { count: 1, what: 'line of columns' },
    within: ['diagram'],
    cells: [{ name: 'label', touches: 'wording', value: { type: 'text' }, repeat: true }],
    flags: [],
    options: [],
    meaning: 'column heads, none for the row labels',
    example: 'columns "Dev" "Ops" "Legal"',
    foreign: ['column', 'cols', 'header', 'headers', 'heads', 'head', 'thead', 'fields'],
  },
  {
    shape: 'row',
    keyword: 'row',
    most: { count: 500, what: 'rows' },
    within: ['diagram', 'section'],
    cells: [
      { name: 'label', touches: 'wording', value: { type: 'text' } },
      { name: 'cell', value: { type: 'any' }, repeat: true, empty: true },
    ],
    flags: [],
    options: [...ITEM_OPTIONS, TONES_OPTION],
    meaning: 'one cell per column; yes, no and partly are marks; quote several letters in one cell: "R, C"',
    example: 'row "Deploy" R A -',
    foreign: ['line', 'entry', 'record', 'tr', 'task', 'activity', 'feature', 'criterion'],
  },
  {
    shape: 'row',
    keyword: 'value',
    most: { count: 24, what: 'values' },
    within: ['diagram'],
    cells: [
      { name: 'cell', value: { type: 'any' } },
      { name: 'label', touches: 'wording', value: { type: 'text' } },
    ],
    flags: [],
    options: KEY_OPTIONS,
    meaning: 'what a cell means, shown in the key below the table',
    example: 'value R "Responsible" tone=blue',
    foreign: ['key', 'legend', 'scale', 'level', 'code', 'role'],
  },
  sectionStatement({
    label: 'required',
    meaning: 'rows under a heading',
    example: 'section "Delivery" {\n  row "Deploy" R A -\n}',
    foreign: ['group', 'category', 'part', 'phase', 'tbody'],
  }),
];

export const matrixGrammar: Grammar = {
  kind: 'matrix',
  meaning: 'rows against columns: who does what, a heat map, a comparison',
  foreignHeaders: ['raci', 'heatmap', 'heat-map', 'table', 'comparison', 'grid', 'risk', 'risk-matrix', 'riskMatrix'],
  foreignHeaderOptions: {
    heatmap: ['heat=on'],
    'heat-map': ['heat=on'],
    risk: ['heat=risk'],
    'risk-matrix': ['heat=risk'],
    riskMatrix: ['heat=risk'],
  },
  header: [
    ...HEADER_OPTIONS,
    {
      name: 'heat',
      value: {
        type: 'choice',
        values: ['off', 'on', 'risk'],
        foreign: { true: 'on', false: 'off', yes: 'on', no: 'off', position: 'risk', place: 'risk', corner: 'risk' },
      },
      default: 'off',
      meaning: 'on: shade by number; risk: red at the top right',
      foreign: ['heatmap', 'shade', 'colors', 'colours'],
    },
    {
      name: 'unit',
      value: { type: 'text' },
      meaning: 'unit of the numbers, shown once in the head; unset: none',
      foreign: ['units', 'suffix'],
    },
  ],
  statements: STATEMENTS,
  example: [
    'matrix "Who does what"',
    'value R "Responsible" tone=blue',
    'columns "Dev" "Ops" "Legal"',
    'section "Delivery" {',
    '  row "Deploy" R A -',
    '  row "Contract" A - "R, C"',
    '}',
  ].join('\n'),
};
