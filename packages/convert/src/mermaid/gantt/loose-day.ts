// A date that does not fit the date format, which Mermaid passes to JavaScript's Date. In, the text; out, the moment that V8
// reads, on the clock of the text's own time zone. Numbers can be in any order that their sizes explain; words in front are skipped.
import { civilOf } from '@linework/core';
import { dayIn } from './dates.js';

export interface LooseDay {
  /** Days since 1970, with the time as their fraction. */
  readonly day: number;
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
const ISO = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?(?:T(\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})?)?$/;
const TOKEN = /(\d{1,2}:\d{1,2}(?::\d{1,2}(?:\.\d{1,9})?)?(?=[\sZz+-]|$))|(\d+)|([A-Za-z]+)|[^\dA-Za-z]/y;

/** What has been read of a text. */
interface Reading {
  readonly numbers: number[];
  month?: number;
  /** As written: `9:30`, `9:30:15`. */
  clock?: string;
  half?: 'am' | 'pm';
  zone: boolean;
}

export function looseDay(text: string): LooseDay | undefined {
  if (text.length > LONGEST) return undefined;
  const iso = ISO.exec(text);
  if (iso) {
    const [, year, month = '01', date = '01', clock] = iso;
    if (clock !== undefined && !isTime(clock)) return undefined;
    return known(dayIn(Number(year), Number(month), Number(date)), text, timeOf(clock));
  }
  const reading: Reading = { numbers: [], zone: false };
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
  return known(composed(reading), text, timeOf(reading.clock, reading.half));
}

/** The fraction of a day. */
function timeOf(clock: string | undefined, half?: 'am' | 'pm'): number {
  const [hour = 0, minute = 0, second = 0] = (clock ?? '').split(':').map(Number);
  const hours = half === undefined ? hour : (hour % 12) + (half === 'pm' ? 12 : 0);
  return (hours * 3_600 + minute * 60 + Math.floor(second)) / 86_400;
}

function known(day: number | undefined, text: string, time: number): LooseDay | undefined {
  if (day === undefined) return undefined;
  const written = /^\d{4}-\d{1,2}-(\d{1,2})(?:[T ]\d{1,2}:\d{2}(?::\d{2})?)?$/.exec(text)?.[1];
  const whole = written === undefined ? /^\d{4}(?:-\d{1,2})?$/.test(text) : civilOf(day).day === Number(written);
  return { day: day + time, sure: whole };
}

/** Where the next token starts; undefined if V8 reads no date. */
function taken(
  [whole, clock, number, word]: RegExpExecArray,
  text: string,
  next: number,
  reading: Reading,
): number | undefined {
  const begun = reading.numbers.length > 0 || reading.clock !== undefined;
  if (clock !== undefined) {
    if (reading.clock !== undefined || !isTime(clock)) return undefined;
    reading.clock = clock;
    return next;
  }
  if (number !== undefined) {
    if (reading.numbers.length === 3 || number.length > 9 || text.charAt(next) === ':') return undefined;
    reading.numbers.push(Number(number));
    return skipped(text, skipped(text, next, '.'), '-');
  }
  if (word !== undefined) return afterWord(word.toLowerCase(), text, next, reading);
  if (whole === '+' || whole === '-') {
    if (reading.clock === undefined && !reading.zone) return begun ? undefined : next;
    const offset = /^(?:\d{1,2}:\d{2}|\d{1,4})(?!\d)/.exec(text.slice(next, next + 6))?.[0];
    return offset === undefined ? undefined : next + offset.length;
  }
  return whole === '(' || (whole === ')' && begun) ? undefined : next;
}

function afterWord(word: string, text: string, next: number, reading: Reading): number | undefined {
  const month = MONTHS.indexOf(word.slice(0, 3));
  const begun = reading.numbers.length > 0 || reading.clock !== undefined;
  if (month >= 0) {
    reading.month = month + 1;
    return skipped(text, next, '-');
  }
  if ((word === 'am' || word === 'pm') && reading.clock !== undefined) {
    reading.half = word;
    return Number.parseInt(reading.clock, 10) > 12 ? undefined : next;
  }
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
function composed({ numbers, month }: Reading): number | undefined {
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
