// Large pictures whose width follows from their names. In: how many names there are, and how to draw them at a share of the usual
// width. Out: the drawing that is read more easily on a page 1,000 px wide, where a wider picture is shown smaller.
import type { Size } from '../layout/graph.js';

/** The fewest names, and px of width, from which they are also tried narrower. */
const MANY = 40;
const WIDE = 1_400;
export const NARROW = 0.7;
/** The width that it must save at least, as a share. */
export const WORTH = 0.08;

export function withNarrowNames<Of>(count: number, draw: (wrap: number) => Of, sizeOf: (drawn: Of) => Size): Of {
  const usual = draw(1);
  if (count < MANY || sizeOf(usual).width <= WIDE) return usual;
  const narrow = draw(NARROW);
  return sizeOf(narrow).width <= (1 - WORTH) * sizeOf(usual).width ? narrow : usual;
}
