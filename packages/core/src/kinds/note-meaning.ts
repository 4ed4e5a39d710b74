// What a note means: in, the row as checked; out, its words, tone and link, and for notes beside nodes which node and side.
import { type RowEntry, textOf } from '../grammar/entry.js';
import type { Tone } from '../scene/scene.js';
import type { Span } from '../text/source.js';
import { toneOf } from './entry-meaning.js';

export interface Note {
  readonly text: string;
  readonly tone: Tone;
  readonly link?: string;
}

/** A note beside a node, or about nothing in particular. */
export interface NodeNote extends Note {
  readonly node?: string;
  readonly side: 'right' | 'left';
  readonly span: Span;
}

/** Nothing where the text is missing. */
export function noteMeaning(entry: RowEntry): Note | undefined {
  const text = entry.texts[0]?.value;
  if (text === undefined) return undefined;
  const link = textOf(entry, 'link');
  return { text, tone: toneOf(entry) ?? 'amber', ...(link === undefined ? {} : { link }) };
}

/** `cell`: the name of the cell that names the node. */
export function nodeNote(entry: RowEntry, cell = 'node'): NodeNote | undefined {
  const note = noteMeaning(entry);
  if (note === undefined) return undefined;
  const about = entry.cells.get(cell)?.[0];
  return {
    ...note,
    ...(about?.type === 'word' ? { node: about.text } : {}),
    side: textOf(entry, 'side') === 'left' ? 'left' : 'right',
    span: entry.statement.span,
  };
}
