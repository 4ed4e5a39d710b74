// Notes: in, the checked row; out, its text, tone and link, and its subject and side if it has one.
import { type RowEntry, textOf } from '../grammar/entry.js';
import type { Tone } from '../scene/scene.js';
import type { TextNote } from '../terminal/graph/text-graph.js';
import type { Span } from '../text/source.js';
import { toneOf } from './entry-meaning.js';

export interface Note {
  readonly text: string;
  readonly tone: Tone;
  readonly link?: string;
}

/** A note next to a node or a frame, or about nothing in particular. */
export interface SideNote extends Note, TextNote {
  readonly span: Span;
}

/** Undefined if the text is missing. */
export function noteMeaning(entry: RowEntry): Note | undefined {
  const text = entry.texts[0]?.value;
  if (text === undefined) return undefined;
  const link = textOf(entry, 'link');
  return { text, tone: toneOf(entry) ?? 'amber', ...(link === undefined ? {} : { link }) };
}

export function sideNote(entry: RowEntry): SideNote | undefined {
  const note = noteMeaning(entry);
  if (note === undefined) return undefined;
  const about = entry.cells.get('id')?.[0];
  return {
    ...note,
    ...(about?.type === 'word' ? { about: about.text } : {}),
    side: textOf(entry, 'side') === 'left' ? 'left' : 'right',
    span: entry.statement.span,
  };
}
