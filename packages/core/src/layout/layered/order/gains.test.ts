import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '../../../testing/depth.js';
import { Budget } from '../budget.js';
import { readHierarchy } from '../input/hierarchy.js';
import { buildLevels } from '../layers/build.js';
import { randomGraph } from '../testing/graphs.js';
import { LayerGains, sign } from './gains.js';
import { type Lists, type OrderGraph, readOrderGraph } from './order-graph.js';
import { Sifter } from './sifting.js';

const graphs = fc.record({
  seed: fc.integer({ min: 0, max: 1e6 }),
  density: fc.constantFrom(1, 2, 6),
  groups: fc.constantFrom(0, 4),
});

function read(shape: { seed: number; density: number; groups: number }): { graph: OrderGraph; slot: Int32Array } {
  const input = randomGraph(shape.seed, { nodes: 25, parallel: 0.2, ...shape });
  const { root } = buildLevels(readHierarchy(input, 'down'), new Budget(1e9), false);
  const graph = readOrderGraph(root);
  const slot = Int32Array.from({ length: 2 * graph.items.length }, (_, i) => (i * 7919) % 31);
  return { graph, slot };
}

/** Crossings of the lines on one side of two items that swapping them saves, counted pair by pair. */
function saved({ start, ends }: Lists, slot: Int32Array, left: number, right: number): number {
  let sum = 0;
  for (const a of ends.subarray(start[left], start[left + 1])) {
    for (const b of ends.subarray(start[right], start[right + 1])) {
      sum += Math.sign((slot[a] as number) - (slot[b] as number));
    }
  }
  return sum;
}

function outside({ outside: ends }: OrderGraph, slot: Int32Array, left: number, right: number): number {
  const [a, b] = [ends[left] as number, ends[right] as number];
  return a < 0 || b < 0 ? 0 : Math.sign((slot[a] as number) - (slot[b] as number));
}

describe('the gain of a swap', () => {
  it('is the number of crossings saved, for every pair of a layer', () => {
    fc.assert(
      fc.property(graphs, (shape) => {
        const { graph, slot } = read(shape);
        const gains = new LayerGains(graph, slot);
        for (const layer of graph.layers) {
          gains.read(layer, false);
          const wanted = Array.from(layer, (left) =>
            Array.from(layer, (right) =>
              left === right
                ? 0
                : saved(graph.up, slot, left, right) +
                  saved(graph.down, slot, left, right) +
                  outside(graph, slot, left, right),
            ),
          ).flat();
          expect(Array.from(gains.table.subarray(0, wanted.length))).toEqual(wanted);
        }
      }),
      { numRuns: cases(30) },
    );
  });

  it('computes signs', () => {
    expect([-7, 0, 9].map(sign)).toEqual([-1, 0, 1]);
  });
});

describe('sifting', () => {
  it('saves the returned gain, keeps every item, and leaves no item a better place', () => {
    fc.assert(
      fc.property(graphs, (shape) => {
        const { graph, slot } = read(shape);
        const gains = new LayerGains(graph, slot);
        const sifter = new Sifter(graph);
        graph.layers.forEach((layer, at) => {
          const cost = (order: Int32Array): number => {
            gains.read(order, false);
            let sum = 0;
            for (let i = 0; i < order.length; i++) {
              for (let j = i + 1; j < order.length; j++) sum += gains.table[i * order.length + j] as number;
            }
            return sum;
          };
          const sifted = layer.slice();
          const before = cost(layer);
          const title = graph.titles[at] as number;
          const gain = sifter.sift(sifted, gains.table.slice(), title);
          // A pair in the wrong order costs one crossing there and gains one here.
          expect(before - cost(sifted)).toBe(2 * gain);
          expect(sifted.slice().sort()).toEqual(layer.slice().sort());
          if (title >= 0) expect(sifted[0]).toBe(layer[0]);
        });
      }),
      { numRuns: cases(30) },
    );
  });
});
