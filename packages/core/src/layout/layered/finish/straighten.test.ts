import { describe, expect, it } from 'vitest';
import type { Box, LayoutGraph, PlacedNode, Point, RoutedEdge } from '../../graph.js';
import { Budget } from '../budget.js';
import { SPACING } from '../spacing.js';
import { tidy } from './line-segments.js';
import { straighten } from './straighten.js';

function points(...numbers: readonly number[]): Point[] {
  return Array.from({ length: numbers.length / 2 }, (_, i) => ({
    x: numbers[2 * i] as number,
    y: numbers[2 * i + 1] as number,
  }));
}

const NODES: readonly PlacedNode[] = [
  { id: 'a', x: 0, y: 0, width: 80, height: 40 },
  { id: 'b', x: 20, y: 200, width: 80, height: 40 },
];

/** From the middle of a's lower side to the middle of b's upper side. */
const STEP = points(40, 40, 40, 120, 60, 120, 60, 200);

function run(
  route: readonly Point[],
  more: {
    readonly nodes?: readonly PlacedNode[];
    readonly others?: readonly RoutedEdge[];
    readonly label?: Box;
    readonly outline?: 'diamond';
  } = {},
): RoutedEdge | undefined {
  const nodes = [...NODES, ...(more.nodes ?? [])];
  const edges: RoutedEdge[] = [
    { id: 'e', points: route, ...(more.label === undefined ? {} : { label: more.label }) },
    ...(more.others ?? []),
  ];
  const graph: LayoutGraph = {
    direction: 'down',
    nodes: nodes.map((node) => (more.outline === undefined ? node : { ...node, outline: more.outline })),
    edges: [{ id: 'e', from: 'a', to: 'b' }, ...(more.others ?? []).map(({ id }) => ({ id, from: 'x', to: 'y' }))],
    groups: [],
    overlays: [],
  };
  return straighten(graph, nodes, [], edges, SPACING, new Budget(1e6))[0];
}

describe('straightening', () => {
  it('moves an end along its side if that removes a jog', () => {
    expect(run(STEP)?.points).toHaveLength(2);
  });

  it('takes a label along', () => {
    const label = { x: 45, y: 150, width: 30, height: 18 };
    const edge = run(STEP, { label });
    const x = edge?.points[0]?.x ?? Number.NaN;
    expect(edge?.points).toHaveLength(2);
    expect((edge?.label?.x ?? 0) + 15).toBe(x);
  });

  it('leaves a jog that keeps clear of a box', () => {
    const nodes = [
      { id: 'x', x: 44, y: 60, width: 40, height: 30 },
      { id: 'y', x: 0, y: 150, width: 50, height: 30 },
    ];
    const edge = run(points(30, 40, 30, 120, 70, 120, 70, 200), { nodes });
    expect(edge?.points).toHaveLength(4);
  });

  it('does not run beside another line', () => {
    const others = [
      { id: 'o', points: points(56, 45, 56, 110) },
      { id: 'p', points: points(44, 130, 44, 195) },
    ];
    expect(run(STEP, { others })?.points).toHaveLength(4);
  });

  it('routes no line back through the decision it leaves', () => {
    const route = points(0, 20, -30, 20, -30, 120, 60, 120, 60, 200);
    expect(run(route, { outline: 'diamond' })?.points).toHaveLength(5);
  });

  it('removes a hook', () => {
    expect(run(points(40, 40, 40, 80, 20, 80, 20, 120, 44, 120, 44, 200))?.points).toHaveLength(2);
  });
});

describe('tidy', () => {
  it('drops repeated points and those in the middle of a run', () => {
    expect(tidy(points(0, 0, 0, 5, 0, 5, 0, 9, 4, 9))).toEqual(points(0, 0, 0, 9, 4, 9));
  });
});
