import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '../../../testing/depth.js';
import type { Direction, FlowDirection, LayoutEdge, LayoutGraph, PlacedNode, Point } from '../../graph.js';
import { shareStretch } from '../finish/line-segments.js';
import { layoutLayered } from '../index.js';
import { findFaults } from '../testing/faults.js';

const TITLE = 32;
const ROW = 24;
/** Ends that share a row are side by side in it. */
const WITHIN = ROW / 2;

interface Reference {
  readonly from: number;
  readonly fromRow: number;
  readonly to: number;
  readonly toRow: number;
  readonly ends: Partial<LayoutEdge>;
}

const middleOf = (row: number): number => TITLE + ROW * (row + 0.5);

/** Tables of that many rows each, and references between rows. */
function schema(
  tables: readonly number[],
  references: readonly Reference[],
  direction: Direction,
  areas: readonly (FlowDirection | undefined)[] = [],
): LayoutGraph {
  return {
    direction,
    nodes: tables.map((rows, i) => ({
      id: `t${i}`,
      width: 160,
      height: TITLE + ROW * rows,
      ...(i % 4 < areas.length ? { group: `g${i % 4}` } : {}),
    })),
    edges: references.map(({ from, fromRow, to, toRow, ends }, i) => ({
      ...ends,
      id: `r${i}`,
      from: `t${from}`,
      to: `t${to}`,
      fromRow: middleOf(fromRow),
      toRow: middleOf(toRow),
    })),
    groups: areas.map((area, i) => ({
      id: `g${i}`,
      title: { width: 80, height: 16 },
      ...(area === undefined ? {} : { direction: area }),
    })),
    overlays: [],
  };
}

const anyEnds = fc.oneof(
  fc.constant({}),
  fc.record({
    fromLength: fc.constantFrom(11, 20),
    toLength: fc.constantFrom(11, 20),
    label: fc.record({ width: fc.integer({ min: 20, max: 80 }), height: fc.constant(18) }),
  }),
);

const anySchema = fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 2, maxLength: 8 }).chain((tables) => {
  const row = (table: number) => fc.nat((tables[table] ?? 1) - 1);
  const table = fc.nat(tables.length - 1);
  const reference = fc
    .tuple(table, table)
    .chain(([from, to]) =>
      fc.record({ from: fc.constant(from), fromRow: row(from), to: fc.constant(to), toRow: row(to), ends: anyEnds }),
    );
  const area = fc.constantFrom(undefined, 'right' as const, 'down' as const, 'left' as const, 'up' as const);
  return fc.record({
    tables: fc.constant(tables),
    references: fc.array(reference, { maxLength: 12 }),
    areas: fc.array(area, { maxLength: 3 }),
  });
});

describe('lines that end at rows', () => {
  it.each(['right', 'left', 'down', 'up', 'auto'] as const)(
    'meet them at the left or right side, reading %s',
    (direction) => {
      fc.assert(
        fc.property(anySchema, ({ tables, references, areas }) => {
          const graph = schema(tables, references, direction, areas);
          const { nodes, edges } = layoutLayered(graph);
          const meets = (point: Point | undefined, node: PlacedNode | undefined, row: number | undefined): void => {
            if (point === undefined || node === undefined || row === undefined) throw new Error('an end is missing');
            expect([node.x, node.x + node.width]).toContain(point.x);
            expect(Math.abs(point.y - node.y - row)).toBeLessThanOrEqual(WITHIN);
          };
          graph.edges.forEach(({ from, fromRow, to, toRow }, i) => {
            const points = edges[i]?.points ?? [];
            meets(
              points[0],
              nodes.find(({ id }) => id === from),
              fromRow,
            );
            meets(
              points.at(-1),
              nodes.find(({ id }) => id === to),
              toRow,
            );
          });
          expect(findFaults(graph, layoutLayered(graph))).toEqual([]);
          expect(
            shareStretch(
              edges.map(({ points }) => points),
              () => true,
            ),
          ).toBe(false);
        }),
        { numRuns: cases(100) },
      );
    },
  );

  it('meet them exactly where a row has one line', () => {
    const graph = schema([3, 3], [{ from: 0, fromRow: 1, to: 1, toRow: 2, ends: {} }], 'right');
    const { nodes, edges } = layoutLayered(graph);
    expect((edges[0]?.points[0]?.y ?? 0) - (nodes[0]?.y ?? 0)).toBe(middleOf(1));
    expect((edges[0]?.points.at(-1)?.y ?? 0) - (nodes[1]?.y ?? 0)).toBe(middleOf(2));
  });

  it('meet them in a long drawing that is folded, too', () => {
    const tables = Array.from({ length: 16 }, (_, i) => 2 + (i % 5));
    const chain = tables.slice(1).map((_, i) => ({ from: i, fromRow: 1, to: i + 1, toRow: i % 2, ends: {} }));
    const graph = schema(tables, chain, 'right');
    const drawing = layoutLayered(graph);
    expect(drawing.width).toBeLessThan(layoutLayered(graph, { wrap: false }).width / 2);
    expect(findFaults(graph, drawing)).toEqual([]);
    graph.edges.forEach(({ to, toRow = 0 }, i) => {
      const node = drawing.nodes.find(({ id }) => id === to);
      const off = (drawing.edges[i]?.points.at(-1)?.y ?? 0) - (node?.y ?? 0) - toRow;
      expect(Math.abs(off)).toBeLessThanOrEqual(WITHIN);
    });
  });

  it('are rejected outside the node', () => {
    const graph = schema([1, 1], [{ from: 0, fromRow: 9, to: 1, toRow: 0, ends: {} }], 'right');
    expect(() => layoutLayered(graph)).toThrow('r0 ends at a row outside its node');
  });
});
