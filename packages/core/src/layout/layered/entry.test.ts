// Where a story begins: what comes first in a cycle.
import { describe, expect, it } from 'vitest';
import type { Drawing, FlowDirection, LayoutGraph } from '../graph.js';
import { layoutLayered } from './index.js';
import { findFaults } from './testing/faults.js';

/** `a b` is a call, `a ~ b` a reply or an event; with groups, an `x` is in group `X`. */
function graph(names: string, lines: readonly string[], direction: FlowDirection, grouped: boolean): LayoutGraph {
  const ids = names.split(' ');
  return {
    direction,
    groups: grouped
      ? [...new Set(ids.map((id) => id[0] ?? ''))].map((id) => ({
          id: `group ${id}`,
          title: { width: 60, height: 16 },
        }))
      : [],
    nodes: ids.map((id) => ({ id, width: 100, height: 44, ...(grouped ? { group: `group ${id[0]}` } : {}) })),
    edges: lines.map((text) => {
      const [from = '', ...rest] = text.split(' ');
      return { id: text, from, to: rest.at(-1) ?? '', ...(rest.length > 1 ? { light: true } : {}) };
    }),
    overlays: [],
  };
}

/** The ids in reading order, without their suffixes. */
function readingOrder({ nodes, direction }: Drawing): string {
  const along = ({ x, y }: { x: number; y: number }): number => (direction === 'right' ? x : y);
  return [...new Set(nodes.toSorted((a, b) => along(a) - along(b)).map(({ id }) => id[0]))].join(' ');
}

describe.each([
  ['nodes', false],
  ['groups', true],
] as const)('a cycle of %s', (_, grouped) => {
  it.each([
    ['begins with the node that only replies reach', 'u1 a1 d1', ['u1 a1', 'a1 d1', 'd1 ~ u1'], 'u a d'],
    [
      'begins there however many replies come',
      'u1 a1 d1',
      ['u1 a1', 'a1 d1', 'd1 ~ u1', 'd1 ~ u1', 'a1 ~ u1', 'd1 ~ a1', 'd1 ~ a1'],
      'u a d',
    ],
    ['begins with the caller if events are written first', 'q1 w1 s1', ['q1 ~ w1', 'w1 s1', 's1 q1'], 'w s q'],
    [
      'begins where it is entered, though the way around has an event',
      'c1 t1 p1 w1 r1',
      ['c1 t1', 't1 p1', 'p1 ~ w1', 'w1 r1', 'r1 t1', 'w1 ~ p1'],
      'c t p w r',
    ],
    ['begins with what is written first if all are called', 'a1 b1 c1', ['a1 b1', 'b1 c1', 'c1 a1'], 'a b c'],
  ])('%s', (_, names, lines, story) => {
    for (const direction of ['right', 'down'] as const) {
      const input = graph(names, lines, direction, grouped);
      const drawing = layoutLayered(input);
      expect(findFaults(input, drawing)).toEqual([]);
      expect(readingOrder(drawing)).toBe(story);
    }
  });

  it('keeps its beginning though another would cross fewer lines', () => {
    const leaves = [...'efghij'];
    const lines = ['a1 b1', ...leaves.flatMap((leaf) => [`b1 ${leaf}1`, `${leaf}1 ~ a1`])];
    const input = graph(`a1 b1 ${leaves.map((leaf) => `${leaf}1`).join(' ')}`, lines, 'down', grouped);
    expect(readingOrder(layoutLayered(input))).toMatch(/^a b /);
  });
});
