import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tickValues } from './ticks.js';

describe('ticks around the data', () => {
  test.each([
    [0, 97, 6, [0, 20, 40, 60, 80, 100]],
    [0, 0.3, 4, [0, 0.1, 0.2, 0.3]],
    [-30, 45, 4, [-30, 0, 30, 60]],
    [-1e308, 1e308, 5, [-1e308, -5e307, 0, 5e307, 1e308]],
  ])('from %s to %s, about %s', (from, to, about, ticks) => {
    expect(tickValues(from, to, { about, reach: 'around' })).toEqual(ticks);
  });
});

test.each([
  [1990, 2024, 8, [1990, 1995, 2000, 2005, 2010, 2015, 2020]],
  [3, 97, 5, [10, 30, 50, 70, 90]],
])('ticks within %s and %s', (from, to, about, ticks) => {
  expect(tickValues(from, to, { about, reach: 'within' })).toEqual(ticks);
});

test('one value is its own tick', () => {
  expect(tickValues(7, 7, { about: 5, reach: 'around' })).toEqual([7]);
});

test('sets of ticks without room for their labels are skipped', () => {
  const ticks = tickValues(0, 100, { about: 11, reach: 'around', fits: ({ length }) => length <= 4 });
  expect(ticks.length).toBeLessThanOrEqual(4);
  expect(ticks.at(-1)).toBeGreaterThanOrEqual(100);
});

test('ticks ascend evenly, within the maximum number and the reach, whatever the values', () => {
  const value = fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer({ min: -1000, max: 1000 }));
  const reach = fc.constantFrom('around' as const, 'within' as const);
  fc.assert(
    fc.property(value, value, fc.integer({ min: 2, max: 12 }), reach, (a, b, about, reaching) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)];
      const ticks = tickValues(a, b, { about, most: 12, reach: reaching });
      const [first = Number.NaN] = ticks;
      const last = ticks.at(-1) ?? Number.NaN;
      expect(ticks.length).toBeLessThanOrEqual(12);
      if (reaching === 'around') {
        // The last bits of values 300 powers of ten apart do not count.
        const slack = 1e-8 * Math.max(Math.abs(low), Math.abs(high));
        expect(first).toBeLessThanOrEqual(low + slack);
        expect(last).toBeGreaterThanOrEqual(high - slack);
      }
      for (const [i, each] of ticks.slice(1).entries()) expect(each).toBeGreaterThan(ticks[i] ?? Number.NaN);
    }),
  );
});
