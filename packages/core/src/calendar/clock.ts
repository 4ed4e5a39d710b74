// Times of day: in, a moment as written (YYYY-MM-DDTHH:MM); out, days since 1970-01-01 with the time as their fraction.
// Days have 24 hours; no seconds, no time zone.
import { type Day, dateOf, dayOf } from './days.js';

/** Days since 1970-01-01. A whole number is midnight; every other one is the number nearest to a whole minute. */
export type Moment = number;

export const MINUTES_PER_DAY = 1_440;

/** The nearest minute. Sums of moments are rounded, so that equal times are equal numbers. */
export function toMinute(moment: number): Moment {
  return minutesOf(moment) / MINUTES_PER_DAY;
}

/** Whole minutes of a number of days. */
export function minutesOf(days: number): number {
  return Math.round(days * MINUTES_PER_DAY);
}

/** `minutes` as a part of a day. */
export function fromMinutes(minutes: number): number {
  return minutes / MINUTES_PER_DAY;
}

/** The moment of a time as written; undefined if there is no such day or time. */
export function momentOf(text: string): Moment | undefined {
  const [, date = '', hour = '', minute = ''] = /^(.{10})T([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  const day: Day | undefined = dayOf(date);
  return day === undefined ? undefined : toMinute(day + fromMinutes(Number(hour) * 60 + Number(minute)));
}

/** `2026-11-02T09:30` */
export function momentText(moment: Moment): string {
  return `${dateOf(Math.floor(moment))}T${clockTime(moment)}`;
}

/** `09:30` */
export function clockTime(moment: Moment): string {
  const minutes = minutesOf(moment - Math.floor(moment));
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
