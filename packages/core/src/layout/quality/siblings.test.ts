import { expect, it } from 'vitest';
import type { Drawing, LayoutGraph } from '../graph.js';
import { siblingsLevel } from './siblings.js';

const SIZE = { width: 40, height: 20 };

type Place = readonly [number, number];

/** `a` calls `b`, `c` and `d`. */
function levelOf(places: readonly [Place, Place, Place], more: readonly (readonly [string, string])[] = []) {
  const ends = [['a', 'b'], ['a', 'c'], ['a', 'd'], ...more] as const;
  const ids = ['a', 'b', 'c', 'd'];
  const graph: LayoutGraph = {
    direction: 'down',
    nodes: ids.map((id) => ({ id, ...SIZE })),
    edges: ends.map(([from, to], i) => ({ id: `e${i}`, from, to })),
    groups: [],
    overlays: [],
  };
  const at = [[200, 0] as const, ...places];
  const drawing: Drawing = {
    direction: 'down',
    width: 500,
    height: 500,
    nodes: ids.map((id, i) => ({ id, ...SIZE, x: at[i]?.[0] ?? 0, y: at[i]?.[1] ?? 0 })),
    groups: [],
    edges: [],
    overlays: [],
    conflicts: [],
    degraded: false,
  };
  return siblingsLevel(graph, drawing);
}

it.each([
  [
    'a row',
    [
      [0, 100],
      [100, 100],
      [200, 100],
    ],
    3,
  ],
  [
    'a column',
    [
      [100, 100],
      [100, 200],
      [100, 300],
    ],
    3,
  ],
  [
    'steps',
    [
      [0, 100],
      [100, 150],
      [200, 200],
    ],
    0,
  ],
  [
    'a row and one apart',
    [
      [0, 100],
      [100, 100],
      [200, 200],
    ],
    2,
  ],
] as const)('of three siblings in %s, the level ones are counted', (_, places, met) => {
  expect(levelOf(places)).toEqual({ of: 3, met });
});

it('what a sibling calls does not count as one', () => {
  expect(
    levelOf(
      [
        [0, 100],
        [100, 100],
        [200, 200],
      ],
      [['b', 'd']],
    ),
  ).toEqual({ of: 2, met: 2 });
});
