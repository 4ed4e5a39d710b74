// Where the tools of a part are: in, its box and the pane's size, in px; out, a corner near the part inside the pane, or that they are docked to its
// bottom, as in narrow panes.
import type { Box, Point, Size } from './view.js';

export interface ToolsPlace extends Point {
  readonly isDocked: boolean;
}

/** px. */
const WIDTH = 400;
const HEIGHT = 84;
const GAP = 14;
const NARROW = 560;

export function toolsPlace(box: Box, pane: Size): ToolsPlace {
  const x = Math.max(GAP, Math.min(pane.width - WIDTH - GAP, box.x + box.width / 2 - WIDTH / 2));
  const below = box.y + box.height + GAP;
  const above = box.y - HEIGHT - GAP;
  if (pane.width < NARROW) return { isDocked: true, x, y: 0 };
  if (below >= 0 && below + HEIGHT <= pane.height) return { isDocked: false, x, y: below };
  return above >= 0 && above + HEIGHT <= pane.height
    ? { isDocked: false, x, y: above }
    : { isDocked: true, x, y: 0 };
}
