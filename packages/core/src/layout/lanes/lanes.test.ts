// What a reader notices first about lanes and layers: no crossing that another order of steps would avoid, aligned
// columns, and no box longer than the labels beside its lines require.
import { describe, expect, it } from 'vitest';
import type { LayoutEdge } from '../graph.js';
import { countCrossings } from '../quality/crossings.js';
import { layoutLanes, layoutStack } from './index.js';
import type { StackNode } from './stack-graph.js';

const BOX = { width: 100, height: 40 };
const TITLE = { width: 60, height: 16 };
const box = (id: string): StackNode => ({ is: 'node', id, ...BOX });
const line = (from: string, to: string, label?: number): LayoutEdge => ({
  id: `${from}-${to}`,
  from,
  to,
  ...(label === undefined ? {} : { label: { width: label, height: 16, blank: 0 } }),
});

describe('steps that each hand over to their own partner', () => {
  it.each([2, 3, 5])('have the same order in both lanes, so that %d lines do not cross', (count) => {
    const at = Array.from({ length: count }, (_, i) => i);
    const drawing = layoutLanes({
      direction: 'right',
      lanes: [
        { id: 'a', title: TITLE },
        { id: 'b', title: TITLE },
      ],
      phases: [],
      nodes: ['a', 'b'].flatMap((lane) => at.map((i) => ({ id: `${lane}${i}`, lane, ...BOX }))),
      // Only one has a line back, which pulls it to the other lane.
      edges: [...at.map((i) => line(`a${i}`, `b${i}`)), line('b0', 'a0')],
    });
    expect(countCrossings(drawing.edges)).toBe(0);
  });
});

describe('boxes of a layer', () => {
  it.each([7, 8, 10, 11])('are in the same columns in every row, with %d boxes', (count) => {
    const { nodes } = layoutStack({
      layers: [{ id: 'l', title: TITLE, items: Array.from({ length: count }, (_, i) => box(`n${i}`)) }],
      left: [],
      right: [],
      edges: [],
    });
    const rows = [...new Set(nodes.map(({ y }) => y))].map((y) =>
      nodes.filter((node) => node.y === y).map(({ x }) => x),
    );
    const [first = [], ...later] = rows;
    expect(later.length).toBeGreaterThan(0);
    for (const row of later) expect(first.slice(0, row.length)).toEqual(row);
  });

  it('grow no longer than the labels of their lines, though one line is straight', () => {
    const { nodes } = layoutStack({
      layers: [
        { id: 'top', title: TITLE, items: [box('a'), box('b')] },
        { id: 'low', title: TITLE, items: [box('c'), box('d')] },
      ],
      left: [],
      right: [],
      edges: [line('a', 'c', 120), line('a', 'd', 120)],
    });
    // Two labels, twice the room between them, since the straight line is in the middle, and both corners.
    expect(nodes[0]?.width).toBeLessThanOrEqual(2 * 120 + 2 * 10 + 2 * 8);
  });

  it('of a pillar give rows to the tallest layer, not to the first', () => {
    const { layers } = layoutStack({
      layers: [
        { id: 'low', title: TITLE, items: [box('a')] },
        { id: 'high', title: TITLE, items: [{ ...box('b'), height: 120 }] },
      ],
      left: [],
      right: [{ id: 'p', title: TITLE, items: [box('p1'), box('p2'), box('p3')] }],
      edges: [],
    });
    expect(layers[0]?.height).toBeLessThan(layers[1]?.height ?? 0);
  });
});
