// Guarantees of every toolkit of text pictures: no line longer than the columns, all text present, ASCII on request,
// deterministic.
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { cases } from '../testing/depth.js';
import { barsText, type TextBars } from './bars/index.js';
import { cellsOf, plain } from './cells.js';
import { type TextTree, type TextTreeItem, treeText } from './nested/index.js';
import type { Page } from './page.js';
import { type TextTable, tableText } from './table/index.js';

const RUNS = cases(150);

/** Words that no column breaks, long ones, and hostile ones. */
const words = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.array(fc.stringMatching(/^[a-z]{1,5}$/), { minLength: 1, maxLength: 6 }).map((all) => all.join(' ')),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', ' ', '\u202eabc', 'a\tb', '\u001b[31mred', '数据库连接', '👩‍👩‍👧 family'),
  },
);
const page = fc.record<Page>({
  columns: fc.integer({ min: 20, max: 140 }),
  charset: fc.constantFrom('unicode' as const, 'ascii' as const),
});
const title = fc.option(words, { nil: undefined });
const optional = <T extends object>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const named = { label: words, sub: fc.option(words, { nil: undefined }) };
const { item } = fc.letrec<{ item: TextTreeItem }>((tie) => ({
  item: fc.oneof(
    { maxDepth: 5 },
    fc.record({ ...named, children: fc.constant([]) }).map((each) => each as TextTreeItem),
    fc.record({ ...named, children: fc.array(tie('item'), { maxLength: 3 }) }).map((each) => each as TextTreeItem),
  ),
}));
const tree: fc.Arbitrary<TextTree> = fc
  .record({ title, roots: fc.array(item, { maxLength: 4 }) })
  .map((each) => each as TextTree);

const table: fc.Arbitrary<TextTable> = fc
  .record({
    title,
    heads: fc.array(words, { maxLength: 6 }),
    groups: fc.array(
      fc.record({
        label: fc.option(words, { nil: undefined }),
        rows: fc.array(fc.array(words, { maxLength: 6 }), { maxLength: 6 }),
      }),
      { maxLength: 4 },
    ),
  })
  .map((each) => each as TextTable);

const value = fc.oneof(fc.integer({ min: -100, max: 100 }), fc.double(), fc.integer({ min: 1.7e12, max: 1.8e12 }));
const bars: fc.Arbitrary<TextBars> = fc
  .record({
    title,
    groups: fc.array(
      fc.record({
        label: fc.option(words, { nil: undefined }),
        rows: fc.array(
          fc.record({ label: words, from: value, to: value, value: fc.option(words, { nil: undefined }) }),
          { maxLength: 6 },
        ),
      }),
      { maxLength: 3 },
    ),
  })
  .map((each) => each as TextBars);

/** Every string in a picture's contract. */
function textsOf(of: unknown): readonly string[] {
  if (typeof of === 'string') return [of];
  return typeof of === 'object' && of !== null ? Object.values(of).flatMap(textsOf) : [];
}

function holds(picture: object, text: string, { columns }: Page): void {
  for (const line of text.split('\n')) {
    expect(cellsOf(line), line).toBeLessThanOrEqual(columns);
    expect(line).toBe(line.trimEnd());
  }
  for (const word of textsOf(picture).flatMap((each) => plain(each).split(' '))) {
    if (/^[a-z]{1,5}$/.test(word)) expect(text).toContain(word);
  }
}

describe('toolkits of text pictures', () => {
  test('keep to the columns and show every word in a tree', () => {
    fc.assert(
      fc.property(tree, page, (of, on) => holds(of, treeText(of, on), on)),
      { numRuns: RUNS },
    );
  });
  test('keep to the columns and show every word in a table', () => {
    fc.assert(
      fc.property(table, page, (of, on) => holds(of, tableText(of, on), on)),
      { numRuns: RUNS },
    );
  });
  test('keep to the columns and show every word in bars', () => {
    fc.assert(
      fc.property(bars, page, (of, on) => holds(of, barsText(of, on), on)),
      { numRuns: RUNS },
    );
  });
  test('use only ASCII on request', () => {
    const plainWords = { columns: 60, charset: 'ascii' } as const;
    fc.assert(
      fc.property(tree, table, bars, (one, two, three) => {
        const own = textsOf([one, two, three]).join('');
        for (const text of [treeText(one, plainWords), tableText(two, plainWords), barsText(three, plainWords)]) {
          if (/^[ -~]*$/.test(own)) expect(text).toMatch(/^[\n -~]*$/);
        }
      }),
      { numRuns: RUNS },
    );
  });
});

const WIDE: Page = { columns: 60, charset: 'unicode' };

describe('a tree', () => {
  const folders: TextTree = {
    title: 'Repository',
    roots: [
      {
        label: 'src',
        children: [
          { label: 'core', sub: 'the language', children: [{ label: 'index.ts', children: [] }] },
          { label: 'ui', children: [] },
        ],
      },
      { label: 'docs', children: [] },
    ],
  };
  it('is drawn like the output of tree', () => {
    expect(treeText(folders, WIDE)).toBe(
      ['Repository', '', 'src', '├── core  the language', '│   └── index.ts', '└── ui', 'docs'].join('\n'),
    );
  });
  it('states how deep an item is if the columns are too few to show it', () => {
    let item: TextTreeItem = { label: 'leaf', children: [] };
    for (let i = 0; i < 3_000; i++) item = { label: `n${i}`, children: [item] };
    const text = treeText({ roots: [item] }, { columns: 20, charset: 'unicode' });
    expect(text).toContain('(3000) leaf');
    for (const line of text.split('\n')) expect(cellsOf(line)).toBeLessThanOrEqual(20);
  });
});

describe('a table', () => {
  const duties: TextTable = {
    heads: ['', 'Dev', 'Ops'],
    groups: [{ label: 'Delivery', rows: [['Deploy', 'R', 'A']] }, { rows: [['Contract', 'A', '']] }],
  };
  it('has its text in columns, and a line between groups', () => {
    expect(tableText(duties, WIDE)).toBe(
      [
        '┌──────────┬─────┬─────┐',
        '│          │ Dev │ Ops │',
        '├──────────┼─────┼─────┤',
        '│ Delivery             │',
        '│ Deploy   │ R   │ A   │',
        '├──────────┼─────┼─────┤',
        '│ Contract │ A   │     │',
        '└──────────┴─────┴─────┘',
      ].join('\n'),
    );
  });
  it('becomes records if columns do not fit', () => {
    const wide: TextTable = {
      heads: ['Name', 'Type of it', 'Meaning', 'Default'],
      groups: [{ rows: [['identifier', 'character varying', 'of the order', 'generated']] }],
    };
    expect(tableText(wide, { columns: 24, charset: 'unicode' })).toContain('• Name: identifier');
  });
});

describe('bars', () => {
  const row = (label: string, from: number, to: number, text?: string): TextBars['groups'][number]['rows'][number] => {
    return optional({ label, from, to, value: text }) as TextBars['groups'][number]['rows'][number];
  };
  it('are as long as their values', () => {
    const text = barsText(
      { title: 'Traffic', groups: [{ rows: [row('Search', 0, 60, '60 %'), row('Direct', 0, 30, '30 %')] }] },
      { columns: 36, charset: 'unicode' },
    );
    const [search, direct] = text.split('\n').slice(2);
    const length = (line = ''): number => line.split('█').length - 1;
    expect(length(search)).toBe(2 * length(direct));
    expect(search).toMatch(/^Search {2}█+ 60 %$/);
  });
  it('run both ways from zero', () => {
    const lines = barsText({ groups: [{ rows: [row('Loss', 0, -10), row('Gain', 0, 10)] }] }, WIDE).split('\n');
    expect(lines[0]).toMatch(/^Loss {2}█+│$/);
    expect(lines[1]).toMatch(/^Gain {3,}█+$/);
  });
  it('are where their time is, and a moment is a sign', () => {
    const [first, second, third] = barsText(
      { groups: [{ rows: [row('Plan', 100, 150), row('Build', 150, 200), row('Go', 200, 200)] }] },
      WIDE,
    ).split('\n');
    expect(second?.indexOf('█')).toBe((first?.lastIndexOf('█') ?? 0) + 1);
    expect(third).toMatch(/◆$/);
  });
});
