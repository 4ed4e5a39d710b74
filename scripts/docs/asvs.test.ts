// docs/asvs.md is complete and correct: it has every requirement of levels 1 and 2 once, its counts are those of its rows, and what it names exists.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../fresh.mjs';
import { REQUIREMENTS, rowsOf, STATUSES, withCounts } from './asvs.mjs';

const page = readFileSync(join(root, 'docs/asvs.md'), 'utf8');
const rows = rowsOf(page);

/** In the words of a row, what has a folder or an ending: `resources/auth/codes.ts`. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`([\w.@/-]*(?:\/|\.(?:ts|mjs|md|json|yaml)\b|file|ignore)[\w.@/-]*)`/g)].map(
    ([, path = '']) => path,
  );

test('the standard has 70 requirements of level 1 and 183 of level 2', () => {
  expect(REQUIREMENTS).toHaveLength(253);
});

test('every requirement of levels 1 and 2 is in one row', () => {
  const named = rows.flatMap(({ requirements }) => requirements);
  expect([...named].sort()).toEqual([...REQUIREMENTS].sort());
});

test('the counts are up to date; `node scripts/docs.mjs` writes them', () => {
  expect(withCounts(page)).toBe(page);
});

test('a status that changes, changes the counts', () => {
  const changed = page.replace('| not met |', '| met |');
  expect(changed).not.toBe(page);
  expect(withCounts(changed)).not.toBe(changed);
});

test.each(rows.map((row) => [row.numbers, row] as const))(
  '%s has a status, and what it names exists',
  (_numbers, row) => {
    expect(STATUSES).toContain(row.status);
    const paths = pathsIn(row.evidence);
    const isThere = (path: string) =>
      [root, join(root, 'packages/server/src')].some((each) => existsSync(join(each, path)));
    expect(paths.filter((path) => !isThere(path))).toEqual([]);
    if (row.status === 'met') expect(paths).not.toEqual([]);
  },
);

test('a number that is not one of level 1 or 2 is refused', () => {
  expect(() => rowsOf('| 1.5.3 | About | met | `x.ts` |')).toThrow('1.5.3');
});
