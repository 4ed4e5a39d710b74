// Widths of columns: no word is torn while whole words fit on the page.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cases } from '../../testing/depth.js';
import { tableText } from './index.js';

/** Cells that a column keeps if its text is as wide. */
const KEPT = 6;

const tableOf = (rows: readonly (readonly string[])[], columns: number): string =>
  tableText({ heads: [], groups: [{ rows }] }, { columns, charset: 'ascii' });

test('narrow columns take no room from long words', () => {
  const row = ['Long words of a criterion', 'Other words of a criterion', 'Recommendations', 'A', 'B', 'C', 'D', 'E'];
  expect(tableOf([row, row], 70)).toContain('Recommendations');
});

const words = (max: number, most: number) =>
  fc
    .array(fc.integer({ min: 1, max }), { minLength: 1, maxLength: most })
    .map((lengths) => lengths.map((each) => 'w'.repeat(each)).join(' '));
/** By column; each is narrow or wide. */
const table = fc.array(
  fc.boolean().chain((isWide) => fc.tuple(words(isWide ? 18 : 3, isWide ? 3 : 1), words(isWide ? 18 : 3, 1))),
  { minLength: 3, maxLength: 8 },
);

test('words stay whole wherever the longest ones of all columns fit side by side', () => {
  fc.assert(
    fc.property(table, fc.nat(2), (all, spare) => {
      const needed = all.map((cells) => {
        const longest = Math.max(...cells.flatMap((each) => each.split(' ')).map((each) => each.length));
        return Math.min(Math.max(...cells.map((each) => each.length)), Math.max(KEPT, longest));
      });
      const columns = needed.reduce((sum, each) => sum + each + 3, 1) + spare;
      const text = tableOf(
        [0, 1].map((row) => all.map((cells) => cells[row] ?? '')),
        columns,
      );
      expect(text.match(/w+/g)?.toSorted()).toEqual(
        all
          .flat()
          .flatMap((each) => each.split(' '))
          .toSorted(),
      );
      expect(Math.max(...text.split('\n').map((each) => each.length))).toBeLessThanOrEqual(columns);
    }),
    { numRuns: cases(400) },
  );
});
