// Texts that name a year, a month or a day: from a text to its days, or to the date or span to write.
import { type Day, dateOf, dayNumber, monthName } from '../../calendar/index.js';

const MONTHS: readonly string[] = Array.from({ length: 12 }, (_, i) => monthName(i + 1).toLowerCase());

/** The first and last day of `1989` or `1989-03`, which have a place on a true scale as they are. */
export function daysNamed(text: string): { readonly first: Day; readonly last: Day } | undefined {
  const [, year, month] = /^(\d{4})(?:-(0[1-9]|1[0-2]))?$/.exec(text.trim()) ?? [];
  if (year === undefined || Number(year) < 1) return undefined;
  const [from, count] = month === undefined ? [1, 12] : [Number(month), 1];
  const at = (monthsOn: number): Day => dayNumber({ year: Number(year), month: from + monthsOn, day: 1 });
  return { first: at(0), last: at(count) - 1 };
}

/** `March 1989`: its first and last day; `12 March 1989`, `March 12, 1989`: the day. */
export function dateMeant(text: string): string | undefined {
  const words = text.trim().replaceAll(',', ' ').split(/\s+/);
  const year = words.find((each) => /^\d{4}$/.test(each));
  if (year === undefined || Number(year) < 1) return undefined;
  const rest = words.filter((each) => each !== year);
  const name = rest
    .find((each) => /^[A-Za-z]{3,9}\.?$/.test(each))
    ?.toLowerCase()
    .replace('.', '');
  const month = name === undefined ? -1 : MONTHS.findIndex((each) => each === name || each.slice(0, 3) === name);
  if (month < 0) return undefined;
  const [day, ...more] = rest.filter((each) => /^\d{1,2}(?:st|nd|rd|th)?$/.test(each));
  if (rest.length === 1) return monthOf(Number(year), month + 1);
  const first = dayNumber({ year: Number(year), month: month + 1, day: 1 });
  const last = dayNumber({ year: Number(year), month: month + 2, day: 1 }) - 1;
  const number = first + Number.parseInt(day ?? '', 10) - 1;
  return day === undefined || more.length > 0 || rest.length !== 2 || !(number >= first && number <= last)
    ? undefined
    : dateOf(number);
}

function monthOf(year: number, month: number): string | undefined {
  if (year < 1) return undefined;
  const [first, next] = [dayNumber({ year, month, day: 1 }), dayNumber({ year, month: month + 1, day: 1 })];
  return `${dateOf(first)}..${dateOf(next - 1)}`;
}
