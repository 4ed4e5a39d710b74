import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Box } from '../graph.js';
import { freeSpace } from './free-space.js';

const box: fc.Arbitrary<Box> = fc.record({
  x: fc.integer({ min: -100, max: 900 }),
  y: fc.integer({ min: -100, max: 900 }),
  width: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 2_000 })),
  height: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 2_000 })),
});

test('a box is free if it overlaps no occupied box, even when touching one', () => {
  fc.assert(
    fc.property(fc.array(box, { maxLength: 20 }), box, (taken, candidate) => {
      const space = freeSpace();
      for (const each of taken) space.take(each);
      const over = taken.some(
        (each) =>
          Math.min(each.x + each.width, candidate.x + candidate.width) > Math.max(each.x, candidate.x) &&
          Math.min(each.y + each.height, candidate.y + candidate.height) > Math.max(each.y, candidate.y),
      );
      expect(space.isFree(candidate)).toBe(!over);
    }),
  );
});
