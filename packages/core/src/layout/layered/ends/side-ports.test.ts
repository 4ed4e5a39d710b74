import { describe, expect, it } from 'vitest';
import type { Box, Drawing, LayoutGraph } from '../../graph.js';
import { layoutLayered } from '../index.js';
import { findFaults } from '../testing/faults.js';

function decision(edges: readonly string[]): LayoutGraph {
  const ends = edges.map((text) => text.split(' '));
  return {
    direction: 'down',
    groups: [],
    overlays: [],
    nodes: [...new Set(ends.flat())].map((id) => ({
      id,
      width: 100,
      height: 40,
      ...(id.startsWith('?') ? { outline: 'diamond' } : {}),
    })),
    edges: ends.map(([from = '', to = ''], i) => ({ id: `e${i}`, from, to })),
  };
}

/** The tips of the box at which its lines end, by name. */
function tips({ nodes, edges }: Drawing, id: string, which: 'from' | 'to', graph: LayoutGraph): string[] {
  const box: Box = nodes.find((node) => node.id === id) ?? { x: 0, y: 0, width: 0, height: 0 };
  return edges.flatMap(({ points }, i) => {
    if (graph.edges[i]?.[which] !== id) return [];
    const { x, y } = points[which === 'from' ? 0 : points.length - 1] ?? { x: 0, y: 0 };
    const level = y === box.y + box.height / 2;
    if (x === box.x + box.width / 2) return y === box.y ? 'top' : 'bottom';
    return level && x === box.x ? 'left' : level && x === box.x + box.width ? 'right' : 'slope';
  });
}

describe('a decision', () => {
  it.each<[string, readonly string[], readonly string[], readonly string[]]>([
    ['two arrivals', ['y z', 'z a', 'a ?q', 'b ?q', '?q c'], ['top', 'right'], ['bottom']],
    ['two similar arrivals', ['a ?q', 'b ?q', '?q c'], ['left', 'right'], ['bottom']],
    ['two similar branches', ['a ?q', '?q b', '?q c'], ['top'], ['left', 'right']],
    ['both', ['a ?q', 'b ?q', '?q c', '?q d'], ['slope', 'slope'], ['left', 'right']],
    ['three arrivals', ['a ?q', 'b ?q', 'c ?q', '?q d'], ['left', 'top', 'right'], ['bottom']],
    [
      'three arrivals and two branches',
      ['a ?q', 'b ?q', 'c ?q', '?q d', '?q e', 'd f'],
      ['left', 'top', 'slope'],
      ['bottom', 'right'],
    ],
  ])('has its lines at its tips: %s', (_, edges, arrivals, departures) => {
    const graph = decision(edges);
    const drawing = layoutLayered(graph);
    expect(findFaults(graph, drawing)).toEqual([]);
    expect(tips(drawing, '?q', 'to', graph)).toEqual(arrivals);
    expect(tips(drawing, '?q', 'from', graph)).toEqual(departures);
  });

  it('is reached with a single bend from the side', () => {
    const { edges } = layoutLayered(decision(['y z', 'z a', 'a ?q', 'b ?q', '?q c']));
    expect(edges.map(({ points }) => points.length)).toEqual([2, 2, 2, 3, 2]);
  });
});
