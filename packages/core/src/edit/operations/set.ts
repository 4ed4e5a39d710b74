// set: the label, type, flags, options and cells of an existing statement.

import type { Entry } from '../../grammar/entry.js';
import { quote } from '../../syntax/quote.js';
import type { TextEdit } from '../../text/edit.js';
import { oneLine } from '../../text/one-line.js';
import type { Span } from '../../text/source.js';
import { type EditFault, fault, isFault } from '../fault.js';
import { find, lineOf } from '../find.js';
import { changedWords } from '../line-words.js';
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
  const edits = [...changed.edits, ...namedAgain(structure, entry, fields)];
  return { edits, said: changes.length === 0 ? '' : `${nameOf(structure, placed)}: ${changesSaid(changes)}.` };
}

/** Rows that name an item by its label follow the new one, unless another item still has the old one. */
function namedAgain({ all }: Structure, entry: Entry, { label }: Fields): readonly TextEdit[] {
  if (entry.shape !== 'item' || typeof label !== 'string') return [];
  const old = oneLine(entry.label.value);
  const isTwin = ({ entry: other }: Placed): boolean =>
    other !== entry && other?.shape === 'item' && oneLine(other.label.value) === old;
  if (all.some(isTwin)) return [];
  return all.flatMap(({ entry: row }) => {
    if (row?.shape !== 'row') return [];
    const cells = row.spec.cells.flatMap(({ name, ofItem }) => (ofItem === true ? (row.cells.get(name) ?? []) : []));
    return cells.flatMap((cell) =>
      cell?.type === 'string' && oneLine(cell.value) === old ? [{ span: cell.span, text: quote(label) }] : [],
    );
  });
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
