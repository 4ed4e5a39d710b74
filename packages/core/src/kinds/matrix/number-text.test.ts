import { expect, test } from 'vitest';
import { atPoint, writtenNumber } from './number-text.js';

test.each([
  ['0', '0'],
  ['12.50', '12.50'],
  ['-0.5', '-0.5'],
  ['2026', '2026'],
  ['12345', '12,345'],
  ['-1234567.25', '-1,234,567.25'],
  ['007', '7'],
  ['999999999999999', '999,999,999,999,999'],
  [`1${'0'.repeat(300)}`, '1e300'],
  [`-12${'9'.repeat(200)}`, '-1.3e201'],
  [`0.${'0'.repeat(299)}1`, '1e-300'],
])('%s reads %s', (written, value) => {
  expect(writtenNumber(written)).toBe(value);
});

test('numbers are aligned at their decimal points', () => {
  expect(['12', '12.5', '-1,234.25', '1.2e308'].map(atPoint)).toEqual([
    ['12', ''],
    ['12', '.5'],
    ['-1,234', '.25'],
    ['1', '.2e308'],
  ]);
});
