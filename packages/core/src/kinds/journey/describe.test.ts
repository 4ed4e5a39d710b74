// Every golden journey can be rebuilt from its outline.
import { expect, test } from 'vitest';
import { outline } from '../../draw.js';
import { quote } from '../../syntax/quote.js';
import { testIcons } from '../../testing/icons.js';
import { describeRebuilt, type Said } from '../testing/rebuilt-lines.js';

function options(marks: readonly string[] = []): string {
  return marks
    .map((each) => {
      const [name = '', ...words] = each.split(' ');
      if (name === 'type') return '';
      const value = words.join(' ');
      return ` ${name}=${name === 'tone' || name === 'icon' || name === 'score' ? value : quote(value)}`;
    })
    .join('');
}

function lineOf({ kind, id, label, number, values = [], marks = [] }: Said): string {
  if (kind === 'actor') {
    const type = marks.find((each) => each.startsWith('type '))?.slice(5);
    return `actor ${id} ${type} ${quote(label)}${options(marks)}`;
  }
  const score = number === undefined ? '' : ` score=${number}`;
  const by = values.length === 0 ? '' : ` by=${values.join(',')}`;
  return `${kind} ${quote(label)}${score}${by}${options(marks)}${kind === 'section' ? ' {' : ''}`;
}

describeRebuilt(
  'actors, sections, steps, scores and all that stands below them',
  new URL('golden/', import.meta.url),
  lineOf,
);

test('the outline gives each step its score out of five, its actors and its notes', () => {
  const source =
    'journey "Ticket" desc="By train"\nactor me person "Traveller" sub="42" desc="Often late"\nsection "Find" desc="At home" {\n  step "Search" score=2 by=me touchpoint="App" pain="Slow" opportunity="Cache" sub="on the sofa" desc="Twice"\n}\nstep "Pay"\n';
  expect(outline(source, { icons: testIcons }).outline?.lines).toEqual([
    'Ticket: journey, 2 steps, scored from 1 (frustrated) to 5 (delighted)',
    'By train',
    'Traveller (42) (person). Often late',
    'Find. At home',
    '  Search (on the sofa): 2 of 5, by Traveller, touchpoint: App, pain: Slow, opportunity: Cache. Twice',
    'Pay',
  ]);
});
