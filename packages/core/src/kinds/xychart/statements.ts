// The statement table of xychart.
import { DESC, HEADER_OPTIONS, LINK, ON_OFF, TONE_OPTION } from '../../grammar/shared.js';
import type { Grammar, OptionSpec, StatementSpec, ValueType } from '../../grammar/table.js';
import type { SeriesKind } from './model.js';

const TEXT: ValueType = { type: 'text' };
const NUMBER: ValueType = { type: 'number' };
const PLACE: ValueType = { type: 'either', of: [NUMBER, { type: 'date', range: false }, TEXT] };
const RANGE: ValueType = { type: 'range' };
const SPOT: ValueType = { type: 'either', of: [RANGE, { type: 'date', range: true }, TEXT] };
const BOUND: ValueType = { type: 'either', of: [NUMBER, { type: 'date', range: false }] };

const title: OptionSpec = {
  name: 'title',
  touches: 'wording',
  value: TEXT,
  meaning: 'text along the axis',
  foreign: ['label', 'name', 'text'],
};
const bounds = (value: ValueType, least: string, most: string): readonly OptionSpec[] => [
  { name: 'min', value, meaning: least, foreign: ['from', 'start', 'minimum'] },
  { name: 'max', value, meaning: most, foreign: ['to', 'end', 'maximum'] },
];

const valueAxis = (keyword: 'y' | 'y2', meaning: string): StatementSpec => ({
  shape: 'row',
  keyword,
  most: { count: 1, what: keyword },
  within: ['diagram'],
  cells: [],
  flags: [],
  options: [
    title,
    {
      name: 'unit',
      value: TEXT,
      meaning: 'a sign with each number ("€" before, "%" after), a word once, after the title: "USD"',
      foreign: ['units', 'suffix', 'format'],
    },
    ...bounds(NUMBER, 'where the axis starts; unset: a round number, 0 for bars', 'where it ends'),
    {
      name: 'scale',
      value: {
        type: 'choice',
        values: ['linear', 'log'],
        foreign: { logarithmic: 'log', log10: 'log', symlog: 'log', lin: 'linear', number: 'linear' },
      },
      default: 'linear',
      meaning: 'log: equal steps multiply; only numbers above 0',
      foreign: ['type'],
    },
  ],
  meaning,
  example: keyword === 'y' ? 'y title="Revenue" unit="USD" min=0' : 'y2 title="Margin" unit="%"',
  foreign: keyword === 'y' ? ['y-axis', 'yaxis', 'yAxis', 'ylabel', 'v-axis'] : ['y2-axis', 'y2axis', 'right'],
});

const series = (keyword: SeriesKind, meaning: string, foreign: readonly string[]): StatementSpec => ({
  shape: 'row',
  keyword,
  most: { count: 12, what: `series of ${keyword === 'points' ? 'points' : `${keyword}s`}` },
  within: ['diagram'],
  cells: [
    { name: 'name', value: TEXT, optional: true },
    { name: 'value', value: NUMBER, repeat: true, empty: true },
  ],
  flags: [],
  options: [
    {
      name: 'labels',
      value: TEXT,
      list: true,
      meaning: 'one text per value; "" for none',
      foreign: ['label', 'texts', 'annotations'],
    },
    {
      name: 'axis',
      value: {
        type: 'choice',
        values: ['y', 'y2'],
        foreign: { left: 'y', right: 'y2', secondary: 'y2', primary: 'y' },
      },
      default: 'y',
      meaning: 'which axis its numbers use',
      foreign: ['yaxis', 'yAxis', 'y'],
    },
    TONE_OPTION,
    DESC,
    LINK,
  ],
  meaning,
  example: `${keyword} "2025" 10 - 30`,
  foreign,
});

export const xychartGrammar: Grammar = {
  kind: 'xychart',
  meaning: 'numbers along an axis, as bars, lines, areas and points',
  foreignHeaders: [
    'xychart-beta',
    'barchart',
    'bar-chart',
    'barChart',
    'linechart',
    'line-chart',
    'lineChart',
    'areachart',
    'scatter',
    'histogram',
    'chart',
  ],
  foreignHeaderWords: { horizontal: 'orientation=horizontal', vertical: 'orientation=vertical', stacked: 'stack=on' },
  header: [
    ...HEADER_OPTIONS,
    {
      name: 'orientation',
      value: {
        type: 'choice',
        values: ['vertical', 'horizontal'],
        foreign: {
          right: 'horizontal',
          down: 'vertical',
          up: 'vertical',
          h: 'horizontal',
          v: 'vertical',
          LR: 'horizontal',
        },
      },
      default: 'vertical',
      meaning: 'horizontal: places from top to bottom, with room for long names',
      foreign: ['direction', 'layout', 'indexAxis'],
    },
    {
      name: 'stack',
      value: ON_OFF,
      default: 'off',
      meaning: 'bars on bars and areas on areas; numbers below 0 go downwards',
      foreign: ['stacked', 'stacking'],
    },
    {
      name: 'values',
      touches: 'look',
      value: ON_OFF,
      default: 'off',
      meaning: 'shows each number that has room',
      foreign: ['showValues', 'labels', 'showData', 'showDataLabel'],
    },
  ],
  statements: [
    {
      shape: 'row',
      keyword: 'x',
      most: { count: 1, what: 'x' },
      within: ['diagram'],
      cells: [{ name: 'value', value: PLACE, repeat: true, optional: true }],
      flags: [],
      options: [title, ...bounds(BOUND, 'where numbers or dates start', 'where they end')],
      meaning:
        'the places: texts evenly spaced, ascending numbers and dates to scale; unset: 1, 2, 3, or even steps from min to max',
      example: 'x "Jan" "Feb" "Mar" title="Month"',
      foreign: ['x-axis', 'xaxis', 'xAxis', 'categories', 'labels', 'h-axis', 'xlabel'],
    },
    valueAxis('y', 'the axis of the numbers'),
    valueAxis('y2', 'a second one, on the other side, for series with axis=y2'),
    series('bar', 'a bar for each place; - skips one', ['bars', 'column', 'columns', 'histogram']),
    series('line', 'a line from place to place; - breaks it', ['lines', 'series', 'plot', 'spline', 'step']),
    series('area', 'a line, filled below; - breaks it', ['areas', 'fill']),
    series('points', 'a mark at each place; - skips one', ['point', 'scatter', 'dots', 'bubble']),
    {
      shape: 'row',
      keyword: 'mark',
      most: { count: 12, what: 'marks' },
      within: ['diagram'],
      cells: [{ name: 'name', value: TEXT, optional: true }],
      flags: [],
      options: [
        {
          name: 'y',
          value: RANGE,
          or: 'x',
          not: 'x',
          meaning: 'its number; a band: 10..20',
          foreign: ['value', 'at', 'yAxis', 'yMin', 'from'],
        },
        {
          name: 'x',
          value: SPOT,
          or: 'y',
          not: 'y',
          meaning: 'its place, number or date; a band: 2026-11-02..2026-11-13',
          foreign: ['xAxis', 'xMin', 'date', 'place'],
        },
        {
          name: 'axis',
          value: { type: 'choice', values: ['y', 'y2'], foreign: { left: 'y', right: 'y2' } },
          default: 'y',
          meaning: 'which axis y= uses',
          foreign: ['yaxis'],
        },
        TONE_OPTION,
        DESC,
        LINK,
      ],
      meaning: 'a line across the chart, or a band',
      example: 'mark "Target" y=200',
      foreign: [
        'reference',
        'refline',
        'hline',
        'vline',
        'rule',
        'threshold',
        'target',
        'limit',
        'goal',
        'annotation',
        'band',
        'zone',
        'benchmark',
      ],
    },
  ],
  example: [
    'xychart "Revenue" values=on',
    'x "Jan" "Feb" "Mar" title="Month"',
    'y title="Revenue" unit="USD" min=-5',
    'bar "2025" 10 -2.5 30',
    'line "Plan" 12 - 25 labels="low","","high"',
    'mark "Target" y=20..24',
  ].join('\n'),
};
