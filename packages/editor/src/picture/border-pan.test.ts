// How far a picture moves while a line is drawn at the border of its pane.
import { expect, test } from 'vitest';
import { drift } from './border-pan.js';

const PANE = { width: 400, height: 300 };
/** Hidden on all sides. */
const LARGE = { x: -500, y: -500, width: 2_000, height: 2_000 };

test.each([
  ['in the middle', { x: 200, y: 150 }, { x: 0, y: 0 }],
  ['at the right border', { x: 400, y: 150 }, { x: -60, y: 0 }],
  ['outside of the pane, no faster', { x: 900, y: 150 }, { x: -60, y: 0 }],
  ['half as fast in the middle of the band', { x: 380, y: 150 }, { x: -30, y: 0 }],
  ['at the left border', { x: 0, y: 150 }, { x: 60, y: 0 }],
  ['in a corner', { x: 0, y: 300 }, { x: 60, y: -60 }],
])('%s', (_where, at, by) => {
  const { x, y } = drift(at, LARGE, PANE, 100);
  expect([x, y].map((each) => Math.round(each) + 0)).toEqual([by.x, by.y]);
});

test('a picture that ends in the pane stays, and one that ends just outside stops at its end', () => {
  const right = { x: 400, y: 150 };
  expect(drift(right, { x: 20, y: 20, width: 300, height: 200 }, PANE, 100).x).toBeCloseTo(0);
  expect(drift(right, { x: 20, y: 20, width: 366, height: 200 }, PANE, 100)).toEqual({ x: -10, y: 0 });
});
