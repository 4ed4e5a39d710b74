import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '../../testing/depth.js';
import type { Box, Drawing, FlowDirection, LayoutEdge, LayoutGraph, LayoutNode } from '../graph.js';
import { countFaults } from '../quality/faults.js';
import { isTooLong, layOutOnPage } from './index.js';

const SIZE = { width: 140, height: 60 };
const STEP = { width: 72, height: 40 };
const LIKE = { trunk: 'solid', toLength: 8 } as const;

function nodes(count: number, group?: string): LayoutNode[] {
  return Array.from({ length: count }, (_, i) => ({ id: `n${i}`, ...SIZE, ...(group === undefined ? {} : { group }) }));
}

function star(count: number, parts: Partial<LayoutGraph> = {}, line: Partial<LayoutEdge> = LIKE): LayoutGraph {
  return {
    direction: 'down',
    nodes: nodes(count),
    edges: Array.from({ length: count - 1 }, (_, i) => ({ id: `e${i}`, from: 'n0', to: `n${i + 1}`, ...line })),
    groups: [],
    overlays: [],
    ...parts,
  };
}

function boxOf(drawing: Drawing, id: string): Box {
  const box = [...drawing.nodes, ...drawing.groups].find((each) => each.id === id);
  if (box === undefined) throw new Error(`${id} has no place`);
  return box;
}

describe('a row too long for a page', () => {
  it.each(['down', 'up', 'right', 'left'] as const)('is stacked on trunks, reading %s', (direction) => {
    const graph = star(40, { direction });
    const drawing = layOutOnPage(graph);
    expect(isTooLong(drawing)).toBe(false);
    expect(Object.values(countFaults(graph, drawing))).toEqual([0, 0, 0, 0, 0]);
    const starts = drawing.edges.map(({ points }) => JSON.stringify(points[0]));
    expect(new Set(starts).size).toBe(1);
  });

  it('is set in rows if each line has its own label, and labels are near their targets', () => {
    const graph = star(40, {}, { label: { width: 60, height: 20 } });
    const drawing = layOutOnPage(graph);
    expect(isTooLong(drawing)).toBe(false);
    const hub = boxOf(drawing, 'n0');
    const below = drawing.edges.filter(({ label }) => label !== undefined && label.y > hub.y + 4 * hub.height);
    expect(below.length).toBeGreaterThan(20);
  });

  it('keeps level constraints, and overlays whole', () => {
    const level = nodes(40).map((each) => (each.id === 'n8' ? { ...each, same: 'n7' } : each));
    const overlay = { id: 'o', nodes: ['n3', 'n4'], title: { width: 60, height: 20 } };
    const drawing = layOutOnPage(star(40, { nodes: level, overlays: [overlay] }));
    expect(drawing.conflicts).toEqual([]);
    expect(boxOf(drawing, 'n8').y).toBe(boxOf(drawing, 'n7').y);
    expect(drawing.overlays).toHaveLength(1);
  });

  it('is folded inside a frame too', () => {
    const group = { id: 'g', title: { width: 80, height: 20 } };
    const graph = star(80, { nodes: nodes(80, 'g'), groups: [group] });
    const drawing = layOutOnPage(graph);
    expect(isTooLong(drawing)).toBe(false);
    expect(drawing.groups.map(({ id }) => id)).toEqual(['g']);
    expect(Object.values(countFaults(graph, drawing))).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('children that have children of their own', () => {
  /** A tree too wide for a page: a root, and children of which the first ones have so many children each. */
  function tree(direction: FlowDirection, leads: number, leaves: number, each: number): LayoutGraph {
    const children = Array.from({ length: leads + leaves }, (_, i) => `n${i + 1}`);
    const below = children
      .slice(0, leads)
      .flatMap((from) => Array.from({ length: each }, (_, i) => [from, `${from}.${i}`]));
    const ends = [...children.map((to) => ['n0', to]), ...below];
    return {
      ...star(1, { direction }),
      nodes: ['n0', ...ends.map(([, to = '']) => to)].map((id) => ({ id, width: 152, height: 40 })),
      edges: ends.map(([from = '', to = ''], i) => ({ id: `e${i}`, from, to, ...LIKE })),
    };
  }

  it.each([
    ['down', 2, 4, 3],
    ['up', 2, 4, 3],
    ['down', 2, 8, 4],
    ['down', 3, 6, 4],
  ] as const)(
    'stay on one level when their tree is folded, reading %s, %i beside %i',
    (direction, leads, leaves, each) => {
      const graph = tree(direction, leads, leaves, each);
      const drawing = layOutOnPage(graph);
      expect(isTooLong(drawing)).toBe(false);
      const levels = Array.from({ length: leads }, (_, i) => boxOf(drawing, `n${i + 1}`).y);
      expect(new Set(levels).size).toBe(1);
      expect(Object.values(countFaults(graph, drawing))).toEqual([0, 0, 0, 0, 0]);
    },
  );
});

/** Whether every line runs in that direction. */
function runsAlong({ direction, edges }: LayoutGraph, drawing: Drawing): boolean {
  const isAfter = (a: Box, b: Box): boolean => {
    if (direction === 'right') return b.x >= a.x + a.width;
    if (direction === 'left') return b.x + b.width <= a.x;
    return direction === 'down' ? b.y >= a.y + a.height : b.y + b.height <= a.y;
  };
  return edges.every(({ from, to }) => isAfter(boxOf(drawing, from), boxOf(drawing, to)));
}

describe.each(['down', 'up', 'right', 'left'] as const)('a stated direction, %s,', (direction) => {
  it('is kept by any tree that is legible in it', () => {
    const parents = fc.array(fc.nat(5), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(parents, (chosen) => {
        const edges = chosen.map(
          (parent, i): LayoutEdge => ({ id: `e${i}`, from: `n${Math.min(parent, i)}`, to: `n${i + 1}` }),
        );
        const graph: LayoutGraph = { direction, nodes: nodes(chosen.length + 1), edges, groups: [], overlays: [] };
        expect(runsAlong(graph, layOutOnPage(graph))).toBe(true);
      }),
      { numRuns: cases(25) },
    );
  });

  it('is kept by stages in frames that fit a column', () => {
    const stages = ['a', 'b', 'c'];
    const graph: LayoutGraph = {
      direction,
      nodes: stages.flatMap((stage) => ['1', '2'].map((part) => ({ id: `${stage}${part}`, ...STEP, group: stage }))),
      edges: [
        ...stages.map((stage) => ({ id: stage, from: `${stage}1`, to: `${stage}2` })),
        ...['ab', 'bc'].map(([from, to]) => ({ id: `${from}${to}`, from: `${from}2`, to: `${to}1` })),
      ],
      groups: stages.map((id) => ({ id, title: { width: 40, height: 20 } })),
      overlays: [],
    };
    expect(runsAlong(graph, layOutOnPage(graph))).toBe(true);
  });
});

it('a chain in a frame is wrapped inside it', () => {
  const group = { id: 'g', title: { width: 80, height: 20 } };
  const edges = Array.from({ length: 69 }, (_, i): LayoutEdge => ({ id: `e${i}`, from: `n${i}`, to: `n${i + 1}` }));
  const graph: LayoutGraph = { direction: 'right', nodes: nodes(70, 'g'), edges, groups: [group], overlays: [] };
  const drawing = layOutOnPage(graph);
  expect(isTooLong(drawing)).toBe(false);
  expect(drawing.groups.map(({ id }) => id)).toEqual(['g']);
});

it('any graph is shown in its order, without more faults than before', () => {
  const links = fc.array(fc.tuple(fc.nat(39), fc.nat(39), fc.boolean()), { maxLength: 30 });
  const direction = fc.constantFrom<FlowDirection>('down', 'right', 'up', 'left');
  fc.assert(
    fc.property(links, direction, fc.integer({ min: 14, max: 40 }), (more, towards, count) => {
      const linked = more.flatMap(([a, b, like], i): readonly LayoutEdge[] =>
        a === b || a >= count || b >= count ? [] : [{ id: `m${i}`, from: `n${a}`, to: `n${b}`, ...(like ? LIKE : {}) }],
      );
      const base = star(count, { direction: towards });
      const graph = { ...base, edges: [...base.edges, ...linked] };
      const drawing = layOutOnPage(graph);
      expect(isTooLong(drawing)).toBe(false);
      expect(drawing.nodes.map(({ id }) => id)).toEqual(graph.nodes.map(({ id }) => id));
      expect(drawing.edges.map(({ id }) => id)).toEqual(graph.edges.map(({ id }) => id));
      expect(Object.values(countFaults(graph, drawing))).toEqual([0, 0, 0, 0, 0]);
    }),
    { numRuns: cases(25) },
  );
});
