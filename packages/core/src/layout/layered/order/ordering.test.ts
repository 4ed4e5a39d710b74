import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '../../../testing/depth.js';
import type { LayoutGraph } from '../../graph.js';
import { Budget } from '../budget.js';
import { readHierarchy } from '../input/hierarchy.js';
import { buildLevels } from '../layers/build.js';
import type { Level } from '../model.js';
import { seededRandom } from '../solve/random.js';
import { randomGraph } from '../testing/graphs.js';
import { orderLevels } from './ordering.js';

function order(graph: LayoutGraph): { root: Level; crossings: number } {
  const budget = new Budget(1e9);
  const { root } = buildLevels(readHierarchy(graph, 'down'), budget, false);
  return { root, crossings: orderLevels(root, budget) };
}

/** Crossings of a level without groups, counted pair by pair. */
function countPairs(level: Level): number {
  let count = 0;
  for (const layer of level.layers) {
    const segments = layer.flatMap((item) => item.down.map(({ upper, lower }) => [upper.index, lower.index] as const));
    for (const [a, b] of segments) for (const [c, d] of segments) if (a < c && b > d) count++;
  }
  return count;
}

function nodesOf(count: number): LayoutGraph['nodes'] {
  return Array.from({ length: count }, (_, i) => ({ id: `n${i}`, width: 80, height: 40 }));
}

function shuffled(count: number, random: () => number): number[] {
  const order = Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j] as number, order[i] as number];
  }
  return order;
}

function randomTree(seed: number): LayoutGraph {
  const random = seededRandom(seed);
  const count = 5 + Math.floor(random() * 56);
  const names = shuffled(count, random);
  const edges = names.slice(1).map((name, i) => ({
    id: `e${i}`,
    from: `n${names[Math.floor(random() * (i + 1))]}`,
    to: `n${name}`,
  }));
  return { direction: 'down', nodes: nodesOf(count), edges, groups: [], overlays: [] };
}

/** Rows of nodes joined by lines that never cross, with shuffled names. */
function randomPlanar(seed: number): LayoutGraph {
  const random = seededRandom(seed);
  const count = 5 + Math.floor(random() * 56);
  const names = shuffled(count, random);
  const rows: number[][] = [];
  for (let i = 0; i < count; ) {
    const size = 1 + Math.floor(random() * 5);
    rows.push(names.slice(i, i + size));
    i += size;
  }
  const edges: { id: string; from: string; to: string }[] = [];
  for (let r = 1; r < rows.length; r++) {
    const above = rows[r - 1] as number[];
    const below = rows[r] as number[];
    for (let i = 0, j = 0; i < above.length && j < below.length; ) {
      if (random() < 0.9) edges.push({ id: `e${edges.length}`, from: `n${above[i]}`, to: `n${below[j]}` });
      if (j === below.length - 1 || (i < above.length - 1 && random() < 0.5)) i++;
      else j++;
    }
  }
  return { direction: 'down', nodes: nodesOf(count), edges, groups: [], overlays: [] };
}

describe('crossing minimisation', () => {
  it.each([
    ['trees', randomTree],
    ['upward planar graphs', randomPlanar],
  ])('draws %s of up to 60 nodes without a crossing', (_, make) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), (seed) => {
        expect(order(make(seed)).crossings).toBe(0);
      }),
      { numRuns: cases(60) },
    );
  });

  it('counts the crossings it leaves', () => {
    for (let seed = 0; seed < 30; seed++) {
      const { root, crossings } = order(randomGraph(seed, { nodes: 25, density: 2 }));
      const levels = root.parts.length > 0 ? root.parts : [root];
      expect(crossings).toBe(levels.reduce((sum, level) => sum + countPairs(level), 0));
    }
  });

  it('brings connected nodes together on both sides of two frames', () => {
    const numbers = Array.from({ length: 8 }, (_, i) => i + 1);
    const mirrored = numbers.map((i) => [`a${i}`, `b${9 - i}`]);
    const straight = numbers.map((i) => [`a${i}`, `b${i}`]);
    const back = numbers.slice(1, -1).map((i) => [`b${i}`, `a${9 - i}`]);
    const { crossings } = order({
      direction: 'down',
      nodes: ['a', 'b'].flatMap((group) => numbers.map((i) => ({ id: `${group}${i}`, width: 80, height: 40, group }))),
      edges: [...mirrored, ...straight, ...back].map(([from = '', to = ''], i) => ({ id: `e${i}`, from, to })),
      groups: ['a', 'b'].map((id) => ({ id, title: { width: 40, height: 16 } })),
      overlays: [],
    });
    expect(crossings).toBe(4);
  });

  it('keeps every item on its layer', () => {
    const graph = randomGraph(5, { nodes: 60, groups: 8, rotated: 0.5 });
    const { root } = order(graph);
    const visit = (level: Level): number => {
      let nodes = level.parts.reduce((sum, part) => sum + visit(part), 0);
      level.layers.forEach((layer, i) => {
        layer.forEach((item, index) => {
          expect([item.layer, item.index]).toEqual([i, index]);
          if (item.node !== undefined) nodes++;
          if (item.child !== undefined) nodes += visit(item.child);
        });
      });
      return nodes;
    };
    expect(visit(root)).toBe(60);
  });
});
