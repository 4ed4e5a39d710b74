import { describe, expect, it } from 'vitest';
import { numberOf } from './numbers.js';
import { convert } from './testing/convert.js';

it.each([
  ['007.50', '7.50'],
  ['.5', '0.5'],
  ['1.', '1'],
  ['1_000', '1000'],
  ['-3', '-3'],
  ['1e3', undefined],
  ['', undefined],
  ['9'.repeat(299), '9'.repeat(299)],
  ['9'.repeat(301), undefined],
])('%s is read as %s', (written, number) => {
  expect(numberOf(written)).toBe(number);
});

describe('a number too large to be drawn is reported at its line', () => {
  const large = '9'.repeat(400);
  it.each([
    ['pie', `pie\n  "a" : ${large}\n  "b" : 5\n`, 2],
    ['treemap', `treemap-beta\n"A"\n  "B": ${large}\n  "C": 4\n`, 3],
    ['xychart', `xychart-beta\n  x-axis [a, b]\n  bar [1, ${large}]\n`, 3],
  ])('%s', (_, text, line) => {
    const { ok, diagnostics } = convert(text);
    expect(ok).toBe(false);
    expect(diagnostics.filter((each) => each.severity === 'error').map((each) => [each.code, each.line])).toEqual([
      ['M110', line],
    ]);
  });
});
