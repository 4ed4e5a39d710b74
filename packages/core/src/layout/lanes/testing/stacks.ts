// Random layers, and what no picture of lanes or layers has.
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Box, Drawing, LayoutEdge, LayoutGraph, LayoutGroup, LayoutNode, Point } from '../../graph.js';
import { countFaults } from '../../quality/faults.js';
import type { StackBand, StackGraph, StackItem } from '../index.js';

export const LABEL = { width: 60, height: 20 };
export const TITLE = { width: 70, height: 16 };

export const sizes = fc.record({
  width: fc.integer({ min: 10, max: 55 }).map((each) => 4 * each),
  height: fc.integer({ min: 8, max: 22 }).map((each) => 4 * each),
  outline: fc.constantFrom('box' as const, 'box' as const, 'diamond' as const),
});

export function edges(ends: readonly (readonly [number, number, boolean])[], count: number): readonly LayoutEdge[] {
  return ends
    .filter(([from, to]) => from < count && to < count)
    .map(([from, to, labelled], i) => ({
      id: `e${i}`,
      from: `n${from}`,
      to: `n${to}`,
      ...(labelled && { label: LABEL }),
    }));
}

export const ends = (most: number) => fc.array(fc.tuple(fc.nat(most), fc.nat(most), fc.boolean()), { maxLength: 24 });

/** How often a line passes through one of the boxes. */
export function entered(drawing: Drawing, boxes: readonly Box[]): number {
  return drawing.edges.flatMap(({ points }) =>
    points.slice(1).flatMap((b, i) => {
      const a = points[i] ?? b;
      const [left, right] = [Math.min(a.x, b.x), Math.max(a.x, b.x)];
      const [top, bottom] = [Math.min(a.y, b.y), Math.max(a.y, b.y)];
      return boxes.filter(
        ({ x, y, width, height }) =>
          right > x + 0.1 && left < x + width - 0.1 && bottom > y + 0.1 && top < y + height - 0.1,
      );
    }),
  ).length;
}

export function isWithin(inner: Box, outer: Box | undefined): boolean {
  return (
    outer !== undefined &&
    inner.x >= outer.x - 0.01 &&
    inner.y >= outer.y - 0.01 &&
    inner.x + inner.width <= outer.x + outer.width + 0.01 &&
    inner.y + inner.height <= outer.y + outer.height + 0.01
  );
}

export function sound(graph: LayoutGraph, drawing: Drawing): void {
  const { boxes, throughNodes, throughFrames, shared } = countFaults(graph, drawing);
  expect({ boxes, throughNodes, throughFrames, shared }).toEqual({
    boxes: 0,
    throughNodes: 0,
    throughFrames: 0,
    shared: 0,
  });
  for (const { points } of drawing.edges) {
    expect(points.length).toBeGreaterThan(1);
    for (const [i, b] of points.entries()) {
      const a = points[i - 1];
      if (a !== undefined) expect((a.x === b.x) !== (a.y === b.y)).toBe(true);
    }
  }
}

type Shape =
  | { readonly is: 'node'; readonly size: Omit<LayoutNode, 'id'> }
  | { readonly is: 'group'; readonly items: readonly Shape[] };

const shape: fc.Arbitrary<Shape> = fc.letrec<{ item: Shape }>((tie) => ({
  item: fc.oneof(
    { depthSize: 'small' },
    fc.record({ is: fc.constant('node' as const), size: sizes }),
    fc.record({ is: fc.constant('group' as const), items: fc.array(tie('item'), { maxLength: 4 }) }),
  ),
})).item;
const bands = (most: number) => fc.array(fc.array(shape, { maxLength: 7 }), { maxLength: most });

interface Stacked {
  readonly graph: StackGraph;
  readonly plain: LayoutGraph;
}

export const stacks: fc.Arbitrary<Stacked> = fc
  .record({ layers: bands(4), left: bands(1), right: bands(2), ends: ends(20) })
  .map(({ layers, left, right, ends: lines }) => {
    const nodes: LayoutNode[] = [];
    const groups: LayoutGroup[] = [];
    const item = (of: Shape, parent: string): StackItem => {
      if (of.is === 'node') {
        const node = { id: `n${nodes.length}`, ...of.size };
        nodes.push({ ...node, group: parent });
        return { is: 'node', ...node };
      }
      const id = `g${groups.length}`;
      groups.push({ id, parent, title: TITLE });
      return { is: 'group', id, title: TITLE, items: of.items.map((each) => item(each, id)) };
    };
    const band = (items: readonly Shape[]): StackBand => {
      const id = `b${groups.length}`;
      groups.push({ id, title: { width: 0, height: 0 } });
      return { id, title: TITLE, items: items.map((each) => item(each, id)) };
    };
    const parts = { layers: layers.map(band), left: left.map(band), right: right.map(band) };
    const edgeList = edges(lines, nodes.length);
    return {
      graph: { ...parts, edges: edgeList },
      plain: { direction: 'down', nodes, edges: edgeList, groups, overlays: [] },
    };
  });

export function onBorder(point: Point | undefined, band: Box | undefined): boolean {
  if (point === undefined || band === undefined) return false;
  const { x, y, width, height } = band;
  const inX = point.x >= x - 0.01 && point.x <= x + width + 0.01;
  const inY = point.y >= y - 0.01 && point.y <= y + height + 0.01;
  const level = Math.abs(point.y - y) < 0.01 || Math.abs(point.y - y - height) < 0.01;
  return inX && inY && (level || Math.abs(point.x - x) < 0.01 || Math.abs(point.x - x - width) < 0.01);
}

export function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
