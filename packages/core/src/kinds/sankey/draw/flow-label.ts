// The label of a flow: in, the flow; out, its text as a block, and the px between two columns that it needs.
import { type Block, NOTHING } from '../../../scene/parts/block.js';
import { readingWidth, textBlock } from '../../../scene/parts/text-block.js';
import { EDGE_TEXT } from '../../../scene/parts/type-scale.js';
import type { SankeyFlow } from '../model.js';

/** px at which a label is wrapped. */
const WIDTH = 104;
/** Around the text on its ground, and to the columns. */
export const AIR = 4;
export const TO_COLUMN = 8;

export function flowLabel({ label }: Pick<SankeyFlow, 'label'>): Block {
  if (label === undefined) return NOTHING;
  const maxWidth = readingWidth(label, EDGE_TEXT, WIDTH);
  return textBlock([{ text: label, style: EDGE_TEXT, fill: 'ink', maxWidth }], 'middle');
}

/** px between two columns that a label needs. */
export function roomForLabel(flow: SankeyFlow): number {
  return Math.ceil(flowLabel(flow).width) + 2 * (AIR + TO_COLUMN);
}
