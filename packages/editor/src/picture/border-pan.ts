// While a line is drawn, the picture moves at the pane's border, so that the line reaches parts outside of it. In: the pane, and what draws the line to a
// point; out, the view, until nothing is drawn.
import type { PaneState } from './pane-state.js';
import { type Box, type Point, panned, type Size, shownBox } from './view.js';

/** px from the border in which the picture moves; on a small pane, at most a quarter of it. */
const BAND = 40;
/** px per ms at the border, and outside of it. */
const SPEED = 0.6;
/** ms before it begins, as the handle of a part can be at the border itself. */
const REST = 300;
/** px between the end of the picture and the border, where it stops. */
const MARGIN = 24;

/** px by which a picture moves in `ms`: only towards what is hidden. `picture`: where it is in the pane. */
export function drift(at: Point, picture: Box, pane: Size, ms: number): Point {
  const along = (place: number, start: number, length: number, room: number): number => {
    const band = Math.min(BAND, room / 4);
    const depth = (from: number): number => Math.min(1, Math.max(0, from / band)) * SPEED * ms;
    const hiddenBefore = Math.max(0, MARGIN - start);
    const hiddenAfter = Math.max(0, start + length - (room - MARGIN));
    return Math.min(hiddenBefore, depth(band - place)) - Math.min(hiddenAfter, depth(place - (room - band)));
  };
  return {
    x: along(at.x, picture.x, picture.width, pane.width),
    y: along(at.y, picture.y, picture.height, pane.height),
  };
}

export function panAtBorder(pane: PaneState, drawTo: (to: Point) => void): void {
  const begun = performance.now();
  let before = begun;
  const step = (now: number): void => {
    const doing = pane.doing.peek();
    const size = pane.shown.peek()?.size;
    if (doing.is !== 'connecting' || doing.to === undefined || size === undefined) return;
    const picture = shownBox(pane.view.peek(), { x: 0, y: 0, ...size });
    const ms = now - begun < REST ? 0 : now - before;
    const by = drift(doing.to, picture, pane.size.peek(), ms);
    if (by.x !== 0 || by.y !== 0) {
      pane.isFitting.value = false;
      pane.view.value = panned(pane.view.peek(), by);
      drawTo(doing.to);
    }
    before = now;
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
