import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SpatialIndex } from './spatial-index.js';

const extent = fc.tuple(fc.integer({ min: -50, max: 1050 }), fc.integer({ min: 0, max: 300 }));

describe('bands', () => {
  it('hold everything at a position, also beyond their ends, until it is removed', () => {
    fc.assert(
      fc.property(fc.array(extent, { maxLength: 60 }), fc.integer({ min: -100, max: 1400 }), (extents, at) => {
        const bands = new SpatialIndex<number>(0, 1000, extents.length);
        extents.forEach(([from, size], i) => {
          bands.add(i, from, from + size);
        });
        const items = new Set(bands.list(bands.band(at)));
        extents.forEach(([from, size], i) => {
          if (from <= at && at <= from + size) expect(items.has(i)).toBe(true);
        });
        extents.forEach(([from, size], i) => {
          bands.remove(i, from, from + size);
        });
        expect(bands.list(bands.band(at))).toEqual([]);
      }),
    );
  });
});
