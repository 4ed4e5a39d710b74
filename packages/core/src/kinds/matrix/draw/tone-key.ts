// The colours of cells and their entries in the key: in, the model; out, a swatch and a meaning for each colour that needs one.
import { type Block, row } from '../../../scene/parts/block.js';
import { statementBlock } from '../../../scene/parts/own-statement.js';
import { readingWidth, textBlock } from '../../../scene/parts/text-block.js';
import { SUB_TEXT } from '../../../scene/parts/type-scale.js';
import type { Paint, Tone } from '../../../scene/scene.js';
import { meaningOf, usedTones } from '../grounds.js';
import type { MatrixModel } from '../model.js';

const SWATCH = { width: 20, height: 14 } as const;
/** Wrap width of a meaning, px. */
const MEANING = 200;

export function tonePaint(tone: Tone): Paint {
  return { fill: `${tone}-fill`, stroke: `${tone}-stroke`, strokeWidth: 1 };
}

/** A colour without a meaning only distinguishes cells. */
export function toneEntries(model: MatrixModel): readonly Block[] {
  return usedTones(model).flatMap((tone) => {
    const meaning = meaningOf(tone, model);
    if (meaning === tone) return [];
    const own = model.key.find(({ word }) => word === tone);
    const text = own === undefined ? `${meaning} risk` : meaning;
    const maxWidth = readingWidth(text, SUB_TEXT, MEANING);
    const words = textBlock([{ text, style: SUB_TEXT, fill: 'secondary', maxWidth }], 'start');
    return [statementBlock(own?.span, row([swatch(tone), words], 8))];
  });
}

function swatch(tone: Tone): Block {
  return {
    ...SWATCH,
    at: ({ x, y }) => [{ type: 'rect', x, y, ...SWATCH, radius: 3, ...tonePaint(tone) }],
  };
}
