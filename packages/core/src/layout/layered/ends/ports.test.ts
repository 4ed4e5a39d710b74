import { describe, expect, it } from 'vitest';
import type { Drawing, LayoutGraph } from '../../graph.js';
import { layoutLayered } from '../index.js';

function graph(nodes: readonly string[], edges: readonly string[], width: number): LayoutGraph {
  return {
    direction: 'down',
    groups: [],
    overlays: [],
    nodes: nodes.map((id) => ({ id, width, height: 40, ...(id.startsWith('?') ? { outline: 'diamond' } : {}) })),
    edges: edges.map((text, i) => {
      const [from = '', to = ''] = text.split(' ');
      return { id: `e${i}`, from, to };
    }),
  };
}

function middle(drawing: Drawing, id: string): number {
  const node = drawing.nodes.find((one) => one.id === id);
  return node === undefined ? Number.NaN : node.x + node.width / 2;
}

describe('the line that continues straight', () => {
  it('is the forward one: a chain of questions is in one column, with end nodes beside it', () => {
    const drawing = layoutLayered(
      graph(['?a', 'stop', '?b', 'wait', '?c', 'last'], ['?a stop', '?a ?b', '?b wait', '?b ?c', '?c last'], 120),
    );
    expect(new Set(['?a', '?b', '?c', 'last'].map((id) => middle(drawing, id))).size).toBe(1);
    for (const at of [1, 3]) expect(drawing.edges[at]?.points).toHaveLength(2);
  });

  it('is the one to a question whose answers leave at both its sides', () => {
    const drawing = layoutLayered(
      graph(['a', 'stop', '?b', 'c', 'd', 'e', 'f'], ['a stop', 'a ?b', '?b c', '?b d', 'c e', 'd f'], 120),
    );
    expect(middle(drawing, '?b')).toBe(middle(drawing, 'a'));
  });

  it('is the one written first if both run forward', () => {
    const drawing = layoutLayered(graph(['?a', 'b', 'c', 'd', 'e', 'f'], ['?a b', '?a c', 'b d', 'c e', 'e f'], 120));
    expect(middle(drawing, 'b')).toBe(middle(drawing, '?a'));
  });
});

describe('lines with the same two ends', () => {
  const label = { width: 60, height: 18 };
  const pair = (labels: number): LayoutGraph => {
    const plain = graph(['a', 'b', 'c'], ['a b', 'a b', 'b c'], 100);
    return {
      ...plain,
      direction: 'right',
      edges: plain.edges.map((edge, i) => (i < labels ? { ...edge, label } : edge)),
    };
  };

  it.each([1, 2])('are both straight with %i labels', (labels) => {
    const { edges } = layoutLayered(pair(labels));
    expect(edges.map(({ points }) => points.length)).toEqual([2, 2, 2]);
  });

  it('keep their labels apart across frames', () => {
    const input = pair(2);
    const { edges } = layoutLayered({
      ...input,
      groups: [{ id: 'g', title: { width: 40, height: 18 } }],
      nodes: input.nodes.map((node) => (node.id === 'a' ? node : { ...node, group: 'g' })),
    });
    expect(edges.map(({ points }) => points.length)).toEqual([2, 2, 2]);
    expect((edges[1]?.label?.y ?? 0) - (edges[0]?.label?.y ?? 0)).toBeGreaterThanOrEqual(label.height + 6);
  });
});

describe('two lines with labels out of one frame', () => {
  it('leave as far apart as their labels, so that one is straight', () => {
    const plain = graph(['a', 'b', 'c'], ['a b', 'a c'], 100);
    const { edges } = layoutLayered({
      ...plain,
      direction: 'right',
      groups: [{ id: 'g', title: { width: 0, height: 0 } }],
      nodes: plain.nodes.map((node) => (node.id === 'a' ? { ...node, group: 'g' } : node)),
      edges: plain.edges.map((edge) => ({ ...edge, label: { width: 60, height: 18 } })),
    });
    expect(edges.map(({ points }) => points.length)).toEqual([2, 4]);
  });
});

describe('many lines at a narrow side', () => {
  it('cross nothing where they are closer to straight than a jog can be', () => {
    // Built from ears (a planar graph in the order of its lines): eleven lines end at node 1, some a few px beside a
    // gap.
    const ears =
      '0 1, 0 2, 2 1, 0 3, 3 4, 4 1, 0 5, 5 1, 5 6, 6 1, 5 7, 7 8, 8 6, 7 9, 9 10, 10 1, 10 11, 11 1, 11 12, 12 1, ' +
      '0 13, 13 5, 10 14, 14 15, 15 1, 10 16, 16 1';
    const nodes = Array.from({ length: 17 }, (_, i) => `${i}`);
    const input: LayoutGraph = { ...graph(nodes, ears.split(', '), 80), direction: 'right' };
    // Among lines within a layer some would have to cross.
    const { edges } = layoutLayered(input, { spacing: { line: 10 }, levelEdges: false });
    const pieces = edges.map(({ points }) =>
      points.slice(1).map((b, i) => {
        const a = points[i] ?? b;
        return {
          left: Math.min(a.x, b.x),
          right: Math.max(a.x, b.x),
          top: Math.min(a.y, b.y),
          low: Math.max(a.y, b.y),
        };
      }),
    );
    const crossings = pieces.flatMap((one, i) =>
      pieces.slice(i + 1).flatMap((other) => one.flatMap((p) => other.filter((q) => crosses(p, q) || crosses(q, p)))),
    );
    expect(crossings).toEqual([]);
  });
});

interface Piece {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly low: number;
}

function crosses(across: Piece, upright: Piece): boolean {
  return (
    across.left < upright.left && across.right > upright.left && upright.top < across.top && upright.low > across.top
  );
}
