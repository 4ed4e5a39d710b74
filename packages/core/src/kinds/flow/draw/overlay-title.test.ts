import { expect, test } from 'vitest';
import { outline, stretches, titleSpot } from './overlay-title.js';

const BOX = { x: 0, y: 100, width: 200, height: 100 };
const TITLE = { width: 60, height: 20 };

test('stands at the top left when nothing is in the way', () => {
  expect(titleSpot(BOX, TITLE, { boxes: [], lines: [] })).toEqual({ x: 14, y: 90 });
});

test('moves along the stroke past a label', () => {
  const label = { x: 10, y: 95, width: 30, height: 20 };
  expect(titleSpot(BOX, TITLE, { boxes: [label], lines: [] })).toEqual({ x: 46, y: 90 });
});

test('goes to the bottom when the top is full', () => {
  const wall = { x: 0, y: 90, width: 200, height: 20 };
  expect(titleSpot(BOX, TITLE, { boxes: [wall], lines: [] })).toEqual({ x: 14, y: 190 });
});

test('would rather cover a line than words', () => {
  const wall = { x: 0, y: 90, width: 200, height: 20 };
  const lines = stretches(outline({ x: 0, y: 0, width: 200, height: 200 }), 4);
  expect(titleSpot(BOX, TITLE, { boxes: [wall], lines })).toEqual({ x: 14, y: 190 });
});

test('an overlay narrower than its title keeps it at the corner', () => {
  expect(titleSpot({ ...BOX, width: 40 }, TITLE, { boxes: [], lines: [] })).toEqual({ x: 14, y: 90 });
});
