// Tables of kinds that are not drawn yet, from the design of the language alone: what shows that a statement of every
// sort can be said as data. The kinds bring their own.

import { DIRECTION, EDGE_OPTIONS, HEADER_OPTIONS, ITEM_OPTIONS, NODE_TYPES } from '../shared.js';
import type { CellSpec, DeclarationSpec, Grammar, OptionSpec, StatementSpec, ValueType } from '../table.js';

const choice = (...values: readonly string[]): ValueType => ({ type: 'choice', values });
const option = (name: string, value: ValueType, more: Partial<OptionSpec> = {}): OptionSpec => ({
  name,
  value,
  meaning: name,
  ...more,
});
const TEXT: ValueType = { type: 'text' };
const DAY: ValueType = { type: 'date', range: false };
const NUMBER: ValueType = { type: 'number' };
const LABEL: CellSpec = { name: 'label', value: TEXT };

const common = (keyword: string, count = 500) => ({
  keyword,
  most: { count, what: count === 1 ? keyword : `${keyword}s` },
  within: ['diagram'],
  flags: [],
  options: ITEM_OPTIONS,
  meaning: keyword,
  example: keyword,
});
const section: StatementSpec = {
  ...common('section'),
  shape: 'declaration',
  id: 'none',
  label: 'optional',
  block: { holds: 'statements', required: true },
};
const grammar = (kind: string, of: Partial<Grammar>): Grammar => ({
  kind,
  meaning: kind,
  foreignHeaders: [],
  header: HEADER_OPTIONS,
  statements: [],
  example: kind,
  ...of,
});

const tasks: ValueType = { type: 'reference', to: ['task', 'milestone'] };
const gantt = grammar('gantt', {
  header: [
    ...HEADER_OPTIONS,
    option('unit', choice('day', 'week', 'month', 'quarter')),
    option('weekends', choice('work', 'skip')),
    option('holidays', { type: 'date', range: true }, { list: true }),
    option('today', DAY),
    option('critical', choice('off', 'on')),
  ],
  statements: [
    section,
    {
      ...common('task'),
      shape: 'declaration',
      within: ['diagram', 'section'],
      id: 'required',
      label: 'optional',
      flags: ['done', 'active', 'crit'].map((name) => ({ name, meaning: name })),
      options: [
        ...ITEM_OPTIONS,
        option('start', DAY, { or: 'after' }),
        option('after', tasks, { list: true, or: 'start' }),
        option('lag', { type: 'days' }),
        option('length', { type: 'days' }, { foreign: ['duration'], or: 'end', not: 'end' }),
        option('end', DAY, { or: 'length', not: 'length' }),
        option('progress', { type: 'integer', min: 0, max: 100 }),
      ],
    },
    {
      ...common('milestone'),
      shape: 'declaration',
      within: ['diagram', 'section'],
      id: 'required',
      label: 'optional',
      options: [
        ...ITEM_OPTIONS,
        option('at', DAY, { or: 'after', not: 'after' }),
        option('after', tasks, { list: true, or: 'at', not: 'at' }),
      ],
    },
  ],
});

const pie = grammar('pie', {
  header: [
    ...HEADER_OPTIONS,
    option('values', choice('percent', 'number', 'both', 'none')),
    option('donut', choice('off', 'on')),
    option('unit', TEXT),
  ],
  statements: [
    { ...common('slice'), shape: 'row', cells: [LABEL, { name: 'number', value: { type: 'number', min: 0 } }] },
  ],
});

const treemap = grammar('treemap', {
  header: [...HEADER_OPTIONS, option('unit', TEXT)],
  items: { most: { count: 1_000, what: 'items' }, number: 'leaves', options: ITEM_OPTIONS, example: '"a" 1' },
});

const matrix = grammar('matrix', {
  header: [...HEADER_OPTIONS, option('heat', choice('off', 'on')), option('unit', TEXT)],
  statements: [
    { ...common('columns', 1), shape: 'row', cells: [{ ...LABEL, repeat: true }], options: [] },
    {
      ...common('row'),
      shape: 'row',
      within: ['diagram', 'section'],
      cells: [LABEL, { name: 'cell', value: { type: 'any' }, repeat: true, empty: true }],
    },
    { ...common('value'), shape: 'row', cells: [{ name: 'cell', value: { type: 'any' } }, LABEL] },
    section,
  ],
});

const series = (keyword: string): StatementSpec => ({
  ...common(keyword),
  shape: 'row',
  cells: [
    { ...LABEL, optional: true },
    { name: 'value', value: NUMBER, repeat: true, empty: true },
  ],
  options: [...ITEM_OPTIONS, option('labels', TEXT, { list: true }), option('axis', choice('y', 'y2'))],
});
const axis = (keyword: string): StatementSpec => ({
  ...common(keyword, 1),
  shape: 'row',
  cells: [],
  options: [option('title', TEXT), option('unit', TEXT), option('min', NUMBER), option('max', NUMBER)],
});
const xychart = grammar('xychart', {
  header: [...HEADER_OPTIONS, option('values', choice('off', 'on')), option('stack', choice('off', 'on'))],
  statements: [
    {
      ...common('x', 1),
      shape: 'row',
      cells: [{ name: 'value', value: { type: 'either', of: [NUMBER, DAY, TEXT] }, repeat: true, optional: true }],
      options: [option('title', TEXT), option('min', NUMBER), option('max', NUMBER)],
    },
    axis('y'),
    axis('y2'),
    ...['bar', 'line', 'area', 'points'].map(series),
  ],
});

const timeline = grammar('timeline', {
  header: [...HEADER_OPTIONS, DIRECTION, option('scale', choice('even', 'time'))],
  statements: [
    section,
    {
      ...common('at'),
      shape: 'row',
      within: ['diagram', 'section'],
      cells: [{ name: 'when', value: { type: 'either', of: [{ type: 'date', range: true }, TEXT] } }],
      texts: { min: 0, max: 20 },
    },
  ],
});

const quadrant = grammar('quadrant', {
  statements: [
    ...['x', 'y'].map(
      (keyword): StatementSpec => ({
        ...common(keyword, 1),
        shape: 'row',
        cells: [
          { name: 'low', value: TEXT },
          { name: 'high', value: TEXT, optional: true },
        ],
        options: [option('title', TEXT)],
      }),
    ),
    {
      ...common('area', 4),
      shape: 'row',
      cells: [{ name: 'place', value: choice('top-right', 'top-left', 'bottom-left', 'bottom-right') }, LABEL],
    },
    {
      ...common('point'),
      shape: 'row',
      cells: [LABEL],
      options: [
        ...ITEM_OPTIONS,
        option('x', { type: 'number', min: 0, max: 1 }, { required: true }),
        option('y', { type: 'number', min: 0, max: 1 }, { required: true }),
      ],
    },
  ],
});

const sankey = grammar('sankey', {
  header: [...HEADER_OPTIONS, option('unit', TEXT)],
  statements: [{ ...common('node'), shape: 'declaration', id: 'required', label: 'optional' }],
  edges: {
    most: { count: 1_000, what: 'flows' },
    joins: ['node'],
    arrows: ['->'],
    label: 'none',
    within: ['diagram'],
    options: [...EDGE_OPTIONS, option('value', { type: 'number', min: 0 }, { required: true })],
    example: 'a -> b value=1',
  },
  node: 'node',
});

const typed = (keyword: string, ...within: readonly string[]): DeclarationSpec => ({
  ...common(keyword),
  shape: 'declaration',
  within,
  id: 'required',
  types: NODE_TYPES,
  label: 'optional',
});
const journey = grammar('journey', {
  statements: [
    typed('actor', 'diagram'),
    section,
    {
      ...common('step'),
      shape: 'row',
      within: ['diagram', 'section'],
      cells: [LABEL],
      options: [
        ...ITEM_OPTIONS,
        option('score', { type: 'integer', min: 1, max: 5 }),
        option('by', { type: 'reference', to: ['actor'] }, { list: true }),
        ...['touchpoint', 'pain', 'opportunity'].map((name) => option(name, TEXT)),
      ],
    },
  ],
  node: 'actor',
});

export const TRIAL: ReadonlyMap<string, Grammar> = new Map(
  [gantt, timeline, journey, treemap, pie, quadrant, matrix, sankey, xychart].map((each) => [each.kind, each]),
);
