// Reads the source tree: a code appears in its table and in calls that report it, and nowhere else.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { catalogue } from '../catalogue.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((each) => each.isFile() && each.name.endsWith('.ts') && !each.name.endsWith('.test.ts'))
  .map((each) => join(each.parentPath, each.name))
  .filter((each) => !each.includes('/testing/'));
const CODE = /'([EWS]\d{3})'/g;

/** Code strings of a file with their lines, without comments. */
function codesIn(file: string): readonly { readonly code: string; readonly line: string }[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(?:\/\/|\*|\/\*)/.test(line))
    .flatMap((line) => [...line.matchAll(CODE)].map((match) => ({ code: match[1] ?? '', line })));
}

const used = files
  .filter((each) => !each.endsWith('codes.ts'))
  .flatMap((file) => codesIn(file).map((each) => ({ ...each, file: relative(root, file) })));

it('every code in the code is in the catalogue', () => {
  const known = new Set(catalogue().map((each) => each.code));
  expect(used.filter((each) => !known.has(each.code))).toEqual([]);
});

it('no code of the catalogue is unused', () => {
  const names = new Set(used.map((each) => each.code));
  const inTables = files.filter((each) => each.endsWith('codes.ts')).flatMap(codesIn);
  expect(
    inTables.map((each) => each.code),
    'a table names its codes as keys',
  ).toEqual([]);
  expect(
    catalogue()
      .map((each) => each.code)
      .filter((each) => !names.has(each)),
  ).toEqual([]);
});
