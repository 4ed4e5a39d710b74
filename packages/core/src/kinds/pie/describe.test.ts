// A pie can be rebuilt from its outline: every golden is.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { outline } from '../../draw.js';
import { quote } from '../../syntax/quote.js';
import { testIcons } from '../../testing/icons.js';
import type { OutlineItem } from '../outline.js';

const folder = new URL('golden/', import.meta.url);
const goldens = readdirSync(folder).filter((each) => each.endsWith('.diagram'));

function sliceLine({ label, number, values = [], marks = [] }: OutlineItem): string {
  const [sub] = values;
  const small = sub === undefined || sub === null ? '' : ` sub=${quote(String(sub))}`;
  return `slice ${quote(label)} ${number}${marks.map((each) => ` tone=${each}`).join('')}${small}`;
}

test.each(goldens)('%s is rebuilt from its outline', (name) => {
  const source = readFileSync(new URL(name, folder), 'utf8');
  const itemsOf = (text: string): readonly unknown[] =>
    (outline(text, { icons: testIcons }).outline?.items ?? []).map(({ span: _, ...rest }) => rest);
  const [header = ''] = source.split('\n');
  const items = outline(source, { icons: testIcons }).outline?.items ?? [];
  expect(itemsOf([header, ...items.map(sliceLine), ''].join('\n'))).toEqual(itemsOf(source));
});

test('the outline has every slice, with number and unit, percent, tone and description', () => {
  const source =
    'pie "Time" unit="h" donut=on desc="A day"\nslice "Sleep" 8 tone=blue desc="Well"\nslice "Work" 8 sub="at a desk"\nslice "Rest" 8\n';
  expect(outline(source, { icons: testIcons }).outline?.lines).toEqual([
    'Time: ring, 3 slices, 24 h in all',
    'A day',
    'Sleep: 8 h (33.3%), blue. Well',
    'Work: 8 h (33.3%): at a desk',
    'Rest: 8 h (33.3%)',
  ]);
});
