import { describe, expect, test } from 'vitest';
import type { LayoutGraph } from '../../layout/graph.js';
import { type Layout, layoutOf, onceForAlike } from './alike.js';

const SIZE = { width: 140, height: 44 };
const LABEL = { width: 60, height: 16, shared: 'next' };

/** A chain with a line back, a group, and constraints that contradict one another, under ids with that prefix. */
function chain(prefix: string, count: number): LayoutGraph {
  const id = (i: number): string => `${prefix}${i}`;
  return {
    direction: 'right',
    nodes: Array.from({ length: count }, (_, i) => ({
      id: id(i),
      ...SIZE,
      ...(i === 1 ? { group: `${prefix}g` } : {}),
      ...(i === 0 ? { before: id(2) } : {}),
      ...(i === 2 ? { before: id(0) } : {}),
    })),
    edges: [
      ...Array.from({ length: count - 1 }, (_, i) => ({
        id: `${prefix}e${i}`,
        from: id(i),
        to: id(i + 1),
        label: LABEL,
        trunk: `${prefix}t`,
      })),
      { id: `${prefix}back`, from: id(2), to: id(0) },
    ],
    groups: [{ id: `${prefix}g`, title: { width: 40, height: 16 } }],
    overlays: [],
  };
}

function counting(): { readonly layOut: (graph: LayoutGraph) => Layout; readonly times: () => number } {
  let count = 0;
  const layOut = onceForAlike((graph) => {
    count++;
    return layoutOf(graph);
  });
  return { layOut, times: () => count };
}

describe('a graph that differs from an earlier one only in ids', () => {
  test.each([3, 14])('has its layout under its own ids, with %i nodes', (count) => {
    const { layOut, times } = counting();
    for (const prefix of ['a', 'z/']) {
      const [layout, own] = [layOut(chain(prefix, count)), layoutOf(chain(prefix, count))];
      expect(layout.straight).toEqual(own.straight);
      expect(layout.inFrame()).toEqual(own.inFrame());
      expect(layout.inFrame() === layout.straight).toBe(own.inFrame() === own.straight);
    }
    expect(times()).toBe(1);
  });

  test('names its own nodes where constraints conflict', () => {
    const { layOut } = counting();
    layOut(chain('a', 4));
    const { conflicts } = layOut(chain('b', 4)).straight;
    expect(conflicts.length).toBeGreaterThan(0);
    for (const { node } of conflicts) expect(node).toMatch(/^b/);
  });
});

test.each<[string, (graph: LayoutGraph) => LayoutGraph]>([
  [
    'a size',
    (graph) => ({ ...graph, nodes: graph.nodes.map((node, i) => (i === 0 ? { ...node, width: 200 } : node)) }),
  ],
  ['an end of a line', (graph) => ({ ...graph, edges: graph.edges.map((edge) => ({ ...edge, to: 'a0' })) })],
  ['a label', (graph) => ({ ...graph, edges: graph.edges.map(({ label: _, ...edge }) => edge) })],
  ['the direction', (graph) => ({ ...graph, direction: 'down' })],
])('a graph that differs in %s is laid out by itself', (_, change) => {
  const { layOut, times } = counting();
  layOut(chain('a', 4));
  const changed = change(chain('a', 4));
  expect(layOut(changed).straight).toEqual(layoutOf(changed).straight);
  expect(times()).toBe(2);
});
