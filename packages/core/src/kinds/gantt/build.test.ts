// The days of a plan: what starts when, which days are off, what is critical, and which impossible days are reported.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Day, dateOf, dayOf, isWeekend } from '../../calendar/index.js';
import { checkSource } from '../../check.js';
import type { Diagnostic } from '../../diagnostics/report.js';
import { outline, validate } from '../../draw.js';
import { testIcons } from '../../testing/icons.js';
import { applyEdits } from '../../text/edit.js';
import { makeSource } from '../../text/source.js';
import type { OutlineItem } from '../outline.js';
import { mergedRanges, workingDays } from './working-days.js';

const context = { icons: testIcons };

function itemsOf(source: string): readonly OutlineItem[] {
  const { outline: data, diagnostics } = outline(source, context);
  if (data === undefined) throw new Error(JSON.stringify(diagnostics));
  return data.items ?? [];
}

/** `2026-11-02 2026-11-13` of the last row. */
function lastRow(lines: string, header = ''): string {
  const last = itemsOf(`gantt${header}\n${lines}\n`).at(-1);
  return String(last?.date ?? `${last?.start} ${last?.end}`);
}

const FIRST = 'task a start=2026-11-02 length=5d';

describe('a task', () => {
  it.each([
    ['starts on its day and takes its length', '', FIRST, '2026-11-02 2026-11-06'],
    ['ends on its last day', '', 'task a start=2026-11-02 end=2026-11-20', '2026-11-02 2026-11-20'],
    ['starts the day after what it waits for', '', `${FIRST}\ntask b after=a length=2d`, '2026-11-07 2026-11-08'],
    [
      'waits for the last of several',
      '',
      `${FIRST}\ntask b start=2026-11-09 length=3d\ntask c after=a,b length=1d`,
      '2026-11-12 2026-11-12',
    ],
    [
      'waits wherever the other is written',
      '',
      'task b after=a length=2d\ntask a start=2026-11-02 length=5d\ntask c after=b length=1d',
      '2026-11-09 2026-11-09',
    ],
    ['starts not before its day', '', `${FIRST}\ntask b after=a start=2026-11-20 length=2d`, '2026-11-20 2026-11-21'],
    [
      'starts not before what it waits for',
      '',
      `${FIRST}\ntask b after=a start=2026-11-03 length=2d`,
      '2026-11-07 2026-11-08',
    ],
    ['waits for the days of its lag', '', `${FIRST}\ntask b after=a lag=3d length=2d`, '2026-11-10 2026-11-11'],
    ['ends on its day however late it starts', '', `${FIRST}\ntask b after=a end=2026-11-20`, '2026-11-07 2026-11-20'],
    ['skips weekends', ' weekends=skip', 'task a start=2026-11-02 length=10d', '2026-11-02 2026-11-13'],
    [
      'starts on Monday where its day is a Saturday',
      ' weekends=skip',
      'task a start=2026-11-07 length=1d',
      '2026-11-09 2026-11-09',
    ],
    [
      'starts on Monday after a Friday',
      ' weekends=skip',
      `${FIRST}\ntask b after=a length=2d`,
      '2026-11-09 2026-11-10',
    ],
    [
      'counts its lag in working days',
      ' weekends=skip',
      `${FIRST}\ntask b after=a lag=3d length=1d`,
      '2026-11-12 2026-11-12',
    ],
    [
      'skips holidays and weekends',
      ' weekends=skip holidays=2026-12-24..2026-12-28',
      'task a start=2026-12-23 length=2d',
      '2026-12-23 2026-12-29',
    ],
    [
      'skips holidays where weekends are worked',
      ' holidays=2026-11-03',
      'task a start=2026-11-02 length=2d',
      '2026-11-02 2026-11-04',
    ],
    ['knows 29 February', '', 'task a start=2024-02-28 length=3d', '2024-02-28 2024-03-01'],
    ['knows that 1900 had none', '', 'task a start=1900-02-28 length=2d', '1900-02-28 1900-03-01'],
    [
      'moves with the first of a chain',
      '',
      'task a start=2026-11-02 length=1d\ntask b after=a length=1d\ntask c after=b length=1d\ntask d after=c length=1d',
      '2026-11-05 2026-11-05',
    ],
  ])('%s', (_, header, lines, days) => {
    expect(lastRow(lines, header)).toBe(days);
  });
});

describe('times of day and lengths', () => {
  const NINE = 'task a start=2026-11-06T09:00 length=8h';
  it.each([
    ['a task ends that many hours later', '', NINE, '2026-11-06T09:00 2026-11-06T17:00'],
    ['and minutes', '', 'task a start=2026-11-06T09:00 length=90min', '2026-11-06T09:00 2026-11-06T10:30'],
    ['a day has 24 hours', '', 'task a start=2026-11-06T09:00 length=2d', '2026-11-06T09:00 2026-11-08T09:00'],
    [
      'hours from a whole day begin at midnight',
      '',
      'task a start=2026-11-06 length=8h',
      '2026-11-06T00:00 2026-11-06T08:00',
    ],
    ['what follows starts at once', '', `${NINE}\ntask b after=a length=1h`, '2026-11-06T17:00 2026-11-06T18:00'],
    ['after a lag', '', `${NINE}\ntask b after=a lag=30min length=1h`, '2026-11-06T17:30 2026-11-06T18:30'],
    [
      'days off do not count',
      ' weekends=skip',
      'task a start=2026-11-06T20:00 length=8h',
      '2026-11-06T20:00 2026-11-09T04:00',
    ],
    [
      'work that fills the week ends on Friday at midnight',
      ' weekends=skip',
      'task a start=2026-11-06T20:00 length=4h',
      '2026-11-06T20:00 2026-11-07T00:00',
    ],
    [
      'and what follows starts on Monday',
      ' weekends=skip',
      'task a start=2026-11-06T20:00 length=4h\ntask b after=a length=1h',
      '2026-11-09T00:00 2026-11-09T01:00',
    ],
    [
      'a start on a day off moves to midnight of the next working day',
      ' weekends=skip',
      'task a start=2026-11-07T09:00 length=1h',
      '2026-11-09T00:00 2026-11-09T01:00',
    ],
    [
      'holidays are whole days',
      ' holidays=2026-11-07',
      'task a start=2026-11-06T20:00 length=8h',
      '2026-11-06T20:00 2026-11-08T04:00',
    ],
    ['an end at a time', '', 'task a start=2026-11-06 end=2026-11-06T17:00', '2026-11-06T00:00 2026-11-06T17:00'],
    [
      'an end on a day is its midnight',
      '',
      'task a start=2026-11-06T09:00 end=2026-11-06',
      '2026-11-06T09:00 2026-11-07T00:00',
    ],
    ['weeks are those of the calendar', '', 'task a start=2026-11-02 length=2w', '2026-11-02 2026-11-15'],
    [
      'also with days off',
      ' weekends=skip holidays=2026-11-10',
      'task a start=2026-11-02 length=2w',
      '2026-11-02 2026-11-13',
    ],
    ['months end before the same date', '', 'task a start=2026-11-02 length=3m', '2026-11-02 2027-02-01'],
    ['or on the last day of a short month', '', 'task a start=2024-01-31 length=1m', '2024-01-31 2024-02-28'],
    ['a lag of weeks', '', `${FIRST}\ntask b after=a lag=1w length=1d`, '2026-11-14 2026-11-14'],
    ['24 hours are a day', '', 'task a start=2026-11-02 length=24h', '2026-11-02 2026-11-02'],
    ['a milestone at a time', '', 'milestone m at=2026-11-06T17:00', '2026-11-06T17:00'],
    ['a milestone after hours', '', `${NINE}\nmilestone m after=a`, '2026-11-06T17:00'],
    [
      'a task after a milestone at a time',
      '',
      'milestone m at=2026-11-06T17:00\ntask b after=m length=1h',
      '2026-11-06T17:00 2026-11-06T18:00',
    ],
  ])('%s', (_, header, lines, days) => {
    expect(lastRow(lines, header)).toBe(days);
  });

  it('of a chain add up exactly, however many there are', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 2_000 }), { minLength: 1, maxLength: 30 }), (minutes) => {
        const lines = minutes.map(
          (each, i) => `task t${i} ${i === 0 ? 'start=2026-11-02T00:07' : `after=t${i - 1}`} length=${each}min`,
        );
        const end = new Date(Date.UTC(2026, 10, 2, 0, 7 + minutes.reduce((sum, each) => sum + each, 0)));
        expect(itemsOf(`gantt\n${lines.join('\n')}\n`).at(-1)?.end).toBe(end.toISOString().slice(0, 16));
      }),
    );
  });
});

describe('a late task', () => {
  const isLate = (line: string, today: string): boolean =>
    itemsOf(`gantt today=${today}\ntask a ${line}\n`).at(-1)?.marks?.includes('late') === true;
  it.each([
    ['ended yesterday', 'start=2026-11-02 length=2d', '2026-11-04', true],
    ['ends today', 'start=2026-11-02 length=2d', '2026-11-03', false],
    ['is done', 'done start=2026-11-02 length=2d', '2026-11-04', false],
    ['has all of its progress', 'start=2026-11-02 length=2d progress=100', '2026-11-04', false],
    ['is active', 'active start=2026-11-02 length=2d progress=90', '2026-11-04', true],
    ['ended an hour ago', 'start=2026-11-02T09:00 length=2h', '2026-11-02T12:00', true],
    ['ends in an hour', 'start=2026-11-02T09:00 length=4h', '2026-11-02T12:00', false],
    ['ended long before the line of today', 'start=2016-11-02 length=2d', '2026-11-02', true],
  ])('%s', (_, line, today, expected) => {
    expect(isLate(line, today)).toBe(expected);
  });
});

describe('a milestone', () => {
  it.each([
    ['is on its day', 'milestone m at=2026-11-02', '2026-11-02'],
    ['is on the last day of what it waits for', `${FIRST}\nmilestone m after=a`, '2026-11-06'],
    [
      'allows what follows it to start on its day',
      'milestone m at=2026-11-02\ntask a after=m length=1d',
      '2026-11-02 2026-11-02',
    ],
    [
      'takes no day between two tasks',
      `${FIRST}\nmilestone m after=a\ntask b after=m length=1d`,
      '2026-11-07 2026-11-07',
    ],
  ])('%s', (_, lines, days) => {
    expect(lastRow(lines)).toBe(days);
  });
});

describe('diagnostics about days', () => {
  const codes = (lines: string, header = ''): readonly string[] =>
    validate(`gantt${header}\n${lines}\n`, context).diagnostics.map(({ code }) => code);
  it.each([
    ['a plan without problems', FIRST, '', []],
    ['two in a cycle', 'task a after=b length=1d\ntask b after=a length=1d', '', ['E700']],
    [
      'two circles',
      'task a after=b length=1d\ntask b after=a length=1d\ntask c after=c length=1d',
      '',
      ['E700', 'E700'],
    ],
    ['a task that waits for a cycle', 'task a after=a length=1d\ntask b after=a length=1d', '', ['E700']],
    ['an end before the start', 'task a start=2026-11-09 end=2026-11-02', '', ['E701']],
    ['an end before what it waits for', `${FIRST}\ntask b after=a end=2026-11-03`, '', ['E701']],
    ['more years than there are', 'task a start=2026-11-02 length=99999999d', '', ['E702']],
    ['a length of more digits than numbers have', `task a start=2026-11-02 length=${'9'.repeat(300)}d`, '', ['E303']],
    ['no working day in any year', FIRST, ' holidays=0001-01-01..9999-12-31', ['E702']],
    ['a start on a weekend', 'task a start=2026-11-07 length=1d', ' weekends=skip', ['W701']],
    ['an end on a weekend', 'task a start=2026-11-02 end=2026-11-08', ' weekends=skip', ['W701']],
    ['a task only on a weekend', 'task a start=2026-11-07 end=2026-11-08', ' weekends=skip', ['W701']],
    ['a weekend that is worked', 'task a start=2026-11-07 end=2026-11-08', '', []],
    ['a start that must wait', `${FIRST}\ntask b start=2026-11-03 after=a length=1d`, '', ['W700']],
    ['today in the plan', FIRST, ' today=2026-11-04', []],
    ['today years later', FIRST, ' today=2036-11-04', ['W702']],
    ['done, but not all of it', 'task a done start=2026-11-02 length=5d progress=40', '', ['W703']],
    ['done and active', 'task a done active start=2026-11-02 length=5d', '', ['W703']],
    ['days of three years', 'task a start=2026-11-02 length=1100d', ' unit=day', ['W704']],
    ['hours of a day', 'task a start=2026-11-02 length=1d', ' unit=hour', []],
    ['hours of three months', 'task a start=2026-11-02 length=3m', ' unit=hour', ['W704']],
    ['no hours', 'task a start=2026-11-02 length=0h', '', ['E704']],
    ['months beyond the calendar', 'task a start=2026-11-02 length=999999999m', '', ['E702']],
    ['an end before the start of the same day', 'task a start=2026-11-02T10:00 end=2026-11-02T09:00', '', ['E701']],
    ['a holiday with a time', FIRST, ' holidays=2026-11-02T10:00', ['E303']],
    ['a plan that ended before it started', `${FIRST} planned=2026-11-03..2026-11-02`, '', ['E303']],
  ] as const)('%s', (_, lines, header, expected) => {
    expect(codes(lines, header)).toEqual(expected);
  });
});

describe('an end at or before the start', () => {
  const first = (lines: string): Diagnostic | undefined =>
    checkSource(`gantt\n${lines}\n`, context).diagnostics.find(({ code }) => code === 'E701');
  it.each([
    ['a time', 'task a start=2026-11-07T09:00 end=2026-11-07T09:00', "'a' ends at 09:00, when it starts."],
    ['midnight', 'task a start=2026-11-07 end=2026-11-07T00:00', "'a' ends at 00:00, when it starts."],
    [
      'the end of what it waits for',
      'task a start=2026-11-07T09:00 length=1h\ntask b after=a end=2026-11-07T10:00',
      "'b' ends at 10:00, but because of 'a' it cannot start before then.",
    ],
    [
      'an hour before it',
      'task a start=2026-11-07T09:00 end=2026-11-07T08:00',
      "'a' ends on 2026-11-07T08:00, before it starts on 2026-11-07T09:00.",
    ],
  ])('%s', (_, lines, message) => {
    expect(first(lines)?.message).toBe(message);
    expect(first(lines)?.hint).toBe('Write end=2026-11-07 or a later day, or write a length: length=5d');
  });

  it('has a repair that leaves no such end', () => {
    const points = ['', 'T00:00', 'T09:00', 'T17:30'].flatMap((time) =>
      [6, 7, 8, 9].map((day) => `2026-11-0${day}${time}`),
    );
    const sources = ['', ' weekends=skip'].flatMap((header) =>
      points.flatMap((start) => points.map((end) => `gantt${header}\ntask a start=${start} end=${end}\n`)),
    );
    for (const source of sources) {
      const diagnostic = checkSource(source, context).diagnostics.find(({ code }) => code === 'E701');
      if (diagnostic === undefined) continue;
      expect(diagnostic.fix, source).toBeDefined();
      const repaired = diagnostic.fix === undefined ? source : applyEdits(makeSource(source), [diagnostic.fix]);
      expect(
        checkSource(repaired, context).diagnostics.map(({ code }) => code),
        source,
      ).not.toContain('E701');
    }
  });
});

describe('the critical path', () => {
  const criticalIn = (lines: string): readonly string[] =>
    itemsOf(`gantt critical=on\n${lines}\n`).flatMap(({ id, marks = [] }) =>
      id !== undefined && marks.includes('crit') ? [id] : [],
    );
  it.each([
    [
      'is the longest path to the end',
      `${FIRST}\ntask b after=a length=9d\ntask c after=a length=2d\ntask d after=b,c length=1d`,
      ['a', 'b', 'd'],
    ],
    [
      'counts lags',
      `${FIRST}\ntask b after=a length=3d\ntask c after=a lag=9d length=1d\ntask d after=b,c length=1d`,
      ['a', 'c', 'd'],
    ],
    [
      'goes through milestones',
      `${FIRST}\nmilestone m after=a\ntask b after=m length=1d\ntask c start=2026-11-02 length=2d`,
      ['a', 'm', 'b'],
    ],
    [
      'has several paths of one length',
      `${FIRST}\ntask b start=2026-11-02 length=5d\nmilestone m after=a,b`,
      ['a', 'b', 'm'],
    ],
    ['ends with the work, not with a fixed day', `${FIRST}\nmilestone m at=2027-01-01`, ['a']],
  ])('%s', (_, lines, expected) => {
    expect(criticalIn(lines)).toEqual(expected);
  });
  it('reports the slack of the others', () => {
    const [, , late] = itemsOf(
      `gantt critical=on\n${FIRST}\ntask b after=a length=9d\ntask c after=a length=2d\ntask d after=b,c length=1d\n`,
    );
    expect(late?.marks).toContain('slack 7d');
  });
});

describe('working days', () => {
  const ranges = fc.array(fc.record({ first: fc.integer({ min: 20_000, max: 20_300 }), long: fc.nat(20) }), {
    maxLength: 8,
  });
  it('are days that are neither weekend nor holiday, counted one by one', () => {
    fc.assert(
      fc.property(
        ranges,
        fc.boolean(),
        fc.integer({ min: 20_000, max: 20_300 }),
        fc.nat(60),
        (some, weekends, from, count) => {
          const holidays = mergedRanges(some.map(({ first, long }) => ({ first, last: first + long })));
          const work = workingDays({ weekends, holidays });
          const isOff = (day: Day): boolean =>
            (weekends && isWeekend(day)) || some.some(({ first, long }) => day >= first && day <= first + long);
          let day = from;
          for (let left = count; isOff(day) || left > 0; day++) if (!isOff(day)) left--;
          expect(work.dayAt(work.before(from) + count)).toBe(day);
          expect(work.isOff(from)).toBe(isOff(from));
        },
      ),
    );
  });
  it('end with the year 9999', () => {
    const work = workingDays({ weekends: true, holidays: [] });
    const last = dayOf('9999-12-31') ?? 0;
    expect(dateOf(work.dayAt(work.before(last)) ?? 0)).toBe('9999-12-31');
    expect(work.dayAt(work.before(last) + 1)).toBeUndefined();
  });
});
