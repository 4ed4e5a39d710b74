// Weeks, months, quarters and years: in, a day; out, the first day of its period, and of those that follow. A week starts on
// Monday, a quarter in January, April, July and October.
import { civilOf, type Day, dayNumber, weekday } from './days.js';

export const UNITS = ['day', 'week', 'month', 'quarter', 'year'] as const;
export type CalendarUnit = (typeof UNITS)[number];

/** Consecutive periods of `count` units each; periods of several units begin where the unit's number is a multiple of it. */
export interface Step {
  readonly unit: CalendarUnit;
  readonly count: number;
}

/** Monday of the week that contains the first day of year 1. */
const FIRST_MONDAY = dayNumber({ year: 1, month: 1, day: 1 });
const MONTHS_OF: Readonly<Record<'month' | 'quarter' | 'year', number>> = { month: 1, quarter: 3, year: 12 };

/** The first day of a day's period. */
export function periodStart(day: Day, step: Step): Day {
  return periodAt(indexOf(day, step), step);
}

/** The first day of the period after a day's own. */
export function nextPeriod(day: Day, step: Step): Day {
  return periodAt(indexOf(day, step) + 1, step);
}

function indexOf(day: Day, { unit, count }: Step): number {
  return Math.floor(unitOf(day, unit) / count);
}

/** The number of the unit that contains a day. */
function unitOf(day: Day, unit: CalendarUnit): number {
  if (unit === 'day') return day;
  if (unit === 'week') return Math.floor((day - weekday(day) + 1 - FIRST_MONDAY) / 7);
  const { year, month } = civilOf(day);
  return Math.floor((year * 12 + month - 1) / MONTHS_OF[unit]);
}

function periodAt(index: number, { unit, count }: Step): Day {
  const units = index * count;
  if (unit === 'day') return units;
  if (unit === 'week') return FIRST_MONDAY + 7 * units;
  return dayNumber({ year: 0, month: units * MONTHS_OF[unit] + 1, day: 1 });
}
