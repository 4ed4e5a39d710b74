import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { changeBetween, HISTORY_LIMITS, type Snapshot, surplus, titleOf } from './snapshots.js';

const snapshot = (id: number, bytes: number): Snapshot => ({ id, time: id, title: '', bytes, change: '' });

describe('the title of a draft', () => {
  it.each([
    ['flow "Shop" direction=right\nnode a\n', 'Shop'],
    ['# Notes "first"\n\n  pie "Traffic"\n', 'Traffic'],
    ['flow\nnode a "A"\n', 'flow'],
    ['flow "invoice\u202efdp.exe"\n', 'invoicefdp.exe'],
    ['\n  \n', 'Empty text'],
    [`flow "${'x'.repeat(100)}"`, `${'x'.repeat(79)}…`],
  ])('%j', (text, title) => {
    expect(titleOf(text)).toBe(title);
  });
});

describe('how a draft differs', () => {
  it.each([
    ['a\nb', 'a\nb\nc\nd', '2 lines added'],
    ['a\nb', 'a\nc', '1 line added, 1 removed'],
    ['a\nb\nb', 'a\nb', '1 line removed'],
    ['a\nb', 'b\na', 'Lines moved'],
  ])('from %j to %j', (before, after, words) => {
    expect(changeBetween(before, after)).toBe(words);
  });
});

describe('the oldest drafts go', () => {
  it('when there are too many', () => {
    const all = Array.from({ length: HISTORY_LIMITS.snapshots + 3 }, (_, id) => snapshot(id, 10));
    expect(surplus(all)).toEqual([2, 1, 0]);
  });

  it('when they are too large, but never the newest', () => {
    const limits = { snapshots: 200, bytes: 10_000_000 } as const;
    expect(surplus([snapshot(1, 4_000_000), snapshot(2, 4_000_000), snapshot(3, 4_000_000)], limits)).toEqual([1]);
    expect(surplus([snapshot(1, 1), snapshot(2, 20_000_000)], limits)).toEqual([1]);
  });

  test('and what stays is within the bounds', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(3_000_000), { minLength: 1, maxLength: 300 }), (sizes) => {
        const all = sizes.map((bytes, id) => snapshot(id, bytes));
        const gone = new Set(surplus(all));
        const rest = all.filter(({ id }) => !gone.has(id));
        expect(rest.length).toBeLessThanOrEqual(HISTORY_LIMITS.snapshots);
        expect(rest.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(HISTORY_LIMITS.bytes);
        expect(rest.at(-1)?.id).toBe(all.length - 1);
      }),
      { numRuns: 50 },
    );
  });
});
