// Dates in cells: in, texts in the forms that programs and people write; out, days, and the precision of the column.
import type { Day, Grain } from './contract.js';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;
const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const NAME =
  '(January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec)';

export type DayOrder = 'day first' | 'month first';

export interface Dated {
  readonly day: Day;
  readonly grain: Grain;
}

type Form = readonly [RegExp, (match: RegExpExecArray, order: DayOrder) => Dated | undefined];

const number = (text: string | undefined): number => Number(text ?? '1');

const FORMS: readonly Form[] = [
  [/^(\d{4})-(\d\d)-(\d\d)(?:[T ]\d\d:\d\d.{0,24})?$/, ([, y, m, d]) => dated('day', number(y), number(m), number(d))],
  [
    /^(\d{4})\/(\d{1,2})\/(\d{1,2})(?: \d\d:\d\d.{0,12})?$/,
    ([, y, m, d]) => dated('day', number(y), number(m), number(d)),
  ],
  [/^(\d{4})[-/](\d\d)$/, ([, y, m]) => dated('month', number(y), number(m), 1)],
  [/^(\d{4})[- ]?Q([1-4])$/i, ([, y, q]) => dated('quarter', number(y), number(q) * 3 - 2, 1)],
  [/^Q([1-4])[- /]?(\d{4})$/i, ([, q, y]) => dated('quarter', number(y), number(q) * 3 - 2, 1)],
  [/^(\d{1,2})\.(\d{1,2})\.(\d{4})$/, ([, d, m, y]) => dated('day', number(y), number(m), number(d))],
  [
    /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?: \d{1,2}:\d\d.{0,12})?$/,
    ([, a, b, y], order) =>
      order === 'day first'
        ? dated('day', number(y), number(b), number(a))
        : dated('day', number(y), number(a), number(b)),
  ],
  [
    new RegExp(`^${NAME}\\.? (\\d{1,2}),? (\\d{4})$`, 'i'),
    ([, m, d, y]) => dated('day', number(y), monthOf(m), number(d)),
  ],
  [
    new RegExp(`^(\\d{1,2})[ -]${NAME}\\.?[ -](\\d{4})$`, 'i'),
    ([, d, m, y]) => dated('day', number(y), monthOf(m), number(d)),
  ],
  [new RegExp(`^${NAME}\\.?[ -](\\d{4})$`, 'i'), ([, m, y]) => dated('month', number(y), monthOf(m), 1)],
];

export function dateOf(text: string, order: DayOrder): Dated | undefined {
  if (text.length < 6 || text.length > 40) return undefined;
  for (const [form, read] of FORMS) {
    const match = form.exec(text);
    if (match) return read(match, order);
  }
  return undefined;
}

function monthOf(name: string | undefined): number {
  return MONTHS.findIndex((each) => each === (name ?? '').slice(0, 3).toLowerCase()) + 1;
}

function dated(grain: Grain, year: number, month: number, day: number): Dated | undefined {
  if (year < 1000 || month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  return { day: { year, month, day }, grain };
}

/** For `03/04/2026`, the other dates of the column decide which number is the month; if none does, it is the first. */
export function dayOrder(texts: readonly string[]): DayOrder {
  const isDayFirst = texts.some((text) => {
    const match = /^(\d{1,2})[/-]\d{1,2}[/-]\d{4}/.exec(text);
    return match !== null && Number(match[1]) > 12;
  });
  return isDayFirst ? 'day first' : 'month first';
}

/** The position of a text in a year or week, for names of months and weekdays. */
export function placeInTime(text: string): number | undefined {
  const word = text.trim().toLowerCase();
  if (!/^[a-z]{3,9}\.?$/.test(word)) return undefined;
  const start = word.slice(0, 3);
  const month = (MONTHS as readonly string[]).indexOf(start);
  if (month >= 0 && new RegExp(`^${NAME}\\.?$`, 'i').test(word)) return month;
  const weekday = (WEEKDAYS as readonly string[]).indexOf(start);
  return weekday >= 0 && (word.length <= 4 || word.endsWith('day')) ? weekday : undefined;
}

export type Step = Grain | 'decade';

const COARSER: readonly Step[] = ['day', 'month', 'quarter', 'year', 'decade'];

/** The finest step that gives at most this many places. */
export function stepThatFits(days: readonly Day[], grain: Grain, most: number): Step {
  const steps = COARSER.slice(COARSER.indexOf(grain));
  return steps.find((step) => new Set(days.map((day) => stepKey(day, step))).size <= most) ?? 'decade';
}

/** Sorts like the days: `2026-04-01`, or only the year if the step is a year. */
export function stepKey({ year, month, day }: Day, step: Step): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  if (step === 'decade') return String(year - (year % 10));
  if (step === 'year') return String(year);
  if (step === 'quarter') return `${year}-${two(month - ((month - 1) % 3))}-01`;
  return step === 'month' ? `${year}-${two(month)}-01` : `${year}-${two(month)}-${two(day)}`;
}
