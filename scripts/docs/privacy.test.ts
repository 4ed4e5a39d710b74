// docs/privacy.md is correct: its table is what the service declares, and every table is in it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nameOf, PURPOSES } from '../../packages/server/src/platform/stored/stored.js';
import { stored } from '../../packages/server/src/resources/registry.js';
import { root } from '../fresh.mjs';
import { withStored } from './privacy.mjs';

const page = readFileSync(join(root, 'docs/privacy.md'), 'utf8');

test('the page is up to date; `node scripts/docs.mjs` writes it', () => {
  expect(withStored(page, { stored, nameOf, PURPOSES })).toBe(page);
});

test.each(stored.map((each) => [nameOf(each)]))('%s is on the page, once', (name) => {
  expect(page.split(`| \`${name}\` |`)).toHaveLength(2);
});

test('a page without the table is named', () => {
  expect(() => withStored('# Privacy\n', { stored, nameOf, PURPOSES })).toThrow('no markers');
});
