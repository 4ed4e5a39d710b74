// Working days: in, the days off; out, counting and stepping in working days and parts of them. Uses arithmetic and search,
// so centuries cost as much as days.
import { type Day, FIRST_DAY, LAST_DAY, type Moment, toMinute } from '../../calendar/index.js';
import type { DayRange, DaysOff } from './model.js';

export interface WorkingDays {
  readonly isOff: (day: Day) => boolean;
  /** The number of working days from the first day of year 1 to this moment. */
  readonly before: (moment: Moment) => number;
  /** The first moment at which work continues after this many; undefined past the year 9999. */
  readonly dayAt: (count: number) => Moment | undefined;
  /** The moment at which this many are done: midnight after a working day, not the start of the next one. */
  readonly endAt: (count: number) => Moment | undefined;
}

/** Sorted holidays, with adjacent ones merged. */
export function mergedRanges(ranges: readonly DayRange[]): readonly DayRange[] {
  const merged: DayRange[] = [];
  for (const { first, last } of [...ranges].sort((a, b) => a.first - b.first)) {
    const before = merged.at(-1);
    if (before !== undefined && first <= before.last + 1)
      merged[merged.length - 1] = { first: before.first, last: Math.max(before.last, last) };
    else merged.push({ first, last });
  }
  return merged;
}

export function workingDays({ weekends, holidays }: DaysOff): WorkingDays {
  // The first day of year 1 is a Monday.
  const plain = (day: Day): number => {
    const since = day - FIRST_DAY;
    const weeks = Math.floor(since / 7);
    return weekends ? weeks * 5 + Math.min(since - 7 * weeks, 5) : since;
  };
  /** Working days taken by all holidays before each. */
  const taken: number[] = [0];
  for (const { first, last } of holidays) taken.push((taken.at(-1) ?? 0) + plain(last + 1) - plain(first));
  const daysBefore = (day: Day): number => {
    const at = countBefore(holidays, day);
    const inside = holidays[at - 1];
    const all = taken[at] ?? 0;
    return (
      plain(day) -
      (inside === undefined || inside.last < day ? all : (taken[at - 1] ?? 0) + plain(day) - plain(inside.first))
    );
  };
  const isOff = (day: Day): boolean => daysBefore(day + 1) === daysBefore(day);
  const before = (moment: Moment): number => {
    const day = Math.floor(moment);
    const days = daysBefore(day);
    return moment === day || isOff(day) ? days : toMinute(days + moment - day);
  };
  const total = daysBefore(LAST_DAY + 1);
  const wholeAt = (index: number): Day | undefined => {
    if (!(index >= 0 && index < total)) return undefined;
    let [low, high] = [FIRST_DAY, LAST_DAY];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (daysBefore(middle + 1) > index) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  const dayAt = (count: number): Moment | undefined => {
    const day = wholeAt(Math.floor(count));
    return day === undefined ? undefined : toMinute(day + count - Math.floor(count));
  };
  const endAt = (count: number): Moment | undefined => {
    if (!Number.isInteger(count)) return dayAt(count);
    const day = wholeAt(count - 1);
    return day === undefined ? undefined : day + 1;
  };
  return { isOff, before, dayAt, endAt };
}

/** Number of ranges that begin before a day. */
function countBefore(ranges: readonly DayRange[], day: Day): number {
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((ranges[middle]?.first ?? 0) < day) low = middle + 1;
    else high = middle;
  }
  return low;
}
