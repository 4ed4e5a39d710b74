import fc from 'fast-check';
import { expect, test } from 'vitest';
import { logTicks } from './log-ticks.js';

test.each([
  [3, 70, 8, [2, 5, 10, 20, 50, 100]],
  [1, 1_000, 5, [1, 10, 100, 1_000]],
  [1, 1e12, 5, [1, 1e3, 1e6, 1e9, 1e12]],
  [5, 5, 6, [5, 10]],
])('from %s to %s, at most %s', (low, high, most, ticks) => {
  expect(logTicks(low, high, most)).toEqual(ticks);
});

test('include both values and ascend, whatever these are', () => {
  const value = fc.double({ min: 1e-300, max: 1e300, noNaN: true });
  fc.assert(
    fc.property(value, value, fc.integer({ min: 3, max: 12 }), (a, b, most) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)];
      const ticks = logTicks(low, high, most);
      expect(ticks[0]).toBeLessThanOrEqual(low);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(high);
      expect(ticks.length).toBeLessThanOrEqual(most + 1);
      for (const [i, each] of ticks.slice(1).entries()) expect(each).toBeGreaterThan(ticks[i] ?? 0);
    }),
  );
});
