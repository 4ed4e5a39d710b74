import { expect, test } from 'vitest';
import { fitOf, steppedFrom, within } from './zoom.js';

test.each([
  ['a small picture keeps its size', { width: 100, height: 50 }, 1],
  ['a wide one fits by its width', { width: 1000, height: 50 }, 0.4],
  ['a high one fits by its height', { width: 100, height: 1200 }, 0.25],
  ['a huge one stays visible', { width: 100_000, height: 10 }, 0.1],
])('%s', (_what, picture, scale) => {
  expect(fitOf(picture, { width: 400, height: 300 })).toBe(scale);
});

test('steps stop at the own size on their way and at both ends', () => {
  expect(steppedFrom(0.9, 1)).toBe(1);
  expect(steppedFrom(1, 1)).toBe(1.25);
  expect(steppedFrom(1.1, -1)).toBe(1);
  expect(within(100)).toBe(8);
});
