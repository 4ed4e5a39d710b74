// docs/security.md is correct: each way into an account names a test that exists, and each check a script.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../fresh.mjs';

const text = readFileSync(join(root, 'docs/security.md'), 'utf8');
const [, who = ''] = text.split(/^## /m);
const ROW = /^\| (?<way>[^|]+) \| [^|]+ \| (?:`(?<file>[^`]+)`: (?<title>[^|]+?))? ?\|$/;

const rows = who
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Way '))
  .map((line) => ROW.exec(line)?.groups ?? { way: line });

test('its table has rows', () => {
  expect(rows.length).toBeGreaterThan(20);
});

test.each([...text.matchAll(/`node (\S+\.mjs)/g)].map(([, path]) => path))('the script %s exists', (path = '') => {
  expect(existsSync(join(root, path))).toBe(true);
});

test.each(rows)('$way: the test that it names exists', ({ file = '', title = '' }) => {
  const path = join(root, 'packages/server/src/resources', file);
  const content = existsSync(path) && file !== '' ? readFileSync(path, 'utf8') : '';
  const titles = [`'${title}'`, `"${title}"`].filter((each) => title !== '' && content.includes(each));
  expect(titles).toHaveLength(1);
});
