// Two people who changed one diagram.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchesOf } from './matches.js';
import { merge, textOf } from './merge.js';

const BASE = 'flow "Shop"\nnode web client "Web"\nnode db database "Orders"\nweb -> db : "reads"\n';

const both = (mine: string, theirs: string, choice: 'mine' | 'theirs' = 'mine') => {
  const parts = merge(BASE, mine, theirs);
  return { text: textOf(parts, () => choice), conflicts: parts.filter(({ kind }) => kind === 'conflict').length };
};

type Change = readonly [string, string];

test.each<readonly [string, Change, Change]>([
  ['different lines', ['"Web"', '"Web shop"'], ['"Orders"', '"Order data"']],
  ['different words of one line', ['"Web"', '"Web shop"'], ['client', 'service']],
  ['an option that the other added', ['"reads"', '"reads from"'], ['"reads"\n', '"reads" role=data\n']],
])('%s are both kept', (_, mine, theirs) => {
  const changed = (text: string, [from, to]: Change): string => text.replace(from, to);
  const { text, conflicts } = both(changed(BASE, mine), changed(BASE, theirs));
  expect([text, conflicts]).toEqual([changed(changed(BASE, theirs), mine), 0]);
});

test('lines that both added at one place are both kept, and the same line once', () => {
  const added = (line: string): string => `${BASE}${line}\n`;
  expect(both(added('node a'), added('node b'))).toEqual({ text: `${BASE}node a\nnode b\n`, conflicts: 0 });
  expect(both(added('node a'), added('node a'))).toEqual({ text: added('node a'), conflicts: 0 });
});

test('a word that both changed is chosen, and the rest is merged', () => {
  const mine = BASE.replace('"Web"', '"Web shop"').replace('"reads"', '"queries"');
  const theirs = BASE.replace('"Web"', '"Website"');
  expect(both(mine, theirs)).toEqual({ text: mine, conflicts: 1 });
  expect(both(mine, theirs, 'theirs').text).toBe(theirs.replace('"reads"', '"queries"'));
});

test('a line that one removed and the other changed is chosen', () => {
  const mine = BASE.replace('node db database "Orders"\n', '');
  const theirs = BASE.replace('"Orders"', '"Order data"');
  expect(both(mine, theirs).conflicts).toBe(1);
  expect(both(mine, theirs, 'theirs').text).toBe(theirs);
});

const texts = fc
  .array(fc.constantFrom('a\n', 'b\n', 'c\n', 'd "x"\n', '}\n', '\n'), { maxLength: 12 })
  .map((each) => each.join(''));

describe('of any texts', () => {
  test('who changed nothing gets what the other wrote', () => {
    fc.assert(
      fc.property(texts, texts, (base, other) => {
        for (const [mine, theirs] of [
          [base, other],
          [other, base],
          [other, other],
        ] as const) {
          const parts = merge(base, mine, theirs);
          expect(parts.some(({ kind }) => kind === 'conflict')).toBe(false);
          expect(textOf(parts, () => 'mine')).toBe(other);
        }
      }),
    );
  });

  test('every line that somebody added and nobody had is in the result, or in a conflict', () => {
    fc.assert(
      fc.property(texts, texts, texts, (base, mine, theirs) => {
        const parts = merge(base, mine, theirs);
        const all = textOf(parts, () => 'mine') + textOf(parts, () => 'theirs');
        for (const line of [...mine.split('\n'), ...theirs.split('\n')]) expect(base + all).toContain(line);
      }),
    );
  });

  test('matches rise, and are the same on both sides', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c')), fc.array(fc.constantFrom('a', 'b', 'c')), (one, other) => {
        const pairs = matchesOf(one, other).flatMap((to, from) => (to === -1 ? [] : [[from, to] as const]));
        for (const [from, to] of pairs) expect(one[from]).toBe(other[to]);
        expect(pairs.map(([, to]) => to)).toEqual(pairs.map(([, to]) => to).toSorted((a, b) => a - b));
        expect(new Set(pairs.map(([, to]) => to)).size).toBe(pairs.length);
        expect(pairs.length).toBe(longestCommon(one, other));
      }),
    );
  });
});

/** The length of the longest common subsequence, by the table of the textbook. */
function longestCommon(one: readonly string[], other: readonly string[]): number {
  let row = new Array<number>(other.length + 1).fill(0);
  for (const each of one) {
    const next = [0];
    for (const [i, own] of other.entries())
      next.push(each === own ? (row[i] ?? 0) + 1 : Math.max(row[i + 1] ?? 0, next[i] ?? 0));
    row = next;
  }
  return row.at(-1) ?? 0;
}
