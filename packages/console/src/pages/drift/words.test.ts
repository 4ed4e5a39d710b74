// Drift in words, and its trend in our language.
import { validate } from '@linework/core';
import { expect, test } from 'vitest';
import { countsOf, outOfDateWords, trendSource } from './words.js';

test('what is out of date is counted in words', () => {
  expect(outOfDateWords({ repositories: 1, diagrams: 3, outOfDate: 1 })).toBe(
    '1 of 3 generated diagrams in 1 repository is out of date.',
  );
  const none = { added: 0, removed: 0, changed: 0 };
  expect(countsOf({ elements: { ...none, added: 2 }, edges: { ...none, removed: 1 } })).toBe(
    '2 elements added, 1 edge removed',
  );
});

test('a trend of several days is a chart without errors', () => {
  const day = (date: string, outOfDate: number) => ({ day: date, runs: 1, diagrams: 4, outOfDate });
  expect(trendSource([day('2026-11-01', 1)])).toBeUndefined();
  const source = trendSource([day('2026-11-01', 1), day('2026-11-04', 3)]) ?? '';
  expect(validate(source, { icons: { find: () => undefined, nearest: () => [] } }).diagnostics).toEqual([]);
});
