// A quadrant can be rebuilt from its outline: every golden is.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { outline } from '../../draw.js';
import { quote } from '../../syntax/quote.js';
import { testIcons } from '../../testing/icons.js';
import type { OutlineItem } from '../outline.js';

const folder = new URL('golden/', import.meta.url);
const goldens = readdirSync(folder).filter((each) => each.endsWith('.diagram'));

type Item = Omit<OutlineItem, 'span'>;

function itemsOf(source: string): readonly Item[] {
  return (outline(source, { icons: testIcons }).outline?.items ?? []).map(({ span: _, ...rest }) => rest);
}

function lineOf({ kind, id, label, number, values = [], marks: [tone] = [] }: Item): string {
  const toned = tone === undefined ? '' : ` tone=${tone}`;
  if (kind === 'area') return `area ${id} ${quote(label)}${toned}`;
  if (kind !== 'point') {
    const ends = values.map((each) => quote(String(each))).join(' ');
    return `${kind} ${ends}${label === '' ? '' : ` title=${quote(label)}`}`;
  }
  const [x, y, sub] = values;
  return `point ${quote(label)} x=${x} y=${y}${number === undefined ? '' : ` size=${number}`}${sub === undefined ? '' : ` sub=${quote(String(sub))}`}${toned}`;
}

describe.each(goldens)('%s', (name) => {
  const source = readFileSync(new URL(name, folder), 'utf8');
  test('is rebuilt from its outline: axes, areas, points, places, small texts and tones', () => {
    const [header = ''] = source.split('\n');
    expect(itemsOf([header, ...itemsOf(source).map(lineOf), ''].join('\n'))).toEqual(itemsOf(source));
    expect(itemsOf(source).length).toBeGreaterThan(3);
  });
});

test('the outline says what both ends mean, and lists each point under its area', () => {
  const source =
    'quadrant "Campaigns" desc="All of them"\nx "Low reach" "High reach" title="Reach"\ny "Cheap"\narea top-right "Expand" tone=green desc="Where to go"\npoint "Spring" x=0.3 y=0.6 size=1200 sub="new"\npoint "Summer" x=0.5 y=0.5 tone=red desc="Ends soon"\n';
  expect(outline(source, { icons: testIcons }).outline?.lines).toEqual([
    'Campaigns: quadrant, 2 points',
    'All of them',
    'Left to right: Reach, Low reach to High reach',
    'Bottom to top: Cheap',
    'Top right: Expand (green). Where to go',
    '  Summer: 0.5, 0.5 (red). Ends soon',
    'Top left',
    '  Spring (new): 0.3, 0.6, size 1200',
  ]);
});
