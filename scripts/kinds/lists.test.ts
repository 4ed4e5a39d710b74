// A line of kind-names.ts is all that a kind's folder needs to be loaded everywhere.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../fresh.mjs';
import { kindLists } from './lists.mjs';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

test('the written lists are up to date; `npm run build` writes them', () => {
  for (const [path, text] of kindLists()) expect([path, read(path)]).toEqual([path, text]);
});

test('a name among the kinds adds its folder to both lists, at its place', () => {
  const lists = kindLists((path: string) => {
    if (path.endsWith('kind-names.ts')) return read(path).replace("  'pie',\n", "  'pie',\n  'tally',\n");
    return path.endsWith('/tally/index.ts') ? 'export const stubTally: AnyKind = kind<Model>({});' : read(path);
  });
  const [registry = '', loaders = ''] = lists.values();
  expect(registry).toContain("import { stubTally } from './tally/index.js';");
  expect(registry).toContain('  pie,\n  stubTally,\n');
  expect(loaders).toContain("  tally: async () => (await import('./tally/index.js')).stubTally,\n");
});

test('a folder that exports no kind is named', () => {
  const lists = () =>
    kindLists((path: string) => (path.endsWith('/pie/index.ts') ? 'export const pie = 1;' : read(path)));
  expect(lists).toThrow('packages/core/src/kinds/pie/index.ts exports no kind');
});
