// The statement table of swimlane.

import { ALL_ARROWS, DIRECTION, EDGE_OPTIONS, HEADER_OPTIONS, ITEM_OPTIONS, NODE_TYPES } from '../../grammar/shared.js';
import type { Grammar, TypeWords } from '../../grammar/table.js';
import { sideNoteStatement } from '../graph-statements.js';
import { COLOUR_OPTIONS } from '../line-options/registry.js';

/** What is handed over, besides those who act. */
const STEP_TYPES: TypeWords = {
  ...NODE_TYPES,
  values: [...NODE_TYPES.values, 'document'],
  foreign: {
    ...NODE_TYPES.foreign,
    doc: 'document',
    docs: 'document',
    documents: 'document',
    paper: 'document',
    form: 'document',
    dataobject: 'document',
    data: 'document',
    file: 'document',
  },
};

export const swimlaneGrammar: Grammar = {
  kind: 'swimlane',
  meaning: 'who does which step: a process across the lanes of people, teams or systems',
  foreignHeaders: ['bpmn', 'swimlanes', 'swimlane-beta', 'crossfunctional', 'cross-functional'],
  header: [
    ...HEADER_OPTIONS,
    { ...DIRECTION, meaning: 'right: lanes are rows; down: columns; auto picks the best fit' },
  ],
  statements: [
    {
      shape: 'declaration',
      keyword: 'phase',
      most: { count: 30, what: 'phases' },
      within: ['diagram'],
      id: 'required',
      label: 'optional',
      flags: [],
      options: ITEM_OPTIONS.filter(({ name }) => name !== 'sub'),
      meaning: 'a stage across all lanes; in source order',
      example: 'phase ask "Request"',
      foreign: ['stage', 'milestone', 'period', 'section', 'step'],
    },
    {
      shape: 'declaration',
      keyword: 'lane',
      most: { count: 40, what: 'lanes' },
      within: ['diagram'],
      id: 'required',
      label: 'optional',
      block: { holds: 'statements', required: true },
      flags: [],
      options: ITEM_OPTIONS,
      meaning: 'who does the steps in it; in source order',
      example: 'lane shop "Shop" tone=blue {\n  node check "Check"\n}',
      foreign: ['swimlane', 'pool', 'participant', 'subgraph', 'partition', 'group', 'container', 'role', 'department'],
    },
    {
      shape: 'declaration',
      keyword: 'node',
      most: { count: 300, what: 'nodes' },
      within: ['lane'],
      id: 'required',
      types: STEP_TYPES,
      label: 'optional',
      flags: [],
      options: [
        ...ITEM_OPTIONS,
        {
          name: 'phase',
          value: { type: 'reference', to: ['phase'] },
          meaning: 'its phase; unset: follows from its lines',
          foreign: ['stage', 'section', 'milestone'],
        },
      ],
      meaning: 'a step of that lane; its type sets shape, icon and tone',
      example: 'node check decision "Within 30 days?" phase=ask',
      foreign: ['task', 'activity', 'action', 'box', 'rectangle', 'event', 'gateway', 'component', 'vertex'],
    },
    sideNoteStatement({
      to: ['node'],
      within: ['diagram', 'lane'],
      what: 'step; in rows right is below, left above',
      example: 'note check : "Within a day"',
    }),
  ],
  edges: {
    most: { count: 600, what: 'edges' },
    joins: ['node'],
    arrows: ALL_ARROWS,
    label: 'optional',
    within: ['diagram', 'lane'],
    options: [...EDGE_OPTIONS, ...COLOUR_OPTIONS],
    example: 'check -> money : "yes" tone=green',
  },
  node: 'node',
  frame: 'lane',
  icons: ['user', 'mail', 'file-text', 'check'],
  example: [
    'swimlane "Refund" direction=right',
    'phase ask "Request"',
    'phase pay "Payment"',
    'lane customer "Customer" {',
    '  node form terminal "Ask for refund" phase=ask',
    '  node told "Read the reason"',
    '}',
    'lane shop "Shop" tone=blue {',
    '  node check decision "Within 30 days?" phase=ask',
    '  node money function "Pay back" phase=pay',
    '}',
    'form -> check : "form"',
    'check -> money : "yes"',
    'check --> told : "no" tone=red',
  ].join('\n'),
};
