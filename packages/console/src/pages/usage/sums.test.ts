import { checkSource } from '@linework/core';
import { expect, test } from 'vitest';
import { type Count, chartOf, sharesOf, spansOf, totalOf } from './sums.js';

const count = (day: string, act: Count['act'], number: number, keyId: string | null = null): Count => ({
  day,
  keyId,
  accountId: null,
  act,
  count: number,
});

const COUNTS = [count('2026-11-27', 'draw', 5, 'k'), count('2026-11-27', 'draw', 2), count('2026-11-28', 'check', 9)];

test('days without a call are shown as well', () => {
  const spans = spansOf(COUNTS, 3, '2026-11-28');
  expect(spans.map(({ from, sums }) => [from, sums.draw, sums.check])).toEqual([
    ['2026-11-26', 0, 0],
    ['2026-11-27', 7, 0],
    ['2026-11-28', 0, 9],
  ]);
});

test('a year is summed by week, and no call is lost', () => {
  const spans = spansOf([...COUNTS, count('2025-11-29', 'publish', 1)], 365, '2026-11-28');
  expect(spans).toHaveLength(53);
  expect(spans.reduce((sum, { sums }) => sum + totalOf(sums), 0)).toBe(17);
});

test.each([1, 30, 365])('the chart of %i days is a valid diagram', (days) => {
  expect(
    checkSource(chartOf(spansOf(COUNTS, days, '2026-11-28')), { icons: { find: () => undefined, nearest: () => [] } }),
  ).toMatchObject({ diagnostics: [] });
});

test('who did it is listed with the most calls first', () => {
  expect(sharesOf(COUNTS).map(({ keyId, sums }) => [keyId, totalOf(sums)])).toEqual([
    [null, 11],
    ['k', 5],
  ]);
});
