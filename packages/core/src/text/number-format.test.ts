import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alikeTexts, numberText, percents, shortText, titleWithUnit, withUnit } from './number-format.js';

const finite: fc.Arbitrary<number> = fc.double({ noNaN: true, noDefaultInfinity: true });

describe('a number', () => {
  test.each([
    [0, '0'],
    [-0, '0'],
    [-2.5, '-2.5'],
    [2026, '2026'],
    [12_345.678, '12,345.678'],
    [-1_000_000, '-1,000,000'],
    [0.1 + 0.2, '0.3'],
    [0.000_001, '0.000001'],
    [1e308, '1e308'],
    [-1.25e-308, '-1.25e-308'],
  ])('%s is written as it was', (value, text) => {
    expect(numberText(value)).toBe(text);
  });

  test('reads back as the same number, to fifteen digits', () => {
    fc.assert(
      fc.property(finite, (value) => {
        const back = Number(numberText(value).replaceAll(',', ''));
        expect(Math.abs(back - value)).toBeLessThanOrEqual(Math.abs(value) * 1e-14);
      }),
    );
  });

  test.each([
    [1_234_567, '1.23M'],
    [-98_765_432, '-98.8M'],
    [2_000_000_000, '2B'],
    [12_345.6, '12,346'],
    [99.96, '100'],
    [0.123_456, '0.123'],
    [1.5e300, '1.5e300'],
  ])('%s in compact form is %s', (value, text) => {
    expect(shortText(value)).toBe(text);
  });
});

describe('numbers side by side', () => {
  test.each([
    [[0, 0.5, 1], '0 0.5 1.0'],
    [[0, 5_000, 10_000], '0 5,000 10,000'],
    [[0, 500_000, 1_000_000], '0 0.5M 1.0M'],
    [[1990, 2000, 2010], '1990 2000 2010'],
    [[0, 2e307, 4e307], '0 2e307 4e307'],
  ])('%j are written alike', (values, text) => {
    expect(alikeTexts(values).join(' ')).toBe(text);
  });

  test('look different if they differ', () => {
    fc.assert(
      fc.property(fc.uniqueArray(finite, { maxLength: 8, comparator: (a, b) => a === b }), (values) => {
        expect(new Set(alikeTexts(values)).size).toBe(values.length);
      }),
    );
  });
});

describe('a unit', () => {
  test.each([
    ['12', 'GB', '12 GB'],
    ['62', '%', '62%'],
    ['-2.5', '$', '-$2.5'],
    ['3', undefined, '3'],
    ['3', 'tonnes\na year', '3 tonnes a year'],
  ])('%s with %s is %s', (number, unit, text) => {
    expect(withUnit(number, unit)).toBe(text);
  });

  test('goes with the title if it is a word, and with every number if it is a sign', () => {
    expect(titleWithUnit('Revenue', 'USD')).toBe('Revenue (USD)');
    expect(titleWithUnit('Revenue', 'tonnes\na year')).toBe('Revenue (tonnes a year)');
    expect(titleWithUnit('Revenue', '$')).toBe('Revenue');
    expect(titleWithUnit(undefined, 'USD')).toBe('USD');
    expect(titleWithUnit(undefined, '%')).toBeUndefined();
  });
});

describe('percents', () => {
  test.each([
    [[1, 1, 1], 0, [33, 33, 33]],
    [[1, 1, 1], 1, [33.3, 33.3, 33.3]],
    [[5.5, 5.5, 89], 0, [6, 6, 89]],
    [[5.5, 5.5, 89], 1, [5.5, 5.5, 89]],
    [[62, 38], 0, [62, 38]],
    [[1, 2, 1e308], 0, [0, 0, 100]],
    [[0, 0], 0, [0, 0]],
  ])('%j to %s decimals', (values, decimals, shares) => {
    expect(percents(values, decimals)).toEqual(shares);
  });

  test('are the nearest to their shares, and equal for equal values', () => {
    const amount = fc.oneof(fc.double({ min: 0, max: 1e308, noNaN: true }), fc.constantFrom(1, 2, 5.5));
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 40 }), (values) => {
        const most = Math.max(...values);
        fc.pre(most > 0);
        const sum = values.reduce((all, each) => all + each / most, 0);
        const shares = percents(values);
        for (const [i, each] of values.entries()) {
          expect(Math.abs((shares[i] ?? 0) - (100 * (each / most)) / sum)).toBeLessThan(0.5 + 1e-5);
          expect(shares[i]).toBe(shares[values.indexOf(each)]);
        }
      }),
    );
  });
});
