// The statement table of sequence.
import { LINE_HEADER_OPTIONS } from '../../grammar/line-options.js';
import { ALL_ARROWS, HEADER_OPTIONS, ITEM_OPTIONS, NODE_TYPES } from '../../grammar/shared.js';
import type { DeclarationSpec, Grammar, OptionSpec, RowSpec } from '../../grammar/table.js';
import { LINE_OPTIONS } from '../line-options/registry.js';
import type { BlockWord } from './model.js';

const ANYWHERE: readonly string[] = ['diagram', 'loop', 'alt', 'opt', 'par', 'group'];

const shared = (...names: readonly string[]): readonly OptionSpec[] =>
  ITEM_OPTIONS.filter((each) => names.includes(each.name));

/** A line about the bar of a lifeline. */
function barRow(keyword: 'activate' | 'deactivate', meaning: string, example: string): RowSpec {
  return {
    shape: 'row',
    keyword,
    most: { count: 1_000, what: 'bars' },
    within: ANYWHERE,
    cells: [{ name: 'actor', value: { type: 'reference', to: ['actor'] } }],
    flags: [],
    options: [],
    meaning,
    example,
  };
}

interface BlockWords {
  readonly keyword: BlockWord;
  readonly branch?: 'else' | 'and';
  readonly meaning: string;
  readonly example: string;
  readonly foreign: readonly string[];
}

function block({ keyword, branch, meaning, example, foreign }: BlockWords): DeclarationSpec {
  return {
    shape: 'declaration',
    keyword,
    most: { count: 500, what: `${keyword} blocks` },
    within: ANYWHERE,
    id: 'none',
    label: 'optional',
    block: { holds: 'statements', required: true, ...(branch ? { branch } : {}) },
    flags: [],
    options: shared('tone', 'desc'),
    meaning,
    example,
    foreign,
  };
}

export const sequenceGrammar: Grammar = {
  kind: 'sequence',
  meaning: 'messages between actors, in time order',
  ordered: true,
  foreignHeaders: ['sequenceDiagram'],
  foreignSigns: ['participant', 'autonumber', 'activate', 'deactivate', 'boundary', 'control', 'collections'],
  header: [...HEADER_OPTIONS, ...LINE_HEADER_OPTIONS],
  statements: [
    {
      shape: 'declaration',
      keyword: 'actor',
      most: { count: 300, what: 'actors' },
      within: ['diagram'],
      id: 'required',
      types: NODE_TYPES,
      label: 'optional',
      flags: [
        {
          name: 'created',
          meaning: 'head at its first message',
        },
        {
          name: 'destroyed',
          meaning: 'cross below its last message',
        },
      ],
      options: ITEM_OPTIONS,
      meaning: 'a participant, from left to right as written; its type sets shape, icon and tone',
      example: 'actor api service "API" sub="Node.js"',
      foreign: ['participant', 'boundary', 'control', 'entity', 'collections', 'lifeline', 'node'],
    },
    block({
      keyword: 'loop',
      meaning: 'repeated messages; the label says how often',
      example: 'loop "every minute" {\n  api -> db : "polls"\n}',
      foreign: ['while', 'repeat', 'for'],
    }),
    block({
      keyword: 'alt',
      branch: 'else',
      meaning: 'alternatives, each with its condition; any number of else branches',
      example: 'alt "found" {\n  db --> api : "row"\n} else "not found" {\n  db --> api : "nothing"\n}',
      foreign: ['critical', 'if', 'switch'],
    }),
    block({
      keyword: 'opt',
      meaning: 'messages sent only if the condition in the label holds',
      example: 'opt "first visit" {\n  api ..> mail : "sends welcome"\n}',
      foreign: ['break', 'optional'],
    }),
    block({
      keyword: 'par',
      branch: 'and',
      meaning: 'branches that run in parallel; any number of and branches',
      example: 'par "charge" {\n  api -> bank : "charges"\n} and "log" {\n  api -> api : "logs"\n}',
      foreign: ['parallel', 'concurrent'],
    }),
    block({
      keyword: 'group',
      meaning: 'a coloured area',
      example: 'group "Payment" tone=blue {\n  api -> bank : "charges"\n}',
      foreign: ['rect', 'region', 'highlight'],
    }),
    {
      shape: 'declaration',
      keyword: 'divider',
      most: { count: 300, what: 'dividers' },
      within: ANYWHERE,
      id: 'none',
      label: 'optional',
      flags: [],
      options: [],
      meaning: 'a line between two phases, across all lifelines or the enclosing block',
      example: 'divider "A day later"',
      foreign: ['separator', 'delay', 'newpage'],
    },
    {
      shape: 'row',
      keyword: 'note',
      most: { count: 1_000, what: 'notes' },
      within: ANYWHERE,
      cells: [{ name: 'actor', value: { type: 'reference', to: ['actor'] }, list: true }],
      texts: { min: 1, max: 1 },
      flags: [],
      options: shared('tone', 'link'),
      meaning: 'a remark over one lifeline, or from one to another',
      example: 'note user,api : "The code lives ten minutes"',
      foreign: ['rnote', 'hnote'],
    },
    barRow('activate', 'bar from the message above; no automatic ones', 'activate api'),
    barRow('deactivate', 'ends it', 'activate api\napi -> db : "reads"\ndeactivate api'),
  ],
  edges: {
    most: { count: 2_000, what: 'messages' },
    joins: ['actor'],
    arrows: ALL_ARROWS,
    label: 'optional',
    within: ANYWHERE,
    options: LINE_OPTIONS,
    example: 'api -> db : "reads" role=data',
  },
  node: 'actor',
  example: [
    'sequence "Sign in" numbered=on',
    'actor user person "User"',
    'actor api service "API"',
    'actor db database "Users"',
    'user -> api : "POST /sign-in"',
    'alt "known address" {',
    '  api -> db : "reads" role=data',
    '  db --> api : "row"',
    '} else "unknown" {',
    '  api --> user : "404" icon=status:denied',
    '}',
    'par "log" {',
    '  api -> api : "audit"',
    '} and {',
    '  loop "until delivered" {',
    '    api ..> user : "mails code" step=off',
    '  }',
    '}',
    'note user,api : "The code lives ten minutes"',
    'divider "Later"',
    'user -> api : "POST /code" step=20',
  ].join('\n'),
};
