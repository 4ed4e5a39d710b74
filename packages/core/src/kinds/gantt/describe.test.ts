// Every golden plan can be rebuilt from its outline.
import { expect, test } from 'vitest';
import { outline } from '../../draw.js';
import { quote } from '../../syntax/quote.js';
import { testIcons } from '../../testing/icons.js';
import { describeRebuilt, type Said } from '../testing/rebuilt-lines.js';

const FLAGS = ['done', 'active', 'crit'];

function lineOf({ kind, id, label, date, start, end, after = [], number, marks = [], values = [] }: Said): string {
  const option = (name: string, value: string | number | undefined): string =>
    value === undefined ? '' : `${name}=${value}`;
  const saidOf = (word: string): readonly string[] =>
    marks.flatMap((each) => (each.startsWith(`${word} `) ? [each.slice(word.length + 1)] : []));
  const tone = marks.find((each) => !FLAGS.includes(each) && !/^(?:late$|(?:lag|slack|planned|by) )/.test(each));
  const by = saidOf('by');
  return [
    kind,
    id ?? '',
    quote(label),
    ...marks.filter((each) => FLAGS.includes(each)),
    after.length > 0 && kind === 'milestone' ? '' : option('at', date),
    option('start', start),
    option('after', after.length === 0 ? undefined : after.join(',')),
    option('lag', saidOf('lag')[0]),
    option('end', end),
    option('progress', number),
    option('planned', saidOf('planned')[0]),
    option('by', by.length === 0 ? undefined : by.map(quote).join(',')),
    option('tone', tone),
    ...values.map((each) => `sub=${quote(String(each))}`),
    kind === 'section' ? '{' : '',
  ]
    .filter((each) => each !== '')
    .join(' ');
}

describeRebuilt('sections, days, what waits for what, states, tones', new URL('golden/', import.meta.url), lineOf);

test('the outline includes the header settings and the days of each task', () => {
  const source =
    'gantt "Launch" weekends=skip holidays=2026-11-11,2026-12-24..2026-12-31 today=2026-11-05 critical=on desc="First try"\ntask a "Plan" active start=2026-11-02 length=10d progress=40 sub="Ana" desc="All of it"\ntask b "Build" after=a lag=2d length=1d\nmilestone go "Go" after=b\ntask c "Book" start=2026-11-02 length=1d\n';
  expect(outline(source, { icons: testIcons }).outline?.lines).toEqual([
    'Launch: gantt chart, 3 tasks, 1 milestone, 2 to 19 Nov 2026',
    'First try',
    'Days off: weekends, 11 Nov 2026, 24 to 31 Dec 2026',
    'Today: 5 Nov 2026',
    'Critical path: Plan, Build, Go',
    'Plan (Ana): 2 to 16 Nov 2026, 10 working days, active, 40 %, critical. All of it',
    'Build: 19 Nov 2026, 1 working day, critical, after Plan and 2 days',
    'Go: milestone, 19 Nov 2026, critical, after Build',
    'Book: 2 Nov 2026, 1 working day, late, slack 12 days',
  ]);
});

test('the outline includes times of day, who does a task and what was planned', () => {
  const source =
    'gantt "Move" today=2026-11-07T13:00\ntask a "Copy" start=2026-11-07T09:00 length=90min by="Ana","Night crew" planned=2026-11-07T08:30..2026-11-07T09:30\ntask b "Check" after=a lag=2h length=1d planned=2026-11-08\nmilestone go "Go" after=b\n';
  expect(outline(source, { icons: testIcons }).outline?.lines).toEqual([
    'Move: gantt chart, 2 tasks, 1 milestone, 7 Nov 2026, 09:00 to 8 Nov 2026, 12:30',
    'Today: 7 Nov 2026, 13:00',
    'Copy: 7 Nov 2026, 09:00 to 10:30, 1 h 30 min, late, planned 7 Nov 2026, 08:30 to 09:30, by Ana, Night crew',
    'Check: 7 Nov 2026, 12:30 to 8 Nov 2026, 12:30, 1 day, planned 8 Nov 2026, after Copy and 2 h',
    'Go: milestone, 8 Nov 2026, 12:30, after Check',
  ]);
});

test.each([
  ['2026-11-07', '7 Nov 2026', '2026-11-07..2026-11-07'],
  ['2026-11-06..2026-11-07', '6 to 7 Nov 2026', '2026-11-06..2026-11-07'],
  ['2026-11-07T00:00', '7 Nov 2026, 00:00', '2026-11-07T00:00'],
  ['2026-11-07T09:30', '7 Nov 2026, 09:30', '2026-11-07T09:30'],
  ['2026-11-07T00:00..2026-11-07T09:30', '7 Nov 2026, 00:00 to 09:30', '2026-11-07..2026-11-07T09:30'],
  ['2026-11-06..2026-11-07T00:00', '6 Nov 2026', '2026-11-06..2026-11-06'],
])('a task planned for %s', (planned, words, mark) => {
  const source = `gantt\ntask a start=2026-11-07T09:00 length=1h planned=${planned}\n`;
  const { outline: of } = outline(source, { icons: testIcons });
  expect(of?.lines.at(-1)).toContain(`, planned ${words}`);
  expect(of?.items?.[0]?.marks).toContain(`planned ${mark}`);
});
