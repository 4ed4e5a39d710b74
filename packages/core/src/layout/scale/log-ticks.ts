// Ticks of a logarithmic axis. In: the values it spans, both above 0, and how many ticks there is room for. Out: powers
// of ten, plus 2 and 5 times each if there are few.
import { exponentOf } from '../../text/number-format.js';

/** Ascending, the first at the lower value or below, the last at the upper one or above. */
export function logTicks(low: number, high: number, most: number): readonly number[] {
  const first = exponentOf(low);
  const last = exponentOf(high) + (high > power(exponentOf(high)) ? 1 : 0);
  const decades = last - first + 1;
  const fine = decades > most ? [] : finer(low, high, first, last);
  if (fine.length > 0 && fine.length <= most) return fine;
  const step = Math.max(1, Math.ceil((decades - 1) / Math.max(1, most - 1)));
  // The last one holds the upper value, however many decades are between two.
  const count = Math.ceil((last - first) / step) + 1;
  return Array.from({ length: count }, (_, i) => Math.min(power(first + i * step), Number.MAX_VALUE));
}

/** Between two decades only as far as the values extend. */
function finer(low: number, high: number, first: number, last: number): readonly number[] {
  const all: number[] = [];
  for (let exponent = first; exponent <= last; exponent++)
    for (const times of [1, 2, 5]) all.push(Number(`${times}e${exponent}`));
  const from = all.findLastIndex((each) => each <= low);
  const to = all.findIndex((each) => each >= high);
  return to < 0 ? [] : all.slice(Math.max(0, from), Math.max(to, from + 1) + 1);
}

function power(exponent: number): number {
  return Number(`1e${exponent}`);
}
