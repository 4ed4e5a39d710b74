// A timeline can be rebuilt from its outline: every golden is.
import { expect, test } from 'vitest';
import { outline } from '../../draw.js';
import { quote } from '../../syntax/quote.js';
import { testIcons } from '../../testing/icons.js';
import { describeRebuilt, type Said } from '../testing/rebuilt-lines.js';

function lineOf({ kind, label, date, start, end, values = [], marks = [] }: Said): string {
  const when = date ?? (start === undefined ? quote(label) : `${start}..${end}`);
  const events = values.length === 0 ? '' : ` : ${values.map((each) => quote(String(each))).join(' ')}`;
  const options = marks.map((each) => (each.startsWith('sub ') ? `sub=${quote(each.slice(4))}` : `tone=${each}`));
  const head = kind === 'section' ? `section ${quote(label)}` : `at ${when}${events}`;
  return [head, ...options, ...(kind === 'section' ? ['{'] : [])].join(' ');
}

describeRebuilt('sections, times, events, small texts and tones', new URL('golden/', import.meta.url), lineOf);

test('the outline has counts, and lists each time with what happened', () => {
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
