import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spread } from './spread.js';

test.each([
  ['with room are at their preferred positions', [10, 60], [10, 60]],
  ['at one position spread evenly', [50, 50], [39, 61]],
  ['stay within their bounds', [-20, 500], [10, 190]],
])('labels %s', (_, wishes, places) => {
  const sized = wishes.map((at) => ({ at, size: 20 }));
  expect(spread(sized, 2, 0, 200)).toEqual(places);
});

test('labels keep their order and their gap, and their bounds if these have room', () => {
  const wish = fc.record({ at: fc.integer({ min: -100, max: 500 }), size: fc.integer({ min: 1, max: 60 }) });
  fc.assert(
    fc.property(fc.array(wish, { maxLength: 12 }), (unsorted) => {
      const wishes = unsorted.toSorted((a, b) => a.at - b.at);
      const places = spread(wishes, 4, 0, 400);
      const needed = wishes.reduce((all, { size }) => all + size, 4 * Math.max(0, wishes.length - 1));
      for (const [i, place] of places.entries()) {
        const half = (wishes[i]?.size ?? 0) / 2;
        const before = (places[i - 1] ?? Number.NEGATIVE_INFINITY) + (wishes[i - 1]?.size ?? 0) / 2 + 4;
        expect(place - half).toBeGreaterThanOrEqual(Math.max(before, 0) - 1e-9);
        if (needed <= 400) expect(place + half).toBeLessThanOrEqual(400 + 1e-9);
      }
    }),
  );
});
