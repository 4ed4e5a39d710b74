// docs/conversion.md, Gantt charts: a task without start is after= the one above,
// an exclusive end is end= the day before.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bodyOf, codesOf, convert, refusalOf } from '../testing/convert.js';

const plan = (lines: string): string => `gantt\ndateFormat YYYY-MM-DD\n${lines}`;
const header = (lines: string): string => convert(plan(lines)).source.split('\n')[0] ?? '';

describe('tasks', () => {
  it.each([
    ['Plan :a, 2026-11-02, 5d', ['task a "Plan" start=2026-11-02 length=5d']],
    ['Plan :done, crit, a, 2026-11-02, 2026-11-04', ['task a "Plan" done crit start=2026-11-02 end=2026-11-03']],
    [
      'Plan :a, 2026-11-02, 5d\nBuild :b, after a, 3d',
      ['task a "Plan" start=2026-11-02 length=5d', 'task b "Build" after=a length=3d'],
    ],
    [
      'Plan :a, 2026-11-02, 5d\nBuild :3d',
      ['task a "Plan" start=2026-11-02 length=5d', 'task Build after=a length=3d'],
    ],
    [
      'Build :b, after a, 3d\nPlan :a, 2026-11-02, 5d',
      ['task b "Build" after=a length=3d', 'task a "Plan" start=2026-11-02 length=5d'],
    ],
    ['inclusiveEndDates\nPlan :a, 2026-11-02, 2026-11-04', ['task a "Plan" start=2026-11-02 end=2026-11-04']],
    [
      'section Design\nPlan :a, 2026-11-02, 5d',
      ['section "Design" {', 'task a "Plan" start=2026-11-02 length=5d', '}'],
    ],
    ['Go :milestone, m, 2026-11-02, 0d', ['milestone m "Go" at=2026-11-02']],
    // The end of the last day and the start of the next one are the same moment.
    [
      'Plan :a, 2026-11-02, 5d\nGo :milestone, m, after a, 0d',
      ['task a "Plan" start=2026-11-02 length=5d', 'milestone m "Go" after=a'],
    ],
    // After a date, it is on that date.
    [
      'Go :milestone, m, 2026-11-02, 0d\nSay :milestone, n, after m, 0d',
      ['milestone m "Go" at=2026-11-02', 'milestone n "Say" at=2026-11-02'],
    ],
    ['Weekend 1 :a, 2026-11-07, 2d', ['task a "Weekend 1" start=2026-11-07 length=2d']],
    [
      'excludes weekends\nPlan :a, 2026-11-06, 2d\nBuild :b, after a, 1d',
      ['task a "Plan" start=2026-11-06 length=2d', 'task b "Build" after=a length=1d'],
    ],
    // Settings without an equivalent move days; the resulting dates are written.
    ['excludes tuesday\nPlan :a, 2026-11-02, 2d', ['task a "Plan" start=2026-11-02 end=2026-11-04']],
  ])('%j', (lines, becomes) => {
    expect(bodyOf(plan(lines))).toEqual(becomes);
    expect(convert(plan(lines)).ok).toBe(true);
  });

  it.each([
    ['tickInterval 1week', 'gantt unit=week'],
    ['tickInterval 1hour', 'gantt unit=hour'],
    ['tickInterval 1day', 'gantt unit=day'],
    ['tickInterval 1month', 'gantt unit=month'],
    ['excludes weekends, 2026-12-25 2027-01-01', 'gantt weekends=skip holidays=2026-12-25,2027-01-01'],
  ])('%s is %s', (line, becomes) => {
    expect(header(`${line}\nPlan :a, 2026-11-02, 5d`)).toBe(becomes);
  });

  it.each([
    ['DD.MM.YYYY', '02.11.2026'],
    ['YYYY/M/D', '2026/11/2'],
    ['DD-MM-YY', '02-11-26'],
    ['yyyy-mm-dd', '2026-11-02'],
  ])('a date in the format %s is read', (format, date) => {
    expect(bodyOf(`gantt\ndateFormat ${format}\nPlan :a, ${date}, 5d`)).toEqual([
      'task a "Plan" start=2026-11-02 length=5d',
    ]);
  });

  it.each([
    ['YYYY-MM-DD HH:mm', '2026-11-02 09:30, 45m', 'start=2026-11-02T09:30 length=45min'],
    ['YYYY-MM-DDTHH:mm', '2026-11-02T09:30, 4h', 'start=2026-11-02T09:30 length=4h'],
    ['YYYY-MM-DD HH:mm', '2026-11-02 09:30, 1.5h', 'start=2026-11-02T09:30 length=90min'],
    ['YYYY-MM-DD HH:mm', '2026-11-02 09:30, 2d', 'start=2026-11-02T09:30 length=2d'],
    ['YYYY-MM-DD HH:mm', '2026-11-02 09:30, 2026-11-02 17:00', 'start=2026-11-02T09:30 end=2026-11-02T17:00'],
    ['YYYY-MM-DD HH:mm', '2026-11-02 00:00, 3d', 'start=2026-11-02 length=3d'],
    ['YYYY-MM-DD HH:mm', '2026-11-02 00:00, 6h', 'start=2026-11-02T00:00 length=6h'],
    ['YYYY-MM-DD h:mm a', '2026-11-02 9:30 pm, 30m', 'start=2026-11-02T21:30 length=30min'],
    ['YYYY-MM-DD HH:mm:ss', '2026-11-02 09:30:00, 36h', 'start=2026-11-02T09:30 length=36h'],
    // As in Mermaid, a start in X is read in milliseconds, an end in seconds.
    ['x', '1793610300000, 2h', 'start=2026-11-02T09:05 length=2h'],
    ['X', '1793610300000, 1793617500', 'start=2026-11-02T09:05 end=2026-11-02T11:05'],
    ['HH:mm', '09:30, 45m', 'start=2001-01-01T09:30 length=45min'],
    ['YYYY-MM-DD', '2026-11-02 09:30, 3h', 'start=2026-11-02T09:30 length=3h'],
    ['YYYY-MM-DD', '2026-11-02T09:30:00, 3h', 'start=2026-11-02T09:30 length=3h'],
    ['YYYY-MM-DD', '2 Nov 2026 9:30 pm, 3h', 'start=2026-11-02T21:30 length=3h'],
  ])('times in the format %s: %s', (format, task, becomes) => {
    expect(bodyOf(`gantt\ndateFormat ${format}\nPlan :a, ${task}`)).toEqual([`task a "Plan" ${becomes}`]);
  });

  it.each([
    [
      'what follows starts at once',
      'Plan :a, 2026-11-02 09:30, 45m\nBuild :b, after a, 2h\nTest :1d',
      [
        'task a "Plan" start=2026-11-02T09:30 length=45min',
        'task b "Build" after=a length=2h',
        'task Test after=b length=1d',
      ],
    ],
    [
      'a milestone is at its time, or at the end of what it waits for',
      'Plan :a, 2026-11-02 09:30, 45m\nGo :milestone, m, after a, 0d\nSay :milestone, n, 2026-11-02 12:00, 0d',
      [
        'task a "Plan" start=2026-11-02T09:30 length=45min',
        'milestone m "Go" after=a',
        'milestone n "Say" at=2026-11-02T12:00',
      ],
    ],
    [
      'days off, where a task of hours ends on one as in Mermaid',
      'excludes weekends\nPlan :a, 2026-11-06 20:00, 8h',
      ['task a "Plan" start=2026-11-06T20:00 end=2026-11-07T04:00'],
    ],
    [
      'an hour as the tick interval',
      'tickInterval 1hour\nPlan :a, 2026-11-02 09:30, 4h',
      ['task a "Plan" start=2026-11-02T09:30 length=4h'],
    ],
  ])('times: %s', (_, lines, becomes) => {
    const text = `gantt\ndateFormat YYYY-MM-DD HH:mm\n${lines}`;
    expect(bodyOf(text)).toEqual(becomes);
    expect(codesOf(text).filter((each) => !each.includes('M203'))).toEqual([]);
  });

  it('times without a day get one, which is reported', () => {
    expect(codesOf('gantt\ndateFormat HH:mm\nPlan :a, 09:30, 45m')).toEqual(['2:1 M239']);
  });

  it('lengths in months and years follow the calendar', () => {
    expect(bodyOf(plan('Plan :a, 2024-01-31, 1M\nBuild :b, 2024-02-29, 1y'))).toEqual([
      'task a "Plan" start=2024-01-31 length=29d',
      'task b "Build" start=2024-02-29 length=365d',
    ]);
  });
});

const TASK = 'Plan :a, 2026-11-02, 5d';

it('the title of a statement wins, as in Mermaid', () => {
  expect(convert(`---\ntitle: A\n---\n${plan(`title B\n${TASK}`)}`).source.split('\n')[0]).toBe('gantt "B" desc="A"');
});

describe('losses', () => {
  it.each([
    [`axisFormat %d\n${TASK}`, ['3:1 M230']],
    [`excludes friday\n${TASK}`, ['3:1 M231']],
    [`tickInterval 2week\n${TASK}`, ['3:1 M232']],
    [`todayMarker stroke:red\n${TASK}`, ['3:1 M233']],
    [`todayMarker off\n${TASK}`, []],
    [`weekend friday\n${TASK}`, ['3:1 M238']],
    ['Go :milestone, m, 2026-11-02, 2d', ['3:1 M234']],
    ['Plan :a, 2026-11-02, 2w', ['3:1 M235']],
    ['Plan :a, 2026-11-02, 0d', ['3:1 M235']],
    [`${TASK}\nMail :b, 2026-11-02, 20h`, []],
    [`${TASK}\nMail :b, 2026-11-02, 90s`, ['4:1 M235']],
    ['Plan :a, 2026-11-02 09:30:20, 2h', ['3:1 M235']],
    ['Plan :a, 2026-11-02 09:30, 0d', ['3:1 M235']],
    ['Go :vert, m, 2026-11-02, 0d', ['3:1 M236']],
    [`${TASK}\nBook :b, 2026-11-01, until a`, ['4:1 M237']],
    [`${TASK}\nclick a href "https://example.com"`, ['4:1 M201']],
    [`${TASK}\nBook :a, 2026-11-02, 1d`, ['3:1 M206']],
    ['Go :milestone, m, 2026-11-02, 0d\nSay :milestone, n, after m, 0d', ['4:1 M203']],
    [`section Empty\n${TASK.replace('Plan', 'section Full\nPlan')}`, ['3:1 M216']],
    ['Plan :a, 11-02-2026, 1d', ['3:1 M204']],
    ['Plan :a, 202-12-01, 1d', ['3:1 M204']],
  ])('%j is reported', (lines, codes) => {
    expect(codesOf(plan(lines))).toEqual(codes);
    expect(convert(plan(lines)).ok).toBe(true);
  });
});

describe('refusals', () => {
  it.each([
    ['Plan :a, 2026-11-02, 3s', ['3 M130']],
    ['Plan :a, after b, 3d', ['3 M131']],
    ['Plan :a, after b, 3d\nBuild :b, after a, 3d', ['3 M131']],
    ['Plan :a, soon, 3d', ['3 M110']],
    ['Plan :5d', ['3 M110']],
    ['Plan:', ['3 M110']],
    ['Plan :a, b, 2026-11-02, 5d', ['3 M110']],
    ['Plan', ['3 M110']],
    ['Plan :a, 9999-12-30, 5d', ['3 M110']],
    ['excludes monday, tuesday, wednesday, thursday, friday, weekends\nPlan :a, 2026-11-02, 5d', ['4 M110']],
    ['section Empty', ['1 M103']],
  ])('%j', (lines, codes) => {
    expect(refusalOf(plan(lines))).toEqual(codes);
  });

  it.each([
    ['X', '999999960000000, 1793617500', '2001-09-09 is in seconds, but a start is in milliseconds'],
    ['x', '999999960000000, 2h', 'later than 9999'],
    ['YYYY-MM-DD HH:mm:ss', '9999-12-31 23:59:59, 2026-11-02 10:00:00', 'the last minute rounded up'],
  ])('a start beyond the calendar, in the format %s: %s', (format, task) => {
    expect(refusalOf(`gantt\ndateFormat ${format}\nPlan :a, ${task}`)).toEqual(['3 M110']);
  });

  it('or is a date of the calendar, whatever its number', () => {
    const number = fc.stringMatching(/^[1-9]\d{0,15}$/);
    fc.assert(
      fc.property(number, number, fc.constantFrom('X', 'x'), (start, end, format) => {
        const { ok, diagnostics } = convert(`gantt\ndateFormat ${format}\nPlan :a, ${start}, ${end}`);
        const codes = diagnostics.map(({ code }) => code);
        expect(codes).not.toContain('M104');
        expect(ok).toBe(!codes.some((each) => each === 'M110' || each === 'M130'));
      }),
    );
  });

  it.each([
    ['YYYY-MM-DD HH:mm Z', 'M130'],
    ['ss', 'M130'],
    ['D MMM YYYY', 'M132'],
  ])('the date format %s', (format, code) => {
    expect(refusalOf(`gantt\ndateFormat ${format}\nPlan :a, 1, 5s`)).toEqual([`${format === 'ss' ? 3 : 2} ${code}`]);
  });
});

describe('what is reported about dependencies and fractions of a day', () => {
  const plan = (lines: string): string => `gantt\ndateFormat YYYY-MM-DD\n${lines}`;

  it('a dependency on a missing task', () => {
    const text = plan('A :a, 2026-11-02, 5d\nB :b, after a zz, 2d\nC :c, after b, 1d');
    expect(codesOf(text)).toEqual(['4:1 M203']);
    expect(convert(text).ok).toBe(true);
  });

  it('no change where the hours of a plan in days are kept', () => {
    const text = plan('A :a, 2026-11-02, 20h\nB :b, 2026-11-02, 5d\nC :c, after b, 5d\nGo :milestone, m, after a, 0d');
    expect(codesOf(text)).toEqual([]);
    expect(bodyOf(text)).toEqual([
      'task a "A" start=2026-11-02T00:00 length=20h',
      'task b "B" start=2026-11-02 length=5d',
      'task c "C" after=b length=5d',
      'milestone m "Go" after=a',
    ]);
  });
});

describe('a task with unreadable days', () => {
  const A = 'A :a, 2026-11-02, 5d';

  it.each([
    ['not a date', `${A}\nB :2026-31-01, 3d`, [], ['4:1 M218']],
    ['the first, without a start', `B :3d\n${A}`, [], ['3:1 M218']],
    ['a length beyond the calendar', `${A}\nB :2026-11-02, 9999y`, [], ['4:1 M218']],
    [
      'the next task starts where the previous one ends',
      `${A}\nB :nonsense, 3d\nC :2d`,
      ['task C after=a length=2d'],
      ['4:1 M218'],
    ],
  ])('is skipped when lenient: %s', (_, lines, more, codes) => {
    expect(convert(plan(lines)).ok).toBe(false);
    expect(bodyOf(plan(lines), { lenient: true })).toEqual(['task a "A" start=2026-11-02 length=5d', ...more]);
    expect(codesOf(plan(lines), { lenient: true })).toEqual(codes);
  });

  it('leaves its dependents without a date', () => {
    const text = plan(`${A}\nB :b, 2026-31-01, 3d\nC :after b, 2d`);
    expect(convert(text, { lenient: true }).diagnostics.map(({ code }) => code)).toEqual(['M131']);
  });
});
