import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '../../../testing/depth.js';
import type { Drawing, LayoutEdge, LayoutGraph, LayoutNode } from '../../graph.js';
import { layoutLayered } from '../index.js';
import { findFaults } from '../testing/faults.js';
import { crossingsOf } from './wrap.js';

function chain(count: number, more: Partial<LayoutGraph> = {}, jumps: readonly string[] = []): LayoutGraph {
  const way = Array.from({ length: count - 1 }, (_, i) => `n${i} n${i + 1}`);
  return {
    direction: 'auto',
    groups: [],
    overlays: [],
    nodes: Array.from({ length: count }, (_, i): LayoutNode => ({ id: `n${i}`, width: 120, height: 40 })),
    ...more,
    edges: [...way, ...jumps].map((text, i): LayoutEdge => {
      const [from = '', to = ''] = text.split(' ');
      return { id: `e${i}`, from, to };
    }),
  };
}

/** The ids of the nodes by rows, each in order of x. */
function rows({ nodes }: Drawing): string[][] {
  const byY = new Map<number, string[]>();
  for (const { id, y } of nodes.toSorted((a, b) => a.y - b.y || a.x - b.x)) byY.set(y, [...(byY.get(y) ?? []), id]);
  return [...byY.values()];
}

describe('a long chain', () => {
  const input = chain(20);
  const drawing = layoutLayered(input);

  it('is set in rows that read like text', () => {
    expect(findFaults(input, drawing)).toEqual([]);
    expect(drawing.direction).toBe('right');
    expect(rows(drawing).length).toBeGreaterThan(2);
    expect(rows(drawing).flat()).toEqual(input.nodes.map(({ id }) => id));
  });

  it('starts every row at one place, and keeps rows straight', () => {
    const starts = rows(drawing).map(([first]) => drawing.nodes.find(({ id }) => id === first)?.x);
    expect(new Set(starts).size).toBe(1);
    const bends = drawing.edges.filter(({ points }) => points.length > 2);
    expect(bends).toHaveLength(rows(drawing).length - 1);
  });

  it('goes from one row to the next between the two', () => {
    for (const { points } of drawing.edges.filter((edge) => edge.points.length > 2)) {
      const [start, end] = [points[0], points[points.length - 1]];
      const turn = points.find((point, i) => i > 1 && point.x < (points[i - 1]?.x ?? 0));
      expect(turn?.y).toBeGreaterThan(start?.y ?? Number.NaN);
      expect(turn?.y).toBeLessThan(end?.y ?? Number.NaN);
    }
  });

  it('stays whole if no rows are requested', () => {
    expect(rows(layoutLayered({ ...input, direction: 'right' }, { wrap: false }))).toHaveLength(1);
  });
});

describe.each(['right', 'left', 'down', 'up'] as const)('a chain that reads %s', (direction) => {
  it.each([30, 150])('folds whatever direction was chosen: %i', (count) => {
    const input = chain(count, { direction });
    const drawing = layoutLayered(input);
    const { width, height } = drawing;
    expect(findFaults(input, drawing)).toEqual([]);
    expect(drawing.direction).toBe(direction);
    expect(width).toBeLessThanOrEqual(1600);
    expect(Math.max(width / height, height / width)).toBeLessThanOrEqual(3);
    expect(crossingsOf(drawing.edges)).toBe(0);
  });

  it('starts every row on one side, and continues from each row to the next', () => {
    const drawing = layoutLayered(chain(30, { direction }, ['n15 n4']));
    const axis = direction === 'right' || direction === 'left' ? 'x' : 'y';
    const other = axis === 'x' ? 'y' : 'x';
    const sign = direction === 'right' || direction === 'down' ? 1 : -1;
    const starts = drawing.nodes.filter((node, i) => {
      const before = drawing.nodes[i - 1];
      return before === undefined || sign * (node[axis] - before[axis]) < 0;
    });
    expect(starts.length).toBeGreaterThan(1);
    expect(new Set(starts.map((node) => node[axis])).size).toBe(1);
    for (const [i, node] of starts.entries()) expect(node[other]).toBeGreaterThan(starts[i - 1]?.[other] ?? -1);
  });
});

describe('is drawn in one piece', () => {
  it.each([
    ['a chain that fits a screen', chain(8)],
    ['one whose every cut would pass many lines', chain(20, {}, manyJumps(20))],
    ['one that no arrangement in rows enlarges', chain(20, { nodes: wide(20) })],
  ])('%s', (_, input) => {
    const drawing = layoutLayered(input);
    const straight = (['right', 'down'] as const).map((direction) =>
      layoutLayered({ ...input, direction }, { wrap: false }),
    );
    expect(straight.map(({ width, height }) => [width, height])).toContainEqual([drawing.width, drawing.height]);
  });
});

function manyJumps(count: number): string[] {
  return Array.from({ length: count - 3 }, (_, i) => [`n${i} n${i + 2}`, `n${i} n${i + 3}`]).flat();
}

function wide(count: number): LayoutNode[] {
  return Array.from({ length: count }, (_, i) => ({ id: `n${i}`, width: 1500, height: 40 }));
}

describe('rows', () => {
  it('keep groups and overlays whole', () => {
    const nodes = Array.from({ length: 24 }, (_, i): LayoutNode => {
      const group = i >= 6 && i < 10 ? { group: 'g' } : {};
      return { id: `n${i}`, width: 120, height: 40, ...group };
    });
    const input = chain(24, {
      nodes,
      groups: [{ id: 'g', title: { width: 60, height: 16 } }],
      overlays: [{ id: 'o', nodes: ['n2', 'n3', 'n20'], title: { width: 60, height: 22 } }],
    });
    const drawing = layoutLayered(input);
    expect(findFaults(input, drawing)).toEqual([]);
    expect(drawing.groups.map(({ id }) => id)).toEqual(['g']);
    expect(rows(drawing).length).toBeLessThan(24);
  });

  it('have no fault that a drawing must not have, and never more crossings', () => {
    const jump = fc.tuple(fc.nat(29), fc.integer({ min: -4, max: 5 }));
    const width = fc.integer({ min: 5, max: 20 }).map((n) => 8 * n);
    fc.assert(
      fc.property(
        fc.integer({ min: 14, max: 30 }),
        fc.array(jump, { maxLength: 5 }),
        fc.array(width, { minLength: 30, maxLength: 30 }),
        (count, jumps, widths) => {
          const lines = jumps.flatMap(([from, by]) =>
            from < count && from + by >= 0 && from + by < count ? `n${from} n${from + by}` : [],
          );
          const nodes = widths.slice(0, count).map((each, i) => ({ id: `n${i}`, width: each, height: 40 }));
          const input = chain(count, { nodes }, lines);
          const drawing = layoutLayered(input);
          expect(findFaults(input, drawing)).toEqual([]);
          const straight = (['right', 'down'] as const).map((direction) =>
            layoutLayered({ ...input, direction }, { wrap: false }),
          );
          const most = Math.max(...straight.map(({ edges }) => crossingsOf(edges)));
          expect(crossingsOf(drawing.edges)).toBeLessThanOrEqual(most);
        },
      ),
      { numRuns: cases(60) },
    );
  });
});

it('are rejected if their lines would overlap', () => {
  const regions = ['us', 'eu'];
  const size = { width: 128, height: 40 };
  const node = (id: string, group: string, more: Partial<LayoutNode> = {}): LayoutNode => ({
    id,
    group,
    ...size,
    ...more,
  });
  const nodes: LayoutNode[] = [
    node('names', 'edge', { width: 120, height: 72 }),
    node('cache', 'edge', { width: 120, height: 56 }),
    ...regions.flatMap((region) => [
      node(`${region} balancer`, region, { width: 96 }),
      node(`${region} app 1`, region),
      node(`${region} app 2`, region),
      node(`${region} store`, region, { height: 64 }),
    ]),
    { id: 'client', width: 112, height: 48 },
  ];
  const pairs: (readonly [string, string])[] = [
    ['client', 'names'],
    ['names', 'cache'],
    ['cache', 'us balancer'],
    ['cache', 'eu balancer'],
    ...regions.flatMap((region) => [
      [`${region} balancer`, `${region} app 1`] as const,
      [`${region} balancer`, `${region} app 2`] as const,
    ]),
    ...regions.flatMap((region) => [
      [`${region} app 1`, `${region} store`] as const,
      [`${region} app 2`, `${region} store`] as const,
    ]),
  ];
  const edges: LayoutEdge[] = pairs.map(([from, to], i) => ({ id: `e${i}`, from, to }));
  const input: LayoutGraph = {
    direction: 'left',
    nodes,
    edges: [...edges, { id: 'copy', from: 'us store', to: 'eu store', light: true, label: { width: 148, height: 20 } }],
    groups: ['edge', ...regions].map((id) => ({ id, title: { width: 100, height: 16 } })),
    overlays: [],
  };
  expect(findFaults(input, layoutLayered(input))).toEqual([]);
});
