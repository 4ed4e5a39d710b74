import { describe, expect, it } from 'vitest';
import { factor, px } from './number.js';

describe('numbers in a picture', () => {
  it.each([
    [12, '12'],
    [12.5, '12.5'],
    [1 / 3, '0.33'],
    [0.1 + 0.2, '0.3'],
    [1.005, '1'],
    [-0.001, '0'],
    [-0, '0'],
    [-7.25, '-7.25'],
    [1e-12, '0'],
    [1e300, '1000000000'],
    [Number.NaN, '0'],
    [Number.NEGATIVE_INFINITY, '0'],
  ])('%d px is %s', (value, expected) => {
    expect(px(value)).toBe(expected);
  });

  it('keeps four decimals of a factor', () => {
    expect(factor(20 / 24)).toBe('0.8333');
  });
});
