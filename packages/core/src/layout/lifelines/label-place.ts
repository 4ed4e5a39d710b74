// Where a message's label stands along its line: in, the line's ends and the lifelines on the way; out, the label's left
// edge. Near the middle, off every bar, and off lifelines where a gap between two has room.
import type { ChartMessage } from './chart.js';
import { stretches } from './columns.js';
import { LABEL_CLEAR } from './measures.js';
import type { Moments } from './moments.js';

/** px from the middle that one crossed lifeline is worth. */
const CROSSED = 160;

export function labelLeft({ id, from, to, label }: ChartMessage, xs: readonly number[], moments: Moments): number {
  const moment = moments.of(id);
  const rightOf = (i: number): number => (xs[i] ?? 0) + moments.around(i, moment).right;
  const leftOf = (i: number): number => (xs[i] ?? 0) - moments.around(i, moment).left;
  const middle = (rightOf(Math.min(from, to)) + leftOf(Math.max(from, to))) / 2;
  const wanted = middle - label.width / 2;
  let best = wanted;
  let least = Number.POSITIVE_INFINITY;
  /** Between two lifelines: in the middle of a gap, as near the line's middle as can be across several. */
  const consider = (start: number, end: number): void => {
    const low = rightOf(start) + LABEL_CLEAR;
    const high = leftOf(end) - LABEL_CLEAR - label.width;
    if (high < low) return;
    const left = end - start === 1 ? (low + high) / 2 : Math.min(Math.max(wanted, low), high);
    let crossed = 0;
    for (let i = start + 1; i < end; i++) {
      const x = xs[i] ?? 0;
      if (x > left - LABEL_CLEAR && x < left + label.width + LABEL_CLEAR) crossed += 1;
    }
    // A label that crosses nothing fits a gap, where it stands in the middle.
    if (end - start > 1 && crossed === 0) return;
    const cost = Math.abs(left - wanted) + CROSSED * crossed;
    if (cost >= least) return;
    least = cost;
    best = left;
  };
  for (const { a, b } of stretches(from, to, moment, moments)) {
    consider(a, b);
    if (b - a > 1) for (let i = a; i < b; i++) consider(i, i + 1);
  }
  return Math.round(best);
}
