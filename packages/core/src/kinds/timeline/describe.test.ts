// A timeline can be rebuilt from its outline: every golden is.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { outline } from '../../draw.js';
import { quote } from '../../syntax/quote.js';
import { testIcons } from '../../testing/icons.js';
import type { OutlineItem } from '../outline.js';

const folder = new URL('golden/', import.meta.url);
const goldens = readdirSync(folder).filter((each) => each.endsWith('.diagram'));

type Said = Omit<OutlineItem, 'span'>;

function saidBy(source: string): readonly Said[] {
  const { outline: told, diagnostics } = outline(source, { icons: testIcons });
  if (told === undefined) throw new Error(`${source}${JSON.stringify(diagnostics)}`);
  return (told.items ?? []).map(({ span: _, ...said }) => said);
}

function lineOf({ kind, label, date, start, end, values = [], marks = [] }: Said): string {
  const when = date ?? (start === undefined ? quote(label) : `${start}..${end}`);
  const events = values.length === 0 ? '' : ` : ${values.map((each) => quote(String(each))).join(' ')}`;
  const options = marks.map((each) => (each.startsWith('sub ') ? `sub=${quote(each.slice(4))}` : `tone=${each}`));
  const head = kind === 'section' ? `section ${quote(label)}` : `at ${when}${events}`;
  return [head, ...options, ...(kind === 'section' ? ['{'] : [])].join(' ');
}

function again(header: string, items: readonly Said[]): string {
  const lines = [header];
  let open = false;
  for (const each of items) {
    if (open && each.depth === 0) lines.push('}');
    open = each.kind === 'section' || (open && each.depth > 0);
    lines.push(lineOf(each));
  }
  return `${[...lines, ...(open ? ['}'] : [])].join('\n')}\n`;
}

describe.each(goldens)('%s', (name) => {
  const source = readFileSync(new URL(name, folder), 'utf8');
  test('is rebuilt from its outline: sections, times, events, small texts and tones', () => {
    const items = saidBy(source);
    expect(items.length).toBeGreaterThan(2);
    expect(saidBy(again(source.slice(0, source.indexOf('\n')), items))).toEqual(items);
  });
});

test('the outline counts, and says each time with what happened', () => {
  const source =
    'timeline "The web" scale=time desc="In short"\nsection "Birth" {\n  at 1989-03-12 : "Proposal" "A\\nplan" sub="at CERN"\n}\nat 1990-12-20..1990-12-25 : "First server" desc="On one machine"\n';
  expect(outline(source, { icons: testIcons }).outline?.lines).toEqual([
    'The web: timeline, 2 times, 3 events, true to scale',
    'In short',
    'Birth',
    '  12 Mar 1989 (at CERN): Proposal; A plan',
    '20 to 25 Dec 1990: First server. On one machine',
  ]);
});
