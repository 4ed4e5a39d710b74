// Every golden matrix can be rebuilt from its outline.
import { expect, test } from 'vitest';
import { outline } from '../../draw.js';
import { quote } from '../../syntax/quote.js';
import { testIcons } from '../../testing/icons.js';
import { describeRebuilt, type Said } from '../testing/rebuilt-lines.js';

const TONES = /^(?:neutral|blue|violet|aqua|orange|green|amber|red)$/;

function options(marks: readonly string[] = []): string {
  return marks
    .map((each) => {
      if (each.startsWith('tones ')) return ` tones=${each.slice(6)}`;
      if (each.startsWith('sub ')) return ` sub=${quote(each.slice(4))}`;
      return TONES.test(each) ? ` tone=${each}` : ` icon=${each}`;
    })
    .join('');
}

const cell = (value: string | number | null): string =>
  value === null ? '-' : typeof value === 'number' ? digits(value) : quote(value);
/** Without an exponent, which the language does not support. */
const digits = (value: number): string => (Number.isInteger(value) ? BigInt(value).toString() : String(value));

function lineOf({ kind, label, values = [], marks }: Said): string {
  switch (kind) {
    case 'columns':
      return `columns ${values.map((each) => quote(String(each))).join(' ')}`;
    case 'value':
      return `value ${quote(label)} ${quote(String(values[0]))}${options(marks)}`;
    case 'section':
      return `section ${quote(label)}${options(marks)} {`;
    default:
      return `row ${quote(label)} ${values.map(cell).join(' ')}${options(marks)}`;
  }
}

describeRebuilt('columns, key, sections, rows and every cell', new URL('golden/', import.meta.url), lineOf);

test('the outline names the column of each cell and explains its letters', () => {
  const source =
    'matrix "Who" unit="h" desc="For all"\nvalue R "Responsible" tone=blue desc="Does it"\ncolumns "Dev" "Ops" "Hours"\nsection "Delivery" {\n  row "Deploy" "R, C" - 12.50 sub="weekly" desc="Always"\n}\n';
  expect(outline(source, { icons: testIcons }).outline?.lines).toEqual([
    'Who: matrix, 1 row, 3 columns, in h',
    'For all',
    'Columns: Dev; Ops; Hours',
    'R: Responsible (blue). Does it',
    'Delivery',
    '  Deploy, weekly: Dev R (Responsible), C; Ops -; Hours 12.50. Always',
  ]);
});
