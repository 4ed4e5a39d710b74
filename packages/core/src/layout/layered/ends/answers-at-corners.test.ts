// Where a decision's answers are: right where their lines leave it.
import { describe, expect, it } from 'vitest';
import type { Box, FlowDirection, LayoutGraph, Point } from '../../graph.js';
import { layoutLayered } from '../index.js';
import { findFaults } from '../testing/faults.js';
import { randomGraph } from '../testing/graphs.js';

/** px from a corner to the nearest point of a label. */
function distance({ x, y }: Point, label: Box): number {
  const aside = Math.max(label.x - x, 0, x - label.x - label.width);
  const below = Math.max(label.y - y, 0, y - label.y - label.height);
  return Math.hypot(aside, below);
}

const NEAR = 40;

/** Questions are named `?q`; members of `g` are in a frame. */
function graph(lines: readonly string[], direction: FlowDirection, framed: readonly string[] = []): LayoutGraph {
  const ends = lines.map((text) => text.split(' '));
  return {
    direction,
    groups: framed.length > 0 ? [{ id: 'g', title: { width: 60, height: 16 } }] : [],
    nodes: [...new Set(ends.flat())].map((id) => ({
      id,
      width: 120,
      height: 60,
      ...(id.startsWith('?') ? { outline: 'diamond' as const } : {}),
      ...(framed.includes(id) ? { group: 'g' } : {}),
    })),
    edges: ends.map(([from = '', to = ''], i) => ({
      id: `e${i}`,
      from,
      to,
      ...(from.startsWith('?') ? { label: { width: 40, height: 20 } } : {}),
    })),
    overlays: [],
  };
}

describe.each(['down', 'right', 'up', 'left'] as const)('reading %s, an answer is at its decision', (direction) => {
  it.each<[string, readonly string[], (readonly string[])?]>([
    ['two forward lines', ['a ?q', '?q b', '?q c', 'b d', 'c e']],
    ['one that ends far away', ['a ?q', '?q b', '?q z', 'b c', 'b d', 'b e', 'b f', 'c x', 'd x', 'e x', 'f x']],
    ['one that runs back a long way', ['a b', 'b c', 'c d', 'd ?q', '?q a', '?q e']],
    ['one that runs back to the frame', ['a b', 'b ?q', '?q a', '?q e'], ['b', '?q']],
    ['one that leaves a frame', ['a ?q', '?q b', '?q c', 'c d'], ['a', '?q', 'b']],
    ['three', ['a ?q', '?q b', '?q c', '?q d', 'b e', 'c e', 'd e']],
  ])('%s', (_, lines, framed = []) => {
    const input = graph(lines, direction, framed);
    const drawing = layoutLayered(input);
    expect(findFaults(input, drawing)).toEqual([]);
    const far = drawing.edges.filter(({ points: [corner], label }) => {
      return corner !== undefined && label !== undefined && distance(corner, label) > NEAR;
    });
    expect(far).toEqual([]);
  });
});

it('nine in ten are there in crowded graphs, and nothing is in their way', () => {
  let [near, all] = [0, 0];
  for (let seed = 0; seed < 40; seed++) {
    const input = randomGraph(seed, {
      nodes: 18,
      density: 1.3,
      diamonds: 0.4,
      labels: 1,
      back: 0.15,
      direction: 'down',
    });
    const decisions = new Set(input.nodes.flatMap(({ id, outline }) => (outline === 'diamond' ? id : [])));
    const drawing = layoutLayered(input);
    expect(findFaults(input, drawing)).toEqual([]);
    for (const [i, { points, label }] of drawing.edges.entries()) {
      const [corner] = points;
      if (corner === undefined || label === undefined || !decisions.has(input.edges[i]?.from ?? '')) continue;
      all++;
      if (distance(corner, label) <= NEAR) near++;
    }
  }
  expect(near / all).toBeGreaterThan(0.9);
});

describe.each(['down', 'right', 'up', 'left'] as const)('reading %s, an element beside a decision', (direction) => {
  it('leaves each of two answers a corner of its own', () => {
    const plain = graph(['a ?q', '?q b', '?q c', '?q n', 'b d', 'c e'], direction);
    const input: LayoutGraph = {
      ...plain,
      nodes: plain.nodes.map((node) => (node.id === 'n' ? { ...node, same: '?q' } : node)),
      edges: plain.edges.map(({ label, ...edge }) =>
        label === undefined || edge.to === 'n' ? edge : { ...edge, label },
      ),
    };
    const drawing = layoutLayered(input);
    expect(findFaults(input, drawing)).toEqual([]);
    const box = drawing.nodes.find(({ id }) => id === '?q');
    if (box === undefined) throw new Error('?q has no place');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const leaves = ['e1', 'e2'].map((id) => drawing.edges.find((edge) => edge.id === id)?.points[0]);
    for (const at of leaves) expect(at?.x === x || at?.y === y).toBe(true);
    expect(leaves[0]).not.toEqual(leaves[1]);
  });
});

it.each([
  ['down', 'right'],
  ['right', 'down'],
] as const)(
  'reading %s, the answer that leaves a frame read %s is where its line leaves the decision',
  (direction, inside) => {
    const plain = graph(['a c', 'c ?q', '?q b', 'b d', 'd e'], direction, ['a', 'c', '?q']);
    const input: LayoutGraph = {
      ...plain,
      groups: [
        ...plain.groups.map((group) => ({ ...group, direction: inside })),
        { id: 'h', title: { width: 60, height: 16 }, direction: inside },
      ],
      nodes: plain.nodes.map((node) => (['b', 'd', 'e'].includes(node.id) ? { ...node, group: 'h' } : node)),
    };
    const drawing = layoutLayered(input);
    expect(findFaults(input, drawing)).toEqual([]);
    const { points: [corner] = [], label } = drawing.edges.find(({ id }) => id === 'e2') ?? {};
    if (corner === undefined || label === undefined) throw new Error('no answer');
    // A frame's padding lies between the corner and the first place outside it.
    expect(distance(corner, label)).toBeLessThanOrEqual(NEAR + 8);
  },
);
