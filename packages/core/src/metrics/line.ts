// The vertical measures of a line and the default width of a label, from the text size only.

import type { TextStyle } from './contract.js';
import { CAP_HEIGHT } from './inter.js';

const LINE_HEIGHT = 1.35;

/** A label wraps at about this many characters (docs/look.md, Type). */
const CHARACTERS = 24;

/** em. The mean advance over English text in Inter, including spaces. */
const AVERAGE_CHARACTER = 0.54;

/** Distance between baselines: 1.35 times the size, rounded to whole px (halves up) so that stacked lines stay sharp. */
export function lineHeight(style: TextStyle): number {
  return Math.round(LINE_HEIGHT * style.size);
}

/** Height of a capital letter above the baseline, px. */
export function capHeight(style: TextStyle): number {
  return round(CAP_HEIGHT * style.size);
}

/** From the top of the line box to the baseline, px, so that capitals and figures are centred in the box. */
export function baselineOffset(style: TextStyle): number {
  return round((lineHeight(style) + capHeight(style)) / 2);
}

/** The width to wrap labels at, px: about 24 average characters, rounded up to the 4 px grid. */
export function wrapWidth(style: TextStyle): number {
  return Math.ceil((CHARACTERS * AVERAGE_CHARACTER * style.size) / 4) * 4;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
