// A note: in, its text and tone; out, a card with a folded corner.
import { wrapWidth } from '../../metrics/index.js';
import type { Tone } from '../scene.js';
import type { Block } from './block.js';
import { snapUp } from './grid.js';
import { readingWidth, textBlock } from './text-block.js';
import { SUB_TEXT } from './type-scale.js';

const PAD_X = 12;
const PAD_Y = 8;
const FOLD = 10;

export function noteCard(text: string, tone: Tone): Block {
  const maxWidth = readingWidth(text, SUB_TEXT, 1.15 * wrapWidth(SUB_TEXT));
  const words = textBlock([{ text, style: SUB_TEXT, fill: 'ink', maxWidth }], 'start');
  const width = snapUp(words.width + 2 * PAD_X, 8);
  const height = snapUp(words.height + 2 * PAD_Y, 8);
  return {
    width,
    height,
    at: ({ x, y }) => [
      {
        type: 'path',
        fill: `${tone}-fill`,
        stroke: `${tone}-stroke`,
        strokeWidth: 1,
        steps: [
          ['M', x, y],
          ['L', x + width - FOLD, y],
          ['L', x + width, y + FOLD],
          ['L', x + width, y + height],
          ['L', x, y + height],
          ['Z'],
        ],
      },
      {
        type: 'path',
        stroke: `${tone}-stroke`,
        strokeWidth: 1,
        steps: [
          ['M', x + width - FOLD, y],
          ['L', x + width - FOLD, y + FOLD],
          ['L', x + width, y + FOLD],
        ],
      },
      ...words.at({ x: x + PAD_X, y: y + (height - words.height) / 2 }),
    ],
  };
}
