import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Axis } from './axis.js';

const net = fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 12 }).chain((wishes) =>
  fc.record({
    wishes: fc.constant(wishes),
    distances: fc.array(
      fc.record({
        a: fc.nat(wishes.length - 1),
        b: fc.nat(wishes.length - 1),
        cells: fc.integer({ min: 1, max: 9 }),
      }),
      { maxLength: 20 },
    ),
    room: fc.integer({ min: 1, max: 80 }),
  }),
);

test('every distance is kept, from cell 0 on, within the room if the distances allow it', () => {
  fc.assert(
    fc.property(net, ({ wishes, distances, room }) => {
      const axis = new Axis();
      const places = wishes.map((each) => axis.variable(each));
      const forward = distances.filter(({ a, b }) => a < b);
      for (const { a, b, cells } of forward) {
        const [from, to] = [places[a], places[b]];
        if (from !== undefined && to !== undefined) axis.keep(from, to, cells);
      }
      const solved = axis.solve(room);
      if (solved === undefined) throw new Error('no cycle was made');
      const values = places.map(solved.at);
      for (const { a, b, cells } of forward) expect((values[b] ?? 0) - (values[a] ?? 0)).toBeGreaterThanOrEqual(cells);
      expect(Math.min(...values)).toBe(0);
      const least = new Array<number>(wishes.length).fill(0);
      for (let i = 0; i < wishes.length; i++) {
        for (const { a, b, cells } of forward) if (b === i) least[i] = Math.max(least[i] ?? 0, (least[a] ?? 0) + cells);
      }
      expect(solved.need).toBe(Math.max(...least) + 1);
      expect(Math.max(...values)).toBeLessThanOrEqual(Math.max(room, solved.need) - 1);
    }),
  );
});

test('an unconstrained variable is at its preferred cell', () => {
  const axis = new Axis();
  const [a, b, c] = [axis.variable(0), axis.variable(7), axis.variable(20)];
  axis.keep(a, b, 3);
  axis.keep(b, c, 3);
  const solved = axis.solve(100);
  expect([a, b, c].map((each) => solved?.at(each))).toEqual([0, 7, 20]);
});

test('a cycle of distances has no solution', () => {
  const axis = new Axis();
  const [a, b] = [axis.variable(0), axis.variable(1)];
  axis.keep(a, b, 1);
  axis.keep(b, a, 1);
  expect(axis.solve(100)).toBeUndefined();
});
