// The statement table of state.

import {
  DESC,
  DIRECTION,
  EDGE_OPTIONS,
  HEADER_OPTIONS,
  ITEM_OPTIONS,
  LINK,
  TONE_OPTION,
} from '../../grammar/shared.js';
import type { DeclarationSpec, Grammar } from '../../grammar/table.js';
import { rankOptions, sideNoteStatement } from '../graph-statements.js';
import { COLOUR_OPTIONS } from '../line-options/registry.js';

/** What a transition can join, besides start and end. */
const JOINED = ['state', 'choice', 'fork', 'join', 'history'];
/** Where statements are allowed. */
const SCOPES = ['diagram', 'state', 'region'];

interface Point {
  readonly keyword: string;
  readonly what: string;
  readonly meaning: string;
  readonly example: string;
  readonly foreign: readonly string[];
}

/** A state that is passed through; drawn without its id, so only a label shows. */
function point({ keyword, what, meaning, example, foreign }: Point): DeclarationSpec {
  return {
    shape: 'declaration',
    keyword,
    most: { count: 200, what },
    within: SCOPES,
    id: 'required',
    label: 'optional',
    flags: [],
    options: [TONE_OPTION, DESC, LINK, ...rankOptions(JOINED)],
    meaning,
    example,
    foreign,
  };
}

const HISTORY: DeclarationSpec = {
  ...point({
    keyword: 'history',
    what: 'histories',
    meaning: 'returns to where its composite was left',
    example: 'history back deep',
    foreign: ['shallowHistory', 'H'],
  }),
  within: ['state', 'region'],
  flags: [{ name: 'deep', meaning: 'to the innermost state', foreign: ['h*', '*'] }],
};

export const stateGrammar: Grammar = {
  kind: 'state',
  meaning: 'states and transitions: life cycles, protocols, screens',
  foreignHeaders: ['stateDiagram-v2', 'stateDiagram', 'statechart', 'statemachine', 'stateMachine'],
  foreignSigns: ['[*]', 'state'],
  header: [...HEADER_OPTIONS, DIRECTION],
  statements: [
    {
      shape: 'declaration',
      keyword: 'state',
      most: { count: 500, what: 'states' },
      within: SCOPES,
      id: 'required',
      label: 'optional',
      block: { holds: 'statements', required: false },
      flags: [],
      options: [...ITEM_OPTIONS, ...rankOptions(JOINED)],
      meaning: 'a card; with a block a composite, a frame that transitions can join too. sub= holds its activities',
      example: 'state draft "Draft" sub="entry / load basket"',
      foreign: ['node', 'step', 'status', 'stage', 'mode', 'composite', 'superstate', 'substate', 'final'],
    },
    {
      shape: 'declaration',
      keyword: 'region',
      most: { count: 100, what: 'regions' },
      within: ['state'],
      id: 'none',
      label: 'optional',
      block: { holds: 'statements', required: true },
      flags: [],
      options: [DESC],
      meaning: 'one of the parallel parts of a composite',
      example: 'region "Billing" {\n  state billing\n}',
      foreign: ['parallel', 'concurrent', 'orthogonal', 'partition'],
    },
    point({
      keyword: 'choice',
      what: 'choices',
      meaning: 'a branch by guards: choice -> a : "[valid]", choice -> b : "[else]"',
      example: 'choice ok',
      foreign: ['decision', 'junction', 'condition', 'branch'],
    }),
    point({
      keyword: 'fork',
      what: 'forks',
      meaning: 'one way in, several parallel ways out',
      example: 'fork both',
      foreign: ['split'],
    }),
    point({
      keyword: 'join',
      what: 'joins',
      meaning: 'several ways in, one out when all have arrived',
      example: 'join both-done',
      foreign: ['merge', 'sync'],
    }),
    HISTORY,
    sideNoteStatement({
      to: JOINED,
      within: SCOPES,
      what: 'state; of a composite inside its frame',
      example: 'note open : "Locked for edits" side=left',
    }),
  ],
  edges: {
    most: { count: 1_000, what: 'transitions' },
    joins: JOINED,
    arrows: ['->', '-->', '..>'],
    label: 'optional',
    within: SCOPES,
    given: ['start', 'end'],
    options: [...EDGE_OPTIONS, ...COLOUR_OPTIONS],
    example: 'draft -> open : "submit [valid] / lock"',
  },
  node: 'state',
  frame: 'state',
  icons: ['clock', 'check', 'x', 'pause', 'play', 'lock', 'mail', 'truck', 'package', 'credit-card', 'archive', 'bell'],
  example: [
    'state "Order" direction=right',
    'state draft "Draft" tone=neutral sub="entry / load basket"',
    'choice ok',
    'state open "Open" {',
    '  region {',
    '    state picking "Picking"',
    '    start -> picking',
    '    picking -> end : "[all found] / print list"',
    '  }',
    '  region {',
    '    state billing "Billing"',
    '    start -> billing',
    '    billing -> end : "paid"',
    '  }',
    '}',
    'start -> draft',
    'draft -> ok : "submit"',
    'ok -> open : "[valid]"',
    'ok -> draft : "[else]" tone=red',
    'open -> end',
    'note open : "Locked for edits"',
  ].join('\n'),
};
