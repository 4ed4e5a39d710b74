// Ticks of a time axis: at the beginnings of periods, as many as fit, each naming only what the previous one left open.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOf, dayOf, FIRST_DAY, LAST_DAY, nextPeriod, periodStart, timeTicks, UNITS } from './index.js';

const anyDay = fc.integer({ min: FIRST_DAY, max: LAST_DAY });

function texts(from: string, to: string, most: number): readonly string[] {
  return timeTicks(dayOf(from) ?? 0, dayOf(to) ?? 0, most).ticks.map(({ text }) => text);
}

describe('ticks of time', () => {
  it.each([
    ['2026-11-02', '2026-11-05', 8, ['2 Nov 2026', '3 Nov', '4 Nov', '5 Nov']],
    ['2026-12-20', '2027-01-12', 6, ['21 Dec 2026', '28 Dec', '4 Jan 2027', '11 Jan']],
    ['2026-11-15', '2027-03-15', 6, ['Dec 2026', 'Jan 2027', 'Feb', 'Mar']],
    ['2026-01-01', '2027-12-31', 8, ['Q1 2026', 'Q2', 'Q3', 'Q4', 'Q1 2027', 'Q2', 'Q3', 'Q4']],
    ['1989-03-01', '2024-01-01', 8, ['1990', '1995', '2000', '2005', '2010', '2015', '2020']],
    ['0001-01-01', '9999-12-31', 8, ['2000', '4000', '6000', '8000']],
    ['2024-02-29', '2024-02-29', 5, ['29 Feb 2024']],
  ])('%s to %s, at most %i', (from, to, most, expected) => {
    expect(texts(from, to, most)).toEqual(expected);
  });
  it('are between the ends, in order, and never more than fit', () => {
    fc.assert(
      fc.property(anyDay, anyDay, fc.integer({ min: 2, max: 40 }), (a, b, most) => {
        const { ticks, step } = timeTicks(a, b, most);
        const days = ticks.map(({ day }) => day);
        expect(days.length).toBeLessThanOrEqual(most);
        expect(days).toEqual([...days].sort((one, other) => one - other));
        expect(days.every((day) => day >= Math.min(a, b) && day <= Math.max(a, b))).toBe(true);
        expect(days.every((day) => periodStart(day, step) === day)).toBe(true);
      }),
    );
  });
});

describe('a period', () => {
  it('begins on or before each of its days, and the next one after them', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...UNITS), fc.integer({ min: 1, max: 4 }), (day, unit, count) => {
        const step = { unit, count };
        const start = periodStart(day, step);
        const next = nextPeriod(day, step);
        expect(start).toBeLessThanOrEqual(day);
        expect(next).toBeGreaterThan(day);
        expect(periodStart(next, step)).toBe(next);
        expect(periodStart(next - 1, step)).toBe(start);
      }),
    );
  });
  it.each([
    ['week', '2026-11-22', '2026-11-16'],
    ['week', '2026-11-23', '2026-11-23'],
    ['month', '2024-02-29', '2024-02-01'],
    ['quarter', '2026-11-22', '2026-10-01'],
    ['year', '0001-12-31', '0001-01-01'],
  ] as const)('the %s of %s begins on %s', (unit, date, start) => {
    expect(dateOf(periodStart(dayOf(date) ?? 0, { unit, count: 1 }))).toBe(start);
  });
});
