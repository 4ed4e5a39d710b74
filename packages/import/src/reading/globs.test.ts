// File patterns: what each matches, and that none takes long.
import { expect, test } from 'vitest';
import { baseOf, matcher } from './globs.js';

test.each([
  ['*.sql', ['a.sql'], ['a/b.sql', 'a.sqlx']],
  ['db/**/*.sql', ['db/a.sql', 'db/x/y/a.sql'], ['a.sql', 'dbx/a.sql']],
  ['**', ['a', 'a/b'], []],
  ['**/v?', ['v1', 'a/b/v2'], ['v', 'v10']],
  ['a/{b,c}/*.{md,mdx}', ['a/b/x.md', 'a/c/y.mdx'], ['a/d/x.md', 'a/b/x.txt']],
  ['[a-c]*.md', ['a.md', 'cat.md'], ['dog.md']],
  ['[!a]*.md', ['b.md'], ['a.md']],
  ['a.b', ['a.b'], ['axb']],
])('%s', (pattern, yes, no) => {
  const matches = matcher(pattern);
  expect(yes.filter((path) => !matches?.(path))).toEqual([]);
  expect(no.filter((path) => matches?.(path))).toEqual([]);
});

test('the folders before a pattern', () => {
  expect(['db/**/*.sql', '*.sql', 'a/b.sql'].map(baseOf)).toEqual(['db', '', 'a/b.sql']);
});

test('a pattern with many stars terminates', () => {
  const matches = matcher(`${'*a'.repeat(100)}b`);
  expect(matches?.('a'.repeat(5_000))).toBe(false);
});

test('braces with too many choices match nothing', () => {
  expect(matcher('{a,b,c,d}'.repeat(8))).toBeUndefined();
});
