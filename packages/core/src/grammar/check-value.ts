// Checks one value against its type: in, the word as written and the type from the table; out, nothing, or what is wrong
// with it and, if the intended word is certain, the text to write.

import { dayOf, momentOf } from '../calendar/index.js';
import { quote } from '../syntax/quote.js';
import type { DateToken, ValueToken } from '../syntax/token.js';
import { toneOfColour } from '../syntax/tone-of-colour.js';
import { nearest } from '../text/similar.js';
import { rangeIn, valueText } from './entry.js';
import { numberMeant } from './foreign-number.js';
import type { ValueType } from './table.js';

export type ValueProblem =
  | {
      readonly code: 'E302';
      readonly near: readonly string[];
      readonly allowed: readonly string[];
      readonly instead?: string;
      readonly safe?: boolean;
    }
  | { readonly code: 'E303'; readonly wanted: string; readonly instead?: string; readonly safe?: boolean }
  | { readonly code: 'E304'; readonly range: string; readonly instead?: string }
  | { readonly code: 'E309'; readonly instead?: string };

export function checkValue(value: ValueToken, type: ValueType): ValueProblem | undefined {
  switch (type.type) {
    case 'any':
      return value.type === 'strange' || (value.type === 'date' && !isCalendarDate(value))
        ? { code: 'E303', wanted: wantedOf(type), instead: quote(valueText(value)), safe: true }
        : undefined;
    case 'choice':
      return checkChoice(value, type);
    case 'integer':
    case 'number':
      return checkNumber(value, type);
    case 'range':
      return checkRange(value, type);
    case 'text':
      if (value.type === 'string') return undefined;
      return { code: 'E303', wanted: wantedOf(type), instead: quote(unquotedText(value)), safe: true };
    case 'link':
      return checkLink(value);
    case 'icon':
      if (value.type === 'icon' || (value.type === 'word' && value.text === 'none')) return undefined;
      return { code: 'E303', wanted: wantedOf(type), ...repaired(iconMeant(unquotedText(value))) };
    case 'word':
    case 'reference': {
      if (value.type === 'word') return undefined;
      const text = valueText(value);
      const isWord = /^[A-Za-z_][A-Za-z0-9_]*(?:-[A-Za-z0-9_]+)*$/.test(text);
      return { code: 'E303', wanted: wantedOf(type), ...(isWord ? { instead: text, safe: true } : {}) };
    }
    case 'date':
      return checkDate(value, type);
    case 'days':
      if (value.type === 'days') return undefined;
      if (/^\d{1,4}$/.test(unquotedText(value)))
        return { code: 'E303', wanted: wantedOf(type), instead: `${Number(unquotedText(value))}d`, safe: false };
      return { code: 'E303', wanted: wantedOf(type), ...repaired(lengthMeant(unquotedText(value))) };
    case 'column': {
      if (value.type === 'dotted') return undefined;
      const called = /^([A-Za-z_][\w-]*)\(([A-Za-z_][\w-]*)\)$/.exec(unquotedText(value));
      const dotted = /^[A-Za-z_][\w-]*\.[A-Za-z_][\w-]*$/.exec(unquotedText(value))?.[0];
      const intended = called ? `${called[1]}.${called[2]}` : dotted;
      return { code: 'E303', wanted: wantedOf(type), ...repaired(intended) };
    }
    case 'either':
      return checkEither(value, type);
  }
}

function checkDate(value: ValueToken, type: Extract<ValueType, { type: 'date' }>): ValueProblem | undefined {
  const isForm = value.type === 'date' && (type.range || value.to === undefined);
  if (isForm && isCalendarDate(value, type.clock)) return undefined;
  const wanted = wantedOf(type);
  const near = isForm ? daysNear(value, type.clock) : undefined;
  if (near !== undefined) return { code: 'E303', wanted, instead: near, safe: false };
  const text = unquotedText(value);
  return { code: 'E303', wanted, ...repaired(dateMeant(text) ?? (type.clock ? momentMeant(text) : undefined)) };
}

/** For days that their months do not have, the nearest one; for a reversed span, the swapped one. */
function daysNear({ from, to }: DateToken, clock: true | undefined): string | undefined {
  const [first, last] = [from, to ?? from].map((each) => (isDay(each, clock) ? each : lastOfMonth(each)));
  if (first === undefined || last === undefined) return undefined;
  if (to === undefined) return first;
  return first <= last ? `${first}..${last}` : `${last}..${first}`;
}

/** For a day that its month does not have: the month's last one. */
function lastOfMonth(date: string): string | undefined {
  const [month, day] = [date.slice(0, 8), Number(date.slice(8))];
  if (!(day >= 29 && day <= 31) || dayOf(`${month}01`) === undefined) return undefined;
  return [31, 30, 29, 28].map((last) => `${month}${last}`).find((each) => dayOf(each) !== undefined);
}

/** When no type fits: the first certain repair, or else the first one. */
function checkEither(value: ValueToken, type: Extract<ValueType, { type: 'either' }>): ValueProblem | undefined {
  const problems: ValueProblem[] = [];
  for (const each of type.of) {
    const problem = checkValue(value, each);
    if (!problem) return undefined;
    problems.push(problem);
  }
  // Text in date form is a date, even for a day that does not exist.
  const dated = value.type === 'date' && problems.find((each) => 'safe' in each && each.safe === false);
  if (dated) return dated;
  const certain = problems.find((each) => 'safe' in each && each.safe === true);
  const range = problems.find((each) => each.code === 'E304');
  const fault = certain ?? range ?? problems.find((each) => 'instead' in each && each.instead !== undefined);
  return fault?.code === 'E303' || fault === undefined ? { ...fault, code: 'E303', wanted: wantedOf(type) } : fault;
}

/** What the type takes, in words, for a hint. */
export function wantedOf(type: ValueType): string {
  switch (type.type) {
    case 'choice':
      return `one of: ${type.values.join(', ')}`;
    case 'integer':
      return `${type.words ? `${type.words.join(', ')} or ` : ''}a whole number from ${type.min} to ${type.max}`;
    case 'number':
      return `a number${type.min === undefined ? '' : ` from ${type.min}`}${type.max === undefined ? '' : ` to ${type.max}`}`;
    case 'range':
      return 'a number, or two joined by .. such as 10..20';
    case 'text':
      return 'text in quotes';
    case 'word':
      return 'a word';
    case 'icon':
      return 'a set and a name such as lx:rocket, or none';
    case 'link':
      return 'an https or relative address in quotes';
    case 'date':
      return `a date such as 2026-11-02${type.clock ? ' or 2026-11-02T09:30' : ''}${type.range ? ', or two joined by ..' : ''}`;
    case 'days':
      return 'a length such as 10d, 8h, 30min, 6w or 3m (months)';
    case 'reference':
      return `the id of ${/^[aeiou]/.test(type.to[0] ?? '') ? 'an' : 'a'} ${type.to.join(' or ')}`;
    case 'column':
      return 'a table and a column such as teams.id';
    case 'any':
      return 'a word, a number or text in quotes';
    case 'either':
      return type.of.map(wantedOf).join(', or ');
  }
}

function checkChoice(value: ValueToken, type: Extract<ValueType, { type: 'choice' }>): ValueProblem | undefined {
  const text = valueText(value);
  if (type.values.includes(text)) {
    return value.type === 'string' ? { code: 'E303', wanted: wantedOf(type), instead: text, safe: true } : undefined;
  }
  const lower = text.toLowerCase();
  const foreign = type.foreign;
  const intended =
    foreign && Object.hasOwn(foreign, text)
      ? foreign[text]
      : foreign && Object.hasOwn(foreign, lower)
        ? foreign[lower]
        : undefined;
  if (intended !== undefined && type.values.includes(intended))
    return { code: 'E302', near: [intended], allowed: type.values, instead: intended, safe: true };
  if (type.values.includes(lower))
    return { code: 'E302', near: [lower], allowed: type.values, instead: lower, safe: true };
  const tone = type.colours ? toneOfColour(text) : undefined;
  const near = tone !== undefined && type.values.includes(tone) ? [tone] : nearest(text, type.values);
  return { code: 'E302', near, allowed: type.values, ...(near[0] ? { instead: near[0], safe: false } : {}) };
}

function checkNumber(
  value: ValueToken,
  type: Extract<ValueType, { type: 'integer' | 'number' }>,
): ValueProblem | undefined {
  if (type.type === 'integer' && type.words && value.type === 'word' && type.words.includes(value.text))
    return undefined;
  const word =
    type.type === 'integer' ? type.words?.find((each) => each === valueText(value).toLowerCase()) : undefined;
  if (word !== undefined) return { code: 'E303', wanted: wantedOf(type), ...repaired(word) };
  if (value.type !== 'number') {
    const number = numberMeant(unquotedText(value));
    const good = number !== undefined && isInRange(Number(number.text), type);
    return { code: 'E303', wanted: wantedOf(type), ...(good ? { instead: number.text, safe: number.safe } : {}) };
  }
  // Too many digits to distinguish: the number would be drawn as Infinity.
  if (!Number.isFinite(value.value)) return { code: 'E304', range: rangeOf(type) };
  const near = nearestOnScale(value.value, type);
  if (type.type === 'integer' && !Number.isInteger(value.value))
    return { code: 'E303', wanted: wantedOf(type), ...(near === undefined ? {} : { instead: near, safe: false }) };
  if (isInRange(value.value, type)) return undefined;
  return { code: 'E304', range: wantedOf(type), ...(near === undefined ? {} : { instead: near }) };
}

/** Two numbers in the wrong order are swapped; `10-20`, `"10 to 20"` and `[10..20]` are other ways to write a range. */
function checkRange(value: ValueToken, type: ValueType): ValueProblem | undefined {
  const wanted = wantedOf(type);
  const written = rangeIn(value);
  if (written !== undefined && !written.every(Number.isFinite))
    return { code: 'E304', range: `${wanted}, each of at most 300 digits` };
  if (written !== undefined && written[0] <= written[1]) return undefined;
  const ends = written ?? rangeMeant(unquotedText(value));
  if (ends === undefined || !ends.every(Number.isFinite)) return { code: 'E303', wanted };
  const [low, high] = ends[0] <= ends[1] ? ends : [ends[1], ends[0]];
  return { code: 'E303', wanted, instead: `${low}..${high}`, safe: false };
}

function rangeMeant(text: string): readonly [number, number] | undefined {
  const [, one, other] = /^\[?(-?\d+(?:\.\d+)?) ?(?:-|\.{2,3}|:|to) ?(-?\d+(?:\.\d+)?)\]?$/.exec(text) ?? [];
  return one === undefined || other === undefined ? undefined : [Number(one), Number(other)];
}

function rangeOf(type: ValueType): string {
  return type.type === 'number' && type.max === undefined ? `${wantedOf(type)} of at most 300 digits` : wantedOf(type);
}

function repaired(instead: string | undefined): { readonly instead?: string; readonly safe?: boolean } {
  return instead === undefined ? {} : { instead, safe: true };
}

/** `"none"`, `LX:rocket`: icon names have no capitals. */
function iconMeant(text: string): string | undefined {
  const lower = text.toLowerCase();
  return lower === 'none' || /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*:[a-z0-9][a-z0-9-]*$/.test(lower) ? lower : undefined;
}

/** `2026/11/2`, `2.11.2026`. `11/2/2026` is a day in November here and in February there. */
function dateMeant(text: string): string | undefined {
  const match =
    /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/.exec(text) ??
    /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})$/.exec(text);
  const { year = '', month = '', day = '' } = match?.groups ?? {};
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(date) ? date : undefined;
}

/** `2026-11-02 9:30`, `2026-11-02T09:30:00Z`: a day and the hour of a clock. */
function momentMeant(text: string): string | undefined {
  const [, date, hour = '', minute = '00'] =
    /^(\d{4}-\d{2}-\d{2})[T ]+(\d{1,2})(?::(\d{2})(?::\d{2}(?:\.\d{1,9})?)?)?Z?$/.exec(text) ?? [];
  const moment = `${date}T${hour.padStart(2, '0')}:${minute}`;
  return momentOf(moment) === undefined ? undefined : moment;
}

const LENGTH_UNITS: readonly (readonly [unit: string, pattern: RegExp])[] = [
  ['min', /^(?:min|minutes?|mins)$/],
  ['h', /^(?:h|hours?|hrs?)$/],
  ['d', /^(?:d|days?)$/],
  ['w', /^(?:w|weeks?|wks?)$/],
  ['m', /^(?:m|months?|mos?)$/],
];

/** `"10d"`, `2weeks`, `3M`. */
function lengthMeant(text: string): string | undefined {
  const [, count, word = ''] = /^(\d{1,4})([A-Za-z]{1,7})$/.exec(text) ?? [];
  const unit = LENGTH_UNITS.find(([, pattern]) => pattern.test(word.toLowerCase()))?.[0];
  return count === undefined || unit === undefined ? undefined : `${Number(count)}${unit}`;
}

/** A day that exists; of two, the later one last. */
function isCalendarDate({ from, to }: DateToken, clock?: true): boolean {
  return (
    [from, ...(to === undefined ? [] : [to])].every((each) => isDay(each, clock)) && (to === undefined || from <= to)
  );
}

function isDay(text: string, clock?: true): boolean {
  return dayOf(text) !== undefined || (clock === true && momentOf(text) !== undefined);
}

/** Number of steps that make a range a scale, such as 1 to 5. */
const SCALE = 10;

/** On a scale, the nearest step; in longer ranges the intent is unknown. */
function nearestOnScale(value: number, type: Extract<ValueType, { type: 'integer' | 'number' }>): string | undefined {
  if (type.type !== 'integer' || type.max - type.min >= SCALE) return undefined;
  return String(Math.min(type.max, Math.max(type.min, Math.round(value))));
}

function isInRange(value: number, type: Extract<ValueType, { type: 'integer' | 'number' }>): boolean {
  if (type.type === 'integer' && !Number.isInteger(value)) return false;
  return (type.min === undefined || value >= type.min) && (type.max === undefined || value <= type.max);
}

/** https or relative. Rejects other schemes, `//host` and control characters. */
export function isSafeLink(link: string): boolean {
  if (/[\u0000-\u0020\u007f-\u009f\\]/.test(link) || link === '') return false;
  if (/^https:\/\/[^/]/i.test(link)) return true;
  return !link.startsWith('//') && !/^[^/?#]*:/.test(link);
}

function checkLink(value: ValueToken): ValueProblem | undefined {
  const text = unquotedText(value);
  if (!isSafeLink(text)) {
    const secure = /^http:\/\//i.test(text) ? `https${text.slice(4)}` : undefined;
    return { code: 'E309', ...(secure !== undefined && isSafeLink(secure) ? { instead: quote(secure) } : {}) };
  }
  return value.type === 'string'
    ? undefined
    : { code: 'E303', wanted: wantedOf({ type: 'link' }), instead: quote(text), safe: true };
}

/** The text without the quotes other languages use. */
function unquotedText(value: ValueToken): string {
  const text = valueText(value);
  return value.type === 'strange' && /^'.*'$/s.test(text) && text.length > 1 ? text.slice(1, -1) : text;
}
