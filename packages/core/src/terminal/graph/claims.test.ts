import { describe, expect, test } from 'vitest';
import type { Spot } from '../canvas.js';
import { type Area, Claims } from './claims.js';

const area = (left: number, top: number, right: number, bottom: number): Area => ({ left, top, right, bottom });
const way = (...spots: (readonly [number, number])[]): readonly Spot[] => spots.map(([x, y]) => ({ x, y }));

/** Two boxes side by side, a frame around the second, and a label of line 0 between them. */
function page(): Claims {
  const claims = new Claims();
  claims.frame(area(20, 0, 40, 8), 6);
  claims.box(area(0, 2, 8, 4));
  claims.box(area(26, 2, 34, 4));
  claims.label(area(12, 3, 16, 3), 0);
  return claims;
}

describe('a line', () => {
  test('passes through its own label and through the border of a frame', () => {
    const claims = page();
    expect(claims.line(way([8, 3], [26, 3]), 0)).toBe(true);
    expect(claims.passed).toEqual([{ x: 20, y: 3 }]);
  });

  test.each([
    ['through the label of another line', 1, way([8, 3], [26, 3])],
    ['through a box', 0, way([0, 6], [4, 6], [4, 0])],
    ['through the title of a frame', 0, way([24, -3], [24, 2])],
    ['through the corner of a frame', 0, way([20, -3], [20, 2])],
    ['with a bend in the border of a frame', 0, way([8, 3], [20, 3], [20, 12])],
    ['with a bend in the label of another line', 1, way([8, 3], [14, 3], [14, 12])],
    ['slantwise', 0, way([0, 10], [5, 12])],
  ])('does not pass %s', (_, line, path) => {
    expect(page().line(path, line)).toBe(false);
  });
});

describe('two lines', () => {
  test.each([
    ['cross', true, way([5, 10], [5, 20])],
    ['do not overlap', false, way([5, 15], [8, 15])],
    ['do not bend on one another', false, way([5, 10], [5, 15], [9, 15])],
  ])('%s', (_, allowed, path) => {
    const claims = new Claims();
    expect(claims.line(way([0, 15], [20, 15]), 0)).toBe(true);
    expect(claims.line(path, 1)).toBe(allowed);
  });

  test('leave no room for a third through their crossing', () => {
    const claims = new Claims();
    claims.line(way([0, 5], [9, 5]), 0);
    claims.line(way([4, 0], [4, 9]), 1);
    expect(claims.line(way([4, 4], [4, 8]), 2)).toBe(false);
  });
});

test('boxes, labels and frames do not share cells', () => {
  const claims = page();
  expect(claims.box(area(8, 4, 10, 6))).toBe(false);
  expect(claims.label(area(16, 3, 18, 3), 1)).toBe(false);
  expect(claims.frame(area(20, 8, 30, 12), 0)).toBe(false);
});
