// Notes as drawn: in, the model's notes; out, the room each needs, and its card, stretched over the lifelines it covers.
import type { Box, Size } from '../../../layout/graph.js';
import { wrapWidth } from '../../../metrics/index.js';
import { readingWidth, type TextBlock, textBlock } from '../../../scene/parts/text-block.js';
import { SUB_TEXT } from '../../../scene/parts/type-scale.js';
import type { PartNode } from '../../../scene/scene.js';
import type { SequenceNote } from '../model.js';

const PAD_X = 12;
const PAD_Y = 8;
const FOLD = 10;
/** Longer lines are hard to read, px. */
const WIDEST = 400;

export interface DrawnNote {
  readonly note: SequenceNote;
  readonly words: TextBlock;
  readonly size: Size;
}

/** `room`: px that the card may have at least, which a note over lifelines far apart makes use of. */
export function drawnNote(note: SequenceNote, room = 0): DrawnNote {
  const usual = readingWidth(note.text, SUB_TEXT, 1.15 * wrapWidth(SUB_TEXT));
  const maxWidth = Math.max(usual, Math.min(room - 2 * PAD_X, WIDEST));
  const words = textBlock([{ text: note.text, style: SUB_TEXT, fill: 'ink', maxWidth }], 'middle');
  return {
    note,
    words,
    size: { width: Math.ceil(words.width / 2) * 2 + 2 * PAD_X, height: Math.ceil(words.height) + 2 * PAD_Y },
  };
}

export function notePart({ note, words }: DrawnNote, { x, y, width, height }: Box): PartNode {
  const { tone, link } = note;
  const right = x + width;
  return {
    type: 'part',
    part: 'note',
    ...(link === undefined ? {} : { link }),
    children: [
      {
        type: 'path',
        fill: `${tone}-fill`,
        stroke: `${tone}-stroke`,
        strokeWidth: 1,
        steps: [
          ['M', x, y],
          ['L', right - FOLD, y],
          ['L', right, y + FOLD],
          ['L', right, y + height],
          ['L', x, y + height],
          ['Z'],
        ],
      },
      {
        type: 'path',
        stroke: `${tone}-stroke`,
        strokeWidth: 1,
        steps: [
          ['M', right - FOLD, y],
          ['L', right - FOLD, y + FOLD],
          ['L', right, y + FOLD],
        ],
      },
      ...words.at({ x: x + (width - words.width) / 2, y: y + (height - words.height) / 2 }),
    ],
  };
}
