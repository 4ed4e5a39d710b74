// Fans of similar lines share a trunk, and nothing else changes.
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cases } from '../../testing/depth.js';
import type { Box, Drawing, LayoutEdge, LayoutGraph, Point } from '../graph.js';
import { layoutLayered } from '../layered/index.js';
import { randomGraph } from '../layered/testing/graphs.js';
import { countCrossings } from '../quality/crossings.js';
import { countFaults } from '../quality/faults.js';
import { joinTrunks } from './index.js';

const LINE = { trunk: 'solid' } as const;

function graphOf(
  edges: readonly (readonly [string, string, Partial<LayoutEdge>?])[],
  overrides: Partial<LayoutGraph> = {},
): LayoutGraph {
  const ids = [...new Set(edges.flatMap(([from, to]) => [from].concat(to)))];
  return {
    direction: 'down',
    nodes: ids.map((id) => ({ id, width: 96, height: 40 })),
    edges: edges.map(([from, to, more = LINE], i) => ({ id: `e${i}`, from, to, ...more })),
    groups: [],
    overlays: [],
    ...overrides,
  };
}

const drawingOf = (graph: LayoutGraph): Drawing => joinTrunks(graph, layoutLayered(graph));
const waysOf = ({ edges }: Drawing): readonly (readonly Point[])[] => edges.map(({ points }) => points);
const labelled = (
  edges: readonly (readonly [string, string])[],
  label: NonNullable<LayoutEdge['label']> = { width: 60, height: 20, shared: 'logs' },
): readonly (readonly [string, string, Partial<LayoutEdge>])[] => edges.map(([from, to]) => [from, to, { label }]);
const labelsIn = ({ edges }: Drawing): readonly Box[] => edges.flatMap(({ label }) => label ?? []);
const starts = (drawing: Drawing): number => new Set(waysOf(drawing).map(([first]) => `${first?.x} ${first?.y}`)).size;
const ends = (drawing: Drawing): number =>
  new Set(waysOf(drawing).map((way) => `${way.at(-1)?.x} ${way.at(-1)?.y}`)).size;
const bars = (drawing: Drawing): number =>
  new Set(waysOf(drawing).flatMap((way) => (way.length === 4 ? [way[1]?.y] : []))).size;

const OUT = ['a', 'b', 'c', 'd', 'e'].map((to) => ['hub', to] as const);
const INTO = ['a', 'b', 'c', 'd'].map((from) => [from, 'hub'] as const);

describe('a trunk', () => {
  test('runs from one box to a row', () => {
    const drawing = drawingOf(graphOf(OUT));
    expect([starts(drawing), ends(drawing), bars(drawing)]).toEqual([1, 5, 1]);
  });

  test('runs from a row into one box', () => {
    const drawing = drawingOf(graphOf(INTO));
    expect([starts(drawing), ends(drawing), bars(drawing)]).toEqual([4, 1, 1]);
  });

  test.each(['right', 'left', 'up'] as const)('is drawn reading %s as well', (direction) => {
    expect(starts(drawingOf(graphOf(OUT, { direction })))).toBe(1);
  });

  test('takes nine lines', () => {
    expect(starts(drawingOf(graphOf([...'abcdefghi'].map((to) => ['hub', to] as const))))).toBe(1);
  });

  test('runs to the boxes in one row, not past them', () => {
    const drawing = drawingOf(graphOf([...OUT, ['hub', 'far'], ['a', 'm'], ['m', 'far']]));
    const [one, ...others] = waysOf(drawing).slice(0, 5);
    expect(others.every((way) => way[0]?.x === one?.[0]?.x)).toBe(true);
    expect(waysOf(drawing)[5]?.[0]?.x).not.toBe(one?.[0]?.x);
  });
});

describe('a trunk of lines with the same label', () => {
  test.each(['down', 'right', 'left', 'up'] as const)(
    'has their label once, where all of them run: %s',
    (direction) => {
      const graph = graphOf(labelled(INTO), { direction });
      const drawing = drawingOf(graph);
      expect([ends(drawing), labelsIn(drawing).length]).toEqual([1, 1]);
      for (const { points } of drawing.edges) {
        expect(pieces(points).some((piece) => isThrough(piece, labelsIn(drawing)[0]))).toBe(true);
      }
    },
  );

  test('runs from one box to a row', () => {
    const drawing = drawingOf(graphOf(labelled(OUT)));
    expect([starts(drawing), labelsIn(drawing).length]).toEqual([1, 1]);
  });

  test.each([0, 9, 16, 20])('has their label beyond a head of %i px at the box that they leave', (fromLength) => {
    const edges = labelled(OUT).map(([from, to, more]) => [from, to, { ...more, fromLength }] as const);
    const drawing = drawingOf(graphOf(edges));
    const hub = drawing.nodes.find(({ id }) => id === 'hub');
    const [label] = labelsIn(drawing);
    expect([starts(drawing), labelsIn(drawing).length]).toEqual([1, 1]);
    expect((label?.y ?? 0) - (hub?.y ?? 0) - (hub?.height ?? 0)).toBeGreaterThanOrEqual(fromLength);
  });

  test('runs to a column beside it', () => {
    const graph = graphOf(labelled([...'abc'].map((to) => ['hub', to] as const)));
    const drawing: Drawing = {
      width: 400,
      height: 400,
      direction: 'right',
      nodes: [
        { id: 'hub', x: 0, y: 0, width: 96, height: 40 },
        ...[...'abc'].map((id, i) => ({ id, x: 200, y: 120 + 80 * i, width: 96, height: 40 })),
      ],
      edges: [...'abc'].map((_, i) => ({
        id: `e${i}`,
        points: [
          { x: 72 - 24 * i, y: 40 },
          { x: 72 - 24 * i, y: 140 + 80 * i },
          { x: 200, y: 140 + 80 * i },
        ],
        label: { x: 42 - 24 * i, y: 60 + 30 * i, width: 60, height: 20 },
      })),
      groups: [],
      overlays: [],
      conflicts: [],
      degraded: false,
    };
    const joined = joinTrunks(graph, drawing);
    expect([starts(joined), labelsIn(joined)]).toEqual([1, [{ x: 18, y: 80, width: 60, height: 20 }]]);
  });

  test('leaves the answers of decisions in place', () => {
    const graph = graphOf(labelled(INTO));
    const decisions = { ...graph, nodes: graph.nodes.map((node) => ({ ...node, outline: 'diamond' as const })) };
    expect(labelsIn(drawingOf(decisions))).toHaveLength(4);
  });
});

describe('no trunk', () => {
  test.each<[string, LayoutGraph]>([
    ['for two', graphOf(OUT.slice(0, 2))],
    [
      'for lines of several sorts',
      graphOf([
        ['hub', 'a'],
        ['hub', 'b'],
        ['hub', 'c', { trunk: 'dashed', light: true }],
      ]),
    ],
    [
      'for lines with labels',
      graphOf(OUT.map(([from, to]) => [from, to, { label: { width: 40, height: 20 } }] as const)),
    ],
    ['for lines with different labels', graphOf(OUT.map(([from, to]) => [from, to, {}] as const))],
    [
      'from a decision',
      graphOf(OUT, {
        nodes: graphOf(OUT).nodes.map((node) =>
          node.id === 'hub' ? { ...node, height: 80, outline: 'diamond' } : node,
        ),
      }),
    ],
  ])('%s', (_, graph) => {
    const layered = layoutLayered(graph);
    expect(joinTrunks(graph, layered)).toBe(layered);
  });

  test('is made of three lines into a box that has room for their heads', () => {
    const into = INTO.slice(0, 3);
    const wide = drawingOf(graphOf(into));
    expect(ends(wide)).toBe(3);
    const narrow = graphOf(into);
    const nodes = narrow.nodes.map((each) => (each.id === 'hub' ? { ...each, width: 32 } : each));
    expect(ends(drawingOf({ ...narrow, nodes }))).toBe(1);
  });

  test('is made of broken strokes into one box', () => {
    const graph = graphOf(INTO.map(([from, to]) => [from, to, { trunk: 'dashed', light: true }] as const));
    expect(ends(drawingOf(graph))).toBe(4);
  });

  test('is made if a box, a label or another line is in the way', () => {
    const graph = graphOf(OUT.slice(0, 3), {
      nodes: [...graphOf(OUT.slice(0, 3)).nodes, { id: 'x', width: 60, height: 20 }],
    });
    const box = (id: string, x: number, y: number): Box & { readonly id: string } => ({
      id,
      x,
      y,
      width: 96,
      height: 40,
    });
    const way = (i: number, from: number, y: number, to: number) => ({
      id: `e${i}`,
      points:
        from === to
          ? [
              { x: from, y: 40 },
              { x: to, y: 200 },
            ]
          : [
              { x: from, y: 40 },
              { x: from, y },
              { x: to, y },
              { x: to, y: 200 },
            ],
    });
    const drawing = (at: number): Drawing => ({
      width: 500,
      height: 240,
      direction: 'down',
      nodes: [
        box('hub', 200, 0),
        box('a', 0, 200),
        box('b', 200, 200),
        box('c', 400, 200),
        { id: 'x', x: at, y: 60, width: 60, height: 120 },
      ],
      edges: [way(0, 224, 190, 48), way(1, 248, 0, 248), way(2, 272, 190, 448)],
      groups: [],
      overlays: [],
      conflicts: [],
      degraded: false,
    });
    expect(starts(joinTrunks(graph, drawing(600)))).toBe(1);
    expect(starts(joinTrunks(graph, drawing(100)))).toBe(3);
  });
});

describe('for any graph', () => {
  const graphs = fc
    .record({
      seed: fc.nat(),
      nodes: fc.integer({ min: 4, max: 40 }),
      density: fc.double({ min: 1, max: 2.5, noNaN: true }),
      groups: fc.nat(5),
      rotated: fc.constantFrom(0, 0.4),
      diamonds: fc.constantFrom(0, 0.2),
      overlays: fc.nat(2),
      direction: fc.constantFrom('down' as const, 'right' as const, 'up' as const, 'left' as const),
      alike: fc.constantFrom(0, 0.7),
    })
    .map(({ seed, alike, ...shape }) => {
      const graph = randomGraph(seed, { ...shape, labels: 0.15 + alike });
      const likes = ['solid', 'solid', 'solid', 'dashed'];
      const edges = graph.edges.map((edge, i): LayoutEdge => {
        const like = likes[(seed + i) % 4] ?? 'solid';
        if (edge.label === undefined) return { ...edge, trunk: like, light: like !== 'solid' };
        return alike === 0 ? edge : { ...edge, label: { width: 40, height: 18, shared: like } };
      });
      return { ...graph, edges };
    });
  const both = graphs.map((graph) => ({ graph, before: layoutLayered(graph) }));

  function holdsFor(check: (graph: LayoutGraph, before: Drawing, after: Drawing) => void): void {
    fc.assert(
      fc.property(both, ({ graph, before }) => check(graph, before, joinTrunks(graph, before))),
      { numRuns: cases(60) },
    );
  }

  test('each line still ends at its own boxes, orthogonally', () => {
    holdsFor((graph, before, after) => {
      const boxes = new Map(after.nodes.map((node) => [node.id, node]));
      after.edges.forEach(({ id, points }, i) => {
        if (points === before.edges[i]?.points) return;
        const { from = '', to = '' } = graph.edges.find((edge) => edge.id === id) ?? {};
        const old = before.edges[i]?.points ?? [];
        const [startMoved, endMoved] = [0, -1].map((at) => !isDeepStrictEqual(points.at(at), old.at(at)));
        expect(startMoved && endMoved).toBe(false);
        if (startMoved) expect(isOnBorder(boxes.get(from), points[0])).toBe(true);
        if (endMoved) expect(isOnBorder(boxes.get(to), points.at(-1))).toBe(true);
        points.slice(1).forEach((b, k) => {
          const a = points[k] ?? b;
          expect([a.x === b.x, a.y === b.y].filter(Boolean)).toHaveLength(1);
        });
      });
    });
  });

  test('no fault and no crossing is added, and nothing else moves', () => {
    holdsFor((graph, before, after) => {
      const [old, now] = [countFaults(graph, before), countFaults(graph, after)];
      for (const sort of Object.keys(old) as (keyof typeof old)[]) expect(now[sort]).toBeLessThanOrEqual(old[sort]);
      expect(countCrossings(after.edges)).toBeLessThanOrEqual(countCrossings(before.edges));
      expect({ ...after, edges: [] }).toEqual({ ...before, edges: [] });
      after.edges.forEach(({ id, label, points }, i) => {
        const sourceLabel = graph.edges.find((edge) => edge.id === id)?.label;
        if (sourceLabel?.shared === undefined || points === before.edges[i]?.points) {
          expect(label).toEqual(before.edges[i]?.label);
          return;
        }
        const isLabelled = after.edges.some(
          (other, k) =>
            graph.edges.find((edge) => edge.id === other.id)?.label?.shared === sourceLabel.shared &&
            other.points !== before.edges[k]?.points &&
            pieces(points).some((piece) => isThrough(piece, other.label)),
        );
        expect(isLabelled).toBe(true);
      });
    });
  });

  test('lines that newly touch belong to one trunk: similar, with one end in common', () => {
    holdsFor((graph, before, after) => {
      const of = new Map(graph.edges.map((edge) => [edge.id, edge]));
      const touch = (a: readonly Point[], b: readonly Point[]): boolean =>
        pieces(a).some((p) => pieces(b).some((q) => runsOn(p, q) || endsOn(p, q) || endsOn(q, p)));
      after.edges.forEach((one, i) => {
        if (one.points === before.edges[i]?.points) return;
        after.edges.forEach((other, k) => {
          if (k === i || !touch(one.points, other.points)) return;
          const [a, b] = [of.get(one.id), of.get(other.id)];
          expect([a?.trunk, a?.label?.shared]).toEqual([b?.trunk, b?.label?.shared]);
          expect(a?.from === b?.from || a?.to === b?.to).toBe(true);
        });
      });
    });
  });
});

/** Whether it runs through the middle of the box. */
function isThrough(piece: Piece, box: Box | undefined): boolean {
  if (box === undefined) return false;
  const { x, y, width, height } = span(piece);
  const [across, along] = [box.x + box.width / 2, box.y + box.height / 2];
  return across >= x - 1 && across <= x + width + 1 && along >= y - 1 && along <= y + height + 1;
}

function isOnBorder(box: Box | undefined, point: Point | undefined): boolean {
  if (box === undefined || point === undefined) return false;
  const { x, y, width, height } = box;
  const within =
    point.x >= x - 0.01 && point.x <= x + width + 0.01 && point.y >= y - 0.01 && point.y <= y + height + 0.01;
  const sides = [point.x - x, x + width - point.x, point.y - y, y + height - point.y];
  return within && sides.some((each) => Math.abs(each) < 0.01);
}

type Piece = readonly [Point, Point];

function pieces(points: readonly Point[]): readonly Piece[] {
  return points.slice(1).map((b, i) => [points[i] ?? b, b]);
}

function span([a, b]: Piece): Box {
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
}

function runsOn(p: Piece, q: Piece): boolean {
  const [a, b] = [span(p), span(q)];
  const x = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const y = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return (x > 0.5 && y >= -0.5 && a.height + b.height === 0) || (y > 0.5 && x >= -0.5 && a.width + b.width === 0);
}

/** A bend or an end of one is within the other. */
function endsOn(p: Piece, q: Piece): boolean {
  const { x, y, width, height } = span(q);
  return p.some((end) => end.x >= x - 0.5 && end.x <= x + width + 0.5 && end.y >= y - 0.5 && end.y <= y + height + 0.5);
}
