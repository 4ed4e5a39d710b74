// Times of day, lengths, and axis steps shorter than a day.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ClockStep,
  clockTime,
  dateOf,
  dayOf,
  daysIn,
  durationText,
  FIRST_DAY,
  LAST_DAY,
  laterBy,
  momentOf,
  momentsOn,
  momentText,
  stepEnd,
  stepStart,
  toMinute,
} from './index.js';

const anyMoment = fc
  .tuple(fc.integer({ min: FIRST_DAY, max: LAST_DAY }), fc.integer({ min: 0, max: 1_439 }))
  .map(([day, minute]) => toMinute(day + minute / 1_440));
const anyStep = fc.constantFrom<ClockStep>(
  { unit: 'minute', count: 5 },
  { unit: 'minute', count: 30 },
  { unit: 'hour', count: 1 },
  { unit: 'hour', count: 6 },
);

describe('a time of day', () => {
  it('round-trips through its number, in every year', () => {
    fc.assert(
      fc.property(anyMoment, (moment) => {
        expect(momentOf(momentText(moment))).toBe(moment);
        expect(momentText(moment)).toBe(`${dateOf(Math.floor(moment))}T${clockTime(moment)}`);
      }),
    );
  });
  it.each([
    '2026-11-02',
    '2026-11-02T24:00',
    '2026-11-02T09:60',
    '2026-02-30T09:30',
    '2026-11-02T9:30',
    '2026-11-02 09:30',
  ])('%s is not one', (text) => {
    expect(momentOf(text)).toBeUndefined();
  });
});

describe('a step of the clock', () => {
  it('begins at or before each of its moments, and ends at or after them', () => {
    fc.assert(
      fc.property(anyMoment, anyStep, (moment, step) => {
        const [start, end] = [stepStart(moment, step), stepEnd(moment, step)];
        expect(start).toBeLessThanOrEqual(moment);
        expect(end).toBeGreaterThanOrEqual(moment);
        expect(stepStart(start, step)).toBe(start);
        expect(stepEnd(end, step)).toBe(end);
        expect(momentsOn(step, start, toMinute(start + 1)).length).toBe(
          step.unit === 'hour' ? 24 / step.count : 1_440 / step.count,
        );
      }),
    );
  });
  it('begins at midnight of every day', () => {
    const day = dayOf('2026-11-02') ?? 0;
    expect(momentsOn({ unit: 'hour', count: 6 }, day + 0.5, day + 1.5).map(momentText)).toEqual([
      '2026-11-02T12:00',
      '2026-11-02T18:00',
      '2026-11-03T00:00',
      '2026-11-03T06:00',
    ]);
  });
});

describe('a length', () => {
  it.each([
    [{ count: 10, unit: 'd' }, 10],
    [{ count: 12, unit: 'h' }, 0.5],
    [{ count: 720, unit: 'min' }, 0.5],
    [{ count: 1, unit: 'w' }, undefined],
  ] as const)('%o is %s days', (length, days) => {
    expect(daysIn(length)).toBe(days);
  });
  it.each([
    ['2026-11-02', { count: 2, unit: 'w' }, '2026-11-16'],
    ['2026-11-02', { count: 3, unit: 'm' }, '2027-02-02'],
    ['2024-01-31', { count: 1, unit: 'm' }, '2024-02-29'],
    ['2023-01-31', { count: 1, unit: 'm' }, '2023-02-28'],
  ] as const)('from %s, %o later is %s', (from, length, to) => {
    expect(dateOf(laterBy(dayOf(from) ?? 0, length))).toBe(to);
  });
  it.each([
    [1, '1 day'],
    [2.5, '2 days 12 h'],
    [0.0625, '1 h 30 min'],
    [1 / 1_440, '1 min'],
    [0, '0 min'],
  ])('%s days in words: %s', (days, words) => {
    expect(durationText(days)).toBe(words);
  });
});
