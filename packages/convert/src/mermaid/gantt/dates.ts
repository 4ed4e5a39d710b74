// Dates, times and lengths as Mermaid's plans write them: in, the text and the date format; out, moments of the calendar. A
// date that does not fit its format is read by loose-day.ts.
import { civilOf, type Day, dayNumber, FIRST_DAY, LAST_DAY } from '@linework/core';

const TOKEN =
  /\[[^[\]]*\]|YYYY|YY|M{1,4}|Do|D{1,2}|d{1,4}|[Hhkm]{1,2}|s{1,2}|S{1,3}|[AaXx]|Z{1,2}|[^A-Za-z[\]]+|[A-Za-z[\]]/g;
const UNREAD = /^(?:M{3,4}|Do|d{1,4}|k{1,2})$/;

export interface DateFormat {
  /** A token for a time zone, or an unsupported one. */
  readonly zone?: string;
  readonly unread?: string;
  /** It has a time of day, but no day. */
  readonly dayless: boolean;
  /** The moment of a text that fits the format exactly: days since 1970, with fractions. */
  readonly read: (text: string) => number | undefined;
  /** The same of a start: Mermaid reads the number of X and of x in milliseconds. */
  readonly readStart: (text: string) => number | undefined;
}

export function dateFormat(written: string): DateFormat {
  // Many authors use lower case for years and days; Mermaid still reads ISO dates then.
  const format = /^yyyy-mm-dd$/.test(written) ? 'YYYY-MM-DD' : written;
  const tokens = format.match(TOKEN) ?? [];
  const zone = tokens.find((each) => /^Z{1,2}$/.test(each));
  const unread = tokens.find((each) => UNREAD.test(each));
  const read = (text: string): number | undefined => (tokens.length === 0 ? undefined : readBy(tokens, text));
  return {
    ...(zone === undefined ? {} : { zone }),
    ...(unread === undefined ? {} : { unread }),
    dayless: tokens.some((each) => /^[Hhms]/.test(each)) && !tokens.some((each) => /^[YMDXx]/.test(each)),
    read,
    readStart: /^[Xx]$/.test(format) ? (text) => milliseconds(text) ?? read(text) : read,
  };
}

function milliseconds(text: string): number | undefined {
  return /^\d{1,15}$/.test(text) ? inCalendar(Number(text) / DAY.milliseconds) : undefined;
}

/** A moment that has a date; undefined for every other one. */
function inCalendar(moment: number): number | undefined {
  return moment < FIRST_DAY || moment > LAST_DAY ? undefined : moment;
}

const TWO = /\d{2}/y;
const ONE_OR_TWO = /\d{1,2}/y;
const WIDTHS: Readonly<Record<string, RegExp>> = {
  YYYY: /\d{4}/y,
  YY: TWO,
  MM: TWO,
  DD: TWO,
  M: /[1-9]\d?/y,
  D: /[1-9]\d?/y,
  HH: ONE_OR_TWO,
  H: ONE_OR_TWO,
  hh: ONE_OR_TWO,
  h: ONE_OR_TWO,
  mm: ONE_OR_TWO,
  m: ONE_OR_TWO,
  ss: ONE_OR_TWO,
  s: ONE_OR_TWO,
  SSS: /\d{3}/y,
  SS: TWO,
  S: /\d/y,
  A: /[AP]M/iy,
  a: /[AP]M/iy,
  X: /[+-]?\d{1,15}(?:\.\d{1,3})?/y,
  x: /[+-]?\d{1,15}/y,
};

const DAY = { seconds: 86_400, milliseconds: 86_400_000 } as const;

function readBy(tokens: readonly string[], text: string): number | undefined {
  const parts = partsIn(tokens, text);
  if (parts === undefined) return undefined;
  const since = (token: string, perDay: number): number | undefined => {
    const written = parts.get(token);
    return written === undefined ? undefined : Number(written) / perDay;
  };
  const epoch = since('X', DAY.seconds) ?? since('x', DAY.milliseconds);
  if (epoch !== undefined) return inCalendar(epoch);
  const number = (fallback: number, ...names: readonly string[]): number =>
    Number(names.map((each) => parts.get(each)).find((each) => each !== undefined) ?? fallback);
  const short = number(1, 'YY');
  const year = parts.has('YY') ? (short > 68 ? 1900 : 2000) + short : number(2001, 'YYYY');
  const date = number(1, 'DD', 'D');
  const day = dayIn(year, number(1, 'MM', 'M'), date);
  const half = (parts.get('A') ?? parts.get('a'))?.toLowerCase();
  const written = number(0, 'HH', 'H', 'hh', 'h');
  const hour = half === undefined ? written : (written % 12) + (half === 'pm' ? 12 : 0);
  const [minute, second] = [number(0, 'mm', 'm'), number(0, 'ss', 's')];
  if (day === undefined || civilOf(day).day !== date || hour > 23 || minute > 59 || second > 59) return undefined;
  return day + (hour * 3_600 + minute * 60 + second) / DAY.seconds;
}

/** What the tokens of a format read of a text; undefined if it does not fit. */
function partsIn(tokens: readonly string[], text: string): ReadonlyMap<string, string> | undefined {
  const parts = new Map<string, string>();
  let at = 0;
  for (const token of tokens) {
    const width = WIDTHS[token];
    if (width === undefined) {
      const literal = token.replace(/^\[(.*)\]$/, '$1');
      if (!text.startsWith(literal, at)) return undefined;
      at += literal.length;
      continue;
    }
    width.lastIndex = at;
    const digits = width.exec(text)?.[0];
    if (digits === undefined) return undefined;
    at += digits.length;
    parts.set(token, digits);
  }
  return at === text.length ? parts : undefined;
}

/** A day after the end of its month belongs to the next one. */
export function dayIn(year: number, month: number, day: number): Day | undefined {
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  return inCalendar(dayNumber({ year, month, day }));
}

export interface Length {
  readonly count: number;
  readonly unit: string;
}

export function lengthOf(text: string): Length | undefined {
  const match = /^(\d+(?:\.\d+)?)(ms|[Mdhmswy])$/.exec(text);
  return match ? { count: Number(match[1]), unit: match[2] ?? 'd' } : undefined;
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
