import { describe, expect, it } from 'vitest';
import type { LayoutGraph, LayoutNode } from '../../graph.js';
import { layoutLayered } from '../index.js';

function graph(
  nodes: readonly string[],
  edges: readonly string[],
  more: Record<string, Partial<LayoutNode>> = {},
): LayoutGraph {
  return {
    direction: 'down',
    groups: [],
    overlays: [],
    nodes: nodes.map((id) => ({ id, width: 80, height: 40, ...more[id] })),
    edges: edges.map((text, i) => {
      const [from = '', to = ''] = text.split(' ');
      return { id: `e${i}`, from, to };
    }),
  };
}

/** The ids at the height of one of them, from left to right. */
function layerOf(id: string, input: LayoutGraph): string {
  const { nodes } = layoutLayered(input);
  const y = nodes.find((node) => node.id === id)?.y;
  return nodes
    .filter((node) => node.y === y)
    .toSorted((a, b) => a.x - b.x)
    .map((node) => node.id)
    .join(' ');
}

describe('if it costs no crossing, a layer is in source order', () => {
  // a to d each have lines to both x and y: the number of crossings is the same in any order.
  const both = ['a', 'b', 'c', 'd'].flatMap((id) => [`${id} x`, `${id} y`]);

  it('among sources', () => {
    expect(layerOf('a', graph(['a', 'b', 'c', 'd', 'x', 'y'], both))).toBe('a b c d');
  });

  it('whatever order the lines are written in', () => {
    expect(layerOf('a', graph(['a', 'b', 'c', 'd', 'x', 'y'], both.toReversed()))).toBe('a b c d');
  });

  it('but not if that crosses lines', () => {
    const input = graph(['p', 'q', 'a', 'b'], ['p b', 'q a'], { p: { before: 'q' } });
    expect(layerOf('a', input)).toBe('b a');
  });

  it('nor if the author requested another', () => {
    const input = graph(['a', 'b', 'c', 'd', 'x', 'y'], both, { d: { before: 'a' } });
    const order = layerOf('a', input).split(' ');
    expect(order.indexOf('d')).toBeLessThan(order.indexOf('a'));
  });
});
