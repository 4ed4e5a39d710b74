// Measures that the silhouettes share, px (docs/look.md, Nodes).
import type { Size } from '../../../layout/graph.js';
import { snapUp } from '../grid.js';

export const PAD_X = 12;
export const PAD_Y = 8;
export const RADIUS = 8;
/** Sizes are multiples of this, so that similar boxes become equal. */
const STEP = 8;
const LEAST: Size = { width: 88, height: 40 };

/** A box on the grid, never smaller than the smallest card. */
export function snapped(width: number, height: number, least: Size = LEAST): Size {
  return {
    width: Math.max(least.width, snapUp(width, STEP)),
    height: Math.max(least.height, snapUp(height, STEP)),
  };
}

/** How far an ellipse's quadrant curves back at a distance from its axis: 0 on the axis, `depth` at `reach`. */
export function fallBack(depth: number, reach: number, distance: number): number {
  const share = Math.min(1, Math.abs(distance) / Math.max(reach, 0.01));
  return depth * (1 - Math.sqrt(1 - share * share));
}
