// What a good page is, for the engines and for the kinds that choose among pictures. Sizes are px at full size,
// proportions ratios without a unit. Each number is written only here (scripts/layout/numbers.test.ts).
import type { Size } from './graph.js';

/** px: the width of a screen. A wider picture is shown smaller, or scrolls sideways. */
export const SCREEN = 1600;
/** px: the longest side at which anything can be read, two screens. */
export const LONGEST_READABLE: number = 2 * SCREEN;
/** px: the width of a wide column. A picture up to it is shown at full size. */
export const COLUMN = 1000;
/** px: the width of a column of text, in which the size of a picture's text is stated. */
export const TEXT_COLUMN = 800;
/** px: a longer picture is shown in a column with labels of lines under 8.5 px. */
export const LEGIBLE = 1400;
/** px: a shorter picture can be slender, since it is seen at a glance. */
export const SHORT = 800;
/** px: a smaller picture can have any proportions, since it leaves room beside it. */
export const SMALL = 600;
/** px: the margins of a page, both sides together. */
export const MARGINS = 48;

/** Width over height of a screen, and of a page that fills one. */
export const ASPECT = 1.6;
/** Width over height, and height over width, up to which proportions cost nothing: pages scroll down, not sideways. */
export const WIDEST = 2;
export const TALLEST = 1.4;
/** Crossings: the cost of each time that a picture exceeds those. */
export const PROPORTION = 12;
/** Longer over shorter side up to which a picture looks like a page. */
export const PAGELIKE = 2.5;
/** Longer over shorter side above which a picture leaves most of a page empty. */
export const SLENDER = 3;
/** Longer over shorter side that no picture should exceed, margins included. */
export const MOST_RATIO = 4;
/** The same to aim for, so that rounding and a title keep the picture within it. */
export const AIMED_RATIO = 3.8;

/** Longer over shorter side, with the given px around the picture. */
export function sidesRatio({ width, height }: Size, margins = 0): number {
  const [w, h] = [width + margins, height + margins];
  return Math.max(w / h, h / w);
}

/** Longer than a screen and slender: it can only be shown tiny. */
export function isRibbon(size: Size): boolean {
  return Math.max(size.width, size.height) > SCREEN && sidesRatio(size) > SLENDER;
}

/** The width of the smallest frame of those proportions that shows it whole. */
export function frameWidth({ width, height }: Size, aspect: number = ASPECT): number {
  return Math.max(width, height * aspect);
}

/** Crossings: the cost of the proportions, from width over height and height over width. */
export function proportionCost(wide: number, tall: number): number {
  return PROPORTION * (Math.max(wide / WIDEST, tall / TALLEST, 1) - 1);
}
