// The table of roles on the page for admins is the table that the service works with.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../fresh.mjs';
import { withRoles } from './roles.mjs';

const page = readFileSync(join(root, 'docs/organisations.md'), 'utf8');

test('the page is up to date; `node scripts/docs.mjs` writes it', () => {
  expect(withRoles(page)).toBe(page);
});

test('a role that could do more would be shown', () => {
  const stale = page.replace(
    '| Publish, change, lock, restore and delete diagrams, report drift runs, ask for priority support | |',
    '| Publish | yes |',
  );
  expect(stale).not.toBe(page);
  expect(withRoles(stale)).toBe(page);
});

test('a page without the table is named', () => {
  expect(() => withRoles('# Roles\n')).toThrow('no table');
});
