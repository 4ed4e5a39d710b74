// Text as an SVG element that fits its box whatever font the viewer has: the measured width is written as textLength,
// and a substitute font is squeezed or stretched to it.
import type { TextShape } from '../scene/scene.js';
import { escapeLine } from './escape.js';
import type { Ink } from './ink.js';
import type { Leaf } from './markup.js';
import { px, tenth } from './number.js';
import { readsRightToLeft } from './text-direction.js';

const ANCHOR_SHARE = { start: 0, middle: 0.5, end: 1 } as const;

/** Runs that XML white space handling would drop or merge. */
const FRAGILE_SPACE = /^[ \t\n\r]|[ \t\n\r]$|[ \t\n\r]{2}/;

/** A text that shows nothing has no element. */
export function isShown({ text, width }: TextShape): boolean {
  return text !== '' && width > 0;
}

/** Undefined for a text that shows nothing. */
export function textElement(shape: TextShape, ink: Ink): Leaf | undefined {
  if (!isShown(shape)) return undefined;
  const isReversed = readsRightToLeft(shape.text);
  // Start and end swap sides with the direction, which not every renderer supports: the middle stays in place.
  const x = isReversed ? shape.x + (0.5 - ANCHOR_SHARE[shape.anchor]) * shape.width : shape.x;
  const direction = isReversed ? ' direction="rtl"' : '';
  const space = FRAGILE_SPACE.test(shape.text) ? ' xml:space="preserve"' : '';
  return {
    type: 'leaf',
    name: 'text',
    before: ` x="${tenth(x)}" y="${tenth(shape.y)}"${direction}`,
    after: ` textLength="${tenth(shape.width)}" lengthAdjust="spacingAndGlyphs"${space}`,
    classes: [],
    needs: {
      fill: ink.of(shape.fill),
      stroke: 'none',
      'font-size': px(shape.style.size),
      'font-weight': String(shape.style.weight),
      'text-anchor': isReversed ? 'middle' : shape.anchor,
    },
    text: escapeLine(shape.text),
  };
}
