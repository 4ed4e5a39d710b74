// set: the label, type, flags, options and cells of an existing statement.

import { quote } from '../../syntax/quote.js';
import type { TextEdit } from '../../text/edit.js';
import type { Span } from '../../text/source.js';
import { type EditFault, fault, isFault } from '../fault.js';
import { find, lineOf } from '../find.js';
import { changedWords } from '../line-words.js';
import { itemsNamed, mentionsOf } from '../mentions.js';
import type { EditOperation, Fields } from '../operation.js';
import { slotsOf } from '../slots.js';
import type { Placed, Structure } from '../structure.js';
import { changesSaid, type Done } from './done.js';

export function set(structure: Structure, { at, fields }: Extract<EditOperation, { op: 'set' }>): Done | EditFault {
  const placed = find(structure, at);
  if (isFault(placed)) return placed;
  const { entry } = placed;
  if (!entry) return fault('source.unread', `'${lineOf(structure, placed)}' is not a statement of the kind.`);
  const block = placed.block.owner?.entry;
  const spec = block?.shape === 'declaration' ? block.spec.block : undefined;
  const slots = slotsOf(structure.source, structure.grammar, entry, spec);
  const changed = changedWords(structure.source, headOf(placed), slots, fields);
  if (isFault(changed)) return changed;
  const { changes } = changed;
  const edits = [...changed.edits, ...namedAgain(structure, placed, fields)];
  return { edits, said: changes.length === 0 ? '' : `${nameOf(structure, placed)}: ${changesSaid(changes)}.` };
}

/** Rows that name an item by its label follow the new one. */
function namedAgain(structure: Structure, placed: Placed, { label }: Fields): readonly TextEdit[] {
  if (typeof label !== 'string') return [];
  const named = itemsNamed(structure, (other) => other === placed);
  return named.flatMap((each) => mentionsOf(structure, each)).map(({ span }) => ({ span, text: quote(label) }));
}

/** What precedes all fields. */
function headOf({ statement }: Placed): Span {
  switch (statement.shape) {
    case 'phrase':
      return statement.keyword.span;
    case 'edge':
      return statement.to.span;
    default:
      return { start: statement.span.start, end: statement.span.start };
  }
}

/** How a sentence names a statement: by its id, or by its line. */
export function nameOf(structure: Structure, placed: Placed): string {
  const { entry } = placed;
  if (entry?.shape === 'declaration' && entry.id) return entry.id.text;
  if (entry?.shape === 'edge') return `${entry.from} ${entry.arrow} ${entry.to}`;
  return lineOf(structure, placed);
}
