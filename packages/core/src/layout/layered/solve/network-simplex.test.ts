import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '../../../testing/depth.js';
import { longestPath, type Network, solveNetwork } from './network-simplex.js';
import { seededRandom } from './random.js';

function randomNetwork(seed: number): Network {
  const random = seededRandom(seed);
  const below = (n: number): number => Math.floor(random() * n);
  const count = 2 + below(5);
  const tails: number[] = [];
  const heads: number[] = [];
  for (let i = 1; i < count; i++) {
    tails.push(below(i));
    heads.push(i);
  }
  for (let i = below(6); i > 0; i--) {
    const a = below(count);
    const b = below(count);
    if (a !== b) {
      tails.push(Math.min(a, b));
      heads.push(Math.max(a, b));
    }
  }
  return { count, tails, heads, lengths: tails.map(() => 1), weights: tails.map(() => below(4)) };
}

function cost({ tails, heads, weights }: Network, ranks: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < tails.length; i++) {
    sum += (weights[i] as number) * ((ranks[heads[i] as number] as number) - (ranks[tails[i] as number] as number));
  }
  return sum;
}

/** Tries every assignment within a range that holds an optimum. */
function leastCost(network: Network): number {
  const ranks = new Array<number>(network.count).fill(0);
  let best = Number.POSITIVE_INFINITY;
  const assign = (vertex: number): void => {
    if (vertex === network.count) {
      const holds = Array.from(network.tails).every(
        (tail, i) =>
          (ranks[network.heads[i] as number] as number) - (ranks[tail] as number) >= (network.lengths[i] as number),
      );
      if (holds) best = Math.min(best, cost(network, ranks));
      return;
    }
    for (let rank = 0; rank < network.count; rank++) {
      ranks[vertex] = rank;
      assign(vertex + 1);
    }
  };
  assign(0);
  return best;
}

describe('network simplex', () => {
  it('finds the minimum weighted length', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), (seed) => {
        const network = randomNetwork(seed);
        const { ranks, optimal } = solveNetwork(network, 1000);
        expect(optimal).toBe(true);
        for (let i = 0; i < network.tails.length; i++) {
          const reach = (ranks[network.heads[i] as number] as number) - (ranks[network.tails[i] as number] as number);
          expect(reach).toBeGreaterThanOrEqual(network.lengths[i] as number);
        }
        expect(cost(network, ranks)).toBe(leastCost(network));
      }),
      { numRuns: cases(300) },
    );
  });

  it('stops at the budget with every arc still satisfied', () => {
    const count = 40;
    const tails = Array.from({ length: count - 1 }, () => 0);
    const heads = Array.from({ length: count - 1 }, (_, i) => i + 1);
    tails.push(5);
    heads.push(20);
    const network = { count, tails, heads, lengths: tails.map(() => 2), weights: tails.map((_, i) => i % 3) };
    const { ranks } = solveNetwork(network, 1);
    tails.forEach((tail, i) => {
      expect((ranks[heads[i] as number] as number) - (ranks[tail] as number)).toBeGreaterThanOrEqual(2);
    });
  });

  it('starts from the longest path', () => {
    expect(Array.from(longestPath({ count: 4, tails: [0, 1, 0], heads: [1, 2, 2], lengths: [1, 2, 1] }))).toEqual([
      0, 1, 3, 0,
    ]);
  });
});
