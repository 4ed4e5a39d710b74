import { expect, test } from 'vitest';
import { moneyOf } from './plan-name.js';

test.each([
  [1999, 'USD', '$19.99'],
  [1999, 'JPY', '¥1,999'],
  [0, 'eur', '€0.00'],
])('%i of %s is %s', (amount, currency, text) => {
  expect(moneyOf(amount, currency)).toBe(text);
});
