// Bars in text start at the edge of the picture and are longer for larger numbers, whatever the marks beside them are.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawText } from '../../../draw.js';
import { testIcons } from '../../../testing/icons.js';

/** The length of each bar by its label, in cells; -1 without one that starts at the edge. */
function barsOf(lines: string): ReadonlyMap<string, number> {
  const { text = '' } = drawText(`xychart\n${lines}\n`, { columns: 100 }, { icons: testIcons });
  return new Map(
    text.split('\n').flatMap((line) => {
      const [, label, bar = ''] = /^ *(\w+) {2,}(█*) /.exec(`${line} `) ?? [];
      return label === undefined ? [] : [[label, bar.length] as const];
    }),
  );
}

test('on a log axis, the bar of a mark far below the series starts at the edge as theirs do', () => {
  const bars = barsOf('x "May" "June"\ny scale=log\nline 100 1000\nmark "Least" y=1');
  expect([...bars.keys()]).toEqual(['May', 'June', 'Least']);
  expect(bars.get('Least')).toBeGreaterThan(0);
  expect(bars.get('May')).toBeGreaterThan(bars.get('Least') ?? 0);
  expect(bars.get('June')).toBeGreaterThan(bars.get('May') ?? 0);
});

test('on a log axis, larger numbers have longer bars, of the series and of marks', () => {
  const number = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(number, number, number, (first, second, mark) => {
      const bars = barsOf(`x "May" "June"\ny scale=log\npoints ${first} ${second}\nmark "Least" y=${mark}`);
      const all = [
        { value: first, cells: bars.get('May') ?? -1 },
        { value: second, cells: bars.get('June') ?? -1 },
        { value: mark, cells: bars.get('Least') ?? -1 },
      ].toSorted((a, b) => a.value - b.value || a.cells - b.cells);
      for (const [i, { cells }] of all.entries()) {
        expect(cells).toBeGreaterThan(0);
        expect(cells).toBeGreaterThanOrEqual(all[i - 1]?.cells ?? 0);
      }
    }),
  );
});
