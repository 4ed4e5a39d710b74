// Lengths of time: in, a length as written (30min, 8h, 10d, 6w, 3m); out, its text, and where a period of that length ends.
import { fromMinutes, MINUTES_PER_DAY, type Moment, minutesOf, toMinute } from './clock.js';
import { civilOf, dayNumber } from './days.js';

export interface Length {
  readonly count: number;
  /** `m` is months. */
  readonly unit: 'min' | 'h' | 'd' | 'w' | 'm';
}

/** Days of a length counted in days of 24 hours; undefined for weeks and months, which the calendar measures. */
export function daysIn({ count, unit }: Length): number | undefined {
  switch (unit) {
    case 'd':
      return count;
    case 'h':
      return fromMinutes(60 * count);
    case 'min':
      return fromMinutes(count);
    default:
      return undefined;
  }
}

/** The same time of day that many weeks or months later, on the month's last day if it has no such day. */
export function laterBy(moment: Moment, { count, unit }: Length): Moment {
  const day = Math.floor(moment);
  if (unit === 'w') return toMinute(moment + 7 * count);
  const { year, month, day: date } = civilOf(day);
  const first = dayNumber({ year, month: month + count, day: 1 });
  const next = dayNumber({ year, month: month + count + 1, day: 1 });
  return toMinute(Math.min(first + date - 1, next - 1) + (moment - day));
}

/** `10d` */
export function lengthText({ count, unit }: Length): string {
  return `${count}${unit}`;
}

/** `2 days`, `4 h 30 min`, `1 day 6 h`. */
export function durationText(days: number): string {
  const minutes = minutesOf(days);
  const ofDay = minutes % MINUTES_PER_DAY;
  const [whole, hours, rest] = [(minutes - ofDay) / MINUTES_PER_DAY, Math.floor(ofDay / 60), minutes % 60];
  const parts = [
    ...(whole === 0 ? [] : [`${whole} day${whole === 1 ? '' : 's'}`]),
    ...(hours === 0 ? [] : [`${hours} h`]),
    ...(rest === 0 && minutes > 0 ? [] : [`${rest} min`]),
  ];
  return parts.join(' ');
}
