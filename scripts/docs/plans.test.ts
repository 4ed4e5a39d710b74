// The table of plans on the page for operators is what the service works with.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../fresh.mjs';
import { withPlans } from './plans.mjs';

const page = readFileSync(join(root, 'docs/service.md'), 'utf8');

test('the page is up to date; `node scripts/docs.mjs` writes it', () => {
  expect(withPlans(page)).toBe(page);
});

test('a plan that allowed more would be shown', () => {
  const stale = page.replace('1,000,000 | 5,000,000', '2,000,000 | 5,000,000');
  expect(stale).not.toBe(page);
  expect(withPlans(stale)).toBe(page);
});

test('a page without the table is named', () => {
  expect(() => withPlans('# Service\n')).toThrow('no markers');
});
