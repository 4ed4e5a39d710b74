// The order of a category's values: months and weekdays by the calendar, ranges by their first number, all others by their
// amounts, so that the order of rows does not matter.
import { byCodeUnit } from '../ids.js';
import { placeInTime } from './dates.js';

/** Undefined if the values have no order of their own. */
export function ownOrder(values: readonly string[]): readonly string[] | undefined {
  const rank = values.every((each) => placeInTime(each) !== undefined)
    ? placeInTime
    : values.every((each) => /^[<>≤≥]?\s?\d/.test(each))
      ? (each: string): number => Number.parseFloat(each.replace(/^[^\d]+/, ''))
      : undefined;
  return rank ? [...values].sort((a, b) => (rank(a) ?? 0) - (rank(b) ?? 0) || byCodeUnit(a, b)) : undefined;
}

export function byAmount(amounts: ReadonlyMap<string, number>): readonly string[] {
  return [...amounts].sort(([a, x], [b, y]) => Math.abs(y) - Math.abs(x) || byCodeUnit(a, b)).map(([name]) => name);
}
