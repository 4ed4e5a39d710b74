import { expect, test } from 'vitest';
import { equalSizes, rowSizes } from './equal-sizes.js';

const of = (family: string, ...widths: readonly number[]) => widths.map((width) => ({ family, width, height: 40 }));
const widths = (sizes: readonly { readonly width: number }[]): readonly number[] => sizes.map(({ width }) => width);

test.each<[string, number[], number[]]>([
  ['within 40 px of the widest take its width', [80, 104, 120], [120, 120, 120]],
  ['within a quarter of the widest take its width', [300, 400, 299], [400, 400, 299]],
  ['farther from it are unchanged, however close to one another', [80, 90, 200], [80, 90, 200]],
  ['alone stay', [96], [96]],
])('members of a row %s', (_, before, after) => {
  expect(widths(rowSizes(of('row', ...before)))).toEqual(after);
});

test('rows are independent of one another, and heights stay', () => {
  const sizes = rowSizes([...of('one', 100), ...of('other', 120), { family: 'one', width: 120, height: 60 }]);
  expect(sizes).toEqual([
    { width: 120, height: 40 },
    { width: 120, height: 40 },
    { width: 120, height: 60 },
  ]);
});

test('boxes of one family take the greatest size near their own, of which there can be several', () => {
  expect(widths(equalSizes(of('a', 100, 120, 180, 200)))).toEqual([120, 120, 200, 200]);
});
