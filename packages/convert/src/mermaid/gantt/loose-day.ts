// A date that does not fit the date format, which Mermaid passes to JavaScript's Date. In, the text; out, the day that V8 reads,
// in the calendar of the text's own time zone. Numbers can be in any order that their sizes explain; words in front are skipped.
import { civilOf, type Day } from '@linework/core';
import { dayIn } from './dates.js';

export interface LooseDay {
  readonly day: Day;
  /** The text can mean no other day. */
  readonly sure: boolean;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const ZONES: ReadonlySet<string> = new Set([
  'z',
  'ut',
  'utc',
  'gmt',
  'est',
  'edt',
  'cst',
  'cdt',
  'mst',
  'mdt',
  'pst',
  'pdt',
]);
/** Longer texts are no dates. */
const LONGEST = 80;
const ISO = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?)?$/;
const TOKEN = /(\d{1,2}:\d{1,2}(?::\d{1,2}(?:\.\d{1,9})?)?(?=[\sZz+-]|$))|(\d+)|([A-Za-z]+)|[^\dA-Za-z]/y;

/** What has been read of a text. */
interface Reading {
  readonly numbers: number[];
  month?: number;
  clock: boolean;
  zone: boolean;
}

export function looseDay(text: string): LooseDay | undefined {
  if (text.length > LONGEST) return undefined;
  const iso = ISO.exec(text);
  if (iso) {
    const [, year, month = 1, date = 1] = iso.map(Number);
    return known(dayIn(year ?? 0, Number.isNaN(month) ? 1 : month, Number.isNaN(date) ? 1 : date), text);
  }
  const reading: Reading = { numbers: [], clock: false, zone: false };
  const plain = text.replace(/\([^()]*\)/g, ' ');
  for (let at = 0; at < plain.length; ) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(plain);
    if (token === null) return undefined;
    const next = at + token[0].length;
    const end = taken(token, plain, next, reading);
    if (end === undefined) return undefined;
    at = end;
  }
  return known(composed(reading), text);
}

function known(day: Day | undefined, text: string): LooseDay | undefined {
  if (day === undefined) return undefined;
  const written = /^\d{4}-\d{1,2}-(\d{1,2})$/.exec(text)?.[1];
  const whole = written === undefined ? /^\d{4}(?:-\d{1,2})?$/.test(text) : civilOf(day).day === Number(written);
  return { day, sure: whole };
}

/** Where the next token starts; undefined if V8 reads no date. */
function taken(
  [whole, clock, number, word]: RegExpExecArray,
  text: string,
  next: number,
  reading: Reading,
): number | undefined {
  const begun = reading.numbers.length > 0 || reading.clock;
  if (clock !== undefined) {
    if (reading.clock || !isTime(clock)) return undefined;
    reading.clock = true;
    return next;
  }
  if (number !== undefined) {
    if (reading.numbers.length === 3 || number.length > 9 || text.charAt(next) === ':') return undefined;
    reading.numbers.push(Number(number));
    return skipped(text, skipped(text, next, '.'), '-');
  }
  if (word !== undefined) return afterWord(word.toLowerCase(), text, next, reading);
  if (whole === '+' || whole === '-') {
    if (!reading.clock && !reading.zone) return begun ? undefined : next;
    const offset = /^(?:\d{1,2}:\d{2}|\d{1,4})(?!\d)/.exec(text.slice(next, next + 6))?.[0];
    return offset === undefined ? undefined : next + offset.length;
  }
  return whole === '(' || (whole === ')' && begun) ? undefined : next;
}

function afterWord(word: string, text: string, next: number, reading: Reading): number | undefined {
  const month = MONTHS.indexOf(word.slice(0, 3));
  const begun = reading.numbers.length > 0 || reading.clock;
  if (month >= 0) {
    reading.month = month + 1;
    return skipped(text, next, '-');
  }
  if ((word === 'am' || word === 'pm') && reading.clock) return next;
  if (begun && ZONES.has(word)) {
    reading.zone = true;
    return next;
  }
  return begun || /\d/.test(text.charAt(next)) ? undefined : next;
}

function skipped(text: string, at: number, symbol: string): number {
  return text.charAt(at) === symbol ? at + 1 : at;
}

function isTime(clock: string): boolean {
  const [hour = 0, minute = 0, second = 0] = clock.split(':').map(Number);
  return hour < 24 && minute < 60 && second < 60;
}

/** A number that no month has as a day is the year. */
function composed({ numbers, month }: Reading): Day | undefined {
  // A date without a year is in 2001.
  const [first, second = 1, third = 1] = numbers;
  if (first === undefined) return undefined;
  const yearFirst = first < 1 || first > 31;
  if (month !== undefined) return yearFirst ? dayIn(yearOf(first), month, second) : dayIn(yearOf(second), month, first);
  return yearFirst ? dayIn(yearOf(first), second, third) : dayIn(yearOf(third), first, second);
}

/** A year of two digits is one from 1950 to 2049. */
function yearOf(written: number): number {
  if (written > 99) return written;
  return written < 50 ? 2000 + written : 1900 + written;
}
