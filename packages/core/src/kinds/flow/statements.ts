// The statement table of flow.
import { LINE_HEADER_OPTIONS } from '../../grammar/line-options.js';
import {
  ALL_ARROWS,
  ARCHITECTURE_ICONS,
  DIRECTION,
  HEADER_OPTIONS,
  ITEM_OPTIONS,
  NODE_TYPES,
} from '../../grammar/shared.js';
import type { Grammar, OptionSpec } from '../../grammar/table.js';
import { groupStatement, rankOptions, sideNoteStatement } from '../graph-statements.js';
import { LINE_OPTIONS } from '../line-options/registry.js';
import { OUTLINES } from './model.js';

const SHAPE: OptionSpec = {
  name: 'shape',
  touches: 'look',
  value: { type: 'choice', values: OUTLINES, foreign: { hex: 'hexagon', prepare: 'hexagon', preparation: 'hexagon' } },
  partial: true,
  meaning: 'outline in place of that of its type',
};

export const flowGrammar: Grammar = {
  kind: 'flow',
  meaning: 'boxes and arrows: processes, architectures, data flows',
  foreignHeaders: ['flowchart', 'graph', 'digraph', 'strict'],
  header: [
    ...HEADER_OPTIONS,
    DIRECTION,
    ...LINE_HEADER_OPTIONS,
    {
      name: 'legend',
      touches: 'look',
      value: { type: 'choice', values: ['on', 'off'], foreign: { true: 'on', false: 'off', none: 'off' } },
      default: 'on',
      meaning: 'whether a legend names roles and outcomes',
    },
  ],
  statements: [
    {
      shape: 'declaration',
      keyword: 'node',
      most: { count: 500, what: 'nodes' },
      within: ['diagram', 'group'],
      id: 'required',
      types: NODE_TYPES,
      label: 'optional',
      flags: [],
      options: [...ITEM_OPTIONS, SHAPE, ...rankOptions(['node'])],
      meaning: 'a box; its type sets shape, icon and tone',
      example: 'node api service "Orders API" sub="Node.js"',
      foreign: ['vertex', 'box', 'rectangle', 'component', 'participant', 'actor', 'agent', 'artifact', 'card'],
    },
    groupStatement('group shop "Shop" type=cluster {\n  node web client "Web shop"\n}', 'can'),
    {
      shape: 'declaration',
      keyword: 'overlay',
      most: { count: 50, what: 'overlays' },
      within: ['diagram'],
      id: 'required',
      label: 'optional',
      flags: [],
      options: [
        {
          name: 'nodes',
          value: { type: 'reference', to: ['node'] },
          list: true,
          meaning: 'the nodes it surrounds',
          foreign: ['members'],
        },
        ...ITEM_OPTIONS.filter((each) => each.name === 'tone' || each.name === 'desc'),
      ],
      meaning: 'a dashed frame across groups',
      example: 'overlay pci "PCI scope" nodes=api,db tone=red',
    },
    sideNoteStatement({
      to: ['node', 'group', 'overlay'],
      within: ['diagram', 'group'],
      what: 'node, group or overlay',
      example: 'note api : "Rate limit 100/s" side=left',
    }),
  ],
  edges: {
    most: { count: 1_000, what: 'edges' },
    joins: ['node', 'group'],
    arrows: ALL_ARROWS,
    label: 'optional',
    within: ['diagram', 'group'],
    options: LINE_OPTIONS,
    example: 'api -> db : "writes to" role=data',
  },
  node: 'node',
  frame: 'group',
  icons: ARCHITECTURE_ICONS,
  example: [
    'flow "Checkout" direction=right numbered=on',
    'node shopper person "Shopper"',
    'group shop "Shop" type=cluster {',
    '  node web client "Web shop" sub="Next.js"',
    '  node api service "Orders API"',
    '  node paid decision "Paid?"',
    '}',
    'node db database "Orders"',
    'node mail external "Mail"',
    'overlay pci "PCI scope" nodes=api,db tone=red',
    'shopper -> web : "opens"',
    'web -> api : "calls"',
    'api -> db : "writes to" role=data',
    'api -> paid',
    'paid ..> mail : "yes"',
    'paid --> web : "no" tone=red',
    'note api : "Rate limit 100/s" side=left',
  ].join('\n'),
};
