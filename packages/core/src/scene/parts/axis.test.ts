import { describe, expect, test } from 'vitest';
import type { TextShape } from '../scene.js';
import { axis, axisRoom } from './axis.js';

describe('an axis', () => {
  const ticks = [0, 50, 100].map((at) => ({ at, text: String(at) }));
  const wordsOf = (side: 'below' | 'left'): readonly TextShape[] =>
    axis({ side, length: 100, grid: 60, ticks }, { x: 10, y: 200 }).flatMap((each) =>
      each.type === 'part' ? each.children.filter((child): child is TextShape => child.type === 'text') : [],
    );

  test('below has its labels under their ticks', () => {
    expect(wordsOf('below').map(({ x, anchor }) => [x, anchor])).toEqual([
      [10, 'middle'],
      [60, 'middle'],
      [110, 'middle'],
    ]);
    for (const { y } of wordsOf('below')) expect(y).toBeGreaterThan(200);
  });

  test('at the left grows upward, with its labels ending before it', () => {
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
