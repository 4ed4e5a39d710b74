import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cases } from '../../testing/depth.js';
import type { Box, Drawing, LayoutGraph, Point } from '../graph.js';
import { layoutLayered } from '../layered/index.js';
import { findFaults } from '../layered/testing/faults.js';
import { randomGraph } from '../layered/testing/graphs.js';
import { countFaults, type Faults } from './faults.js';

const NONE: Faults = { boxes: 0, throughNodes: 0, throughFrames: 0, labels: 0, shared: 0 };
const SIZE = { width: 40, height: 20 };

const box = (x: number, y: number, width = 40, height = 20): Box => ({ x, y, width, height });
const route = (text: string): Point[] =>
  text.split(' ').map((each) => {
    const [x = 0, y = 0] = each.split(',').map(Number);
    return { x, y };
  });

/** a and b are in the frame g, c and d right of it; lines a to b and c to d. */
function picture(changes: {
  readonly nodes?: Readonly<Record<string, Box>>;
  readonly lines?: Readonly<Record<string, string>>;
  readonly labels?: Readonly<Record<string, Box>>;
}): readonly [LayoutGraph, Drawing] {
  const nodes = { a: box(20, 40), b: box(20, 140), c: box(200, 40), d: box(200, 140), ...changes.nodes };
  const lines = { ab: '40,60 40,140', cd: '220,60 220,140', ...changes.lines };
  const labels = changes.labels ?? {};
  const graph: LayoutGraph = {
    direction: 'down',
    nodes: Object.keys(nodes).map((id) => ({ id, ...SIZE, ...('ab'.includes(id) ? { group: 'g' } : {}) })),
    edges: Object.keys(lines).map((id) => ({
      id,
      from: id.charAt(0),
      to: id.charAt(1),
      ...(labels[id] === undefined ? {} : { label: labels[id] }),
    })),
    groups: [{ id: 'g', title: { width: 50, height: 15 } }],
    overlays: [],
  };
  const drawing: Drawing = {
    direction: 'down',
    nodes: Object.entries(nodes).map(([id, at]) => ({ id, ...at })),
    edges: Object.entries(lines).map(([id, text]) => ({
      id,
      points: route(text),
      ...(labels[id] === undefined ? {} : { label: labels[id] }),
    })),
    groups: [{ id: 'g', ...box(0, 0, 120, 200) }],
    overlays: [],
    conflicts: [],
    degraded: false,
    width: 400,
    height: 200,
  };
  return [graph, drawing];
}

describe('the never-list, counted', () => {
  test.each<[string, Partial<Faults>, Parameters<typeof picture>[0]]>([
    ['a clean picture', {}, {}],
    ['a node over a node', { boxes: 1 }, { nodes: { d: box(230, 50) }, lines: { cd: '205,60 205,90 235,90 235,70' } }],
    ['a member outside its frame', { boxes: 1 }, { nodes: { b: box(20, 190) } }],
    ['a foreign node in the frame', { boxes: 1 }, { nodes: { c: box(70, 60) }, lines: { cd: '200,150 190,150' } }],
    [
      'a line through a foreign node, with two bends in it',
      { throughNodes: 1 },
      { lines: { ab: '60,50 210,50 210,55 230,55 230,100 50,100 50,140' } },
    ],
    ['a line through a foreign frame', { throughFrames: 1 }, { lines: { cd: '200,50 100,50 100,150 200,150' } }],
    ['a line through the frame of its own end', {}, { lines: { ca: '200,50 60,50', db: '200,150 120,150' } }],
    ['a line through a title', { throughFrames: 1 }, { lines: { ab: '60,50 65,50 65,20 15,20 15,150 20,150' } }],
    ['a label over a node', { labels: 1 }, { labels: { cd: box(190, 30) } }],
    ['a label over its own line', {}, { labels: { cd: box(200, 90) } }],
    [
      'a label over another label and its line',
      { labels: 2 },
      {
        lines: { ce: '240,60 240,140' },
        nodes: { e: box(230, 160), d: box(160, 140) },
        labels: { ce: box(230, 90), cd: box(235, 100) },
      },
    ],
    [
      'unrelated lines that overlap',
      { shared: 1 },
      { lines: { cd: '200,60 190,60 190,100 130,100 130,150 200,150', ab: '60,50 130,50 130,140 60,140' } },
    ],
    [
      'the same if the two have a common end',
      {},
      { lines: { cd: '220,60 220,140', ce: '220,60 220,100 300,100' }, nodes: { e: box(300, 90) } },
    ],
  ])('%s', (_, faults, changes) => {
    expect(countFaults(...picture(changes))).toEqual({ ...NONE, ...faults });
  });

  test('finds what comparing all pairs finds, wherever nodes and lines are moved', () => {
    const sorts: Readonly<Record<keyof Faults, RegExp>> = {
      boxes: /^(?!label)(?!overlay).* (overlaps?|leaves its group)(?! the label| the title)/,
      throughNodes: /runs through n\d+$/,
      throughFrames: /runs through (group|the title of g)/,
      labels: /^label/,
      shared: /share a stretch$/,
    };
    const far = fc.integer({ min: -120, max: 120 });
    fc.assert(
      fc.property(fc.nat(500), fc.nat(99), far, far, fc.boolean(), (seed, which, dx, dy, nodes) => {
        const graph = randomGraph(seed, { nodes: 12, groups: 3, labels: 0.5, diamonds: 0.3 });
        const whole = layoutLayered(graph);
        const drawing = nodes ? withNodeMoved(whole, which, dx, dy) : withLineMoved(whole, which, dx, dy);
        const faults = findFaults(graph, drawing);
        const counts = countFaults(graph, drawing);
        for (const [sort, pattern] of Object.entries(sorts)) {
          const ofSort = faults.filter(
            (each) => pattern.test(each) || (sort === 'labels' && / the label of /.test(each)),
          );
          expect([sort, counts[sort as keyof Faults] > 0]).toEqual([sort, ofSort.length > 0]);
        }
      }),
      { numRuns: cases(60) },
    );
  });
});

function withNodeMoved(drawing: Drawing, which: number, dx: number, dy: number): Drawing {
  const place = which % drawing.nodes.length;
  const moved = <T extends Point>(at: T, i: number): T => (i === place ? { ...at, x: at.x + dx, y: at.y + dy } : at);
  return { ...drawing, nodes: drawing.nodes.map(moved) };
}

function withLineMoved(drawing: Drawing, which: number, dx: number, dy: number): Drawing {
  const place = which % drawing.edges.length;
  const moved = <T extends Point>(at: T): T => ({ ...at, x: at.x + dx, y: at.y + dy });
  return {
    ...drawing,
    edges: drawing.edges.map((edge, i) => (i === place ? { ...edge, points: edge.points.map(moved) } : edge)),
  };
}
