import fc from 'fast-check';
import { expect, test } from 'vitest';
import { budget } from './budget.js';

const SHARES = { whole: 100, each: 40 };

type Step = readonly ['add' | 'use' | 'drop', string, string, number];

const step: fc.Arbitrary<Step> = fc.tuple(
  fc.constantFrom('add' as const, 'add' as const, 'use' as const, 'drop' as const),
  fc.constantFrom(...'abcdefghij'),
  fc.constantFrom('ada', 'bob', 'cai', 'dee'),
  fc.integer({ min: 1, max: 45 }),
);

/** The same as a list, the least recently used first. */
function model(steps: readonly Step[]): readonly string[] {
  let held: { readonly key: string; readonly owner: string; readonly bytes: number }[] = [];
  const sum = (of: typeof held) => of.reduce((all, { bytes }) => all + bytes, 0);
  for (const [what, key, owner, bytes] of steps) {
    const before = held.find((each) => each.key === key);
    if (what === 'add' && bytes > SHARES.each) continue;
    if (what === 'drop' || before || what === 'add') held = held.filter((each) => each.key !== key);
    if (what === 'use' && before) held.push(before);
    if (what !== 'add') continue;
    held.push({ key, owner, bytes });
    while (sum(held.filter((each) => each.owner === owner)) > SHARES.each)
      held.splice(
        held.findIndex((each) => each.owner === owner),
        1,
      );
    while (sum(held) > SHARES.whole) held.shift();
  }
  return held.map(({ key }) => key);
}

test('the least recently used goes first, of the account whose share is used up, else of all', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const held = budget(SHARES);
      for (const [at, [what, key, owner, bytes]] of steps.entries()) {
        const had = held.has(key);
        const gone = what === 'add' ? held.add(key, { owner, bytes, at }) : [];
        if (what === 'use') held.used(key, at);
        if (what === 'drop') held.drop(key);
        expect(held.bytes()).toBeLessThanOrEqual(SHARES.whole);
        for (const each of gone) expect(held.has(each)).toBe(each === key && had);
      }
      expect(held.unusedSince(Number.POSITIVE_INFINITY)).toEqual(model(steps));
    }),
  );
});

test('what was not used since a moment is listed', () => {
  const held = budget(SHARES);
  for (const [at, key] of ['a', 'b', 'c'].entries()) held.add(key, { owner: 'ada', bytes: 1, at });
  held.used('a', 5);
  expect(held.unusedSince(2)).toEqual(['b']);
});
