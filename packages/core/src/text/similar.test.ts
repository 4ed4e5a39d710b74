import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, nearest } from './similar.js';

describe('did you mean', () => {
  it.each([
    ['database', 'databse', 1],
    ['node', 'ndoe', 1],
    ['flow', 'FLOW', 0],
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
  ])('%s and %s are %i apart', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
    expect(editDistance(b, a)).toBe(distance);
  });

  it.each([
    ['databse', ['database', 'cache', 'queue'], ['database']],
    ['tnoe', ['tone', 'sub', 'icon'], ['tone']],
    ['orders2', ['orders1', 'orders3'], []],
    ['b', ['db', 'a'], []],
    ['web', ['db', 'app'], []],
    ['API', ['api'], ['api']],
    ['ordres', ['orders', 'order', 'users'], ['orders', 'order']],
  ])('%s among %j', (word, known, matches) => {
    expect(nearest(word, known)).toEqual(matches);
  });

  it('does not compare very long words', () => {
    expect(nearest('x'.repeat(100_000), ['x'.repeat(99_999)])).toEqual([]);
  });

  it('is a distance: symmetric, and zero only for the same word', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a));
        expect(editDistance(a, b) === 0).toBe(a === b);
        expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
  });
});
