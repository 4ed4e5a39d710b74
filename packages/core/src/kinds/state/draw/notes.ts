// Notes about composites, which are inside the frame: from the note to its card as a block, and as a node among those of an
// open frame.
import type { Block } from '../../../scene/parts/block.js';
import { noteCard } from '../../../scene/parts/note-card.js';
import type { GraphNode } from '../../graph-picture/content.js';
import type { SideNote } from '../../note-meaning.js';

export function noteInFrame({ text, tone, link, span }: SideNote): Block {
  const block = noteCard(text, tone);
  return {
    ...block,
    at: (corner) => [
      { type: 'part', part: 'note', span, ...(link === undefined ? {} : { link }), children: block.at(corner) },
    ],
  };
}

/** `place` among all notes, from 0: its id is not a word of the language. */
export function noteNode(note: SideNote, place: number): GraphNode {
  const block = noteInFrame(note);
  const { width, height } = block;
  return {
    id: `note/${place + 1}`,
    name: '',
    width,
    height,
    outline: 'box',
    ...(note.about === undefined ? {} : { group: note.about }),
    shapes: block.at,
    parts: block.at,
    meet: (_box, end) => end,
  };
}
