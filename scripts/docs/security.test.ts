// docs/security.md is correct: each row of its table names a test that exists.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../fresh.mjs';

const text = readFileSync(join(root, 'docs/security.md'), 'utf8');
const ROW = /^\| (?<way>[^|]+) \| [^|]+ \| (?:`(?<file>[^`]+)`: (?<title>[^|]+?))? ?\|$/;

const rows = text
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Way '))
  .map((line) => ROW.exec(line)?.groups ?? { way: line });

test('its table has rows', () => {
  expect(rows.length).toBeGreaterThan(20);
});

test.each(rows)('$way: the test that it names exists', ({ file = '', title = '' }) => {
  const path = join(root, 'packages/server/src/resources', file);
  const content = existsSync(path) && file !== '' ? readFileSync(path, 'utf8') : '';
  const titles = [`'${title}'`, `"${title}"`].filter((each) => title !== '' && content.includes(each));
  expect(titles).toHaveLength(1);
});
