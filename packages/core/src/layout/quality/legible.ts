// The size of text in a picture on a page. In: two sizes of one picture. Out: whether the first shows clearly larger
// text in a column, which scrolls down but not across.
import type { Size } from '../graph.js';
import { COLUMN, SHORT, SLENDER } from '../page.js';
import { CLEARLY_LARGER } from './weights.js';

export function isClearlyLarger(one: Size, other: Size): boolean {
  return Math.max(COLUMN, other.width) >= CLEARLY_LARGER * Math.max(COLUMN, one.width);
}

/** Whether it is shown at full size in a column, and is slender only if it is short. */
export function isHandy({ width, height }: Size): boolean {
  const long = Math.max(width, height);
  return width <= COLUMN && (long <= SHORT || long <= SLENDER * Math.min(width, height));
}
