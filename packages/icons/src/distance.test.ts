import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editsWithin } from './distance.js';

/** The textbook recursion over the whole table, as a reference. */
function reference(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      let best = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, at(i - 2, j - 2) + 1);
      const row = rows[i];
      if (row !== undefined) row[j] = best;
    }
  }
  return at(a.length, b.length);
}

describe('editsWithin', () => {
  test.each([
    ['database', 'database', 2, 0],
    ['databse', 'database', 2, 1],
    ['dtaabase', 'database', 2, 1],
    ['', 'ab', 2, 2],
    ['a', 'abcd', 2, undefined],
    ['rocket', 'socket', 0, undefined],
  ])('%s to %s within %i: %s', (a, b, limit, edits) => {
    expect(editsWithin(a, b, limit)).toBe(edits);
  });

  test('agrees with the whole table up to the limit', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '-', '1'), maxLength: 9 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 4 }), (a, b, limit) => {
        const edits = reference(a, b);
        expect(editsWithin(a, b, limit)).toBe(edits <= limit ? edits : undefined);
      }),
      { numRuns: 2000 },
    );
  });
});
