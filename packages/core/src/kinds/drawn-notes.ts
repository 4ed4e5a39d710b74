// Notes beside nodes, of every kind that is a graph. A note about a node goes into the layout as a node beside it, so that it never covers anything;
// one about nothing stands below the picture.
import type { Box, LayoutEdge, LayoutNode, Point } from '../layout/graph.js';
import type { Block } from '../scene/parts/block.js';
import { noteCard } from '../scene/parts/note-card.js';
import type { ConnectorShape, PartNode } from '../scene/scene.js';
import type { NodeNote } from './note-meaning.js';

export interface DrawnNote {
  /** Not a word of the language, so it never meets a node's id. */
  readonly id: string;
  readonly note: NodeNote;
  readonly card: Block;
}

export function drawnNotes(notes: readonly NodeNote[]): readonly DrawnNote[] {
  return notes.map((note, i) => ({ id: `note:${i + 1}`, note, card: noteCard(note.text, note.tone) }));
}

export interface NotesInLayout {
  readonly nodes: readonly LayoutNode[];
  readonly edges: readonly LayoutEdge[];
}

/** The nodes with those of the notes among them, each beside its own, and a line to each. */
export function withNotes(nodes: readonly LayoutNode[], notes: readonly DrawnNote[]): NotesInLayout {
  const all: LayoutNode[] = [];
  const edges: LayoutEdge[] = [];
  for (const node of nodes) {
    const own = notes.filter((each) => each.note.node === node.id);
    let before = node.before;
    const later: LayoutNode[] = [];
    // Later on the rank is said the other way round: the node stands before the note.
    for (const { id, note, card } of [...own].reverse()) {
      const { width, height } = card;
      const group = node.group === undefined ? {} : { group: node.group };
      if (note.side === 'left') all.push({ id, width, height, ...group, before: node.id });
      else {
        later.unshift({ id, width, height, ...group, ...(before === undefined ? { same: node.id } : { before }) });
        before = id;
      }
      edges.push({ id, from: node.id, to: id });
    }
    all.push(before === undefined ? node : { ...node, before }, ...later);
  }
  return { nodes: all, edges };
}

/** The dotted line from a node to its note. */
export function noteLine({ note }: DrawnNote, points: readonly Point[]): ConnectorShape {
  return {
    type: 'connector',
    points,
    cornerRadius: 8,
    stroke: `${note.tone}-stroke`,
    strokeWidth: 1.5,
    dash: 'dotted',
    startHead: false,
    endHead: false,
    animate: false,
  };
}

export function notePart({ note, card }: DrawnNote, corner: Point, line: readonly ConnectorShape[]): PartNode {
  return {
    type: 'part',
    part: 'note',
    ...(note.link === undefined ? {} : { link: note.link }),
    children: [...line, ...card.at(corner)],
  };
}

/** A note without a node, to be set below the picture. */
export function looseNote(drawn: DrawnNote): Block {
  return { ...drawn.card, at: (corner) => [notePart(drawn, corner, [])] };
}

export function noteBox({ card }: DrawnNote, box: Box): Point {
  return { x: box.x + (box.width - card.width) / 2, y: box.y + (box.height - card.height) / 2 };
}
