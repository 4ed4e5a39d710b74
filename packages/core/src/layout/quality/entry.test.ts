import { describe, expect, it } from 'vitest';
import type { Drawing, LayoutEdge, LayoutGraph } from '../graph.js';
import { entryOf, isEntryLate } from './entry.js';
import { liftedLines } from './scopes.js';

type Line = readonly [from: string, to: string, light?: boolean];

function graphOf(ids: readonly string[], lines: readonly Line[]): LayoutGraph {
  return {
    direction: 'right',
    nodes: ids.map((id) => ({ id, width: 80, height: 40, ...(id.startsWith('g') ? { group: 'g' } : {}) })),
    edges: lines.map(([from, to, light], i): LayoutEdge => ({ id: `e${i}`, from, to, ...(light ? { light } : {}) })),
    groups: [{ id: 'g', title: { width: 40, height: 20 } }],
    overlays: [],
  };
}

const entry = (ids: readonly string[], lines: readonly Line[]): ReturnType<typeof entryOf> => {
  const graph = graphOf(ids, lines);
  return entryOf(graph, liftedLines(graph));
};

describe('the entry of a picture', () => {
  it.each<[string, readonly Line[], string | undefined]>([
    ['is the first written caller', [['a', 'b']], 'node a'],
    ['can be a group', [['g1', 'b']], 'group g'],
    [
      'is entered only by replies',
      [
        ['a', 'b'],
        ['b', 'a', true],
      ],
      'node a',
    ],
    [
      'is undefined in a cycle of calls',
      [
        ['a', 'b'],
        ['b', 'a'],
      ],
      undefined,
    ],
    ['is undefined without a call', [['a', 'b', true]], undefined],
    ['ignores nodes that call nothing', [['b', 'c']], 'node b'],
  ])('%s', (_, lines, first) => {
    expect(entry(['a', 'g1', 'b', 'c'], lines)?.first).toBe(first);
  });

  it.each([
    [200, true],
    [0, false],
  ])('is late if its target is wholly before it: %i px', (x, late) => {
    const start = entry(['a', 'b'], [['a', 'b']]);
    const drawing: Drawing = {
      width: 300,
      height: 40,
      direction: 'right',
      nodes: [
        { id: 'a', x, y: 0, width: 80, height: 40 },
        { id: 'b', x: 100, y: 0, width: 80, height: 40 },
      ],
      edges: [],
      groups: [],
      overlays: [],
      conflicts: [],
      degraded: false,
    };
    expect(start !== undefined && isEntryLate(start, drawing)).toBe(late);
  });
});
