import { describe, expect, test } from 'vitest';
import type { FlowDirection } from '../graph.js';
import { readCut } from './cut.js';
import { LinesOver, roomFor } from './lines-over.js';
import { readLineup } from './lineup.js';
import type { Run, SlicedMember, Slicing } from './runs.js';
import { nodeShape } from './shape.js';
import { wireCost } from './wires.js';

/** A small generator of numbers, the same in every run. */
function numbersFrom(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
}

/** Nodes one below another, each somewhat to the side. */
function runOf(sizes: readonly (readonly [number, number])[], some: (most: number) => number): Run {
  let y = 0;
  const boxes = sizes.flatMap(([width, height]) => {
    const box = [some(80), y, width, height];
    y += height + 32;
    return box;
  });
  const part = (at: number): Float64Array => Float64Array.from(sizes, (_, i) => boxes[4 * i + at] ?? 0);
  const width = Math.max(...sizes.map(([each], i) => (boxes[4 * i] ?? 0) + each));
  const [shape] = [nodeShape({ id: 'any', width, height: y - 32 }, 0)];
  return {
    width,
    height: y - 32,
    cost: 0,
    form: 'column',
    boxes: Float64Array.from(boxes),
    xs: part(0),
    ys: part(1),
    from: shape,
  };
}

describe('lines between two runs of boxes', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('cost at least what they cost with nothing in their way, picture %i', (seed) => {
    const some = numbersFrom(seed);
    const count = 2 + some(4);
    const sizes = Array.from({ length: 2 * count }, (): [number, number] => [8 + some(120), 8 + some(60)]);
    const nodes = sizes.map(([width, height], i) => ({ id: `n${i}`, width, height }));
    const wires = Array.from({ length: 3 + some(4) }, () => {
      const [from, to] = [some(count), count + some(count)];
      return { edge: { id: 'e', from: `n${from}`, to: `n${to}` }, from, to, fromMember: from, toMember: to, order: 0 };
    });
    const members = nodes.map(
      (_, i): SlicedMember => ({
        key: `${i}`,
        leaves: [i],
        shapes: [],
        framed: false,
        loose: false,
        entry: false,
        twin: undefined,
      }),
    );
    const direction: FlowDirection = 'right';
    const slicing: Slicing = {
      direction,
      stated: false,
      nodes,
      members,
      wires,
      stubs: [],
      overlays: [],
      constraints: [],
      beam: 6,
      work: { left: 1000 },
      runs: new Map(),
    };
    const lineup = readLineup(slicing);
    const at = readCut(lineup, { first: 0, middle: count, end: 2 * count });
    const lines = new LinesOver(slicing, lineup, at, roomFor(wires.length));
    const [a, b] = [runOf(sizes.slice(0, count), some), runOf(sizes.slice(count), some)];
    lines.read(a, b, true, true);
    for (const turned of [false, true]) {
      const [aX, bX] = turned ? [b.width + 48, 0] : [0, a.width + 48];
      const straight = lines.spread(aX, bX, turned);
      for (let by = -200; by <= 200; by += 8) {
        const low = Math.min(0, by);
        const least = lines.least(-low, by - low, Number.POSITIVE_INFINITY);
        expect(straight).toBeLessThanOrEqual(least);
        const boxes = Float64Array.from([
          ...a.boxes.map((each, i) => each + (i % 4 === 0 ? aX : i % 4 === 1 ? -low : 0)),
          ...b.boxes.map((each, i) => each + (i % 4 === 0 ? bX : i % 4 === 1 ? by - low : 0)),
        ]);
        at.across.forEach(({ member, other }, line) => {
          const ends = Float64Array.from([
            ...boxes.subarray(4 * member, 4 * member + 4),
            ...boxes.subarray(4 * other, 4 * other + 4),
          ]);
          const cost = wireCost(ends, boxes, member, other);
          expect(lines.leastOf(line)).toBeLessThanOrEqual(cost);
          if (lines.isFree(line)) expect(lines.leastOf(line)).toBe(cost);
          // With no other boxes, nothing is in its way.
          expect(lines.leastOf(line)).toBe(wireCost(ends, ends, 0, 1));
        });
      }
    }
  });
});
