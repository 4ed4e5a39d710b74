// Where words about a part are shown: in, its box and the pane's size, in px; out, a corner below the part, or above it where there is no room, always in
// the pane.
import type { Box, Point, Size } from './view.js';

/** px; the style sheet has the same width. */
const WIDTH = 280;
const HEIGHT = 110;
const GAP = 12;

export function bubblePlace(box: Box, pane: Size): Point {
  const fit = (at: number, length: number, room: number): number => Math.max(GAP, Math.min(room - length - GAP, at));
  const below = box.y + box.height + GAP;
  const y = below + HEIGHT > pane.height ? box.y - HEIGHT - GAP : below;
  return { x: fit(box.x + box.width / 2 - WIDTH / 2, WIDTH, pane.width), y: fit(y, HEIGHT, pane.height) };
}
