import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Drawing, FlowDirection, LayoutGraph, Point, RoutedEdge } from '../graph.js';
import { layoutLayered } from '../layered/index.js';
import { blankShare } from './blank.js';
import { countCrossings } from './crossings.js';
import { qualityOf } from './index.js';
import { linesAgainst } from './reading.js';

/** Routes as `x,y x,y …`. */
function routes(...lines: readonly string[]): readonly RoutedEdge[] {
  return lines.map((line, i) => ({ id: `e${i}`, points: line.split(' ').map(point) }));
}

function point(text: string): Point {
  const [x = 0, y = 0] = text.split(',').map(Number);
  return { x, y };
}

const EMPTY: LayoutGraph = { direction: 'right', nodes: [], edges: [], groups: [], overlays: [] };
const NOTHING: Drawing = {
  direction: 'right',
  nodes: [],
  edges: [],
  groups: [],
  overlays: [],
  conflicts: [],
  degraded: false,
  width: 0,
  height: 0,
};

describe('crossings', () => {
  test.each<[string, number, string[]]>([
    ['a vertical line over a horizontal one', 1, ['0,10 100,10', '50,0 50,20']],
    ['lines that end on one another', 0, ['0,10 100,10', '50,10 50,40']],
    ['a corner on a line', 0, ['0,10 100,10', '50,10 50,40 90,40']],
    ['one line over three', 3, ['0,10 100,10', '0,20 100,20', '0,30 100,30', '50,0 50,60']],
    ['one line over the shared trunk of three', 1, ['0,9 60,9 60,0', '0,9 70,9 70,0', '0,9 80,9 80,0', '40,0 40,60']],
    ['two lines that cross twice', 2, ['0,10 100,10', '20,0 20,30 60,30 60,0']],
    ['parallel lines', 0, ['0,10 100,10', '0,12 100,12']],
    ['consecutive lines at one height', 0, ['0,10 40,10', '60,10 100,10', '50,0 50,20']],
  ])('%s: %i', (_, crossings, lines) => {
    expect(countCrossings(routes(...lines))).toBe(crossings);
  });

  test('match a comparison of every pair of stretches', () => {
    const coordinate = fc.integer({ min: 0, max: 40 });
    const steps = fc.array(coordinate, { minLength: 3, maxLength: 9 });
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 12 }), (lists) => {
        const edges = lists.map((list, i) => ({ id: `e${i}`, points: stairs(list, i) }));
        expect(countCrossings(edges)).toBe(byPairs(edges));
      }),
    );
  });
});

/** A route of alternating horizontal and vertical stretches, each at a position that no other route has. */
function stairs(list: readonly number[], route: number): readonly Point[] {
  const own = (at: number | undefined, i: number): number => (at ?? 0) * 1000 + route * 20 + i;
  return list.slice(1).map((_, i) => {
    const [a, b] = [own(list[i], i), own(list[i + 1], i + 1)];
    return i % 2 === 0 ? { x: a, y: b } : { x: b, y: a };
  });
}

function byPairs(edges: readonly RoutedEdge[]): number {
  const pieces = edges.flatMap(({ points }) => points.slice(1).map((b, i) => [points[i] as Point, b] as const));
  let count = 0;
  for (const [a, b] of pieces) {
    if (a.y !== b.y) continue;
    for (const [c, d] of pieces) {
      if (c.x !== d.x) continue;
      const inside = (at: number, p: number, q: number): boolean => at > Math.min(p, q) && at < Math.max(p, q);
      if (inside(c.x, a.x, b.x) && inside(a.y, c.y, d.y)) count++;
    }
  }
  return count;
}

describe('lines against the reading direction', () => {
  const box = (id: string, x: number, y: number) => ({ id, x, y, width: 20, height: 20 });
  const graph = (direction?: FlowDirection): LayoutGraph => ({
    ...EMPTY,
    nodes: ['a', 'b'].map((id) => ({ id, width: 20, height: 20, group: 'g' })),
    edges: [{ id: 'e', from: 'a', to: 'b' }],
    groups: [{ id: 'g', title: { width: 0, height: 0 }, ...(direction === undefined ? {} : { direction }) }],
  });
  const against = (of: LayoutGraph, ...nodes: ReturnType<typeof box>[]): number =>
    linesAgainst(of, { ...NOTHING, nodes }).length;

  test.each<[string, FlowDirection | undefined, Point, number]>([
    ['ahead', undefined, { x: 40, y: 0 }, 0],
    ['behind', undefined, { x: -40, y: 0 }, 1],
    ['level', undefined, { x: 0, y: 90 }, 0],
    ['behind by less than its own size', undefined, { x: -10, y: 90 }, 0],
    ['behind, in a group that reads down', 'down', { x: -40, y: 0 }, 0],
    ['above, in a group that reads down', 'down', { x: 0, y: -40 }, 1],
    ['below, in a group that reads up', 'up', { x: 0, y: 40 }, 1],
    ['ahead, in a group that reads left', 'left', { x: 40, y: 0 }, 1],
  ])('the far end %s', (_, direction, { x, y }, count) => {
    expect(against(graph(direction), box('a', 0, 0), box('b', x, y))).toBe(count);
  });

  test('are judged by what holds both ends, not by the groups of each', () => {
    const two: LayoutGraph = {
      ...graph('down'),
      nodes: [
        { id: 'a', width: 20, height: 20, group: 'g' },
        { id: 'b', width: 20, height: 20 },
      ],
    };
    expect(against(two, box('a', 0, 0), box('b', 0, -90))).toBe(0);
    expect(against(two, box('a', 0, 0), box('b', -90, 0))).toBe(1);
  });

  test('do not include a line from a node to itself', () => {
    const loop: LayoutGraph = {
      ...EMPTY,
      nodes: [{ id: 'a', width: 9, height: 9 }],
      edges: [{ id: 'e', from: 'a', to: 'a' }],
    };
    expect(against(loop, box('a', 0, 0))).toBe(0);
  });
});

describe('the blank share', () => {
  const node = { id: 'a', x: 0, y: 0, width: 16, height: 16 };
  const share = (drawing: Partial<Drawing>, graph: Partial<LayoutGraph> = {}): number =>
    blankShare({ ...EMPTY, ...graph }, { ...NOTHING, width: 32, height: 32, ...drawing });

  test.each<[string, number, Partial<Drawing>]>([
    ['all of sixteen squares', 16, {}],
    ['less the four that a node fills', 12, { nodes: [node] }],
    ['less the nine that the same node touches off the squares', 7, { nodes: [{ ...node, x: 4, y: 4 }] }],
    ['less a row under a line', 12, { edges: routes('0,12 32,12') }],
    [
      'less what a line and its label touch, once each',
      11,
      { edges: [{ id: 'e', points: [point('0,12'), point('32,12')], label: { x: 10, y: 5, width: 4, height: 7 } }] },
    ],
    ['but all of it inside an empty frame', 16, { groups: [{ id: 'g', x: 0, y: 0, width: 32, height: 32 }] }],
    [
      'less the title of an overlay',
      15,
      { overlays: [{ ...node, id: 'o', title: { x: 1, y: 1, width: 5, height: 5 } }] },
    ],
  ])('%s', (_, squares, drawing) => {
    expect(share(drawing)).toBe(squares / 16);
  });

  test('counts the title of a group where it is in the frame', () => {
    const groups = [{ id: 'g', title: { width: 10, height: 11 } }];
    expect(share({ groups: [{ id: 'g', x: -4, y: 0, width: 32, height: 32 }] }, { groups })).toBe(12 / 16);
  });

  test('of a huge drawing is computed with squares no smaller than necessary', () => {
    expect(share({ width: 1e7, height: 1e7, nodes: [{ ...node, width: 1e7, height: 5e6 }] })).toBeCloseTo(0.5, 1);
  });

  test('of a drawing without size is 0', () => {
    expect(blankShare(EMPTY, NOTHING)).toBe(0);
  });
});

describe('figures for callers', () => {
  test('of three boxes in a row, checked by hand', () => {
    const graph: LayoutGraph = {
      ...EMPTY,
      nodes: ['a', 'b', 'c'].map((id) => ({ id, width: 40, height: 20 })),
      edges: [
        { id: 'e0', from: 'a', to: 'b' },
        { id: 'e1', from: 'c', to: 'a' },
      ],
    };
    const drawing: Drawing = {
      ...NOTHING,
      nodes: [0, 60, 120].map((x, i) => ({ id: 'abc'.charAt(i), x, y: 0, width: 40, height: 20 })),
      edges: routes('40,10 60,10', '140,20 140,36 20,36 20,20'),
      width: 160,
      height: 40,
    };
    expect(qualityOf(graph, drawing)).toEqual({
      width: 160,
      height: 40,
      aspect: 4,
      crossings: 0,
      bends: 2,
      longestLine: 152,
      against: 1,
      textPx: 14,
      blank: 0.32,
    });
    expect(qualityOf(graph, drawing, { width: 1000, height: 300 })).toMatchObject({
      width: 1000,
      aspect: 3.33,
      textPx: 11.2,
    });
  });

  test('of an empty drawing', () => {
    expect(qualityOf(EMPTY, NOTHING)).toMatchObject({ aspect: 1, crossings: 0, longestLine: 0, textPx: 14, blank: 0 });
  });

  test('of a chain that is laid out: no crossing, nothing against', () => {
    const nodes = ['a', 'b', 'c'].map((id) => ({ id, width: 80, height: 40 }));
    const edges = [
      { id: 'e0', from: 'a', to: 'b' },
      { id: 'e1', from: 'b', to: 'c' },
    ];
    const graph: LayoutGraph = { ...EMPTY, nodes, edges };
    expect(qualityOf(graph, layoutLayered(graph))).toMatchObject({
      crossings: 0,
      bends: 0,
      against: 0,
      longestLine: 48,
    });
  });
});
