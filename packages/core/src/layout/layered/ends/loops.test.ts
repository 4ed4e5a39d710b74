// Lines from a box to itself: each label must clearly belong to its line, and a line must not look like two ends.
import { describe, expect, test } from 'vitest';
import { layOut } from '../../engines/index.js';
import type { Box, Drawing, LayoutGraph, Point } from '../../graph.js';

function drawingOf(height: number, labels: readonly number[], rows?: readonly (readonly [number, number])[]): Drawing {
  const graph: LayoutGraph = {
    direction: 'down',
    nodes: [{ id: 'a', width: 160, height, outline: 'box' }],
    edges: labels.map((width, i) => ({
      id: `l${i}`,
      from: 'a',
      to: 'a',
      label: { width, height: 16, blank: 0 },
      ...(rows?.[i] === undefined ? {} : { fromRow: rows[i][0], toRow: rows[i][1] }),
    })),
    groups: [],
    overlays: [],
  };
  return layOut(graph);
}

/** How much of the box's height a line runs along inside it. */
function under(points: readonly Point[], { x, y, width, height }: Box): number {
  return points.slice(1).reduce((sum, b, i) => {
    const a = points[i] ?? b;
    if (a.x !== b.x || a.x <= x || a.x >= x + width) return sum;
    return sum + Math.max(0, Math.min(Math.max(a.y, b.y), y + height) - Math.max(Math.min(a.y, b.y), y));
  }, 0);
}

describe('several labelled loops of a tall box', () => {
  test.each([2, 3])('each have their label on their own line, %d of them', (count) => {
    const { edges } = drawingOf(
      600,
      Array.from({ length: count }, (_, i) => 40 + 30 * i),
    );
    for (const [i, { label }] of edges.entries())
      for (const [k, { points }] of edges.entries()) expect(label && under(points, label)).toBe(i === k ? 16 : 0);
  });
});

test('the label of a loop between two adjacent rows is beside it', () => {
  const { edges } = drawingOf(200, [90], [[50, 76]]);
  const [{ points = [], label } = {}] = edges;
  expect(label).toBeDefined();
  if (label !== undefined) expect(under(points, label)).toBe(0);
});

test('the label of a loop between distant rows is on it, and leaves the bends visible', () => {
  const { edges } = drawingOf(200, [90], [[50, 128]]);
  const [{ points = [], label } = {}] = edges;
  if (label === undefined) throw new Error('no label');
  expect(under(points, label)).toBe(16);
  expect(label.y - Math.min(...points.map(({ y }) => y))).toBeGreaterThanOrEqual(12);
});
