// A treemap can be rebuilt from its outline: every golden is.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { outline } from '../../draw.js';
import { testIcons } from '../../testing/icons.js';
import { itemsAgain, saidBy } from '../testing/rebuilt-items.js';

const folder = new URL('golden/', import.meta.url);
const goldens = readdirSync(folder).filter((each) => each.endsWith('.diagram'));

describe.each(goldens)('%s', (name) => {
  const source = readFileSync(new URL(name, folder), 'utf8');
  test('is rebuilt from its outline: labels, levels, numbers, small texts and tones', () => {
    const again = itemsAgain(source, testIcons);
    expect(saidBy(again, testIcons)).toEqual(saidBy(source, testIcons));
    expect(saidBy(source, testIcons).length).toBeGreaterThan(3);
  });
});

test('the outline has each number with its unit and its percent of the whole, and text that is never drawn', () => {
  const source =
    'treemap "Disk" unit="GB" values=none desc="All of it"\n"src"\n  "core" 120 desc="Read first"\n  "ui" 80.5 sub="old" tone=aqua\n"docs" 0.01\n';
  expect(outline(source, { icons: testIcons }).outline?.lines).toEqual([
    'Disk: treemap, 3 parts of 200.51 GB',
    'All of it',
    'src: 200.5 GB, 100%',
    '  core: 120 GB, 60%. Read first',
    '  ui (old): 80.5 GB, 40% (aqua)',
    'docs: 0.01 GB, <0.1%',
  ]);
});
