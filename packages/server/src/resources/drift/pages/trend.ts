// How many diagrams of a repository were out of date, as a chart: in, its days; out, the source of the chart, or undefined if there is nothing to follow.
import type { driftDays } from '../tables.js';

type Day = Pick<typeof driftDays.$inferSelect, 'day' | 'diagrams' | 'outOfDate'>;

/** Days that a chart shows at most. */
const DAYS = 90;

/** The first of them. */
export function trendBegin(now: Date): string {
  return new Date(now.getTime() - (DAYS - 1) * 86_400_000).toISOString().slice(0, 10);
}

/** A chart of fewer days says nothing. */
const LEAST = 2;

export function trendOf(days: readonly Day[]): string | undefined {
  if (days.length < LEAST) return undefined;
  const most = Math.max(...days.map(({ diagrams }) => diagrams));
  return [
    'xychart "Diagrams out of date"',
    `x ${days.map(({ day }) => day).join(' ')}`,
    `y min=0 max=${Math.max(1, most)}`,
    `area ${days.map(({ outOfDate }) => outOfDate).join(' ')}`,
    '',
  ].join('\n');
}
