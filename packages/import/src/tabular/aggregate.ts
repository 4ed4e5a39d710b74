// Several rows that combine into one number: in, a measure and the grouping of rows; out, the sum or the mean, as numbers and
// words.
import type { NumberColumn } from './contract.js';

export type Together = 'sum' | 'mean';

const AVERAGED =
  /price|rate|ratio|avg|average|mean|median|temp|percent|pct|%|(?:^|[^a-z])age(?:$|[^a-z])|score|index|yield|height|weight|speed|health|density|rating|(?:^|[^a-z])per(?:$|[^a-z])|income|wage|salary|level|share|preis|quote|kurs|latency|duration/i;
const ADDED =
  /count|people|persons|sales|revenue|amount|total|quantity|qty|orders|deaths|births|cases|cost|profit|units|visits|clicks|rain|precip|umsatz|menge|anzahl|hours|spend|expenses|commits|downloads/i;

/** Values of a category add up, unless the measure's name or unit says that they do not. */
export function overCategories({ name, unit }: NumberColumn): Together {
  return AVERAGED.test(name) || unit === '%' || unit === '°C' || unit === '°F' ? 'mean' : 'sum';
}

/** Values at points in time add up only if the measure's name says so: levels do not. */
export function overTime(column: NumberColumn): Together {
  return overCategories(column) === 'sum' && ADDED.test(column.name) ? 'sum' : 'mean';
}

/** By key, in the order of `keys`. */
export function grouped(
  numbers: readonly (number | undefined)[],
  keyOf: (row: number) => string | undefined,
  together: Together,
): ReadonlyMap<string, number> {
  const sums = new Map<string, { sum: number; count: number }>();
  for (const [row, value] of numbers.entries()) {
    const key = value === undefined ? undefined : keyOf(row);
    if (key === undefined || value === undefined) continue;
    const known = sums.get(key);
    if (known) {
      known.sum += value;
      known.count++;
    } else sums.set(key, { sum: value, count: 1 });
  }
  return new Map([...sums].map(([key, { sum, count }]) => [key, together === 'sum' ? sum : sum / count]));
}
