// docs/language.md, Edges, rule 3: which lines are drawn level, whatever order they are written in.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '../../testing/depth.js';
import type { FlowDirection, LayoutGraph, PlacedNode, RoutedEdge } from '../graph.js';
import { crossingsOf } from './finish/wrap.js';
import { layoutLayered } from './index.js';
import { findFaults } from './testing/faults.js';

type Pair = readonly [from: number, to: number];

function graphOf(count: number, pairs: readonly Pair[]): LayoutGraph {
  return {
    direction: 'down',
    nodes: Array.from({ length: count }, (_, i) => ({ id: `${i}`, width: 80, height: 40 })),
    edges: pairs.map(([from, to], i) => ({ id: `e${i}`, from: `${from}`, to: `${to}` })),
    groups: [],
    overlays: [],
  };
}

/** The lines whose ends are on one row of the drawing. */
function drawnLevel(count: number, pairs: readonly Pair[]): string[] {
  const drawing = layoutLayered(graphOf(count, pairs));
  const rows = new Map(drawing.nodes.map(({ id, y }) => [id, y]));
  return pairs
    .filter(([from, to]) => from !== to && rows.get(`${from}`) === rows.get(`${to}`))
    .map(String)
    .sort();
}

interface ByRule {
  readonly level: readonly string[];
  /** Whether everything is reachable from nodes without incoming lines. */
  readonly isWhole: boolean;
}

/** The rule word for word: remove the line, then count the fewest lines from the start to both its ends. */
function levelByRule(count: number, pairs: readonly Pair[]): ByRule {
  const leadsIn = new Set(pairs.flatMap(([from, to]) => (from === to ? [] : [to])));
  const starts = Array.from({ length: count }, (_, i) => i).filter((node) => !leadsIn.has(node));
  const distances = (lines: readonly Pair[]): Map<number, number> => {
    const distance = new Map(starts.map((start) => [start, 0]));
    for (const [at, steps] of distance) {
      for (const [from, to] of lines) if (from === at && !distance.has(to)) distance.set(to, steps + 1);
    }
    return distance;
  };
  const level = pairs.filter((pair) => {
    const without = distances(pairs.filter((each) => each !== pair));
    const [one, other] = pair.map((end) => without.get(end) ?? 0);
    return pair[0] !== pair[1] && one !== 0 && one === other;
  });
  return { level: level.map(String).sort(), isWhole: distances(pairs).size === count };
}

/** Nodes in a fixed row, each with that many sources above it and leaves below. */
function rowOf(row: readonly { above: number; below: number }[], direction: FlowDirection): LayoutGraph {
  const size = { width: 80, height: 40 };
  const ends = row.flatMap(({ above, below }, i) => [
    ...Array.from({ length: above }, (_, k) => [`s${i} ${k}`, `n${i}`]),
    ...Array.from({ length: below }, (_, k) => [`n${i}`, `t${i} ${k}`]),
  ]);
  const inRow = row.map((_, i) => ({ id: `n${i}`, ...size, ...(i + 1 < row.length ? { before: `n${i + 1}` } : {}) }));
  const others = ends.flat().filter((id) => !id.startsWith('n'));
  return {
    direction,
    nodes: [...inRow, ...others.map((id) => ({ id, ...size }))],
    edges: ends.map(([from = '', to = ''], i) => ({ id: `e${i}`, from, to })),
    groups: [],
    overlays: [],
  };
}

function orders<T>(list: readonly T[]): T[][] {
  if (list.length < 2) return [list.slice()];
  return list.flatMap((first, i) => orders(list.toSpliced(i, 1)).map((rest) => [first, ...rest]));
}

describe('level edges', () => {
  it('are the same in all 120 orders of the lines of a diamond', () => {
    const diamond: Pair[] = [
      [0, 1],
      [0, 2],
      [1, 2],
      [1, 3],
      [2, 3],
    ];
    for (const order of orders(diamond)) expect(drawnLevel(4, order)).toEqual(['1,2']);
  });

  it.each<[string, number, Pair[], string[]]>([
    [
      'one after another in a row',
      5,
      [
        [0, 1],
        [0, 2],
        [0, 3],
        [0, 4],
        [1, 2],
        [2, 3],
        [3, 4],
      ],
      ['1,2', '2,3', '3,4'],
    ],
    [
      'a backward path around',
      4,
      [
        [0, 1],
        [0, 2],
        [1, 2],
        [1, 3],
        [3, 2],
      ],
      ['1,2'],
    ],
    [
      'a target of every step of a chain',
      5,
      [
        [0, 1],
        [1, 2],
        [2, 3],
        [0, 4],
        [1, 4],
        [2, 4],
        [3, 4],
      ],
      ['1,4'],
    ],
    [
      'from two starts',
      4,
      [
        [0, 2],
        [1, 3],
        [2, 3],
      ],
      ['2,3'],
    ],
    [
      'both ways',
      3,
      [
        [0, 1],
        [0, 2],
        [1, 2],
        [2, 1],
      ],
      ['1,2', '2,1'],
    ],
    [
      'not for an end that only the line itself reaches',
      3,
      [
        [0, 1],
        [1, 2],
      ],
      [],
    ],
    [
      'not from a start',
      3,
      [
        [0, 1],
        [2, 1],
      ],
      [],
    ],
  ])('%s', (_, count, pairs, expected) => {
    expect(drawnLevel(count, pairs)).toEqual(expected);
  });

  /** Nodes with incoming lines, except for some; random lines. */
  const anyGraph = fc
    .integer({ min: 3, max: 9 })
    .chain((count) =>
      fc
        .array(fc.tuple(fc.nat(count - 1), fc.nat(count - 1)), { minLength: count - 1, maxLength: 2 * count })
        .map((pairs) => ({ count, pairs: pairs.filter(([, to]) => to > 0) as readonly Pair[] })),
    );

  it('are all lines between nodes equally far from the start, in any order of the lines', () => {
    fc.assert(
      fc.property(
        anyGraph.chain(({ count, pairs }) =>
          fc.record({
            count: fc.constant(count),
            pairs: fc.constant(pairs),
            order: fc.shuffledSubarray([...pairs], { minLength: pairs.length }),
          }),
        ),
        ({ count, pairs, order }) => {
          const levelEdges = drawnLevel(count, pairs);
          expect(drawnLevel(count, order)).toEqual(levelEdges);
          const { level, isWhole } = levelByRule(count, pairs);
          expect(levelEdges).toEqual(isWhole ? level : expect.arrayContaining([...level]));
          expect(findFaults(graphOf(count, order), layoutLayered(graphOf(count, order)))).toEqual([]);
        },
      ),
      { numRuns: cases(300) },
    );
  });

  it('go around over or under the row, where they cross less', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ above: fc.integer({ min: 1, max: 3 }), below: fc.nat(3) }), {
          minLength: 3,
          maxLength: 6,
        }),
        fc.constantFrom<FlowDirection>('down', 'right', 'up', 'left'),
        fc.option(fc.constant({ width: 40, height: 18 }), { nil: undefined }),
        (row, direction, label) => {
          const input = rowOf(row, direction);
          const line = { id: 'round', from: 'n0', to: `n${row.length - 1}`, ...(label === undefined ? {} : { label }) };
          const within = { ...input, edges: [...input.edges, line] };
          const drawing = layoutLayered(within);
          expect(findFaults(within, drawing)).toEqual([]);
          const inner = row.slice(1, -1);
          const over = inner.reduce((sum, { above }) => sum + above, 0);
          const under = inner.reduce((sum, { below }) => sum + below, 0);
          expect(crossingsOf(drawing.edges)).toBe(Math.min(over, under));
        },
      ),
      { numRuns: cases(100) },
    );
  });

  it('are straight between neighbours, and go around what is between', () => {
    fc.assert(
      fc.property(anyGraph, ({ count, pairs }) => {
        const lines = pairs.filter(([from, to]) => from !== to);
        const { nodes, edges } = layoutLayered(graphOf(count, lines));
        const boxes = new Map(nodes.map((node) => [node.id, node]));
        const isStraight = ({ points }: RoutedEdge): boolean => points.length === 2 && points[0]?.y === points[1]?.y;
        for (const line of drawnLevel(count, lines)) {
          const [one, other] = line.split(',').map((end) => boxes.get(end) as PlacedNode) as [PlacedNode, PlacedNode];
          const isBetween = nodes.some(({ x, y }) => y === one.y && (x - one.x) * (x - other.x) < 0);
          const joining = edges.filter(({ id }) => {
            const ends = (lines[Number(id.slice(1))] as Pair).map(String);
            return ends.includes(one.id) && ends.includes(other.id);
          });
          expect(joining.filter(isStraight)).toHaveLength(isBetween ? 0 : 1);
        }
      }),
      { numRuns: cases(200) },
    );
  });

  it('keep their labels apart from everything beside them, however large the text is', () => {
    const anySize = fc.record({ width: fc.integer({ min: 20, max: 400 }), height: fc.integer({ min: 18, max: 200 }) });
    fc.assert(
      fc.property(
        fc.array(anySize, { minLength: 1, maxLength: 3 }),
        fc.nat(3),
        fc.constantFrom<FlowDirection>('down', 'right', 'up', 'left'),
        (labels, strangers, direction) => {
          const size = { width: 80, height: 40 };
          const input: LayoutGraph = {
            direction,
            nodes: [
              ...labels.map((_, i) => ({ id: `n${i}`, ...size, before: `n${i + 1}` })),
              { id: `n${labels.length}`, ...size },
              ...Array.from({ length: strangers }, (_, i) => ({
                id: `s${i}`,
                ...size,
                ...(i === 1 ? { group: 'g' } : {}),
              })),
            ],
            edges: labels.map((label, i) => ({ id: `e${i}`, from: `n${i}`, to: `n${i + 1}`, label })),
            groups: [{ id: 'g', title: { width: 60, height: 16 } }],
            overlays: [],
          };
          expect(findFaults(input, layoutLayered(input))).toEqual([]);
        },
      ),
      { numRuns: cases(300) },
    );
  });
});
