// Where a message's label stands along its line: in, the line's ends and the lifelines on the way; out, the label's left
// edge. As near the middle as can be, off every bar, and off lifelines where a gap between two has room.
import type { ChartMessage } from './chart.js';
import { stretches } from './columns.js';
import { LABEL_CLEAR } from './measures.js';
import type { Moments } from './moments.js';

/** px from the middle that one crossed lifeline is worth. */
const CROSSED = 80;

export function labelLeft({ id, from, to, label }: ChartMessage, xs: readonly number[], moments: Moments): number {
  const moment = moments.of(id);
  const rightOf = (i: number): number => (xs[i] ?? 0) + moments.reachAt(i, moment, 'both').right;
  const leftOf = (i: number): number => (xs[i] ?? 0) - moments.reachAt(i, moment, 'both').left;
  const middle = (rightOf(Math.min(from, to)) + leftOf(Math.max(from, to))) / 2;
  const wanted = middle - label.width / 2;
  let best = wanted;
  let least = Number.POSITIVE_INFINITY;
  const consider = (start: number, end: number, low: number, high: number): void => {
    if (high < low) return;
    const left = Math.min(Math.max(wanted, low), high);
    let crossed = 0;
    for (let i = start + 1; i < end; i++) {
      const x = xs[i] ?? 0;
      if (x > left - LABEL_CLEAR && x < left + label.width + LABEL_CLEAR) crossed += 1;
    }
    const cost = Math.abs(left - wanted) + CROSSED * crossed;
    if (cost >= least) return;
    least = cost;
    best = left;
  };
  for (const { a, b } of stretches(from, to, moment, moments)) {
    consider(a, b, rightOf(a) + LABEL_CLEAR, leftOf(b) - LABEL_CLEAR - label.width);
    for (let i = a; i < b && b - a > 1; i++) {
      consider(i, i + 1, rightOf(i) + LABEL_CLEAR, leftOf(i + 1) - LABEL_CLEAR - label.width);
    }
  }
  return Math.round(best);
}
