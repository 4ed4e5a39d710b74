import { expect, test } from 'vitest';
import { spread } from './spread.mjs';

const goldens = (kind: string, count: number) =>
  Array.from({ length: count }, (_, i) => ({ kind, name: `${kind}${i}` }));
const names = (most: number) =>
  spread([...goldens('flow', 30), ...goldens('pie', 2), ...goldens('tree', 1)], most).map(({ name }) => name);

test('every kind occurs once before one occurs again', () => {
  expect(names(3)).toEqual(['flow0', 'pie0', 'tree0']);
  expect(names(6)).toEqual(['flow0', 'pie0', 'tree0', 'flow1', 'pie1', 'flow2']);
});

test('no more than requested, and all if there are fewer', () => {
  expect(names(40)).toHaveLength(33);
  expect(new Set(names(40)).size).toBe(33);
  expect(spread([], 5)).toEqual([]);
});
