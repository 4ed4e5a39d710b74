// A tree can be rebuilt from its outline: every golden is.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { outline } from '../../draw.js';
import { testIcons } from '../../testing/icons.js';
import { itemsAgain, saidBy } from '../testing/rebuilt-items.js';

const folder = new URL('golden/', import.meta.url);
const goldens = readdirSync(folder).filter((each) => each.endsWith('.diagram'));

describe.each(goldens)('%s', (name) => {
  const source = readFileSync(new URL(name, folder), 'utf8');
  test('is rebuilt from its outline: names, levels, notes and tones', () => {
    const again = itemsAgain(source, testIcons);
    expect(saidBy(again, testIcons)).toEqual(saidBy(source, testIcons));
    expect(saidBy(source, testIcons).length).toBeGreaterThan(5);
  });
});

test('the outline has counts, each name on its level, and text that is never drawn', () => {
  const source =
    'tree "Repository" desc="All of it"\n"src/"\n  "index.ts" sub="entry" tone=blue desc="Read first"\n"README.md"\n';
  expect(outline(source, { icons: testIcons }).outline?.lines).toEqual([
    'Repository: tree, 3 items, 1 of them with items in them',
    'All of it',
    'src/',
    '  index.ts: entry (blue). Read first',
    'README.md',
  ]);
});
