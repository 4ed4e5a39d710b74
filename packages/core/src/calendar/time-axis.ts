// Ticks of a time axis: in, the first and last day of the axis and how many ticks fit; out, days on which a period begins,
// each with its label.
import { civilOf, type Day } from './days.js';
import { nextPeriod, periodStart, type Step } from './periods.js';
import { quarterName, shortDay, shortMonth } from './words.js';

/** From the finest: units that a reader counts in. */
const STEPS: readonly Step[] = [
  { unit: 'day', count: 1 },
  { unit: 'day', count: 2 },
  { unit: 'week', count: 1 },
  { unit: 'week', count: 2 },
  { unit: 'month', count: 1 },
  { unit: 'month', count: 2 },
  { unit: 'quarter', count: 1 },
  { unit: 'quarter', count: 2 },
  ...[1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000].map((count): Step => ({ unit: 'year', count })),
];

export interface TimeTick {
  readonly day: Day;
  /** The first tick, and the first of each year, name the year; the others omit what the previous one said. */
  readonly text: string;
}

export interface TimeTicks {
  readonly step: Step;
  readonly ticks: readonly TimeTick[];
}

/** The finest ticks of which at most `most` (2 or more) are between two days, inclusive. */
export function timeTicks(from: Day, to: Day, most: number): TimeTicks {
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const step = STEPS.find(
    (each) => (high - low) / leastDays(each) < most + 1 && daysOn(each, low, high).length <= most,
  );
  const taken = step ?? { unit: 'year', count: 10_000 };
  const days = daysOn(taken, low, high);
  return { step: taken, ticks: days.map((day, i) => ({ day, text: tickText(day, days[i - 1], taken) })) };
}

const LEAST_DAYS: Readonly<Record<Step['unit'], number>> = { day: 1, week: 7, month: 28, quarter: 90, year: 365 };

function leastDays({ unit, count }: Step): number {
  return LEAST_DAYS[unit] * count;
}

/** Every day in a range, inclusive, on which a period begins. */
export function daysOn(step: Step, from: Day, to: Day): readonly Day[] {
  const days: Day[] = [];
  const start = periodStart(from, step);
  for (let day = start < from ? nextPeriod(from, step) : start; day <= to; day = nextPeriod(day, step)) days.push(day);
  return days;
}

function tickText(day: Day, before: Day | undefined, { unit }: Step): string {
  const civil = civilOf(day);
  const year = before === undefined || civilOf(before).year !== civil.year ? ` ${civil.year}` : '';
  switch (unit) {
    case 'year':
      return String(civil.year);
    case 'quarter':
      return `${quarterName(civil)}${year}`;
    case 'month':
      return `${shortMonth(civil.month)}${year}`;
    default:
      return `${shortDay(civil)}${year}`;
  }
}
