// Text as an SVG element that fits its box whatever font the viewer has: the measured width goes in as textLength, and a
// substitute font is squeezed or stretched to it. Font size and weight are written only where they differ from the root's.
import type { TextStyle } from '../metrics/contract.js';
import type { TextShape } from '../scene/scene.js';
import { escapeLine } from './escape.js';
import type { Ink } from './ink.js';
import { px } from './number.js';
import { TABULAR } from './style-sheet.js';
import { readsRightToLeft } from './text-direction.js';

const ANCHOR_SHARE = { start: 0, middle: 0.5, end: 1 } as const;

/** Runs that XML white space handling would drop or merge. */
const FRAGILE_SPACE = /^[ \t\n\r]|[ \t\n\r]$|[ \t\n\r]{2}/;

function place(shape: TextShape): string {
  if (!readsRightToLeft(shape.text)) {
    const anchor = shape.anchor === 'start' ? '' : ` text-anchor="${shape.anchor}"`;
    return `x="${px(shape.x)}" y="${px(shape.y)}"${anchor}`;
  }
  // Start and end change sides with the direction, and not every renderer knows it: the middle stays where it is.
  const middle = shape.x + (0.5 - ANCHOR_SHARE[shape.anchor]) * shape.width;
  return `x="${px(middle)}" y="${px(shape.y)}" text-anchor="middle" direction="rtl"`;
}

/** One line of markup; undefined for a text that shows nothing. */
export function textElement(shape: TextShape, root: TextStyle, ink: Ink): string | undefined {
  if (shape.text === '' || !(shape.width > 0)) return undefined;
  const size = shape.style.size === root.size ? '' : ` font-size="${px(shape.style.size)}"`;
  const weight = shape.style.weight === root.weight ? '' : ` font-weight="${shape.style.weight}"`;
  const space = FRAGILE_SPACE.test(shape.text) ? ' xml:space="preserve"' : '';
  const colour = ink.attributes({ fill: shape.fill }, shape.tabular === true ? [TABULAR] : []);
  const fit = ` textLength="${px(shape.width)}" lengthAdjust="spacingAndGlyphs"`;
  return `<text ${place(shape)}${size}${weight}${fit}${space}${colour}>${escapeLine(shape.text)}</text>`;
}
