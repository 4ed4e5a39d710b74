// Dates and the numbers of their days, from year 1 to year 9999.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { civilOf, dateOf, dayNumber, dayOf, FIRST_DAY, isWeekend, LAST_DAY, shortRange, weekday } from './index.js';

const anyDay = fc.integer({ min: FIRST_DAY, max: LAST_DAY });

describe('a date', () => {
  it.each([
    ['1970-01-01', 0],
    ['1969-12-31', -1],
    ['0001-01-01', -719_162],
    ['9999-12-31', 2_932_896],
    ['2000-02-29', 11_016],
    ['2026-11-22', 20_779],
  ])('%s is day %i', (date, day) => {
    expect(dayOf(date)).toBe(day);
    expect(dateOf(day)).toBe(date);
  });
  it.each([
    '2026-02-29',
    '1900-02-29',
    '2100-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '0000-01-01',
    '26-01-01',
    'soon',
  ])('%s is not a day', (date) => {
    expect(dayOf(date)).toBeUndefined();
  });
  it.each(['2024-02-29', '2000-02-29', '0004-02-29', '9996-02-29'])('%s is a day', (date) => {
    expect(dateOf(dayOf(date) ?? 0)).toBe(date);
  });
  it('round-trips through its number, and the next date has the next number', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(dayOf(dateOf(day))).toBe(day);
        expect(dayNumber(civilOf(day))).toBe(day);
        expect(day === LAST_DAY || dateOf(day) < dateOf(day + 1)).toBe(true);
      }),
    );
  });
});

describe('a week', () => {
  it.each([
    ['2026-11-22', 7],
    ['2026-11-23', 1],
    ['1970-01-01', 4],
    ['0001-01-01', 1],
    ['1582-10-15', 5],
  ])('%s is its day %i', (date, expected) => {
    expect(weekday(dayOf(date) ?? 0)).toBe(expected);
  });
  it('has seven days from Monday, two of them a weekend', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(weekday(day + 1)).toBe((weekday(day) % 7) + 1);
        expect(isWeekend(day)).toBe(weekday(day) >= 6);
      }),
    );
  });
});

describe('a range in words', () => {
  it.each([
    ['2026-11-02', '2026-11-02', '2 Nov 2026'],
    ['2026-11-02', '2026-11-13', '2 to 13 Nov 2026'],
    ['2026-11-02', '2026-12-13', '2 Nov to 13 Dec 2026'],
    ['2026-12-28', '2027-01-08', '28 Dec 2026 to 8 Jan 2027'],
    ['2026-11-02', '2027-11-02', '2 Nov 2026 to 2 Nov 2027'],
  ])('%s and %s: %s', (first, last, words) => {
    expect(shortRange(dayOf(first) ?? 0, dayOf(last) ?? 0)).toBe(words);
  });
});
