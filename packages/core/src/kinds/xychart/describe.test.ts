// A chart can be rebuilt from its outline: every golden is.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { outline } from '../../draw.js';
import { quote } from '../../syntax/quote.js';
import { testIcons } from '../../testing/icons.js';
import type { OutlineItem, OutlineSeries } from '../outline.js';

const folder = new URL('golden/', import.meta.url);
const goldens = readdirSync(folder).filter((each) => each.endsWith('.diagram'));

function option(name: string, value: string | number | undefined): string {
  if (value === undefined || value === '') return '';
  return ` ${name}=${typeof value === 'number' || /^\d{4}-/.test(value) ? value : quote(value)}`;
}

function markLine({ label, values = [], start = '', end, marks = [] }: OutlineItem): string {
  const [axis] = values;
  const first = typeof start === 'number' || /^\d{4}-/.test(start) ? start : quote(start);
  const name = label === '' ? '' : ` ${quote(label)}`;
  const spot = `${axis === 'y2' ? 'y' : axis}=${first}${end === undefined ? '' : `..${end}`}`;
  return `mark${name} ${spot}${axis === 'y2' ? ' axis=y2' : ''}${marks.map((each) => ` tone=${each}`).join('')}`;
}

function axisLine(item: OutlineItem): string {
  const { kind, label, values = [], unit, start, end, marks = [] } = item;
  if (kind === 'mark') return markLine(item);
  const places = values.map((each) =>
    typeof each === 'number' || /^\d{4}-\d\d-\d\d$/.test(String(each)) ? each : quote(String(each)),
  );
  const bounds = `${option('min', start)}${option('max', end)}`;
  const scale = marks.includes('log') ? ' scale=log' : '';
  return [kind, ...places].join(' ') + option('title', label) + option('unit', unit) + bounds + scale;
}

function seriesLine({ kind, label, values, axis, labels = [], marks = [] }: OutlineSeries): string {
  const name = label === undefined ? '' : ` ${quote(label)}`;
  const suffix = labels.length === 0 ? '' : ` labels=${labels.map(quote).join(',')}`;
  const numbers = values.map((each) => each ?? '-').join(' ');
  return `${kind}${name} ${numbers}${suffix}${axis === undefined ? '' : ` axis=${axis}`}${marks.map((each) => ` tone=${each}`).join('')}`;
}

const dataOf = (source: string): unknown => {
  const { outline: of } = outline(source, { icons: testIcons });
  return JSON.parse(
    JSON.stringify({ items: of?.items, series: of?.series, lines: of?.lines }, (key, each) =>
      key === 'span' ? undefined : each,
    ),
  );
};

test.each(goldens)('%s is rebuilt from its outline', (name) => {
  const source = readFileSync(new URL(name, folder), 'utf8');
  const { outline: of } = outline(source, { icons: testIcons });
  const [header = ''] = source.split('\n');
  const again = [header, ...(of?.items ?? []).map(axisLine), ...(of?.series ?? []).map(seriesLine), ''].join('\n');
  expect(dataOf(again)).toEqual(dataOf(source));
});

describe('the outline', () => {
  test('has axes, every number with its place, gaps, labels, tones and descriptions', () => {
    const source =
      'xychart "Sales" desc="Of two shops" stack=on orientation=horizontal\nx "Jan" "Feb" title="Month"\ny title="Sold" unit="kg" max=50\n' +
      'bar "North" 10 - labels="first" desc="Opened late"\nbar "South" 20 30.5 tone=red\n';
    expect(outline(source, { icons: testIcons }).outline?.lines).toEqual([
      'Sales: chart, 2 series at 2 places, horizontal, stacked',
      'Of two shops',
      'x, Month: Jan, Feb',
      'y: Sold (kg), to 50',
      'bar North: Jan 10 kg (first), Feb none. Opened late',
      'bar South (red): Jan 20 kg, Feb 30.5 kg',
    ]);
  });
  test('has lines and bands across the chart', () => {
    const source =
      'xychart "Sales"\nx "Jan" "Feb"\ny unit="kg"\nbar 10 20\nmark "Target" y=15 desc="Of the board"\nmark "Usual" y=5..12 tone=green\nmark "Launch" x="Feb"\n';
    expect(outline(source, { icons: testIcons }).outline?.lines.slice(-3)).toEqual([
      'mark Target: y 15 kg. Of the board',
      'mark Usual (green): y 5 to 12 kg',
      'mark Launch: x Feb',
    ]);
  });
});
