// Days and months in words: in, a day; out, English, short or in full, the same in every engine.
import { type Civil, civilOf, type Day } from './days.js';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** `November`; 1 is January. */
export function monthName(month: number): string {
  return MONTHS[month - 1] ?? '';
}

/** `Nov` */
export function shortMonth(month: number): string {
  return monthName(month).slice(0, 3);
}

/** `2 Nov 2026` */
export function shortDate(day: Day): string {
  const civil = civilOf(day);
  return `${shortDay(civil)} ${civil.year}`;
}

/** `2 Nov` */
export function shortDay({ month, day }: Civil): string {
  return `${day} ${shortMonth(month)}`;
}

/** `Q4` */
export function quarterName({ month }: Civil): string {
  return `Q${Math.ceil(month / 3)}`;
}

/** First and last day, with shared parts written once: `2 to 13 Nov 2026`, `28 Dec 2026 to 8 Jan 2027`. */
export function shortRange(first: Day, last: Day): string {
  if (first === last) return shortDate(first);
  const from = civilOf(first);
  const to = civilOf(last);
  const start = from.year !== to.year ? shortDate(first) : from.month !== to.month ? shortDay(from) : String(from.day);
  return `${start} to ${shortDate(last)}`;
}
