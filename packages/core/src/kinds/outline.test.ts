// The outline of a diagram of numbers, days or levels is complete: its source can be rebuilt from it.
import { expect, test } from 'vitest';
import { applyGrammar } from '../grammar/apply.js';
import { shapeOf } from '../grammar/shape.js';
import { grammarOf } from '../grammar/testing/table-reading.js';
import { cutSource } from '../syntax/cut-source.js';
import { NO_HABITS } from '../syntax/habits/habits.js';
import { parse } from '../syntax/parse.js';
import { quote } from '../syntax/quote.js';
import { makeSource } from '../text/source.js';
import type { Outline, OutlineItem, OutlineSeries } from './outline.js';

type Item = Omit<OutlineItem, 'span'>;
type Series = Omit<OutlineSeries, 'span'>;
interface Facts {
  readonly items: readonly Item[];
  readonly series?: readonly Series[];
}

const joined = (...words: readonly (string | number | false | undefined)[]): string =>
  words.filter((each) => each !== undefined && each !== false).join(' ');
const option = (name: string, value: string | number | undefined): string | undefined =>
  value === undefined ? undefined : `${name}=${value}`;
const quoted = (values: Item['values'] = []): string => values.map((each) => quote(String(each))).join(' ');

const lines: Readonly<Record<string, (item: Item) => string>> = {
  slice: ({ label, number }) => joined('slice', quote(label), number),
  item: ({ label, number }) => joined(quote(label), number),
  task: ({ id, label, marks = [], start, end, after, number }) =>
    joined(
      'task',
      id,
      quote(label),
      ...marks,
      option('start', after === undefined ? start : undefined),
      option('after', after?.join(',')),
      option('end', end),
      option('progress', number),
    ),
  milestone: ({ id, label, date }) => joined('milestone', id, quote(label), option('at', date)),
  at: ({ label, date, start, end, values }) =>
    joined('at', date ?? (start === undefined ? quote(label) : `${start}..${end}`), values && `: ${quoted(values)}`),
  x: ({ label, values }) => joined('x', quoted(values), label !== '' && option('title', quote(label))),
  y: ({ label, unit, start, end }) =>
    joined(
      'y',
      option('title', quote(label)),
      option('unit', unit === undefined ? undefined : quote(unit)),
      option('min', start),
      option('max', end),
    ),
};

/** A source with the items and series of an outline. */
function written(kind: string, { items, series = [] }: Facts): string {
  const out = [`${kind} "Again"`];
  const blocks = grammarOf(kind).items === undefined;
  let open = 0;
  for (const item of items) {
    for (; blocks && open > item.depth; open--) out.push('}');
    const pad = '  '.repeat(item.depth);
    if (item.kind === 'section') {
      out.push(`section ${quote(item.label)} {`);
      open++;
    } else out.push(pad + (lines[item.kind]?.(item) ?? ''));
  }
  for (; open > 0; open--) out.push('}');
  for (const { kind: keyword, label, values, axis } of series)
    out.push(joined(keyword, label && quote(label), ...values.map((each) => each ?? '-'), option('axis', axis)));
  return `${out.join('\n')}\n`;
}

const KINDS: readonly (readonly [string, Facts, string])[] = [
  [
    'pie',
    { items: [{ kind: 'slice', label: 'Search', depth: 0, number: 62, unit: '%' }] },
    'pie "Again"\nslice "Search" 62\n',
  ],
  [
    'treemap',
    {
      items: [
        { kind: 'item', label: 'src', depth: 0 },
        { kind: 'item', label: 'core', depth: 1, number: 120, unit: 'GB' },
        { kind: 'item', label: 'ui', depth: 1, number: 80.5, unit: 'GB' },
        { kind: 'item', label: 'docs', depth: 0, number: 35, unit: 'GB' },
      ],
    },
    'treemap "Again"\n"src"\n  "core" 120\n  "ui" 80.5\n"docs" 35\n',
  ],
  [
    'gantt',
    {
      items: [
        { kind: 'section', label: 'Design', depth: 0 },
        { kind: 'task', id: 'spec', label: 'Spec', depth: 1, start: '2026-11-02', end: '2026-11-11', marks: ['done'] },
        { kind: 'task', id: 'ui', label: 'UI', depth: 1, after: ['spec'], end: '2026-12-01', number: 40, unit: '%' },
        { kind: 'milestone', id: 'go', label: 'Go', depth: 0, date: '2027-01-18' },
      ],
    },
    'gantt "Again"\nsection "Design" {\n  task spec "Spec" done start=2026-11-02 end=2026-11-11\n  task ui "UI" after=spec end=2026-12-01 progress=40\n}\nmilestone go "Go" at=2027-01-18\n',
  ],
  [
    'timeline',
    {
      items: [
        { kind: 'section', label: 'Birth', depth: 0 },
        { kind: 'at', label: '1989', depth: 1, values: ['Proposal', 'First server'] },
        { kind: 'at', label: '2 November 2026', depth: 1, date: '2026-11-02' },
        { kind: 'at', label: 'A month', depth: 1, start: '2026-11-02', end: '2026-12-01', values: ['Trial'] },
      ],
    },
    'timeline "Again"\nsection "Birth" {\n  at "1989" : "Proposal" "First server"\n  at 2026-11-02\n  at 2026-11-02..2026-12-01 : "Trial"\n}\n',
  ],
  [
    'xychart',
    {
      items: [
        { kind: 'x', label: 'Month', depth: 0, values: ['Jan', 'Feb', 'Mar'] },
        { kind: 'y', label: 'Revenue', depth: 0, unit: 'USD', start: -5, end: 40 },
      ],
      series: [
        { kind: 'bar', label: '2025', values: [10, -2.5, 30] },
        { kind: 'line', values: [12, null, 25], axis: 'y2' },
      ],
    },
    'xychart "Again"\nx "Jan" "Feb" "Mar" title="Month"\ny title="Revenue" unit="USD" min=-5 max=40\nbar "2025" 10 -2.5 30\nline 12 - 25 axis=y2\n',
  ],
];

test.each(KINDS)('a %s can be rebuilt from its outline', (kind, facts, expected) => {
  const span = { start: 0, end: 0 };
  const outline: Outline = {
    lines: [],
    nodes: [],
    edges: [],
    groups: [],
    items: facts.items.map((each) => ({ ...each, span })),
    ...(facts.series ? { series: facts.series.map((each) => ({ ...each, span })) } : {}),
  };
  const sent: Facts = JSON.parse(JSON.stringify(outline));
  const text = written(kind, sent);
  expect(text).toBe(expected);
  const grammar = grammarOf(kind);
  const parsed = parse(cutSource(makeSource(text)), { shape: shapeOf(grammar), habits: NO_HABITS });
  expect([...parsed.diagnostics, ...applyGrammar(parsed.value, grammar).diagnostics]).toEqual([]);
});
