// Notes as drawn: from the model's notes to the space each needs, and its card, stretched over the lifelines it covers.
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

/** A text written on at least this many lines is a list or code. */
const LISTED = 3;

/** `room`: minimum px for the card, which a note over lifelines far apart uses. */
export function drawnNote(note: SequenceNote, room = 0): DrawnNote {
  const words = noteWords(note.text, note.text.split('\n').length < LISTED ? 'middle' : 'start', room);
  return {
    note,
    words,
    size: { width: Math.ceil(words.width / 2) * 2 + 2 * NOTE_AIR.x, height: Math.ceil(words.height) + 2 * NOTE_AIR.y },
  };
}

export function notePart({ note, words }: DrawnNote, box: Box): PartNode {
  const { tone, link, span } = note;
  return {
    type: 'part',
    part: 'note',
    span,
    ...(link === undefined ? {} : { link }),
    children: noteShapes(words, tone, box),
  };
}
