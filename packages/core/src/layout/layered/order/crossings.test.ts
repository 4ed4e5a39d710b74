import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countInversions, countingRoom } from './crossings.js';

describe('counting crossings', () => {
  it('counts the pairs in opposite order', () => {
    const end = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(fc.array(fc.tuple(end, end), { maxLength: 30 }), (segments) => {
        let wanted = 0;
        for (const [a, b] of segments) for (const [c, d] of segments) if (a < c && b > d) wanted++;
        const slot = Int32Array.from({ length: 10 }, (_, i) => i);
        expect(countInversions(Int32Array.from(segments.flat()), slot, countingRoom(20, 30))).toBe(wanted);
      }),
    );
  });
});
