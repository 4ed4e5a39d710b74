// A mind map can be rebuilt from its outline: every golden is.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { outline } from '../../draw.js';
import { testIcons } from '../../testing/icons.js';
import { itemsAgain, saidBy } from '../testing/rebuilt-items.js';

const folder = new URL('golden/', import.meta.url);
const goldens = readdirSync(folder).filter((each) => each.endsWith('.diagram'));

describe.each(goldens)('%s', (name) => {
  const source = readFileSync(new URL(name, folder), 'utf8');
  test('is rebuilt from its outline: topics, levels, small texts, shapes and tones', () => {
    const again = itemsAgain(source, testIcons);
    expect(saidBy(again, testIcons)).toEqual(saidBy(source, testIcons));
    expect(saidBy(source, testIcons).length).toBeGreaterThan(3);
  });
});

test('the outline counts topics, and says of each what is drawn and what is not', () => {
  const source =
    'mindmap "Plan" desc="For the year"\n"Launch" shape=circle\n  "Product" tone=blue sub="by\\nJune" desc="All of it"\n    "Search"\n';
  expect(outline(source, { icons: testIcons }).outline?.lines).toEqual([
    'Plan: mind map, 3 topics',
    'For the year',
    'Launch (circle)',
    '  Product: by June (blue). All of it',
    '    Search',
  ]);
});
