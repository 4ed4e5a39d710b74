// The statement table of sankey.
import { DESC, HEADER_OPTIONS, ITEM_OPTIONS, LINK, TONE_OPTION } from '../../grammar/shared.js';
import type { Grammar } from '../../grammar/table.js';
import { FLOW_ENDS, VALUES } from './model.js';

export const sankeyGrammar: Grammar = {
  kind: 'sankey',
  meaning: 'how much flows from where to where',
  foreignHeaders: ['sankey-beta', 'sankeyMatic', 'sankeymatic', 'alluvial'],
  header: [
    ...HEADER_OPTIONS,
    {
      name: 'unit',
      value: { type: 'text' },
      meaning: 'after each number, a currency before it',
      foreign: ['units', 'suffix'],
    },
    {
      name: 'values',
      touches: 'look',
      value: {
        type: 'choice',
        values: VALUES,
        foreign: { on: 'number', true: 'number', off: 'none', false: 'none', value: 'number', all: 'both' },
      },
      default: 'number',
      meaning: 'what flows through, or its percent',
      foreign: ['showValues'],
    },
    {
      name: 'tones',
      value: {
        type: 'choice',
        values: FLOW_ENDS,
        foreign: { from: 'source', to: 'target', start: 'source', end: 'target' },
      },
      default: 'source',
      meaning: 'colour of flows',
      foreign: ['linkColor', 'linkColour', 'colors', 'colours', 'color', 'inheritfrom'],
    },
  ],
  statements: [
    {
      shape: 'declaration',
      keyword: 'node',
      most: { count: 300, what: 'nodes' },
      within: ['diagram'],
      id: 'required',
      label: 'optional',
      flags: [],
      options: ITEM_OPTIONS,
      meaning: 'where flows start, split or end',
      example: 'node coal "Coal"',
      foreign: ['source', 'target', 'stage', 'step'],
    },
  ],
  edges: {
    most: { count: 600, what: 'flows' },
    joins: ['node'],
    arrows: ['->'],
    foreign: { '-->': '->', '..>': '->', '--': '->' },
    label: 'optional',
    within: ['diagram'],
    options: [
      {
        name: 'value',
        value: { type: 'number', min: 0 },
        required: true,
        meaning: 'sets its width',
        foreign: ['weight', 'amount', 'size', 'count', 'width'],
      },
      TONE_OPTION,
      DESC,
      LINK,
    ],
    example: 'coal -> grid value=75.5',
  },
  node: 'node',
  example: [
    'sankey "Energy" unit="TWh"',
    'node coal "Coal"',
    'node grid "Grid" tone=blue',
    'coal -> grid value=75.5',
  ].join('\n'),
};
