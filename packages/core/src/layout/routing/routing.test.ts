// Routing of placed plans: the never-list on generated graphs, and the result for each kind of line and frame.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '../../testing/depth.js';
import type { Box, Drawing, LayoutEdge, LayoutGraph, LayoutNode, Point } from '../graph.js';
import { Budget } from '../layered/budget.js';
import { straighten } from '../layered/finish/straighten.js';
import { layoutLayered } from '../layered/index.js';
import { SPACING } from '../layered/spacing.js';
import { findFaults } from '../layered/testing/faults.js';
import { nestedGroups, randomGraph, type Shape } from '../layered/testing/graphs.js';
import type { Plan } from '../plan.js';
import { routePlan } from './index.js';
import { shelfPlan } from './testing/shelves.js';

const shape = fc.record<Partial<Shape>>({
  nodes: fc.integer({ min: 1, max: 20 }),
  density: fc.constantFrom(0.8, 1.5),
  groups: fc.integer({ min: 0, max: 6 }),
  labels: fc.constantFrom(0, 0.5, 1),
  back: fc.constantFrom(0, 0.3),
  loops: fc.constantFrom(0, 0.1),
  parallel: fc.constantFrom(0, 0.2),
  diamonds: fc.constantFrom(0, 0.3),
  overlays: fc.constantFrom(0, 2),
});
const seeds = fc.integer({ min: 0, max: 1e6 });
const directions = fc.constantFrom('right' as const, 'down' as const, 'left' as const);

/** The layered engine's positions, without its lines. */
function layeredPlan(graph: LayoutGraph): Plan {
  const { nodes, groups } = layoutLayered(graph);
  return { nodes, groups, aligned: [] };
}

function drawingOf(graph: LayoutGraph, plan: Plan = shelfPlan(graph)): Drawing {
  const { drawing, faults } = routePlan(graph, plan);
  if (drawing === undefined) throw new Error(`not drawn: ${JSON.stringify(faults)}`);
  expect(findFaults(graph, drawing)).toEqual([]);
  return drawing;
}

function graphOf(nodes: readonly (string | LayoutNode)[], lines: readonly (string | LayoutEdge)[]): LayoutGraph {
  return {
    direction: 'right',
    nodes: nodes.map((node) => (typeof node === 'string' ? { id: node, width: 80, height: 40 } : node)),
    edges: lines.map((line, i) => {
      if (typeof line !== 'string') return line;
      const [from = '', to = ''] = line.split(' ');
      return { id: `e${i}`, from, to };
    }),
    groups: [],
    overlays: [],
  };
}

function boxOf(boxes: readonly (Box & { readonly id: string })[], id: string): Box {
  const placed = boxes.find((box) => box.id === id);
  if (placed === undefined) throw new Error(`no ${id}`);
  return placed;
}

function pointsOf(drawing: Drawing, id: string) {
  return drawing.edges.find((edge) => edge.id === id)?.points ?? [];
}

describe('on generated graphs', () => {
  it.each([
    ["at the layered engine's positions", layeredPlan],
    ['in rows that ignore lines', shelfPlan],
  ])('the drawing has no fault of the never-list, %s', (_, planOf) => {
    let runs = 0;
    let missed = 0;
    fc.assert(
      fc.property(seeds, shape, directions, (seed, of, direction) => {
        const graph = { ...randomGraph(seed, of), direction };
        const { drawing, faults } = routePlan(graph, planOf(graph));
        runs++;
        if (drawing === undefined) {
          missed++;
          expect(faults.length).toBeGreaterThan(0);
        } else expect(findFaults(graph, drawing)).toEqual([]);
      }),
      { numRuns: cases(60) },
    );
    expect(missed / runs).toBeLessThan(0.1);
  });

  it('is the same twice', () => {
    fc.assert(
      fc.property(seeds, shape, (seed, of) => {
        const graph = randomGraph(seed, of);
        expect(routePlan(graph, shelfPlan(graph))).toEqual(routePlan(graph, shelfPlan(graph)));
      }),
      { numRuns: cases(15) },
    );
  });

  it('the order of members in a scope is kept', () => {
    fc.assert(
      fc.property(seeds, shape, (seed, of) => {
        const graph = { ...randomGraph(seed, of), overlays: [] };
        const plan = shelfPlan(graph);
        const { drawing } = routePlan(graph, plan);
        if (drawing === undefined) return;
        graph.nodes.forEach(({ id, group }, i) => {
          for (const other of graph.nodes.slice(i + 1)) {
            if (other.group !== group) continue;
            const [a, b] = [boxOf(plan.nodes, id), boxOf(plan.nodes, other.id)];
            if (a.y >= b.y + b.height || b.y >= a.y + a.height) continue;
            const [x, y] = [boxOf(drawing.nodes, id).x, boxOf(drawing.nodes, other.id).x];
            expect(a.x < b.x ? x <= y : y <= x).toBe(true);
          }
        });
      }),
      { numRuns: cases(40) },
    );
  });

  it('no jog is so short that it looks like a mistake', () => {
    fc.assert(
      fc.property(seeds, shape, (seed, of) => {
        const graph = randomGraph(seed, of);
        const { drawing } = routePlan(graph, shelfPlan(graph));
        for (const { points } of drawing?.edges ?? []) {
          points.slice(1, -1).forEach((point, i) => {
            const before = points[i];
            if (i === 0 || before === undefined) return;
            expect(Math.abs(point.x - before.x) + Math.abs(point.y - before.y)).toBeGreaterThanOrEqual(8);
          });
        }
      }),
      { numRuns: cases(30) },
    );
  });
});

describe('lines', () => {
  it('between boxes that face one another are straight', () => {
    const drawing = drawingOf(graphOf(['a', 'b'], ['a b']));
    expect(pointsOf(drawing, 'e0')).toHaveLength(2);
  });

  it('between the same two boxes run side by side', () => {
    const drawing = drawingOf(graphOf(['a', 'b'], ['a b', 'a b', 'b a']), shelfPlan(graphOf(['a', 'b'], []), 2));
    const heights = ['e0', 'e1', 'e2'].map((id) => pointsOf(drawing, id)[0]?.y ?? 0).sort((a, b) => a - b);
    expect((heights[1] ?? 0) - (heights[0] ?? 0)).toBeGreaterThanOrEqual(8);
    expect((heights[2] ?? 0) - (heights[1] ?? 0)).toBeGreaterThanOrEqual(8);
  });

  it('from a box to itself leave and return outside it', () => {
    const drawing = drawingOf(graphOf(['a'], ['a a']));
    expect(pointsOf(drawing, 'e0').length).toBeGreaterThan(3);
  });

  it('go around a box in between', () => {
    const graph = graphOf(['a', 'b', 'c'], ['a c']);
    expect(pointsOf(drawingOf(graph, shelfPlan(graph, 3)), 'e0').length).toBeGreaterThan(2);
  });

  it('make room for their labels', () => {
    const label = { width: 150, height: 20 };
    const drawing = drawingOf(graphOf(['a', 'b'], [{ id: 'e', from: 'a', to: 'b', label }]));
    const [a, b] = [boxOf(drawing.nodes, 'a'), boxOf(drawing.nodes, 'b')];
    expect(b.x - a.x - a.width).toBeGreaterThanOrEqual(150);
  });

  it('have their answers at the decision', () => {
    const decision: LayoutNode = { id: 'd', width: 120, height: 80, outline: 'diamond' };
    const label = { width: 30, height: 20 };
    const answer = (to: string): LayoutEdge => ({ id: to, from: 'd', to, label });
    const graph = graphOf(['a', decision, 'b', 'c', 'e', 'f'], ['a d', answer('c'), answer('f')]);
    const drawing = drawingOf(graph, shelfPlan(graph, 2));
    for (const id of ['c', 'f']) {
      const { points = [], label: box } = drawing.edges.find((edge) => edge.id === id) ?? {};
      const [start] = points;
      if (start === undefined || box === undefined) throw new Error('not labelled');
      const off = Math.max(box.x - start.x, start.x - box.x - box.width, box.y - start.y, start.y - box.y - box.height);
      expect(off).toBeLessThanOrEqual(40);
    }
  });

  it('leave a decision only at its corners', () => {
    const decision: LayoutNode = { id: 'd', width: 121, height: 80, outline: 'diamond' };
    const graph = graphOf(['a', decision, 'b', 'c'], ['a d', 'd b', 'd c']);
    const drawing = drawingOf(graph, shelfPlan(graph, 2));
    const { x, y, width, height } = boxOf(drawing.nodes, 'd');
    for (const id of ['e1', 'e2']) {
      const [start] = pointsOf(drawing, id);
      expect(start?.x === x + width / 2 || start?.y === y + height / 2).toBe(true);
    }
  });

  it.each([
    ['two answers', 2, 3],
    ['three answers', 3, 2],
    ['three answers', 3, 4],
  ])('leave to each of %s its corner, %i of them beside %i other lines', (_, answers, others) => {
    const decision: LayoutNode = { id: 'd', width: 121, height: 81, outline: 'diamond' };
    const names = (letter: string, count: number) => Array.from({ length: count }, (__, i) => `${letter}${i}`);
    const [to, from] = [names('t', answers), names('f', others)];
    // All are registered before the answers, and are closer.
    const graph = graphOf(
      [...from, decision, ...to],
      [
        ...from.map((id) => `${id} d`),
        ...to.map((id): LayoutEdge => ({ id, from: 'd', to: id, label: { width: 40, height: 20 } })),
      ],
    );
    const drawing = drawingOf(graph, { ...shelfPlan(graph, 3), aligned: [] });
    const { x, y, width, height } = boxOf(drawing.nodes, 'd');
    const starts = to.map((id) => pointsOf(drawing, id)[0]);
    for (const start of starts) expect(start?.x === x + width / 2 || start?.y === y + height / 2).toBe(true);
    expect(new Set(starts.map((start) => `${start?.x} ${start?.y}`)).size).toBe(answers);
  });

  it('of a decision with more lines than corners share them, on its outline', () => {
    const decision: LayoutNode = { id: 'd', width: 120, height: 80, outline: 'diamond' };
    const others = Array.from({ length: 14 }, (_, i) => `n${i}`);
    const graph = graphOf(
      ['d', ...others].map((id) => (id === 'd' ? decision : id)),
      others.map((id) => `d ${id}`),
    );
    expect(drawingOf(graph).edges).toHaveLength(14);
  });

  it('meet rows of a table at their height', () => {
    const graph = graphOf(['a', 'b'], [{ id: 'e', from: 'a', to: 'b', fromRow: 10, toRow: 30 }]);
    const drawing = drawingOf(graph, shelfPlan(graph, 2));
    const points = pointsOf(drawing, 'e');
    expect((points[0]?.y ?? 0) - boxOf(drawing.nodes, 'a').y).toBe(10);
    expect((points.at(-1)?.y ?? 0) - boxOf(drawing.nodes, 'b').y).toBe(30);
  });

  it.each([4, 6, 9])('of a hub reach all its %i spokes', (count) => {
    const spokes = Array.from({ length: count }, (_, i) => `s${i}`);
    const half = Math.ceil(count / 2);
    const nodes = [...spokes.slice(0, half), 'hub', ...spokes.slice(half)];
    const graph = graphOf(
      nodes,
      spokes.map((spoke) => `hub ${spoke}`),
    );
    expect(drawingOf(graph).edges).toHaveLength(count);
  });

  it('join all of three to all of three', () => {
    const graph = graphOf(
      ['a', 'b', 'c', 'x', 'y', 'z'],
      ['a', 'b', 'c'].flatMap((from) => ['x', 'y', 'z'].map((to) => `${from} ${to}`)),
    );
    expect(drawingOf(graph, shelfPlan(graph, 3)).edges).toHaveLength(9);
  });
});

describe('frames', () => {
  it('four deep are entered by the lines of their content', () => {
    const graph = nestedGroups(4);
    expect(drawingOf(graph).edges).toHaveLength(graph.edges.length);
  });

  it('without content keep their size', () => {
    const graph = { ...graphOf(['a', 'b'], ['a b']), groups: [{ id: 'g', title: { width: 60, height: 16 } }] };
    const drawing = drawingOf(graph);
    expect(boxOf(drawing.groups, 'g').width).toBeGreaterThanOrEqual(100);
  });

  it('fit tightly around their content', () => {
    const graph = {
      ...graphOf([{ id: 'a', width: 100, height: 40, group: 'g' }, 'b'], ['a b']),
      groups: [{ id: 'g', title: { width: 40, height: 16 } }],
    };
    const loose = shelfPlan(graph);
    const plan = { ...loose, groups: loose.groups.map((group) => ({ ...group, width: group.width + 400 })) };
    const moved = { ...plan, nodes: plan.nodes.map((node) => (node.id === 'b' ? { ...node, y: 500 } : node)) };
    expect(boxOf(drawingOf(graph, moved).groups, 'g').width).toBe(140);
  });

  it('in one row keep their middles level', () => {
    const graph = {
      ...graphOf(
        [
          { id: 'a', width: 80, height: 40, group: 'g' },
          { id: 'b', width: 80, height: 120, group: 'h' },
        ],
        ['a b'],
      ),
      groups: ['g', 'h'].map((id) => ({ id, title: { width: 40, height: 16 } })),
    };
    const plan = { ...shelfPlan(graph, 2), aligned: [{ axis: 'y', at: 'middle', ids: ['g', 'h'] }] as const };
    const { groups } = drawingOf(graph, plan);
    const [g, h] = [boxOf(groups, 'g'), boxOf(groups, 'h')];
    expect(Math.abs(g.y + g.height / 2 - h.y - h.height / 2)).toBeLessThanOrEqual(0.5);
  });

  it('of an overlay are one if nothing foreign is between', () => {
    const graph = {
      ...graphOf(['a', 'b', 'c', 'd'], ['a b', 'c d']),
      overlays: [{ id: 'o', nodes: ['a', 'b'], title: { width: 60, height: 20 } }],
    };
    expect(drawingOf(graph, shelfPlan(graph, 2)).overlays).toHaveLength(1);
  });
});

describe('alignments', () => {
  it.each(['start', 'middle', 'end'] as const)('at the %s hold', (at) => {
    const sizes = [40, 64, 52];
    const nodes = sizes.map((height, i): LayoutNode => ({ id: `n${i}`, width: 80, height }));
    const graph = graphOf(nodes, ['n0 n1', 'n1 n2', 'n0 n2']);
    const share = { start: 0, middle: 0.5, end: 1 }[at];
    const plan: Plan = {
      nodes: nodes.map(({ id, width, height }, i) => ({ id, x: 140 * i, y: 64 - share * height, width, height })),
      groups: [],
      aligned: [{ axis: 'y', at, ids: ['n0', 'n1', 'n2'] }],
    };
    const levels = drawingOf(graph, plan).nodes.map(({ y, height }) => y + share * height);
    expect(new Set(levels).size).toBe(1);
  });
});

describe('trunks', () => {
  const like = (from: string, to: string): LayoutEdge => ({ id: `${from}${to}`, from, to, trunk: 'logs' });

  it('of four similar lines into one box share its port, and split before their own ends', () => {
    const graph = graphOf(
      ['a', 'b', 'c', 'd', 'x'],
      ['a', 'b', 'c', 'd'].map((from) => like(from, 'x')),
    );
    const drawing = drawingOf(graph, shelfPlan(graph, 4));
    expect(new Set(drawing.edges.map(({ points }) => JSON.stringify(points.at(-1)))).size).toBe(1);
    expect(new Set(drawing.edges.map(({ points }) => JSON.stringify(points[0]))).size).toBe(4);
  });

  it('are not formed by three lines into one box, each of which has its own head', () => {
    const graph = graphOf(['a', 'b', 'c', 'x'], [like('a', 'x'), like('b', 'x'), like('c', 'x')]);
    const drawing = drawingOf(graph, shelfPlan(graph, 3));
    expect(new Set(drawing.edges.map(({ points }) => JSON.stringify(points.at(-1)))).size).toBe(3);
  });

  it('are formed out of one box, too', () => {
    const graph = graphOf(['x', 'a', 'b', 'c'], [like('x', 'a'), like('x', 'b'), like('x', 'c')]);
    const drawing = drawingOf(graph, shelfPlan(graph, 1));
    expect(new Set(drawing.edges.map(({ points }) => JSON.stringify(points[0]))).size).toBe(1);
  });

  it('are not formed by two lines, or by lines that differ', () => {
    const graph = graphOf(
      ['a', 'b', 'c', 'x'],
      [like('a', 'x'), like('b', 'x'), { ...like('c', 'x'), trunk: 'reads' }],
    );
    const drawing = drawingOf(graph, shelfPlan(graph, 3));
    expect(new Set(drawing.edges.map(({ points }) => JSON.stringify(points.at(-1)))).size).toBe(3);
  });

  it('do not seem to connect any line to a foreign box', () => {
    fc.assert(
      fc.property(seeds, shape, (seed, of) => {
        const graph = randomGraph(seed, of);
        const edges = graph.edges.map(
          (edge): LayoutEdge => (edge.label === undefined ? { ...edge, trunk: 't' } : edge),
        );
        const { drawing } = routePlan({ ...graph, edges }, shelfPlan(graph));
        if (drawing !== undefined) expect(findFaults({ ...graph, edges }, drawing)).toEqual([]);
      }),
      { numRuns: cases(40) },
    );
  });
});

describe('a stroke that lines share', () => {
  const fan = (target: number): LayoutEdge => ({ id: `x${target}`, from: 'x', to: `t${target}`, trunk: 'logs' });
  const at = (id: string, x: number, y: number) => ({ id, x, y, width: 80, height: 40 });

  it('is left by no line that would run back along it', () => {
    const graph = graphOf(['x', 't0', 't1', 't2', 't3'], [fan(0), fan(1), fan(2), fan(3)]);
    const places = [at('x', 0, 200), at('t0', 200, 0), at('t1', 200, 200), at('t2', 0, 320), at('t3', 200, 320)];
    const { edges } = drawingOf(graph, { nodes: places, groups: [], aligned: [] });
    expect(edges.flatMap(({ id, points }) => (turnsRound(points, edges) ? id : []))).toEqual([]);
  });

  /** Shares its first or last piece with another line, and runs against that piece before it reaches the other box. */
  function turnsRound(points: readonly Point[], edges: Drawing['edges']): boolean {
    return [false, true].some((atEnd) => {
      const out = (of: readonly Point[]): readonly Point[] => (atEnd ? of.toReversed() : of);
      const key = (of: readonly Point[]): string => JSON.stringify(out(of)[0]);
      if (edges.filter((other) => key(other.points) === key(points)).length < 2) return false;
      const [way, ...rest] = stepsOf(out(points));
      return way !== undefined && rest.slice(0, -1).some(({ x, y }) => x * way.x + y * way.y < 0);
    });
  }

  function stepsOf(points: readonly Point[]): readonly Point[] {
    return points.slice(1).map(({ x, y }, i) => ({ x: x - (points[i]?.x ?? x), y: y - (points[i]?.y ?? y) }));
  }
});

describe('a step in a line', () => {
  it.each([0, 1, 2, 3, 4, 5])('is taken out where the line could run straight (graph %i)', (seed) => {
    const graph = randomGraph(seed, { nodes: 14, density: 0.8, parallel: 0.2 });
    const { nodes, groups, edges } = drawingOf(graph);
    const straight = straighten(graph, nodes, groups, edges, SPACING, new Budget(1e7));
    expect(bendsOf(edges)).toBe(bendsOf(straight));
  });

  const bendsOf = (edges: Drawing['edges']): number => edges.reduce((sum, { points }) => sum + points.length - 2, 0);
});

describe('a plan that cannot be drawn', () => {
  it('is reported with the line: a box closed in by others', () => {
    const graph = graphOf(['a', 'b'], ['a b']);
    const plan: Plan = {
      nodes: [
        { id: 'a', x: 0, y: 0, width: 80, height: 40 },
        { id: 'b', x: 80, y: 0, width: 80, height: 40 },
      ],
      groups: [],
      aligned: [],
    };
    const walled = {
      ...graph,
      nodes: [...graph.nodes, ...['n', 'e', 's', 'w'].map((id) => ({ id, width: 200, height: 200 }))],
    };
    const around = [
      { id: 'n', x: -60, y: -200, width: 200, height: 200 },
      { id: 'e', x: 80, y: 0, width: 200, height: 200 },
      { id: 's', x: -120, y: 40, width: 200, height: 200 },
      { id: 'w', x: -200, y: -160, width: 200, height: 200 },
    ];
    const far = { id: 'b', x: 600, y: 600, width: 80, height: 40 };
    const { drawing, faults } = routePlan(walled, { ...plan, nodes: [plan.nodes[0] ?? far, far, ...around] });
    expect(drawing).toBeUndefined();
    expect(faults).toEqual([{ reason: 'no way', edges: ['e0'] }]);
  });

  it('is reported if it is too large to route lines one by one', () => {
    const graph = graphOf(
      Array.from({ length: 700 }, (_, i) => `n${i}`),
      ['n0 n1'],
    );
    const plan: Plan = {
      nodes: graph.nodes.map(({ id, width, height }, i) => ({ id, x: 121 * i, y: 61 * i, width, height })),
      groups: [],
      aligned: [],
    };
    expect(routePlan(graph, plan).faults).toEqual([{ reason: 'budget', edges: [] }]);
    const many = graphOf(
      ['a', 'b'],
      Array.from({ length: 801 }, () => 'a b'),
    );
    expect(routePlan(many, shelfPlan(many)).faults).toEqual([{ reason: 'budget', edges: [] }]);
  });

  it('is reported as out of budget if no work is allowed', () => {
    const graph = randomGraph(3, { nodes: 12 });
    const { drawing, faults } = routePlan(graph, shelfPlan(graph), { steps: 10 });
    expect(drawing === undefined ? faults[0]?.reason : drawing.degraded).toBe(drawing === undefined ? 'budget' : true);
  });
});
