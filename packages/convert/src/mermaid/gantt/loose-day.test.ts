// Mermaid's fallback for dates that do not fit the format: JavaScript's Date, here that of V8.
import { dateOf, FIRST_DAY, LAST_DAY, momentText, toMinute } from '@linework/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cases } from '../../../../core/src/testing/depth.js';
import { bodyOf } from '../testing/convert.js';
import { looseDay } from './loose-day.js';

const read = (text: string): string | undefined => {
  const day = looseDay(text);
  return day && dateOf(Math.floor(day.day));
};

/** In the time zone of the text, which is that of the machine unless it is an ISO date. */
const byV8 = (text: string): readonly (string | undefined)[] => {
  const date = new Date(text);
  const written = (year: number, month: number, day: number): string | undefined => {
    const shown = [String(year).padStart(4, '0'), month + 1, day]
      .map((part) => String(part).padStart(2, '0'))
      .join('-');
    return year < 1 || year > 9999 ? undefined : shown;
  };
  if (Number.isNaN(date.getTime())) return [undefined];
  return [
    written(date.getFullYear(), date.getMonth(), date.getDate()),
    written(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()),
  ];
};

it.each([
  ['202-12-01', '0202-12-01'],
  ['6 January 2014', '2014-01-06'],
  ['Monday, Jan 6 2014', '2014-01-06'],
  ['2014-Jan-06', '2014-01-06'],
  ['01/06/14', '2014-01-06'],
  ['2014.1.6', '2014-01-06'],
  ['2014-01-06 17:30', '2014-01-06'],
  ['2019-02-30', '2019-03-02'],
  ['May 5', '2001-05-05'],
  ['5', '2001-05-01'],
  ['week 5', '2001-05-01'],
  ['13.01.2014', undefined],
  ['31 12 2014', undefined],
  ['2014-W05', undefined],
  ['Q1 2024', undefined],
  ['ps2', undefined],
  ['soon', undefined],
  ['20260102', undefined],
])('%j is %s', (text, day) => {
  expect(read(text)).toBe(day);
  expect(byV8(text)).toContain(day);
});

it('the days are those of V8', () => {
  const number = fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1900, max: 2100 })).map(String);
  const two = fc.integer({ min: 0, max: 33 }).map((each) => String(each).padStart(2, '0'));
  const word = fc.constantFrom('Jan', 'march', 'Sept', 'December', 'Mon', 'Friday', 'at', 'day');
  const part = fc.oneof(
    { weight: 5, arbitrary: number },
    { weight: 3, arbitrary: two },
    { weight: 3, arbitrary: word },
  );
  const sign = fc.constantFrom(' ', '-', '/', '.', ', ', '  ', '--');
  const text = fc
    .array(fc.tuple(part, sign), { minLength: 1, maxLength: 5 })
    .map((parts) => parts.map(([each, after], at) => (at + 1 < parts.length ? each + after : each)).join(''));
  fc.assert(
    fc.property(text, (each) => {
      expect({ each, day: byV8(each) }).toEqual({ each, day: expect.arrayContaining([read(each)]) });
    }),
    { numRuns: cases(2_000) },
  );
});

it('the times are those of V8', () => {
  const two = (most: number): fc.Arbitrary<string> =>
    fc.integer({ min: 0, max: most }).map((each) => String(each).padStart(2, '0'));
  const day = fc.constantFrom('2026-11-02T', '2026-11-02 ', '2 Nov 2026 ', 'Nov 2, 2026 ', '11/2/2026 ');
  const half = fc.constantFrom('', '', ' am', ' PM');
  fc.assert(
    fc.property(day, two(24), two(60), half, (each, hour, minute, after) => {
      const text = `${each}${hour}:${minute}${after}`;
      const date = new Date(text);
      const day = looseDay(text);
      const shown = day && momentText(toMinute(day.day)).slice(11);
      const wanted = [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
      expect({ text, time: shown }).toEqual({ text, time: Number.isNaN(date.getTime()) ? undefined : wanted });
    }),
    { numRuns: cases(500) },
  );
});

it('every day is in the calendar', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789-/.: JanTZ+()'), maxLength: 90 }), (text) => {
      const day = looseDay(text)?.day ?? 0;
      expect(day >= FIRST_DAY && day < LAST_DAY + 1).toBe(true);
    }),
    { numRuns: cases(500) },
  );
});

it('a plan takes such dates', () => {
  expect(bodyOf('gantt\ndateFormat :YYYY-MM-DD\nPlan :a, 2026-11-02, 5d')).toEqual([
    'task a "Plan" start=2026-11-02 length=5d',
  ]);
});
