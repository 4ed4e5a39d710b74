import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '../../../testing/depth.js';
import type { FlowDirection, LayoutGraph } from '../../graph.js';
import { Budget } from '../budget.js';
import { readHierarchy } from '../input/hierarchy.js';
import { buildLevels } from '../layers/build.js';
import type { Level } from '../model.js';
import { randomGraph } from '../testing/graphs.js';
import { mirrorLevels } from './mirror.js';
import { orderLevels } from './ordering.js';
import { settleTies } from './ties.js';

function ordered(graph: LayoutGraph, direction: FlowDirection = 'down'): Level {
  const budget = new Budget(100_000_000);
  const { root } = buildLevels(readHierarchy(graph, direction), budget, true);
  orderLevels(root, budget);
  mirrorLevels(root);
  settleTies(root);
  return root;
}

/** The layers of a drawing with their items, groups and unconnected parts written out. */
function layerNames(level: Level): unknown {
  if (level.parts.length > 0) return level.parts.map(layerNames);
  return level.layers.map((layer) =>
    layer.flatMap(({ node, child }) => (child === undefined ? (node?.id ?? []) : [layerNames(child)])),
  );
}

function graph(nodes: readonly string[], edges: readonly string[], before: Record<string, string> = {}): LayoutGraph {
  return {
    direction: 'down',
    groups: [],
    overlays: [],
    nodes: nodes.map((id) => ({
      id,
      width: 80,
      height: 40,
      ...(before[id] === undefined ? {} : { before: before[id] }),
    })),
    edges: edges.map((text, i) => {
      const [from = '', to = ''] = text.split(' ');
      return { id: `e${i}`, from, to };
    }),
  };
}

describe('of a drawing and its mirror image', () => {
  it('takes the one that reads like the source', () => {
    expect(layerNames(ordered(graph(['a', 'b', 'c'], ['a c', 'a b'])))).toEqual([['a'], ['b', 'c']]);
  });

  it('mirrors everything that is connected', () => {
    const crossed = ['s b', 's a', 'b d', 'a c', 'd t', 'c t'];
    expect(layerNames(ordered(graph(['s', 'a', 'b', 'c', 'd', 't'], crossed)))).toEqual([
      ['s'],
      ['a', 'b'],
      ['c', 'd'],
      ['t'],
    ]);
  });

  it('keeps an order that was requested', () => {
    expect(layerNames(ordered(graph(['a', 'b', 'c'], ['a c', 'a b'], { c: 'b' })))).toEqual([['a'], ['c', 'b']]);
  });

  it('follows what is written first, so that a leaf at the end mirrors nothing', () => {
    const edges = ['s a', 's b', 'a x', 'b x', 's y'];
    const before = layerNames(ordered(graph(['s', 'a', 'b', 'x', 'y'], edges)));
    const after = layerNames(ordered(graph(['s', 'a', 'b', 'x', 'y', 'leaf'], [...edges, 'x leaf'])));
    expect(after).toEqual([...(before as unknown[]), ['leaf']]);
  });
});

describe('stability', () => {
  it('no size changes a layer or the order on it', () => {
    const shape = fc.record({
      nodes: fc.integer({ min: 2, max: 30 }),
      groups: fc.integer({ min: 0, max: 5 }),
      rotated: fc.constantFrom(0, 0.5),
      labels: fc.constantFrom(0, 0.5, 1),
      back: fc.constantFrom(0, 0.2),
    });
    const sizes = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), shape, sizes, (seed, kind, widths) => {
        const input = randomGraph(seed, kind);
        const width = (i: number): number => widths[i % widths.length] ?? 1;
        const edited = {
          ...input,
          nodes: input.nodes.map((node, i) => ({ ...node, width: width(i), height: width(i + 1) })),
          edges: input.edges.map((edge, i) =>
            edge.label ? { ...edge, label: { width: width(i), height: 18 } } : edge,
          ),
        };
        expect(layerNames(ordered(edited))).toEqual(layerNames(ordered(input)));
      }),
      { numRuns: cases(60) },
    );
  });
});
