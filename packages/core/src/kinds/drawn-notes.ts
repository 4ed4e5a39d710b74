// Notes as drawn, in every graph kind: in, what a note means and its position from the layout; out, its card, the
// dotted line to it, and its part of the scene. A note about nothing is below the picture.
import type { Box, Point } from '../layout/graph.js';
import { type Block, flowed } from '../scene/parts/block.js';
import { noteCard } from '../scene/parts/note-card.js';
import type { ConnectorShape, PartNode } from '../scene/scene.js';
import type { SideNote } from './note-meaning.js';

export interface DrawnNote {
  /** Not a valid word of the language, so it never conflicts with an id of the source. */
  readonly id: string;
  readonly note: SideNote;
  readonly card: Block;
}

export function drawnNotes(notes: readonly SideNote[]): readonly DrawnNote[] {
  return notes.map((note, i) => ({ id: `note:${i + 1}`, note, card: noteCard(note.text, note.tone) }));
}

/** From a frame straight to the card of a note next to it; empty if the two do not face one another. */
export function bridge(frame: Box, card: Box): readonly Point[] {
  const x = overlapMiddle([frame.x, frame.width], [card.x, card.width]);
  const y = overlapMiddle([frame.y, frame.height], [card.y, card.height]);
  if (y !== undefined) {
    const right = card.x > frame.x;
    return [
      { x: right ? frame.x + frame.width : frame.x, y },
      { x: right ? card.x : card.x + card.width, y },
    ];
  }
  if (x === undefined) return [];
  const below = card.y > frame.y;
  return [
    { x, y: below ? frame.y + frame.height : frame.y },
    { x, y: below ? card.y : card.y + card.height },
  ];
}

type Stretch = readonly [start: number, length: number];

function overlapMiddle([a, aLength]: Stretch, [b, bLength]: Stretch): number | undefined {
  const from = Math.max(a, b);
  const to = Math.min(a + aLength, b + bLength);
  return from < to ? (from + to) / 2 : undefined;
}

/** The dotted line from the note's subject to the note. */
export function noteLine({ note }: DrawnNote, points: readonly Point[]): readonly ConnectorShape[] {
  if (points.length < 2) return [];
  return [
    {
      type: 'connector',
      points,
      cornerRadius: 8,
      stroke: `${note.tone}-stroke`,
      strokeWidth: 1.5,
      dash: 'dotted',
      startHead: false,
      endHead: false,
      animate: false,
    },
  ];
}

export function notePart({ note, card }: DrawnNote, corner: Point, line: readonly ConnectorShape[]): PartNode {
  return {
    type: 'part',
    part: 'note',
    span: note.span,
    ...(note.link === undefined ? {} : { link: note.link }),
    children: [...line, ...card.at(corner)],
  };
}

/** Notes below a narrow picture are side by side up to this width, px. */
export const NOTES_WIDTH = 400;
const NOTE_GAP = 16;

/** Notes about nothing, placed below the picture. */
export function looseNotes(notes: readonly DrawnNote[], width: number): Block {
  const cards = notes.map((each): Block => ({ ...each.card, at: (corner) => [notePart(each, corner, [])] }));
  return flowed(cards, NOTE_GAP, width);
}

export function noteBox({ card }: DrawnNote, box: Box): Point {
  return { x: box.x + (box.width - card.width) / 2, y: box.y + (box.height - card.height) / 2 };
}
