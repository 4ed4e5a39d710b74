import { describe, expect, test } from 'vitest';
import type { Box, Drawing, FlowDirection, LayoutEdge, LayoutGraph } from '../graph.js';
import { answerDistances, areaPerNode, overlaysWhole } from './arrangement.js';
import { stagePairs, stagesLevel } from './stages.js';
import { twinPairs, twinsLevel } from './twins.js';

/** Groups as `id: node node …`, or `outer/id: …`; lines as `a b`. */
function graphOf(groups: readonly string[], lines: readonly string[], direction?: FlowDirection): LayoutGraph {
  const size = { width: 20, height: 20 };
  const matches = groups.map((text) => /^(?:(\w+)\/)?(\w+): ?(.*)$/.exec(text) ?? []);
  return {
    direction: 'right',
    nodes: matches.flatMap(([, , group = '', nodes = '']) =>
      nodes.split(' ').flatMap((id) => (id === '' ? [] : group === 'root' ? { id, ...size } : { id, group, ...size })),
    ),
    edges: lines.map((line, i): LayoutEdge => {
      const [from = '', to = ''] = line.split(' ');
      return { id: `e${i}`, from, to };
    }),
    groups: matches.flatMap(([, parent, id = '']) =>
      id === 'root'
        ? []
        : {
            id,
            title: { width: 0, height: 0 },
            ...(parent === undefined ? {} : { parent }),
            ...(direction === undefined ? {} : { direction }),
          },
    ),
    overlays: [],
  };
}

function drawingOf(groups: Readonly<Record<string, Box>>, direction: FlowDirection = 'right'): Drawing {
  return {
    direction,
    nodes: [],
    edges: [],
    groups: Object.entries(groups).map(([id, box]) => ({ id, ...box })),
    overlays: [],
    conflicts: [],
    degraded: false,
    width: 400,
    height: 300,
  };
}

const box = (x: number, y: number, width = 100, height = 60): Box => ({ x, y, width, height });

describe('stages', () => {
  test.each<[string, string[], string[], string[]]>([
    ['three groups in a row', ['a: a1 a2', 'b: b1', 'c: c1'], ['a1 b1', 'a2 b1', 'b1 c1'], ['a b', 'b c']],
    ['a group with lines to two', ['a: a1', 'b: b1', 'c: c1'], ['a1 b1', 'a1 c1'], []],
    ['two groups with lines to one', ['a: a1', 'b: b1', 'c: c1'], ['a1 c1', 'b1 c1'], []],
    ['a line back', ['a: a1', 'b: b1'], ['a1 b1', 'b1 a1'], ['a b']],
    ['groups inside another', ['o:', 'o/a: a1', 'o/b: b1'], ['a1 b1'], ['a b']],
    ['a path through the insides of two', ['o:', 'o/a: a1', 'p:', 'p/b: b1'], ['a1 b1'], ['o p']],
  ])('%s', (_, groups, lines, pairs) => {
    expect(stagePairs(graphOf(groups, lines)).map((pair) => pair.join(' '))).toEqual(pairs);
  });

  test.each<[string, Box, number]>([
    ['on one level', box(200, 0), 1],
    ['of another height, centred', box(200, -20, 100, 100), 1],
    ['one below the other, centred', box(-10, 200, 120), 1],
    ['with their tops aligned', box(200, 0, 100, 200), 1],
    ['in a staircase', box(200, 40), 0],
  ])('%s', (_, second, met) => {
    const graph = graphOf(['a: a1', 'b: b1'], ['a1 b1']);
    expect(stagesLevel(graph, drawingOf({ a: box(0, 0), b: second }))).toEqual({ of: 1, met });
  });
});

describe('twins', () => {
  test.each<[string, string[], string[], string[]]>([
    ['two groups with similar members and lines', ['a: a1 a2', 'b: b1 b2'], ['a1 a2', 'b1 b2'], ['a b']],
    ['unlike lines', ['a: a1 a2', 'b: b1 b2'], ['a1 a2', 'b2 b1'], []],
    ['unlike numbers', ['a: a1 a2', 'b: b1 b2 b3'], [], []],
    ['single nodes', ['a: a1', 'b: b1'], [], []],
    ['three of them', ['a: a1 a2', 'b: b1 b2', 'c: c1 c2'], ['a1 a2', 'b1 b2', 'c1 c2'], ['a b', 'b c']],
    ['as many nodes and nothing in common', ['a: a1 a2', 'b: b1 b2'], [], []],
    ['as many nodes and one common target', ['a: a1 a2', 'b: b1 b2', 'root: s'], ['a1 s', 'b1 s'], ['a b']],
    ['with a line between and one source', ['root: s', 'a: a1 a2', 'b: b1 b2'], ['s a1', 's b1', 'a2 b2'], ['a b']],
    ['two stages with another between', ['a: a1 a2', 'b: b1', 'c: c1 c2'], ['a2 b1', 'b1 c1'], []],
    ['two stages of a path', ['root: s', 'a: a1 a2', 'b: b1 b2'], ['s a1', 'a2 b1'], []],
    ['in different groups', ['o:', 'p:', 'o/a: a1 a2', 'p/b: b1 b2'], ['a1 b1'], []],
    ['with similar groups inside', ['a:', 'b:', 'a/c: c1 c2', 'b/d: d1 d2'], ['c1 c2', 'd1 d2'], ['a b']],
  ])('%s', (_, groups, lines, pairs) => {
    expect(twinPairs(graphOf(groups, lines)).map((pair) => pair.join(' '))).toEqual(pairs);
  });

  test.each<[string, FlowDirection, Box, number]>([
    ['side by side in a downward drawing', 'down', box(200, 0), 1],
    ['one below the other in a downward drawing', 'down', box(0, 200), 0],
    ['one below the other in a rightward drawing', 'right', box(0, 200), 1],
    ['centred though unequal in size', 'down', box(200, -20, 100, 100), 1],
  ])('%s', (_, direction, second, met) => {
    const graph = graphOf(['a: a1 a2', 'b: b1 b2'], ['a1 a2', 'b1 b2']);
    expect(twinsLevel(graph, drawingOf({ a: box(0, 0), b: second }, direction))).toEqual({ of: 1, met });
  });

  test('are level either way inside a group', () => {
    const graph = graphOf(['o:', 'o/a: a1 a2', 'o/b: b1 b2'], ['a1 a2', 'b1 b2']);
    const level = (second: Box): number =>
      twinsLevel(graph, drawingOf({ o: box(0, 0), a: box(0, 0), b: second }, 'down')).met;
    expect([box(0, 200), box(200, 0), box(150, 200)].map(level)).toEqual([1, 1, 0]);
  });
});

test('counts overlays drawn in one frame', () => {
  const overlays = ['o', 'p'].map((id) => ({ id, nodes: [], title: { width: 9, height: 9 } }));
  const frame = (id: string) => ({ id, ...box(0, 0), title: box(0, 0) });
  const graph = { ...graphOf([], []), overlays };
  expect(overlaysWhole(graph, { ...drawingOf({}), overlays: ['o', 'p', 'p'].map(frame) })).toEqual({ of: 2, met: 1 });
});

test('measures the area per node', () => {
  const nodes = ['a', 'b'].map((id) => ({ id, ...box(0, 0) }));
  expect(areaPerNode({ ...drawingOf({}), nodes })).toBe(60_000);
  expect(areaPerNode(drawingOf({}))).toBe(120_000);
});

test('measures the distance of an answer from the corner that its line leaves', () => {
  const points = [
    { x: 100, y: 40 },
    { x: 300, y: 40 },
  ];
  const label = { width: 20, height: 16 };
  const graph: LayoutGraph = {
    ...graphOf([], []),
    nodes: ['q', 'a', 'b'].map((id) => ({ id, width: 9, height: 9, outline: id === 'q' ? 'diamond' : 'box' })),
    edges: [
      { id: 'near', from: 'q', to: 'a', label },
      { id: 'far', from: 'q', to: 'b', label },
      { id: 'silent', from: 'q', to: 'b' },
      { id: 'no answer', from: 'a', to: 'b', label },
    ],
  };
  const edges = [
    { id: 'near', points, label: { x: 108, y: 32, ...label } },
    { id: 'far', points, label: { x: 130, y: 80, ...label } },
    { id: 'silent', points },
    { id: 'no answer', points, label: { x: 130, y: 80, ...label } },
  ];
  expect(answerDistances(graph, { ...drawingOf({}), edges })).toEqual([8, 50]);
});
