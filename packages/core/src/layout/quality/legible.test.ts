import { expect, it } from 'vitest';
import { isClearlyLarger } from './legible.js';

it.each([
  [900, 1200, false],
  [900, 1300, true],
  [300, 900, false],
  [2000, 2400, false],
  [2000, 2500, true],
  [2500, 2000, false],
])('a picture %i px wide shows clearly larger text than one of %i px: %s', (width, other, larger) => {
  expect(isClearlyLarger({ width, height: 500 }, { width: other, height: 500 })).toBe(larger);
});
