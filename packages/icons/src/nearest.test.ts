import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nodeIcons } from './node.js';

const { nearest, find } = nodeIcons();

describe('the names nearest to an unknown one', () => {
  test.each([
    ['a letter left out', 'lx:databse', 'lx:database'],
    ['no set', 'databse', 'lx:database'],
    ['no set, true name', 'rocket', 'lx:rocket'],
    ['another set', 'fa:database', 'lx:database'],
    ['another set and its habits', 'fa:fa-user', 'lx:user'],
    ['words the other way round', 'lx:check-circle-big', 'lx:circle-check-big'],
    ['an old name in another set', 'fa:home', 'lx:house'],
    ['an old name mistyped', 'lx:alert-trangle', 'lx:triangle-alert'],
    ['words not parted', 'lx:gitbranch', 'lx:git-branch'],
    ['words parted by something else', 'Lx:Key Round', 'lx:key-round'],
    ['one word too many', 'lx:colour-palette', 'lx:palette'],
    ['two letters swapped', 'lx:rokcet', 'lx:rocket'],
    ['a status', 'status:sucess', 'status:success'],
    ['a status asked of another set', 'lx:ok', 'status:ok'],
  ])('%s: %s', (_, asked, first) => {
    expect(nearest(asked)[0]).toBe(first);
  });

  test('the set that is asked for comes before a likeness in another', () => {
    const names = nearest('status:lock');
    expect(names.indexOf('status:locked')).toBeGreaterThanOrEqual(0);
    expect(names.indexOf('status:locked')).toBeLessThan(names.indexOf('lx:clock'));
  });

  test.each(['', ':', 'lx:', 'lx:../../..', '\u0000', 'lx:qqqqqqqq', 'ящик'])('nothing is near to %j', (asked) => {
    expect(nearest(asked)).toEqual([]);
  });

  test('few, different, and all can be drawn', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abcdeilnorstux:-1 _') }), (asked) => {
        const names = nearest(asked);
        expect(names.length).toBeLessThanOrEqual(5);
        expect(new Set(names).size).toBe(names.length);
        for (const name of names) expect(find(name)).toBeDefined();
      }),
    );
  });

  test('is quick over all names, however long the one asked for', () => {
    const hard = ['lx:databse', 'lx:circle-arow-dwn-lft-sqare-file', `lx:${'circle-'.repeat(100_000)}`];
    for (const asked of [...hard, ...hard]) nearest(asked);
    const start = performance.now();
    for (let round = 0; round < 10; round++) for (const asked of hard) nearest(asked);
    // Measured 1.6 ms at worst; the margin is for a busy machine.
    expect((performance.now() - start) / 30).toBeLessThan(20);
  });
});
