// Groups with a direction of their own: the arrangement of their members, and where lines leave them.
import { describe, expect, it } from 'vitest';
import type { Box, Drawing, FlowDirection, LayoutGraph } from '../graph.js';
import { layoutLayered } from './index.js';
import { findFaults } from './testing/faults.js';

const SIZE = { width: 120, height: 44 };
const STAGES = ['a', 'b', 'c', 'd'];
/** The directions that read across each. */
const ACROSS: readonly (readonly [outer: FlowDirection, inner: FlowDirection])[] = [
  ['right', 'down'],
  ['right', 'up'],
  ['left', 'down'],
  ['down', 'right'],
  ['down', 'left'],
  ['up', 'right'],
];

/** Stages of three members each, `pairs` of which are joined by lines. */
function stages(outer: FlowDirection, inner: FlowDirection, pairs: readonly string[], titles = 60): LayoutGraph {
  return {
    direction: outer,
    groups: STAGES.map((id) => ({ id, direction: inner, title: { width: titles, height: 16 } })),
    nodes: STAGES.flatMap((group) => [0, 1, 2].map((i) => ({ id: `${group}${i}`, group, ...SIZE }))),
    edges: pairs.map((text) => {
      const [from = '', to = ''] = text.split(' ');
      return { id: text, from, to };
    }),
    overlays: [],
  };
}

function middle({ x, y, width, height }: Box, axis: 'x' | 'y'): number {
  return axis === 'x' ? x + width / 2 : y + height / 2;
}

function boxes(drawing: Drawing): Map<string, Box> {
  return new Map([...drawing.nodes, ...drawing.groups].map((each) => [each.id, each]));
}

const isSideways = (direction: FlowDirection): boolean => direction === 'right' || direction === 'left';
const sign = (direction: FlowDirection): number => (direction === 'right' || direction === 'down' ? 1 : -1);

/** Where each reads from the first to the last, in that direction. */
function order(ids: readonly string[], at: ReadonlyMap<string, Box>, direction: FlowDirection): string[] {
  const along = (id: string): number => sign(direction) * middle(at.get(id) as Box, isSideways(direction) ? 'x' : 'y');
  return ids.toSorted((a, b) => along(a) - along(b));
}

describe.each(ACROSS)('reading %s, groups reading %s', (outer, inner) => {
  const lines = ['a0 b0', 'a1 b1', 'a2 b2', 'b0 c0', 'b1 c1', 'b2 c2', 'c0 d0', 'c1 d1', 'c2 d2'];

  it('have members without lines one after another, as written', () => {
    const drawing = layoutLayered(stages(outer, inner, lines));
    const at = boxes(drawing);
    for (const group of STAGES) {
      const members = [0, 1, 2].map((i) => `${group}${i}`);
      expect(order(members, at, inner)).toEqual(members);
      // In a single file: none is beside another.
      expect(new Set(members.map((id) => middle(at.get(id) as Box, isSideways(outer) ? 'x' : 'y'))).size).toBe(1);
    }
  });

  it('are level on a path, each line leaving towards its target', () => {
    const input = stages(outer, inner, lines);
    const drawing = layoutLayered(input);
    expect(findFaults(input, drawing)).toEqual([]);
    const at = boxes(drawing);
    expect(order(STAGES, at, outer)).toEqual(STAGES);
    expect(new Set(STAGES.map((id) => middle(at.get(id) as Box, isSideways(outer) ? 'y' : 'x'))).size).toBe(1);
    for (const { points } of drawing.edges) expect(points).toHaveLength(2);
  });

  it('stay on one axis if the last member has the line to the next', () => {
    const chain = STAGES.flatMap((group, i) => [
      ...[0, 1].map((k) => `${group}${k} ${group}${k + 1}`),
      ...(i === 0 ? [] : [`${STAGES[i - 1]}2 ${group}0`]),
    ]);
    const input = stages(outer, inner, chain);
    const drawing = layoutLayered(input);
    expect(findFaults(input, drawing)).toEqual([]);
    const at = boxes(drawing);
    expect(new Set(STAGES.map((id) => middle(at.get(id) as Box, isSideways(outer) ? 'y' : 'x'))).size).toBe(1);
  });

  it('keep lines off a title as wide as the frame', () => {
    const input = stages(outer, inner, [...lines, 'a0 d2'], 420);
    expect(findFaults(input, layoutLayered(input))).toEqual([]);
  });
});

describe('a group that reads like its surroundings', () => {
  it.each(['right', 'down', 'left', 'up'] as const)(
    'has its members in a single file if it says so: %s',
    (direction) => {
      const input = stages(direction, direction, ['a0 b0', 'a1 b1', 'a2 b2']);
      const drawing = layoutLayered(input);
      expect(findFaults(input, drawing)).toEqual([]);
      expect(order(['a0', 'a1', 'a2'], boxes(drawing), direction)).toEqual(['a0', 'a1', 'a2']);
      const steps = ['a0', 'a1', 'a2'].map((id) =>
        middle(boxes(drawing).get(id) as Box, isSideways(direction) ? 'x' : 'y'),
      );
      expect(new Set(steps).size).toBe(3);
    },
  );

  it('has parts in file if lines order the members of each', () => {
    const input = stages('right', 'right', ['a0 a1', 'a2 b0']);
    const at = boxes(layoutLayered(input));
    expect(order(['a0', 'a1', 'a2'], at, 'right')).toEqual(['a0', 'a1', 'a2']);
  });
});

describe('a group without a direction of its own', () => {
  it('has members in a single file if lines come to its sides', () => {
    const input: LayoutGraph = {
      direction: 'right',
      groups: [
        { id: 'all', direction: 'down', title: { width: 60, height: 16 } },
        { id: 'shop', parent: 'all', title: { width: 60, height: 16 } },
      ],
      nodes: [
        ...['a', 'b', 'c'].map((id) => ({ id, group: 'shop', ...SIZE })),
        { id: 'last', group: 'all', ...SIZE },
        { id: 'out', ...SIZE },
      ],
      edges: ['a', 'b', 'c', 'last'].map((from) => ({ id: from, from, to: 'out' })),
      overlays: [],
    };
    const drawing = layoutLayered(input);
    expect(findFaults(input, drawing)).toEqual([]);
    const at = boxes(drawing);
    expect(order(['a', 'b', 'c'], at, 'down')).toEqual(['a', 'b', 'c']);
    expect(new Set(['a', 'b', 'c'].map((id) => middle(at.get(id) as Box, 'x'))).size).toBe(1);
    for (const { points } of drawing.edges) {
      const [first, next] = points;
      expect(next?.y).toBe(first?.y);
    }
  });
});

describe('members behind others of their rank', () => {
  it('are reached around these', () => {
    const input: LayoutGraph = {
      direction: 'right',
      groups: [{ id: 'g', direction: 'down', title: { width: 80, height: 16 } }],
      nodes: [
        ...['top', 'left', 'mid', 'right'].map((id) => ({ id, group: 'g', ...SIZE })),
        { id: 'in', ...SIZE },
        { id: 'out', ...SIZE },
      ],
      edges: ['in top', 'top left', 'top mid', 'top right', 'in mid', 'mid out', 'left out', 'in right'].map((text) => {
        const [from = '', to = ''] = text.split(' ');
        return { id: text, from, to };
      }),
      overlays: [],
    };
    expect(findFaults(input, layoutLayered(input))).toEqual([]);
  });
});
