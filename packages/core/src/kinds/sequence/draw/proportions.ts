// Proportions of a sequence: in, a chart as laid out; out, what brings it nearer to a page's: room for labels on one line where it is
// tall and narrow, air between the rows where it is flat.
import type { Size } from '../../../layout/graph.js';
import { wrapWidth } from '../../../metrics/index.js';
import { EDGE_TEXT } from '../../../scene/parts/type-scale.js';

/** How many times as long as broad a chart may be before anything is done. */
const TALL = 2.5;
const FLAT = 2.9;
/** px: a broader chart is shown too small already where text runs 800 px wide. */
const BROAD = 600;
/** px round a chart. */
const MARGINS = 48;
/** px that rows may move apart. */
const MOST_AIR = 16;

/** px that every label may have at least. */
export function labelRoom({ width, height }: Size): number {
  return width < BROAD && height > TALL * width ? 2 * wrapWidth(EDGE_TEXT) : 0;
}

/** px to add over each message. */
export function rowAir({ width, height }: Size, messages: number): number {
  if (messages === 0) return 0;
  return Math.min(MOST_AIR, Math.max(0, Math.ceil(((width + MARGINS) / FLAT - MARGINS - height) / messages)));
}
