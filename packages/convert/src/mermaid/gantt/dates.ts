// Dates and lengths as Mermaid's plans write them: in, the text and the date format; out, days of the calendar. A date that does
// not fit its format is read by loose-day.ts.
import { civilOf, type Day, dayNumber, FIRST_DAY, LAST_DAY } from '@linework/core';

const TOKEN =
  /\[[^[\]]*\]|YYYY|YY|M{1,4}|Do|D{1,2}|d{1,4}|[Hhkm]{1,2}|s{1,2}|S{1,3}|[AaXx]|Z{1,2}|[^A-Za-z[\]]+|[A-Za-z[\]]/g;
const CLOCK = /^(?:[Hhkm]{1,2}|s{1,2}|S{1,3}|[AaXx]|Z{1,2})$/;
const UNREAD = /^(?:M{3,4}|Do|d{1,4})$/;

export interface DateFormat {
  /** A token for a time of day, or an unsupported one. */
  readonly clock?: string;
  readonly unread?: string;
  /** The day of a text that fits the format exactly. */
  readonly read: (text: string) => Day | undefined;
}

export function dateFormat(written: string): DateFormat {
  // Many authors use lower case for years and days; Mermaid still reads ISO dates then.
  const format = /^yyyy-mm-dd$/.test(written) ? 'YYYY-MM-DD' : written;
  const tokens = format.match(TOKEN) ?? [];
  const clock = tokens.find((each) => CLOCK.test(each));
  const unread = tokens.find((each) => UNREAD.test(each));
  return {
    ...(clock === undefined ? {} : { clock }),
    ...(unread === undefined ? {} : { unread }),
    read: (text) => (tokens.length === 0 ? undefined : readBy(tokens, text)),
  };
}

const WIDTHS: Readonly<Record<string, RegExp>> = {
  YYYY: /\d{4}/y,
  YY: /\d{2}/y,
  MM: /\d{2}/y,
  DD: /\d{2}/y,
  M: /[1-9]\d?/y,
  D: /[1-9]\d?/y,
};

function readBy(tokens: readonly string[], text: string): Day | undefined {
  let at = 0;
  let [year, month, day] = [2001, 1, 1];
  for (const token of tokens) {
    const width = WIDTHS[token];
    if (width === undefined) {
      const literal = token.replace(/^\[(.*)\]$/, '$1');
      if (!text.startsWith(literal, at)) return undefined;
      at += literal.length;
      continue;
    }
    width.lastIndex = at;
    const found = width.exec(text)?.[0];
    if (found === undefined) return undefined;
    at += found.length;
    const value = Number(found);
    if (token === 'YYYY') year = value;
    else if (token === 'YY') year = value > 68 ? 1900 + value : 2000 + value;
    else if (token.startsWith('M')) month = value;
    else day = value;
  }
  const number = at === text.length ? dayIn(year, month, day) : undefined;
  return number !== undefined && civilOf(number).day === day ? number : undefined;
}

/** A day after the end of its month belongs to the next one. */
export function dayIn(year: number, month: number, day: number): Day | undefined {
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  const number = dayNumber({ year, month, day });
  return number < FIRST_DAY || number > LAST_DAY ? undefined : number;
}

export const CLOCK_TIME: RegExp = /\d:\d\d/;

export interface Length {
  readonly count: number;
  readonly unit: string;
}

export function lengthOf(text: string): Length | undefined {
  const read = /^(\d+(?:\.\d+)?)(ms|[Mdhmswy])$/.exec(text);
  return read ? { count: Number(read[1]), unit: read[2] ?? 'd' } : undefined;
}

const HOURS: Readonly<Record<string, number>> = { h: 1, m: 1 / 60, s: 1 / 3600, ms: 1 / 3_600_000 };

/** Days and weeks are rounded to whole days and months are calendar months, as in Mermaid; hours are fractions of a day. */
export function lengthened(start: number, { count, unit }: Length): number {
  if (unit === 'd') return start + Math.round(count);
  if (unit === 'w') return start + Math.round(7 * count);
  const hours = HOURS[unit];
  if (hours !== undefined) return start + (count * hours) / 24;
  const whole = Math.floor(start);
  const { year, month, day } = civilOf(whole);
  const months = Math.round(unit === 'y' ? 12 * count : count);
  const first = dayNumber({ year, month: month + months, day: 1 });
  const next = dayNumber({ year, month: month + months + 1, day: 1 });
  return Math.min(first + day - 1, next - 1) + (start - whole);
}
