import { describe, expect, test } from 'vitest';
import type { RectShape, SceneNode, TextShape } from '../scene.js';
import { badge } from './chip.js';
import { table } from './table.js';

const orders = table({
  title: 'orders',
  tone: 'blue',
  groups: [
    [
      { name: 'id', detail: 'uuid', mark: badge(1) },
      { name: 'customer_id', detail: 'uuid' },
    ],
    [{ name: 'placed_at', detail: 'timestamp with time zone' }],
  ],
});
const nodes = orders.at({ x: 40, y: 20 });
const texts = nodes.filter((each): each is TextShape => each.type === 'text');
const box = nodes.find((each): each is RectShape => each.type === 'rect');
const rules = (all: readonly SceneNode[]) =>
  all.filter((each) => each.type === 'path' && each.stroke === 'hairline').length;

describe('a table', () => {
  test('says its title, then names at the left and details at the right', () => {
    expect(texts.map((each) => [each.text, each.anchor])).toEqual([
      ['orders', 'middle'],
      ['id', 'start'],
      ['uuid', 'end'],
      ['customer_id', 'start'],
      ['uuid', 'end'],
      ['placed_at', 'start'],
      ['timestamp with time zone', 'end'],
    ]);
  });

  test('holds every word, and no name meets its detail', () => {
    const left = box?.x ?? 0;
    const right = left + (box?.width ?? 0);
    for (const { x, width, anchor } of texts) {
      const start = anchor === 'end' ? x - width : anchor === 'middle' ? x - width / 2 : x;
      expect(start).toBeGreaterThanOrEqual(left + 12);
      expect(start + width).toBeLessThanOrEqual(right - 12 + 0.001);
    }
    const [, , , , , name, detail] = texts;
    expect((name?.x ?? 0) + (name?.width ?? 0) + 24).toBeLessThanOrEqual(
      (detail?.x ?? 0) - (detail?.width ?? 0) + 0.001,
    );
  });

  test('tells where its rows are, and rules groups of them off', () => {
    expect(orders.rowMiddles).toEqual([45, 71, 97]);
    expect(orders.height).toBe(110);
    expect(rules(nodes)).toBe(1);
  });

  test('without rows is its band alone, and empty groups rule nothing off', () => {
    expect(table({ title: 'empty', tone: 'neutral', groups: [[]] }).height).toBe(32);
    const one = table({ title: 'one', tone: 'neutral', groups: [[], [{ name: 'a' }], []] });
    expect(rules(one.at({ x: 0, y: 0 }))).toBe(0);
  });
});
