// The missing items and the jogs of a drawing are counted.
import { expect, test } from 'vitest';
import { jogs, missing } from './drawing-faults.mjs';

const route = (...points: [number, number][]) => ({ points: points.map(([x, y]) => ({ x, y })) });

test.each([
  ['a straight line', route([0, 0], [0, 90]), 0],
  ['a step of 8 px', route([0, 0], [0, 40], [8, 40], [8, 90]), 0],
  ['a step of 7 px', route([0, 0], [0, 40], [7, 40], [7, 90]), 1],
  ['short ends, which are not jogs', route([0, 0], [0, 4], [40, 4], [40, 8]), 0],
  ['two steps of 5 px', route([0, 0], [0, 40], [5, 40], [5, 80], [10, 80], [10, 99]), 2],
  ['a slanted line with a flat turn', route([0, 0], [40, 40], [44, 44], [90, 90]), 0],
  ['a curve', { ...route([0, 0], [0, 40], [7, 40], [7, 90]), curve: true }, 0],
])('%s', (_, edge, count) => {
  expect(jogs(edge)).toBe(count);
});

const graph = {
  nodes: [
    { id: 'a', width: 80, height: 40 },
    { id: 'b', width: 80, height: 40 },
  ],
  edges: [{ id: 'e', from: 'a', to: 'b', label: { width: 20, height: 16 } }],
  groups: [{ id: 'g', title: { width: 0, height: 0 } }],
};
const drawing = {
  nodes: graph.nodes.map((node, i) => ({ ...node, x: 0, y: 90 * i })),
  edges: [{ id: 'e', ...route([40, 40], [40, 90]), label: { x: 50, y: 50, width: 20, height: 16 } }],
  groups: [{ id: 'g', x: -20, y: -20, width: 120, height: 180 }],
};

test.each([
  ['nothing', drawing, 0],
  ['a node', { ...drawing, nodes: drawing.nodes.slice(1) }, 1],
  ['the size of a node', { ...drawing, nodes: drawing.nodes.map((node) => ({ ...node, width: 90 })) }, 2],
  ['an edge', { ...drawing, edges: [] }, 1],
  ['a label', { ...drawing, edges: [{ id: 'e', ...route([40, 40], [40, 90]) }] }, 1],
  ['a group', { ...drawing, groups: [] }, 1],
])('a drawing that lacks %s', (_, partial, count) => {
  expect(missing(graph, partial)).toBe(count);
});
