// Invariants of a matrix picture: nothing overlaps, text stays in its row, numbers are aligned at their decimal points,
// and the shade of a cell matches its number.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { measureText } from '../../../metrics/index.js';
import { inkBox, parts, primitives, texts } from '../../../scene/parts/testing/walk.js';
import { EDGE_TEXT } from '../../../scene/parts/type-scale.js';
import { type PartNode, type RectShape, SHADES } from '../../../scene/scene.js';
import { quote } from '../../../syntax/quote.js';
import { cases } from '../../../testing/depth.js';
import { flawsOf } from '../../testing/contract/flaws.js';
import { sceneOf } from '../../testing/contract/trial.js';
import { atPoint, writtenNumber } from '../number-text.js';

const number = fc.oneof(
  fc.integer({ min: -99_999, max: 99_999 }).map(String),
  fc.tuple(fc.integer({ min: -999, max: 999 }), fc.integer({ min: 0, max: 999 })).map(([a, b]) => `${a}.${b}`),
);
const word = fc.constantFrom(
  'yes',
  'no',
  'partly',
  'R',
  '-',
  '"R, A"',
  '"A sentence that is long enough to be wrapped"',
  '"日本語"',
);
const label = fc.constantFrom(
  'a',
  'Deploy',
  'A longer label of several words that wraps',
  'x'.repeat(300),
  'two\nlines',
);

const table = (
  cell: fc.Arbitrary<string>,
  most: { readonly columns: number; readonly rows: number },
): fc.Arbitrary<string> =>
  fc.tuple(fc.integer({ min: 1, max: most.columns }), fc.integer({ min: 1, max: most.rows })).chain(([columns, rows]) =>
    fc
      .tuple(
        fc.array(label, { minLength: columns, maxLength: columns }),
        fc.array(fc.tuple(label, fc.array(cell, { minLength: columns, maxLength: columns })), {
          minLength: rows,
          maxLength: rows,
        }),
      )
      .map(([heads, body]) =>
        [
          `columns ${heads.map(quote).join(' ')}`,
          'value R "Responsible" tone=blue',
          ...body.map(([name, cells]) => `row ${quote(name)} ${cells.join(' ')}`),
          '',
        ].join('\n'),
      ),
  );

const rows = (source: string): readonly PartNode[] => parts(sceneOf(source).nodes, 'mark');

test('nothing overlaps or leaves the page, and text stays in its row', () => {
  fc.assert(
    fc.property(table(fc.oneof(number, word), { columns: 8, rows: 6 }), (lines) => {
      const source = `matrix "T" unit="kg"\n${lines}`;
      expect(flawsOf(sceneOf(source))).toEqual([]);
      let bottom = 0;
      for (const row of rows(source)) {
        const boxes = texts(row.children).map(inkBox);
        for (const each of boxes) expect(each.y).toBeGreaterThanOrEqual(bottom);
        bottom = boxes.reduce((most, each) => Math.max(most, each.y + each.height), bottom);
      }
    }),
    { numRuns: cases(40) },
  );
});

test('numbers of a column are aligned at their decimal points', () => {
  fc.assert(
    fc.property(fc.array(number, { minLength: 2, maxLength: 12 }), fc.boolean(), (numbers, heat) => {
      const lines = numbers.map((each, i) => `row "r${i}" ${each}\n`).join('');
      const points = rows(`matrix "T"${heat ? ' heat=on' : ''}\ncolumns "A"\n${lines}`).map(({ children }, i) => {
        const text = writtenNumber(numbers[i] ?? '');
        const shape = texts(children).find((each) => each.text === text);
        const [whole] = atPoint(text);
        return (shape?.x ?? Number.NaN) + measureText(whole, EDGE_TEXT);
      });
      for (const each of points) expect(Math.abs(each - (points[0] ?? 0))).toBeLessThan(0.5);
    }),
    { numRuns: cases(40) },
  );
});

test('the shade of a cell is the sixth of the range that contains its number, strongest at the top', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -500, max: 500 }), { minLength: 1, maxLength: 12 }), (numbers) => {
      const source = `matrix "T" heat=on\ncolumns ${numbers.map((_, i) => `"c${i}"`).join(' ')}\nrow "r" ${numbers.join(' ')}\n`;
      const [row] = rows(source);
      const shades = primitives(row?.children ?? []).filter((each): each is RectShape => each.type === 'rect');
      const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
      expect(shades).toHaveLength(numbers.length);
      for (const [i, { fill }] of shades.entries()) {
        const share = least === most ? 0.4 : ((numbers[i] ?? 0) - least) / (most - least);
        const step = SHADES.indexOf(fill as (typeof SHADES)[number]);
        // At a border between two shades the last bit of a division decides.
        expect(Math.abs(share * 6 - (step + 0.5))).toBeLessThanOrEqual(0.5 + 1e-9);
      }
    }),
    { numRuns: cases(60) },
  );
});

test('an empty cell of a heat map has no shade, however large and small its neighbours are', () => {
  const source = `matrix "T" heat=on\ncolumns "A" "B" "C"\nrow "r" ${'9'.repeat(300)} - -${'9'.repeat(300)}\n`;
  const shades = primitives(rows(source)[0]?.children ?? []).flatMap((each) =>
    each.type === 'rect' ? [each.fill] : [],
  );
  expect(shades).toEqual(['shade-6', 'shade-1']);
});

test.each([1, 3, 6])('twenty columns and %i rows continue below, within 4:1, every cell once', (count) => {
  const names = Array.from({ length: 20 }, (_, i) => `Column ${i}`);
  const cells = (row: number): readonly string[] => names.map((_, i) => `${1000 * (row + 1) + i}`);
  const scene = sceneOf(
    [
      'matrix "Wide"',
      `columns ${names.map(quote).join(' ')}`,
      ...Array.from({ length: count }, (_, row) => `row "Row ${row}" ${cells(row).join(' ')}`),
      '',
    ].join('\n'),
  );
  expect(flawsOf(scene)).toEqual([]);
  expect(scene.width).toBeLessThanOrEqual(4 * scene.height);
  const labels = texts(scene.nodes).map(({ text }) => text);
  const all = [...names, ...Array.from({ length: count }, (_, row) => cells(row)).flat()];
  for (const each of all) expect(labels.filter((text) => text === each)).toEqual([each]);
  // Each piece has the name of every row.
  expect(labels.filter((text) => text === 'Row 0').length).toBeGreaterThan(1);
});

test('a word of a cell is not split if its table has room', () => {
  const labels = texts(
    sceneOf(
      'matrix "Countries"\ncolumns "People" "Capital"\nrow "Netherlands" 17.9 "Amsterdam"\nrow "Luxembourg" 0.66 "Luxembourg"\n',
    ).nodes,
  ).map(({ text }) => text);
  expect(labels).toContain('Amsterdam');
  expect(labels.filter((each) => each === 'Luxembourg')).toHaveLength(2);
});
