// Proportions of a sequence: from a chart as laid out to changes that bring it nearer to a page's proportions: space for labels
// on one line if it is tall and narrow, space between the rows if it is flat.
import type { Size } from '../../../layout/graph.js';
import { wrapWidth } from '../../../metrics/index.js';
import { EDGE_TEXT } from '../../../scene/parts/type-scale.js';

/** Height over width above which a chart is adjusted. */
const TALL = 2.5;
const FLAT = 2.9;
/** px: a wider chart is already shown too small where text is 800 px wide. */
const BROAD = 600;
/** px around a chart. */
const MARGINS = 48;
/** px that rows can move apart. */
const MOST_AIR = 16;

/** Minimum px for every label. */
export function labelRoom({ width, height }: Size): number {
  return width < BROAD && height > TALL * width ? 2 * wrapWidth(EDGE_TEXT) : 0;
}

/** px to add over each message. */
export function rowAir({ width, height }: Size, messages: number): number {
  if (messages === 0) return 0;
  return Math.min(MOST_AIR, Math.max(0, Math.ceil(((width + MARGINS) / FLAT - MARGINS - height) / messages)));
}
