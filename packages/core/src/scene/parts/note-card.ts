// A note. In: its text and tone, and the room it can take. Out: a card with a folded corner.
import type { Box } from '../../layout/graph.js';
import { wrapWidth } from '../../metrics/index.js';
import type { SceneNode, Tone } from '../scene.js';
import type { Block } from './block.js';
import { snapUp } from './grid.js';
import { readingWidth, type TextBlock, textBlock } from './text-block.js';
import { SUB_TEXT } from './type-scale.js';

export const NOTE_AIR = { x: 12, y: 8 } as const;
const FOLD = 10;
/** Longer lines are hard to read, px. */
const WIDEST = 400;

/** `room`: px that the card can have at least. */
export function noteWords(text: string, anchor: 'start' | 'middle', room = 0): TextBlock {
  const usual = readingWidth(text, SUB_TEXT, 1.15 * wrapWidth(SUB_TEXT));
  const maxWidth = Math.max(usual, Math.min(room - 2 * NOTE_AIR.x, WIDEST));
  return textBlock([{ text, style: SUB_TEXT, fill: 'ink', maxWidth }], anchor);
}

/** The card over a whole box, with its text centred. */
export function noteShapes(words: Block, tone: Tone, { x, y, width, height }: Box): readonly SceneNode[] {
  const right = x + width;
  const bottom = y + height;
  return [
    {
      type: 'path',
      fill: `${tone}-fill`,
      stroke: `${tone}-stroke`,
      strokeWidth: 1,
      steps: [
        ['M', x, y],
        ['L', right - FOLD, y],
        ['L', right, y + FOLD],
        ['L', right, bottom],
        ['L', x, bottom],
        ['Z'],
        // The fold, drawn in the same orientation as the card, so that it is filled with it.
        ['M', right, y + FOLD],
        ['L', right - FOLD, y + FOLD],
        ['L', right - FOLD, y],
      ],
    },
    ...words.at({ x: x + (width - words.width) / 2, y: y + (height - words.height) / 2 }),
  ];
}

/** A card no larger than its text needs, on the grid; the text starts at its left. */
export function noteCard(text: string, tone: Tone): Block {
  const words = noteWords(text, 'start');
  const width = snapUp(words.width + 2 * NOTE_AIR.x, 8);
  const height = snapUp(words.height + 2 * NOTE_AIR.y, 8);
  const atStart: Block = { ...words, width: width - 2 * NOTE_AIR.x };
  return { width, height, at: ({ x, y }) => noteShapes(atStart, tone, { x, y, width, height }) };
}
