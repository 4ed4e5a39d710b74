// What goes with messages as drawn: in, what was measured or placed; out, the room of a label in whole px, and bars.
import type { Box, Size } from '../../../layout/graph.js';
import type { RectShape, Tone } from '../../../scene/scene.js';

/** Whole px, so that a label's place is one too. */
export function roomFor({ width, height }: Size): Size {
  return { width: Math.ceil(width), height: Math.ceil(height) };
}

export function barShape({ x, y, width, height }: Box, tone: Tone): RectShape {
  return {
    type: 'rect',
    x,
    y,
    width,
    height,
    radius: 2,
    fill: `${tone}-fill`,
    stroke: `${tone}-stroke`,
    strokeWidth: 1,
  };
}
