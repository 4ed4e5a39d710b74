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
  test('lists its title, then names at the left and details at the right', () => {
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

  test('returns where its rows are, and draws lines between groups of them', () => {
    expect(orders.rowMiddles).toEqual([45, 71, 97]);
    expect(orders.height).toBe(110);
    expect(rules(nodes)).toBe(1);
  });

  test('without rows is only its band, and empty groups draw no lines', () => {
    expect(table({ title: 'empty', tone: 'neutral', groups: [[]] }).height).toBe(32);
    const one = table({ title: 'one', tone: 'neutral', groups: [[], [{ name: 'a' }], []] });
    expect(rules(one.at({ x: 0, y: 0 }))).toBe(0);
  });

  test('shows small text above and below its title, and makes the band high enough', () => {
    const face = { title: 'Shape', over: '«interface»', sub: 'of the page', tone: 'violet', groups: [] } as const;
    const block = table(face);
    const labels = block.at({ x: 0, y: 0 }).filter((each): each is TextShape => each.type === 'text');
    expect(labels.map(({ text, fill }) => [text, fill])).toEqual([
      ['«interface»', 'secondary'],
      ['Shape', 'violet-text'],
      ['of the page', 'secondary'],
    ]);
    for (const { y, style } of labels) {
      expect(y - style.size).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThan(block.height);
    }
  });

  test('wraps long names and details, and the rows below move down', () => {
    const name =
      'transfer(from: Account, to: Account, amount: Money, at: Instant, by: User, because: Reason, of: Bank)';
    const block = table({ title: 'Bank', tone: 'blue', groups: [[{ name, underlined: true }, { name: 'b' }]] });
    const all = block.at({ x: 0, y: 0 });
    const labels = all.filter((each): each is TextShape => each.type === 'text').slice(1);
    expect(labels.length).toBeGreaterThan(2);
    expect(labels.map(({ text }) => text).join(' ')).toBe(`${name} b`);
    expect(all.filter((each) => each.type === 'path' && each.stroke === 'ink')).toHaveLength(labels.length - 1);
    expect(block.rowMiddles[1]).toBe(block.height - 13);
    for (const { x, width } of labels) expect(x + width).toBeLessThanOrEqual(block.width - 12);
  });

  test('in a larger box keeps details at its right', () => {
    const details = (width: number): readonly number[] =>
      orders
        .within({ x: 0, y: 0, width, height: 200 })
        .flatMap((each) => (each.type === 'text' && each.anchor === 'end' ? [width - each.x] : []));
    expect(details(400)).toEqual(details(orders.width));
  });

  test('puts a remark after the name', () => {
    const block = table({ title: 'A', tone: 'blue', groups: [[{ name: 'draw()', remark: '{abstract}' }]] });
    const labels = block.at({ x: 0, y: 0 }).filter((each): each is TextShape => each.type === 'text');
    const [, name, remark] = labels;
    expect(remark?.x).toBeGreaterThan((name?.x ?? 0) + (name?.width ?? 0));
    expect((remark?.x ?? 0) + (remark?.width ?? 0)).toBeLessThanOrEqual(block.width - 12);
  });
});
