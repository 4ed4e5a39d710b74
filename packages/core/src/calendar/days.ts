// Days of the calendar as whole numbers: in, a date as written (YYYY-MM-DD); out, days since 1970-01-01, and back. The
// Gregorian calendar, extended back to year 1; no clock, no time zone. After H. Hinnant, 'chrono-compatible low-level date algorithms'.

/** Days since 1970-01-01; before it, negative. */
export type Day = number;

export interface Civil {
  /** 1 to 9999 in a source. */
  readonly year: number;
  /** 1 is January. */
  readonly month: number;
  readonly day: number;
}

/** Days in 400 years, and from 0000-03-01, where the computation's years begin, to 1970-01-01. */
const ERA = 146_097;
const EPOCH = 719_468;

/** A month above 12 or below 1 belongs to another year; the day counts from the first of the month. */
export function dayNumber({ year, month, day }: Civil): Day {
  const months = year * 12 + (month - 1);
  const y = Math.floor(months / 12);
  const m = months - 12 * y;
  // Years begin in March, so that a leap day is their last day.
  const fromMarch = m < 2 ? y - 1 : y;
  const era = Math.floor(fromMarch / 400);
  const ofEra = fromMarch - 400 * era;
  const ofYear = Math.floor((153 * ((m + 10) % 12) + 2) / 5) + day - 1;
  return era * ERA + ofEra * 365 + Math.floor(ofEra / 4) - Math.floor(ofEra / 100) + ofYear - EPOCH;
}

export function civilOf(number: Day): Civil {
  const since = number + EPOCH;
  const era = Math.floor(since / ERA);
  const ofEra = since - era * ERA;
  const years = ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096);
  const year = Math.floor(years / 365);
  const ofYear = ofEra - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  const march = Math.floor((5 * ofYear + 2) / 153);
  const month = march < 10 ? march + 3 : march - 9;
  return {
    year: year + 400 * era + (month <= 2 ? 1 : 0),
    month,
    day: ofYear - Math.floor((153 * march + 2) / 5) + 1,
  };
}

/** The last and the first day that a date can name. */
export const LAST_DAY: Day = dayNumber({ year: 9999, month: 12, day: 31 });
export const FIRST_DAY: Day = dayNumber({ year: 1, month: 1, day: 1 });

/** The day of a date as written; undefined if there is no such day. */
export function dayOf(date: string): Day | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  if (year === undefined || Number(year) < 1) return undefined;
  const number = dayNumber({ year: Number(year), month: Number(month), day: Number(day) });
  return dateOf(number) === date ? number : undefined;
}

/** A day as written: YYYY-MM-DD. */
export function dateOf(number: Day): string {
  const { year, month, day } = civilOf(number);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

/** 1 is Monday, 7 Sunday. */
export function weekday(number: Day): number {
  const since = number + 3;
  return since - 7 * Math.floor(since / 7) + 1;
}

export function isWeekend(number: Day): boolean {
  return weekday(number) > 5;
}
