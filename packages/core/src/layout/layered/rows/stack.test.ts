import { describe, expect, it } from 'vitest';
import type { LayoutGraph, PlacedGroup } from '../../graph.js';
import { layoutLayered } from '../index.js';

/** Two groups of a row, `tall` of three nodes and `low` of two, with lines between them and the rest. */
function row(...lines: readonly string[]): Record<'tall' | 'low', PlacedGroup> {
  const inner = ['tall.a tall.b', 'tall.b tall.c', 'low.a low.b'];
  const edges = [...inner, ...lines].map((text, i) => {
    const [from = '', to = ''] = text.split(' ');
    return { id: `e${i}`, from, to };
  });
  const graph: LayoutGraph = {
    direction: 'down',
    overlays: [],
    groups: ['tall', 'low'].map((id) => ({ id, title: { width: 60, height: 16 } })),
    nodes: [...new Set(edges.flatMap(({ from, to }) => [from, to]))].map((id) => {
      const [group = '', name] = id.split('.');
      return { id, width: 80, height: 40, ...(name === undefined ? {} : { group }) };
    }),
    edges,
  };
  const [tall, low] = layoutLayered(graph).groups as [PlacedGroup, PlacedGroup];
  return { tall, low };
}

describe('groups in a row', () => {
  it.each([
    ['only run to them', ['start tall.a', 'start low.a']],
    ['run to them and onwards', ['start tall.a', 'start low.a', 'tall.c end', 'low.b end']],
    ['run to one of them, and from both', ['start tall.a', 'start x', 'x end', 'tall.c end', 'low.b end']],
  ])('begin at one height if lines %s', (_, lines) => {
    const { tall, low } = row(...lines);
    expect(low.y).toBe(tall.y);
  });

  it('end at one height if lines only run from them', () => {
    const { tall, low } = row('tall.c end', 'low.b end');
    expect(low.y + low.height).toBe(tall.y + tall.height);
  });
});
