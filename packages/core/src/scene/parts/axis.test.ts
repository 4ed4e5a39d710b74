import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TextShape } from '../scene.js';
import { axis, axisRoom, roundTicks } from './axis.js';

describe('ticks', () => {
  test.each([
    [0, 97, 6, [0, 20, 40, 60, 80, 100]],
    [0, 0.7, 6, [0, 0.2, 0.4, 0.6, 0.8]],
    [-30, 45, 6, [-40, -20, 0, 20, 40, 60]],
    [0, 0.3, 5, [0, 0.1, 0.2, 0.3]],
    [0, 1_234_567, 4, [0, 500_000, 1_000_000, 1_500_000]],
  ])('from %s to %s, at most %s', (from, to, most, ticks) => {
    expect(roundTicks(from, to, most)).toEqual(ticks);
  });

  test('hold both values, rise evenly and keep to the most that are wanted', () => {
    const value = fc.double({ min: -1e9, max: 1e9, noNaN: true }).map((each) => Math.round(each * 1000) / 1000);
    fc.assert(
      fc.property(value, fc.oneof(value, fc.constant(12)), fc.integer({ min: 2, max: 12 }), (a, b, most) => {
        const ticks = roundTicks(a, b, most);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(most);
        expect(ticks[0]).toBeLessThanOrEqual(Math.min(a, b));
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(a, b));
        for (const [i, each] of ticks.slice(1).entries()) expect(each).toBeGreaterThan(ticks[i] ?? 0);
      }),
    );
  });
});

describe('an axis', () => {
  const ticks = [0, 50, 100].map((at) => ({ at, text: String(at) }));
  const wordsOf = (side: 'below' | 'left'): readonly TextShape[] =>
    axis({ side, length: 100, grid: 60, ticks }, { x: 10, y: 200 }).flatMap((each) =>
      each.type === 'part' ? each.children.filter((child): child is TextShape => child.type === 'text') : [],
    );

  test('below has its words under their ticks', () => {
    expect(wordsOf('below').map(({ x, anchor }) => [x, anchor])).toEqual([
      [10, 'middle'],
      [60, 'middle'],
      [110, 'middle'],
    ]);
    for (const { y } of wordsOf('below')) expect(y).toBeGreaterThan(200);
  });

  test('at the left grows upward, its words end before it', () => {
    const words = wordsOf('left');
    expect(words.map(({ anchor }) => anchor)).toEqual(['end', 'end', 'end']);
    expect((words[0]?.y ?? 0) > (words[1]?.y ?? 0)).toBe(true);
    const room = axisRoom({ side: 'left', length: 100, grid: 0, ticks });
    for (const { x, width } of words) expect(10 - (x - width)).toBeLessThanOrEqual(room + 0.001);
  });

  test('draws a gridline for each tick but the first, or none', () => {
    const count = (grid: number): number =>
      axis({ side: 'left', length: 100, grid, ticks }, { x: 0, y: 0 }).filter(
        (each) => each.type === 'path' && each.stroke === 'hairline',
      ).length;
    expect([count(60), count(0)]).toEqual([2, 0]);
  });
});
