// What lies under elements of one tone: in, the canvas and the fill of a node; out, that fill and the fills of frames, which
// deepen from the one to the other.
import { fitted, type Hex, mixed, type Shade } from './colour.js';

/** How much of the way from the canvas to a node's fill each nesting depth of a frame goes. */
const FRAME_SHARES = [1 / 3, 0.58, 0.83] as const;

export interface Surfaces {
  readonly fill: Hex;
  readonly frames: readonly [Hex, Hex, Hex];
}

export function surfaces(canvas: Shade, fill: Shade): Surfaces {
  const [first, second, third] = FRAME_SHARES;
  return {
    fill: fitted(fill),
    frames: [mixed(canvas, fill, first), mixed(canvas, fill, second), mixed(canvas, fill, third)],
  };
}
