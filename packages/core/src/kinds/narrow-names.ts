// Large pictures whose width follows from their names. In: how many names there are, and how to draw them at a share of the usual
// width. Out: the drawing that is read more easily on a page 1,000 px wide, where a wider picture is shown smaller.
import type { Size } from '../layout/graph.js';
import { LEGIBLE } from '../layout/page.js';

/** The fewest names from which they are also tried narrower where every drawing costs as much as the picture. */
const MANY = 40;
const NARROW = 0.7;
/** The width that it must save at least, as a share. */
const WORTH = 0.08;

export function withNarrowNames<Of>(count: number, draw: (wrap: number) => Of, sizeOf: (drawing: Of) => Size): Of {
  return count < MANY ? draw(1) : narrowIfWide(draw, sizeOf);
}

/** Whatever the number of names. `isUsable`: whether a narrow drawing can be taken. */
export function narrowIfWide<Of>(
  draw: (wrap: number) => Of,
  sizeOf: (drawing: Of) => Size,
  isUsable: (narrow: Of) => boolean = () => true,
): Of {
  const usual = draw(1);
  const { width } = sizeOf(usual);
  if (width <= LEGIBLE) return usual;
  const narrow = draw(NARROW);
  return isUsable(narrow) && sizeOf(narrow).width <= (1 - WORTH) * width ? narrow : usual;
}
