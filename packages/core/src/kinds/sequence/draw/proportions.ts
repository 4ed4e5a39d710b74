// Proportions of a sequence: from a chart as laid out to changes that bring it nearer to a page's proportions: space for labels
// on one line if it is taller than wide, space between the rows if it is flat.
import type { Size } from '../../../layout/graph.js';
import { MARGINS } from '../../../layout/page.js';
import { wrapWidth } from '../../../metrics/index.js';
import { EDGE_TEXT } from '../../../scene/parts/type-scale.js';

/** Height over width above which labels get their space, however wide the chart becomes. */
const TALL = 2.5;
/** Width over height above which rows move apart. */
const FLAT = 2.9;
/** px: a wider chart is already shown too small where text is 800 px wide. */
const BROAD = 600;
/** px that rows can move apart. */
const MOST_AIR = 16;

/** Shares of the most a label can get, best first. */
const SHARES = [1, 0.85, 0.7] as const;

/** Minimum px for every label, most first: the first is taken whose chart still fits the page. */
export function labelRooms({ width, height }: Size): readonly number[] {
  return width < BROAD && height > width ? SHARES.map((share) => Math.ceil(share * 2 * wrapWidth(EDGE_TEXT))) : [];
}

export function fitsPage({ width }: Size, { width: before, height }: Size): boolean {
  return width <= BROAD || height > TALL * before;
}

/** px to add over each message. */
export function rowAir({ width, height }: Size, messages: number): number {
  if (messages === 0) return 0;
  return Math.min(MOST_AIR, Math.max(0, Math.ceil(((width + MARGINS) / FLAT - MARGINS - height) / messages)));
}
