import type { Context } from '@linework/core';
import { expect, test } from 'vitest';
import { BUDGET, newBudget, OverBudget, occurrences, withinBudget } from './budget.js';

const context: Context = { icons: { find: () => undefined, nearest: () => [] } };

test('a budget counts up to its limit and refuses what exceeds it', () => {
  const budget = newBudget();
  budget.items(BUDGET.items - 1);
  budget.fits('items', 1);
  budget.items(1);
  expect(() => budget.items(1)).toThrow(OverBudget);
  expect(() => budget.fits('levels', BUDGET.levels + 1)).toThrow(OverBudget);
  budget.characters(BUDGET.characters);
});

test('a size that is not a number is refused', () => {
  expect(() => newBudget().characters(Number.NaN)).toThrow(OverBudget);
});

test('each import has its own budget, and exceeding it is a diagnostic', () => {
  const read = withinBudget((_, budget) => {
    budget.steps(BUDGET.steps);
    return { diagnostics: [] };
  });
  const input = { files: [{ path: 'a', content: '' }], options: {}, context };
  expect(read(input)).toEqual(read(input));
  const over = withinBudget((_, budget) => {
    budget.steps(BUDGET.steps + 1);
    return { diagnostics: [] };
  });
  expect(over(input).diagnostics.map(({ file, diagnostic }) => [file, diagnostic.code])).toEqual([['a', 'I104']]);
});

test.each([
  ['aaa', 'a', 3],
  ['aaa', 'aa', 1],
  ['aaa', '', 4],
  ['', 'a', 0],
])('in %j, %j occurs %d times', (text, part, count) => {
  expect(occurrences(text, part)).toBe(count);
});
