import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '../../testing/depth.js';
import type { Drawing, FlowDirection, LayoutEdge, LayoutGraph, LayoutNode } from '../graph.js';
import { crossingsOf } from './finish/wrap.js';
import { layoutLayered } from './index.js';
import { findFaults } from './testing/faults.js';
import { completeGraph, nestedGroups, parallelEdges, randomGraph, type Shape } from './testing/graphs.js';

const DIRECTIONS: readonly FlowDirection[] = ['right', 'down', 'left', 'up'];

function graph(
  nodes: readonly string[],
  edges: readonly string[],
  more: Partial<LayoutGraph> & { readonly node?: Record<string, Partial<LayoutNode>> } = {},
): LayoutGraph {
  return {
    direction: 'down',
    groups: [],
    overlays: [],
    ...more,
    nodes: nodes.map((id) => ({ id, width: 80, height: 40, ...more.node?.[id] })),
    edges: edges.map((text, i): LayoutEdge => {
      const [from = '', to = '', label] = text.split(' ');
      return { id: `e${i}`, from, to, ...(label === undefined ? {} : { label: { width: 40, height: 18 } }) };
    }),
  };
}

function nodeAt(drawing: Drawing, id: string): { x: number; y: number; width: number; height: number } {
  const node = drawing.nodes.find((candidate) => candidate.id === id);
  if (node === undefined) throw new Error(`${id} is missing`);
  return node;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

const shape = fc.record<Partial<Shape>>({
  nodes: fc.integer({ min: 1, max: 30 }),
  density: fc.constantFrom(0.8, 1.5, 3),
  groups: fc.integer({ min: 0, max: 7 }),
  labels: fc.constantFrom(0, 0.33, 1),
  loops: fc.constantFrom(0, 0.2),
  parallel: fc.constantFrom(0, 0.2),
  diamonds: fc.constantFrom(0, 0.3),
  rotated: fc.constantFrom(0, 0.5),
  overlays: fc.constantFrom(0, 0, 2, 6),
  steered: fc.constantFrom(0, 0, 0.2),
  direction: fc.constantFrom(...DIRECTIONS),
});

describe('faults that a drawing never has', () => {
  it('are absent on graphs of every kind', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), shape, (seed, kind) => {
        const input = randomGraph(seed, kind);
        expect(findFaults(input, layoutLayered(input))).toEqual([]);
      }),
      { numRuns: cases(150) },
    );
  });

  it.each([
    ['a plain graph of 200', randomGraph(7, { nodes: 200 })],
    ['a clustered graph of 150', randomGraph(8, { nodes: 150, groups: 20 })],
    ['a complete graph of 12', completeGraph(12)],
    ['a thousand parallel lines', parallelEdges(1000, false)],
    ['sixty labelled parallel lines', parallelEdges(60, true)],
    ['groups 24 deep', nestedGroups(24)],
  ])('are absent on %s', (_, input) => {
    expect(findFaults(input, layoutLayered(input))).toEqual([]);
  });

  it('are absent when the step budget is exhausted at once, and the drawing says so', () => {
    const input = randomGraph(3, { nodes: 40, groups: 5 });
    const drawing = layoutLayered(input, { steps: 1 });
    expect(findFaults(input, drawing)).toEqual([]);
    expect(drawing.degraded).toBe(true);
    expect(layoutLayered(input).degraded).toBe(false);
  });

  it.each([300_000, 3_000_000])('are absent on dense graphs with %i steps, and the drawing says so', (steps) => {
    const ids = Array.from({ length: 60 }, (_, i) => `n${i}`);
    const ring = ids.flatMap((id, i) => [7, 13, 29].map((by) => `${id} ${ids[(i * by + 1) % 60]}`));
    const halves = ids.slice(0, 30).flatMap((id) => ids.slice(30).map((to) => `${id} ${to}`));
    for (const lines of [ring, halves]) {
      const input = graph(ids, lines);
      const drawing = layoutLayered(input, { steps });
      expect(findFaults(input, drawing)).toEqual([]);
      expect(drawing.degraded).toBe(true);
    }
  });
});

describe('unusual input', () => {
  it('gives an empty drawing for an empty graph', () => {
    const drawing = layoutLayered(graph([], []));
    expect(drawing).toMatchObject({ width: 0, height: 0, nodes: [], edges: [], groups: [] });
  });

  it('gives a single node at its size', () => {
    expect(layoutLayered(graph(['a'], [])).nodes).toEqual([{ id: 'a', x: 0, y: 0, width: 80, height: 40 }]);
  });

  it('gives an empty group room for its title', () => {
    const input = graph(['a'], [], { groups: [{ id: 'g', title: { width: 100, height: 16 } }] });
    const [group] = layoutLayered(input).groups;
    expect(group?.width).toBeGreaterThanOrEqual(100);
    expect(group?.height).toBeGreaterThanOrEqual(16);
  });

  it('accepts zero and huge sizes', () => {
    const input = graph(['a', 'b', 'c'], ['a b', 'b c', 'a c', 'a a'], {
      node: { a: { width: 0, height: 0 }, b: { width: 1e6, height: 1e6 }, c: { width: 0, height: 1e5 } },
    });
    expect(findFaults(input, layoutLayered(input))).toEqual([]);
  });

  it.each([
    ['a node', graph(['a'], [], { node: { a: { width: Number.NaN } } })],
    [
      'a label',
      {
        ...graph(['a', 'b'], []),
        edges: [{ id: 'e', from: 'a', to: 'b', label: { width: 1, height: Number.POSITIVE_INFINITY } }],
      },
    ],
    ['a title', graph(['a'], [], { groups: [{ id: 'g', title: { width: Number.NEGATIVE_INFINITY, height: 1 } }] })],
  ])('rejects %s without a usable size', (_, input) => {
    expect(() => layoutLayered(input)).toThrow(RangeError);
  });
});

describe('the picture', () => {
  it('is the same every time', () => {
    const input = randomGraph(11, { nodes: 60, groups: 8, loops: 0.1, parallel: 0.1, rotated: 0.3 });
    expect(JSON.stringify(layoutLayered(input))).toBe(JSON.stringify(layoutLayered(structuredClone(input))));
  });

  it('draws a chain as one straight line', () => {
    for (const direction of DIRECTIONS) {
      const sizes = { a: { width: 64 }, b: { width: 160 }, c: { width: 104 } };
      const drawing = layoutLayered(graph(['a', 'b', 'c'], ['a b label', 'b c'], { direction, node: sizes }));
      for (const edge of drawing.edges) expect(edge.points).toHaveLength(2);
    }
  });

  it.each([
    ['right', (a: number, b: number) => a < b, 'x'],
    ['down', (a: number, b: number) => a < b, 'y'],
    ['left', (a: number, b: number) => a > b, 'x'],
    ['up', (a: number, b: number) => a > b, 'y'],
  ] as const)('reads %s', (direction, follows, axis) => {
    const drawing = layoutLayered(graph(['a', 'b'], ['a b'], { direction }));
    expect(follows(nodeAt(drawing, 'a')[axis], nodeAt(drawing, 'b')[axis])).toBe(true);
    expect(drawing.direction).toBe(direction);
  });

  it('keeps siblings in source order', () => {
    const drawing = layoutLayered(graph(['a', 'b', 'c', 'd'], ['a b', 'a c', 'a d']));
    const [b, c, d] = ['b', 'c', 'd'].map((id) => nodeAt(drawing, id).x);
    expect([b, c, d]).toEqual([b, c, d].toSorted((p, q) => (p ?? 0) - (q ?? 0)));
  });

  it('starts at the entry if there are backward lines', () => {
    const drawing = layoutLayered(graph(['a', 'b', 'c'], ['c a', 'a b', 'b c']));
    expect(nodeAt(drawing, 'a').y).toBeLessThan(nodeAt(drawing, 'b').y);
    expect(nodeAt(drawing, 'b').y).toBeLessThan(nodeAt(drawing, 'c').y);
  });

  it('has the branches of a decision leave from different tips', () => {
    const drawing = layoutLayered(
      graph(['d', 'a', 'b', 'c'], ['d a', 'd b', 'd c'], { node: { d: { outline: 'diamond' } } }),
    );
    const d = nodeAt(drawing, 'd');
    expect(drawing.edges.map(({ points }) => points[0])).toEqual([
      { x: d.x, y: d.y + 20 },
      { x: d.x + 40, y: d.y + 40 },
      { x: d.x + 80, y: d.y + 20 },
    ]);
  });

  it('routes a backward line outside, from side to side', () => {
    const drawing = layoutLayered(graph(['a', 'b', 'c', 'd'], ['a b', 'b c', 'c d', 'c a', 'd b']));
    const back = drawing.edges[3]?.points ?? [];
    const c = nodeAt(drawing, 'c');
    expect(back[0]?.y).toBe(c.y + 20);
    expect([c.x, c.x + 80]).toContain(back[0]?.x);
  });

  it('keeps lines between the same nodes apart', () => {
    const drawing = layoutLayered(graph(['a', 'b'], ['a b', 'a b', 'a b']));
    const xs = drawing.edges.map(({ points }) => points[0]?.x);
    expect(new Set(xs).size).toBe(3);
    for (const { points } of drawing.edges) expect(points).toHaveLength(2);
  });

  it('hardly moves the others when a leaf is added', () => {
    const medians = Array.from({ length: 21 }, (_, seed) => {
      const input = randomGraph(seed, { nodes: 15, density: 1.1 });
      const before = layoutLayered(input);
      const after = layoutLayered({
        ...input,
        nodes: [...input.nodes, { id: 'leaf', width: 80, height: 40 }],
        edges: [...input.edges, { id: 'new', from: `n${seed % 15}`, to: 'leaf' }],
      });
      const moves = before.nodes.map(({ id, x, y }) => ({ x: nodeAt(after, id).x - x, y: nodeAt(after, id).y - y }));
      const shift = { x: median(moves.map(({ x }) => x)), y: median(moves.map(({ y }) => y)) };
      return median(moves.map(({ x, y }) => Math.hypot(x - shift.x, y - shift.y)));
    });
    expect(median(medians)).toBeLessThanOrEqual(8);
  });

  it('keeps every layer in order when a label grows', () => {
    const order = (drawing: Drawing): string =>
      drawing.nodes
        .toSorted((p, q) => p.y + p.height / 2 - q.y - q.height / 2 || p.x - q.x)
        .map(({ id }) => id)
        .join();
    for (let seed = 0; seed < cases(20); seed++) {
      const input = randomGraph(seed, { nodes: 25 });
      const wider = input.edges.map((edge) => (edge.label ? { ...edge, label: { width: 160, height: 18 } } : edge));
      expect(order(layoutLayered({ ...input, edges: wider }))).toBe(order(layoutLayered(input)));
    }
  });

  it('uses the direction that fits a screen better', () => {
    const chain = graph(['a', 'b', 'c', 'd', 'e', 'f'], ['a b', 'b c', 'c d', 'd e', 'e f'], { direction: 'auto' });
    const fan = graph(['a', 'b', 'c', 'd', 'e', 'f'], ['a b', 'a c', 'a d', 'a e', 'a f'], { direction: 'auto' });
    expect(layoutLayered(fan, { aspect: 1 }).direction).toBe('right');
    expect(layoutLayered(chain, { aspect: 0.2 }).direction).toBe('down');
    expect(layoutLayered(chain, { aspect: 8 }).direction).toBe('right');
  });

  it('respects the direction of a group whose members link outside', () => {
    const input = graph(['in', 'a', 'b', 'c', 'out'], ['in a', 'a b', 'b c', 'c out'], {
      groups: [{ id: 'g', title: { width: 60, height: 16 }, direction: 'right' }],
      node: { a: { group: 'g' }, b: { group: 'g' }, c: { group: 'g' } },
    });
    const drawing = layoutLayered(input);
    expect(findFaults(input, drawing)).toEqual([]);
    expect(nodeAt(drawing, 'a').x + 80).toBeLessThan(nodeAt(drawing, 'b').x);
    expect(nodeAt(drawing, 'b').y).toBe(nodeAt(drawing, 'c').y);
    expect(nodeAt(drawing, 'in').y).toBeLessThan(nodeAt(drawing, 'a').y);
    expect(nodeAt(drawing, 'c').y).toBeLessThan(nodeAt(drawing, 'out').y);
  });
});

describe('level edges', () => {
  it('connect twins straight across', () => {
    const drawing = layoutLayered(graph(['s', 'a', 'b'], ['s a', 's b', 'a b sync']));
    expect(nodeAt(drawing, 'a').y).toBe(nodeAt(drawing, 'b').y);
    expect(drawing.edges[2]?.points).toHaveLength(2);
  });

  it('go around whatever is between', () => {
    const input = graph(['s', 'a', 'b', 'c'], ['s a', 's b', 's c', 'a c'], {
      node: { b: { before: 'c' }, a: { before: 'b' } },
    });
    const drawing = layoutLayered(input);
    expect(nodeAt(drawing, 'a').y).toBe(nodeAt(drawing, 'c').y);
    expect(findFaults(input, drawing)).toEqual([]);
    expect(drawing.edges[3]?.points.length).toBeGreaterThan(2);
  });

  it("go around on the side of their target's lines", () => {
    const input = graph(['s', 'a', 'b', 'c', 'd'], ['s a x', 's b x', 's c x', 'a c x', 'b d x'], {
      node: { b: { before: 'c' }, a: { before: 'b' } },
    });
    const drawing = layoutLayered(input);
    expect(findFaults(input, drawing)).toEqual([]);
    expect(crossingsOf(drawing.edges)).toBe(1);
  });

  it('exclude a line whose source has no other line to it', () => {
    const drawing = layoutLayered(graph(['a', 'b', 'c'], ['a b', 'c b']));
    expect(nodeAt(drawing, 'a').y).toBeLessThan(nodeAt(drawing, 'b').y);
  });
});

describe('constraints', () => {
  it('put a node on the layer of another', () => {
    const drawing = layoutLayered(graph(['a', 'b', 'c', 'x'], ['a b', 'b c', 'a x'], { node: { x: { same: 'c' } } }));
    expect(nodeAt(drawing, 'x').y).toBe(nodeAt(drawing, 'c').y);
    expect(drawing.conflicts).toEqual([]);
  });

  it('put a node before another', () => {
    const drawing = layoutLayered(graph(['a', 'b', 'c'], ['a b', 'a c'], { node: { c: { before: 'b' } } }));
    expect(nodeAt(drawing, 'c').x).toBeLessThan(nodeAt(drawing, 'b').x);
    expect(nodeAt(drawing, 'c').y).toBe(nodeAt(drawing, 'b').y);
  });

  it.each([
    ['same', 'n', 'r'],
    ['before', 'n', 'r'],
    ['before', 'r', 'n'],
  ] as const)('put the only line between two nodes straight across when %s of %s is %s', (constraint, node, other) => {
    const drawing = layoutLayered(
      graph(['p', 'r', 's', 't', 'n'], ['p s', 'p r', 'p t', 'r n'], { node: { [node]: { [constraint]: other } } }),
    );
    const [n, r] = [nodeAt(drawing, 'n'), nodeAt(drawing, 'r')];
    expect(drawing.conflicts).toEqual([]);
    expect(n.y).toBe(r.y);
    if (constraint === 'before') expect(nodeAt(drawing, node).x).toBeLessThan(nodeAt(drawing, other).x);
    const line = drawing.edges[3]?.points ?? [];
    expect(line.map(({ y }) => y)).toEqual([r.y + 20, r.y + 20]);
    expect(Math.abs(n.x - r.x)).toBeLessThan(2 * 80 + 60);
  });

  it('are reported if a frame or the constraints themselves prevent them', () => {
    const title = { width: 0, height: 0 };
    const frame = layoutLayered(
      graph(['a'], [], {
        groups: [
          { id: 'g', title },
          { id: 'h', parent: 'g', title, same: 'g' },
        ],
      }),
    );
    expect(frame.conflicts).toEqual([{ node: 'h', constraint: 'same', reason: 'group' }]);
    const ring = layoutLayered(
      graph(['s', 'a', 'b'], ['s a', 's b'], { node: { a: { before: 'b' }, b: { before: 'a' } } }),
    );
    expect(ring.conflicts).toEqual([{ node: 'b', constraint: 'before', reason: 'cycle' }]);
  });
});

describe('unconnected parts', () => {
  it('are packed into rows if they are many single nodes', () => {
    const ids = Array.from({ length: 30 }, (_, i) => `n${i}`);
    const drawing = layoutLayered(graph(ids, []));
    expect(drawing.width / drawing.height).toBeGreaterThan(1);
    expect(drawing.width / drawing.height).toBeLessThan(3);
  });
});

describe('overlays', () => {
  const SCOPE = { id: 'o', title: { width: 40, height: 16 } };

  it('keep other nodes out of nodes that are together', () => {
    const input = graph(['s', 'a', 'x', 'b', 't'], ['s a', 's x', 's b', 'a t', 'x t', 'b t'], {
      overlays: [{ id: 'o', nodes: ['a', 'b'], title: { width: 40, height: 16 } }],
    });
    const drawing = layoutLayered(input);
    const [frame] = drawing.overlays;
    const x = nodeAt(drawing, 'x');
    expect(x.x >= (frame?.x ?? 0) + (frame?.width ?? 0) || x.x + x.width <= (frame?.x ?? 0)).toBe(true);
    expect(drawing.groups).toEqual([]);
  });

  it('are one frame across groups if nothing is in the way', () => {
    const input = graph(['a', 'b'], ['a b'], {
      groups: [{ id: 'g', title: { width: 0, height: 0 } }],
      node: { b: { group: 'g' } },
      overlays: [{ id: 'o', nodes: ['a', 'b', 'unknown'], title: { width: 40, height: 16 } }],
    });
    const drawing = layoutLayered(input);
    expect(findFaults({ ...input, overlays: [{ ...SCOPE, nodes: ['a', 'b'] }] }, drawing)).toEqual([]);
    expect(drawing.overlays).toHaveLength(1);
    expect(drawing.overlays[0]?.height).toBeGreaterThan(drawing.groups[0]?.height ?? Number.NaN);
  });

  it('are several frames, each with a title, if another node is between', () => {
    const input = graph(['a', 'x', 'b'], ['a x', 'x b'], { overlays: [{ ...SCOPE, nodes: ['a', 'b'] }] });
    const drawing = layoutLayered(input);
    expect(findFaults(input, drawing)).toEqual([]);
    expect(drawing.overlays.map(({ id, title }) => [id, title.width])).toEqual([
      ['o', 40],
      ['o', 40],
    ]);
  });

  it('go around a group that belongs to them as a whole', () => {
    const input = graph(['a', 'b', 'c', 'x'], ['a b', 'b c', 'c x'], {
      groups: [{ id: 'g', title: { width: 60, height: 16 } }],
      node: { b: { group: 'g' }, c: { group: 'g' } },
      overlays: [{ ...SCOPE, nodes: ['a', 'b', 'c'] }],
    });
    const drawing = layoutLayered(input);
    expect(findFaults(input, drawing)).toEqual([]);
    expect(drawing.overlays).toHaveLength(1);
    expect(drawing.groups.map(({ id }) => id)).toEqual(['g']);
  });

  it('cross another that shares a node with them', () => {
    const input = graph(['s', 'a', 'b', 'c', 't'], ['s a', 's b', 's c', 'a t', 'b t', 'c t'], {
      overlays: [
        { ...SCOPE, nodes: ['a', 'b'] },
        { ...SCOPE, id: 'p', nodes: ['b', 'c'] },
      ],
    });
    expect(findFaults(input, layoutLayered(input))).toEqual([]);
  });

  it('leave their nodes on the layers their constraints require', () => {
    const input = graph(['a', 'b', 'x'], ['a b', 'a x'], {
      node: { x: { same: 'b' } },
      overlays: [{ ...SCOPE, nodes: ['b'] }],
    });
    const drawing = layoutLayered(input);
    expect(drawing.conflicts).toEqual([]);
    const [frame] = drawing.overlays;
    const x = nodeAt(drawing, 'x');
    expect(x.y).toBeGreaterThan(nodeAt(drawing, 'a').y + 40);
    expect(x.y).toBeLessThan((frame?.y ?? 0) + (frame?.height ?? 0));
  });

  it('report when too many of them to distinguish meet at a node', () => {
    const overlays = Array.from({ length: 12 }, (_, i) => ({ ...SCOPE, id: `o${i}`, nodes: ['a', `n${i}`] }));
    const input = graph(['a', ...overlays.map((_, i) => `n${i}`)], [], { overlays });
    expect(layoutLayered(input).degraded).toBe(true);
  });

  it('frame their nodes and leave room for the title', () => {
    const input = graph(['a', 'b'], ['a b'], {
      overlays: [{ id: 'o', nodes: ['a', 'b'], title: { width: 60, height: 16 } }],
    });
    const drawing = layoutLayered(input);
    const [frame] = drawing.overlays;
    for (const { x, y, width, height } of drawing.nodes) {
      expect(x).toBeGreaterThan(frame?.x ?? Number.NaN);
      expect(y).toBeGreaterThan(frame?.y ?? Number.NaN);
      expect(x + width).toBeLessThan((frame?.x ?? 0) + (frame?.width ?? 0));
      expect(y + height).toBeLessThan((frame?.y ?? 0) + (frame?.height ?? 0));
    }
  });
});
