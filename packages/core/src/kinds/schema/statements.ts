// The statement table of schema.
import { ALL_ARROWS, DIRECTION, EDGE_OPTIONS, HEADER_OPTIONS, ITEM_OPTIONS } from '../../grammar/shared.js';
import type { ColumnSpec, DeclarationSpec, Grammar, OptionSpec, RowSpec, ValueType } from '../../grammar/table.js';
import { groupStatement, rankOptions, sideNoteStatement } from '../graph-statements.js';

const BOXES = ['table', 'enum'];

/** How many of an end belong to one at the other end. */
const COUNT: ValueType = {
  type: 'choice',
  values: ['one', 'zero-one', 'many', 'one-many', 'zero-many'],
  foreign: {
    '1': 'one',
    '1..1': 'one',
    'only-one': 'one',
    'exactly-one': 'one',
    '0..1': 'zero-one',
    'one-zero': 'zero-one',
    'zero-or-one': 'zero-one',
    'one-or-zero': 'zero-one',
    optional: 'zero-one',
    '*': 'zero-many',
    '0..*': 'zero-many',
    '0..n': 'zero-many',
    n: 'many',
    m: 'many',
    'zero-or-more': 'zero-many',
    'zero-or-many': 'zero-many',
    'many-zero': 'zero-many',
    'zero-more': 'zero-many',
    '1..*': 'one-many',
    '1..n': 'one-many',
    'one-or-more': 'one-many',
    'one-or-many': 'one-many',
    'one-more': 'one-many',
    'many-one': 'one-many',
  },
};

const COLUMNS: ColumnSpec = {
  most: { count: 4_000, what: 'columns' },
  meaning:
    'a column, required unless nullable, with only these options; a type may have (10,2) or [], with other spaces in quotes; the id of an enum draws a line to it',
  example: 'team_id uuid nullable fk=teams.id verb="belongs to" sub="may be nobody"',
  flags: [
    {
      name: 'pk',
      meaning: 'primary key; several form one key',
      foreign: ['primary key', 'primary', 'primary_key', 'id'],
    },
    {
      name: 'fk',
      meaning: 'foreign key to a table that is not drawn',
      foreign: ['foreign key', 'foreign', 'foreign_key'],
    },
    { name: 'unique', meaning: 'no value twice', foreign: ['uk', 'uq', 'uniq', 'unique_key'] },
    { name: 'nullable', meaning: 'may be empty', foreign: ['null', 'optional'] },
  ],
  options: [
    {
      name: 'fk',
      value: { type: 'column' },
      meaning: 'foreign key to that column; draws a line from many (one, if unique) to one (zero-one, if nullable)',
      foreign: ['references', 'ref'],
    },
    {
      name: 'verb',
      touches: 'wording',
      value: { type: 'text' },
      meaning: 'label of that line',
      foreign: ['label', 'relation'],
    },
    {
      name: 'default',
      value: { type: 'either', of: [{ type: 'word' }, { type: 'number' }, { type: 'text' }] },
      meaning: 'default value; a function in quotes: "now()"',
    },
    {
      name: 'sub',
      touches: 'wording',
      value: { type: 'text' },
      meaning: 'comment under the name',
      foreign: ['comment', 'note', 'desc'],
    },
  ],
  needless: ['not null', 'required', 'notnull', 'not_null'],
};

const table: DeclarationSpec = {
  shape: 'declaration',
  keyword: 'table',
  most: { count: 300, what: 'tables' },
  within: ['diagram', 'group'],
  id: 'required',
  label: 'optional',
  flags: [{ name: 'view', meaning: 'a view: dashed, needs no key', foreign: ['materialized'] }],
  options: [...ITEM_OPTIONS, ...rankOptions(BOXES)],
  block: { holds: 'columns', required: false, lines: COLUMNS },
  meaning: 'a table',
  example: 'table users "Users" {\n  id uuid pk\n  email varchar(255) unique\n}',
  foreign: ['entity', 'model', 'sql_table', 'collection'],
};

const enumeration: DeclarationSpec = {
  shape: 'declaration',
  keyword: 'enum',
  most: { count: 200, what: 'enums' },
  within: ['diagram', 'group'],
  id: 'required',
  label: 'optional',
  flags: [],
  options: [...ITEM_OPTIONS, ...rankOptions(BOXES)],
  block: {
    holds: 'values',
    required: true,
    lines: { most: { count: 2_000, what: 'values' }, meaning: 'a value; no options', example: 'in_review "in review"' },
  },
  meaning: 'a type with its values',
  example: 'enum status "Account status" {\n  open\n  in_review "in review"\n}',
  foreign: ['enumeration'],
};

const INDEX_SUB: readonly OptionSpec[] = ITEM_OPTIONS.filter(({ name }) => name === 'sub');

const index: RowSpec = {
  shape: 'row',
  keyword: 'index',
  most: { count: 500, what: 'indexes' },
  within: ['diagram', 'group'],
  cells: [
    { name: 'table', value: { type: 'reference', to: ['table'] } },
    { name: 'column', value: { type: 'word', columnOf: 'table' }, list: true },
  ],
  flags: [{ name: 'unique', meaning: 'no combination twice', foreign: ['uk', 'uq'] }],
  options: INDEX_SUB,
  meaning: 'an index of a table, drawn as a row at its end; outside table { }',
  example: 'index users team_id,email unique',
  foreign: ['key', 'constraint'],
};

export const schemaGrammar: Grammar = {
  kind: 'schema',
  meaning: 'tables of a database, their columns, keys and enums',
  foreignHeaders: ['erDiagram', 'erdiagram', 'er', 'erd', 'entity-relationship'],
  foreignSigns: ['entity'],
  header: [
    ...HEADER_OPTIONS,
    DIRECTION,
    {
      name: 'columns',
      touches: 'look',
      value: {
        type: 'choice',
        values: ['all', 'keys', 'none'],
        foreign: { on: 'all', off: 'none', true: 'all', false: 'none', key: 'keys', pk: 'keys' },
      },
      default: 'all',
      meaning: 'which columns are drawn; keys: pk, fk and unique',
    },
  ],
  statements: [
    table,
    enumeration,
    index,
    groupStatement('group sales "Sales" {\n  table orders {\n    id uuid pk\n  }\n}', 'never'),
    sideNoteStatement({
      to: ['table', 'enum', 'group'],
      within: ['diagram', 'group'],
      what: 'table, enum or group',
      example: 'note users : "Personal data" side=left',
    }),
  ],
  edges: {
    most: { count: 1_000, what: 'relations' },
    joins: ['table'],
    arrows: ALL_ARROWS,
    label: 'optional',
    within: ['diagram', 'group'],
    options: [
      {
        name: 'from',
        value: COUNT,
        meaning: 'how many at that end belong to one at the other; unset: as the arrow says',
      },
      { name: 'to', value: COUNT, meaning: 'the same for the other end' },
      ...EDGE_OPTIONS,
    ],
    example: 'users -- teams : "follow" from=zero-many to=zero-many',
  },
  node: 'table',
  frame: 'group',
  icons: ['user', 'users', 'credit-card', 'package', 'truck', 'key', 'mail'],
  example: [
    'schema "Shop" direction=right',
    'group people "People" {',
    '  table users "Users" {',
    '    id uuid pk',
    '    email varchar(255) unique sub="lower case"',
    '    team_id uuid nullable fk=teams.id verb="belongs to"',
    '    status status default="open"',
    '  }',
    '  table teams {',
    '    id uuid pk',
    '    name "character varying" "team name"',
    '  }',
    '}',
    'table visits view {',
    '  user_id uuid fk=users.id',
    '  seen_at timestamptz',
    '}',
    'enum status "Account status" {',
    '  open',
    '  in_review "in review"',
    '}',
    'index users team_id,email unique',
    'users -- teams : "follow" from=zero-many to=zero-many',
    'note users : "Personal data" side=left',
  ].join('\n'),
};
