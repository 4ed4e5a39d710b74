// Small labels in the field: from their lines to the room they take, whether a box has that room, and their text in it.
import type { Box } from '../../../layout/graph.js';
import { baselineOffset, lineHeight, measureText } from '../../../metrics/index.js';
import { SUB_TEXT } from '../../../scene/parts/type-scale.js';
import type { SceneNode, TextShape } from '../../../scene/scene.js';

export interface LabelWords {
  readonly lines: readonly string[];
  readonly width: number;
  readonly height: number;
}

/** `air`: px on either side of the text. */
export function sized(lines: readonly string[], air: number): LabelWords {
  const width = lines.reduce((most, each) => Math.max(most, measureText(each, SUB_TEXT)), 0);
  return { lines, width: width + 2 * air, height: lines.length * lineHeight(SUB_TEXT) };
}

export function within(outer: Box, { x, y, width, height }: Box): boolean {
  return x >= outer.x && y >= outer.y && x + width <= outer.x + outer.width && y + height <= outer.y + outer.height;
}

export function wordsAt({ lines }: LabelWords, { x, y, width }: Box, fill: TextShape['fill']): readonly SceneNode[] {
  return lines.map((text, i) => ({
    type: 'text',
    x: x + width / 2,
    y: y + i * lineHeight(SUB_TEXT) + baselineOffset(SUB_TEXT),
    text,
    width: measureText(text, SUB_TEXT),
    style: SUB_TEXT,
    anchor: 'middle',
    fill,
  }));
}
