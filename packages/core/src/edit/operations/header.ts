// header: the title and options of the diagram.
import { type EditFault, fault, isFault } from '../fault.js';
import { changedWords } from '../line-words.js';
import type { EditOperation } from '../operation.js';
import { headerSlots } from '../slots.js';
import type { Structure } from '../structure.js';
import { changesSaid, type Done } from './done.js';

export function header(structure: Structure, { fields }: Extract<EditOperation, { op: 'header' }>): Done | EditFault {
  const written = structure.document.header;
  if (!written) return fault('source.unread', 'The source has no header.');
  const slots = headerSlots(structure.grammar, written);
  const changed = changedWords(structure.source, written.kind.span, slots, fields);
  if (isFault(changed)) return changed;
  const { edits, changes } = changed;
  return { edits, said: changes.length === 0 ? '' : `Header: ${changesSaid(changes)}.` };
}
