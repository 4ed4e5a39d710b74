// Messages as drawn: from written messages, measured or placed, to lines with their labels, the space of a label in whole px,
// and bars.
import type { Box, Size } from '../../../layout/graph.js';
import type { IconLookup } from '../../../scene/icon.js';
import type { RectShape, Tone } from '../../../scene/scene.js';
import { type DrawnLine, drawnLine } from '../../drawn-line.js';
import type { Line } from '../../lines.js';

/** `room`: minimum px for its label. The label of a message to oneself is beside its loop. */
export function drawnMessage(line: Line, icons: IconLookup, room = 0): DrawnLine {
  return drawnLine(line, icons, line.from === line.to ? 'beside' : 'on', { room });
}

/** Whole px, so that a label's position is whole too. */
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
