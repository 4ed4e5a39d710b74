// Notes as drawn: in, the model's notes; out, the room each needs, and its card, stretched over the lifelines it covers.
import type { Box, Size } from '../../../layout/graph.js';
import { NOTE_AIR, noteShapes, noteWords } from '../../../scene/parts/note-card.js';
import type { TextBlock } from '../../../scene/parts/text-block.js';
import type { PartNode } from '../../../scene/scene.js';
import type { SequenceNote } from '../model.js';

export interface DrawnNote {
  readonly note: SequenceNote;
  readonly words: TextBlock;
  readonly size: Size;
}

/** Written on as many lines as this, a text is a list or code. */
const LISTED = 3;

/** `room`: px that the card may have at least, which a note over lifelines far apart makes use of. */
export function drawnNote(note: SequenceNote, room = 0): DrawnNote {
  const words = noteWords(note.text, note.text.split('\n').length < LISTED ? 'middle' : 'start', room);
  return {
    note,
    words,
    size: { width: Math.ceil(words.width / 2) * 2 + 2 * NOTE_AIR.x, height: Math.ceil(words.height) + 2 * NOTE_AIR.y },
  };
}

export function notePart({ note, words }: DrawnNote, box: Box): PartNode {
  const { tone, link } = note;
  return {
    type: 'part',
    part: 'note',
    ...(link === undefined ? {} : { link }),
    children: noteShapes(words, tone, box),
  };
}
