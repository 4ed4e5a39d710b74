// docs/threats.md is correct: each boundary of its picture has a table with every kind of threat, and every file that it names exists.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../fresh.mjs';

const page = readFileSync(join(root, 'docs/threats.md'), 'utf8');
const picture = readFileSync(join(root, 'docs/threats.diagram'), 'utf8');

const boundaries = [...picture.matchAll(/"(\d · [^"]+)"/g)].map(([, name = '']) => name);
const sections = new Map(page.split(/^## /m).map((each) => [each.split('\n', 1)[0] ?? '', each]));
const sectionOf = (boundary: string) => [...sections].find(([title]) => title.startsWith(boundary))?.[1] ?? '';
const rowsOf = (section: string) => section.split('\n').filter((line) => /^\| [STRIDE](?:, [STRIDE])* \|/.test(line));

test('the picture has six boundaries', () => {
  expect(boundaries).toHaveLength(6);
});

test.each(boundaries)('%s: every kind of threat has a measure, with a file that shows it', (boundary) => {
  const rows = rowsOf(sectionOf(boundary));
  const kinds = new Set(rows.flatMap((row) => (row.split('|')[1] ?? '').trim().split(', ')));
  // Drawing processes keep nothing that somebody could deny.
  expect([...kinds].sort().join('')).toBe(boundary.startsWith('2') ? 'DEIST' : 'DEIRST');
  const wrong = rows.filter((row) => {
    const files = [...(row.split('|')[4] ?? '').matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
    return files.length === 0 || !files.every(isThere);
  });
  expect(wrong).toEqual([]);
});

function isThere(path: string): boolean {
  return [root, join(root, 'packages/server/src')].some((each) => existsSync(join(each, path)));
}
