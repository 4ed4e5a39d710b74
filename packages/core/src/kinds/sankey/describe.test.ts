// A sankey can be rebuilt from its outline: every golden is.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { outline } from '../../draw.js';
import { quote } from '../../syntax/quote.js';
import { testIcons } from '../../testing/icons.js';
import type { OutlineItem } from '../outline.js';

const folder = new URL('golden/', import.meta.url);
const goldens = readdirSync(folder).filter((each) => each.endsWith('.diagram'));

function itemsOf(source: string): readonly Omit<OutlineItem, 'span'>[] {
  return (outline(source, { icons: testIcons }).outline?.items ?? []).map(({ span: _, ...rest }) => rest);
}

function lineOf({
  kind,
  id,
  label,
  number,
  values: [sub] = [],
  marks: [tone] = [],
}: Omit<OutlineItem, 'span'>): string {
  const toned = tone === undefined ? '' : ` tone=${tone}`;
  if (kind === 'edge') return `${label}${sub === undefined ? '' : ` : ${quote(String(sub))}`} value=${number}${toned}`;
  return `node ${id} ${quote(label)}${sub === undefined ? '' : ` sub=${quote(String(sub))}`}${toned}`;
}

describe.each(goldens)('%s', (name) => {
  const source = readFileSync(new URL(name, folder), 'utf8');
  test('is rebuilt from its outline: nodes, flows, numbers, small texts and tones', () => {
    const [header = ''] = source.split('\n');
    const again = [header, ...itemsOf(source).map(lineOf), ''].join('\n');
    expect(itemsOf(again)).toEqual(itemsOf(source));
    expect(itemsOf(source).length).toBeGreaterThan(2);
  });
});

test('the outline gives the amount of each node and flow, with its percent of all inflow', () => {
  const source =
    'sankey "Energy" unit="TWh" desc="One year"\nnode coal "Coal" desc="Closed soon"\nnode grid "Grid" tone=blue\nnode homes "Homes"\ncoal -> grid : "by rail" value=80 tone=red\ngrid -> homes value=60\n';
  expect(outline(source, { icons: testIcons }).outline?.lines).toEqual([
    'Energy: sankey, 3 nodes, 2 flows',
    'One year',
    'Coal: 80 TWh, 100%. Closed soon',
    'Grid: gets 80 TWh, 100%, gives 60 TWh, 75% (blue)',
    'Homes: 60 TWh, 75%',
    'Coal -> Grid (by rail): 80 TWh, 100% (red)',
    'Grid -> Homes: 60 TWh, 75%',
  ]);
});
