import { describe, expect, it } from 'vitest';
import type { Box, Drawing, FlowDirection, LayoutEdge, LayoutGraph } from '../graph.js';
import { liftedLines } from './scopes.js';
import { startsFirst, startsOf } from './starts.js';

/** `a b` is a call, `a ~ b` a reply or an event; `x` is a node, `g1` one in the group g, `a=b` is stated level with b. */
function graphOf(names: string, lines: readonly string[]): LayoutGraph {
  return {
    direction: 'right',
    nodes: names.split(' ').map((name) => {
      const [id = '', same] = name.split('=');
      const inside = id.startsWith('g') ? { group: 'g' } : {};
      return { id, width: 80, height: 40, ...inside, ...(same === undefined ? {} : { same }) };
    }),
    edges: lines.map((text, i): LayoutEdge => {
      const [from = '', ...rest] = text.split(' ');
      return { id: `e${i}`, from, to: rest.at(-1) ?? '', ...(rest.length > 1 ? { light: true } : {}) };
    }),
    groups: [{ id: 'g', title: { width: 40, height: 20 } }],
    overlays: [],
  };
}

/** Each box by its column and row. */
function drawingOf(places: Readonly<Record<string, readonly [number, number]>>, direction: FlowDirection): Drawing {
  const boxes = Object.entries(places).map(([id, [column, row]]) => ({
    id,
    x: 100 * column,
    y: 60 * row,
    width: 80,
    height: 40,
  }));
  const frame: Box = { x: 0, y: 0, width: 1, height: 1 };
  return {
    width: 400,
    height: 400,
    direction,
    nodes: boxes.filter(({ id }) => id !== 'g'),
    groups: boxes.filter(({ id }) => id === 'g').map((each) => ({ ...frame, ...each })),
    edges: [],
    overlays: [],
    conflicts: [],
    degraded: false,
  };
}

describe('what reading starts with', () => {
  it.each<[string, string, readonly string[], readonly string[]]>([
    ['is what calls others and no call enters', 'a b c', ['a b', 'b c'], ['node a']],
    ['can be several', 'a b c', ['a c', 'b c'], ['node a', 'node b']],
    ['can be a group', 'g1 b', ['g1 b'], ['group g']],
    ['is found inside each group', 'a g1 g2', ['a g1', 'g1 g2'], ['node a', 'node g1']],
    ['can be entered by replies and events', 'a b', ['a b', 'b ~ a'], ['node a']],
    ['is not what only sends events', 'a b', ['a ~ b'], []],
    ['is not part of a cycle', 'a b', ['a b', 'b a'], []],
    ['is not what the author placed beside its target', 'a=b b', ['a b'], []],
  ])('%s', (_, names, lines, starts) => {
    const graph = graphOf(names, lines);
    expect(startsOf(graph, liftedLines(graph)).map(({ first }) => first)).toEqual(starts);
  });

  it.each<[string, FlowDirection, Parameters<typeof drawingOf>[0], boolean]>([
    ['before it', 'right', { a: [0, 0], b: [1, 0], c: [1, 1] }, true],
    ['above it', 'right', { a: [0, 0], b: [0, 1], c: [0, 2] }, true],
    ['after one of them', 'right', { a: [1, 0], b: [0, 0], c: [2, 0] }, false],
    ['below both', 'right', { a: [0, 2], b: [0, 0], c: [0, 1] }, false],
    ['below one and before the other', 'right', { a: [0, 1], b: [0, 0], c: [1, 1] }, true],
    ['left of them, below one', 'right', { a: [0, 1], b: [1, 0], c: [1, 1] }, true],
    ['below both, reading down', 'down', { a: [0, 2], b: [0, 0], c: [0, 1] }, false],
    ['right of both, reading down', 'down', { a: [2, 0], b: [0, 0], c: [1, 0] }, false],
    ['above both, reading down', 'down', { a: [0, 0], b: [0, 1], c: [1, 1] }, true],
  ])('is in time or late: %s', (_, direction, places, isFirst) => {
    expect(startsFirst(graphOf('a b c', ['a b', 'a c']), drawingOf(places, direction))).toEqual({
      of: 1,
      met: isFirst ? 1 : 0,
    });
  });
});
