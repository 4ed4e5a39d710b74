// rename: an id, a column of a table, or the name in the header, everywhere it is used.
import { WORD } from '../../syntax/token.js';
import { type EditFault, fault, isFault } from '../fault.js';
import { find, linesOf, nameOf, shown } from '../find.js';
import { givenOption, mentionsOf, type NamedId } from '../mentions.js';
import type { EditOperation } from '../operation.js';
import type { Structure } from '../structure.js';
import { type Done, NOTHING } from './done.js';

export function rename(structure: Structure, { id, to }: Extract<EditOperation, { op: 'rename' }>): Done | EditFault {
  const named = namedBy(structure, id);
  if (isFault(named)) return named;
  const old = named.column ?? named.id;
  if (to === old) return NOTHING;
  if (!WORD.test(to))
    return fault('id.form', `${shown(to)} is not a valid id. Use letters, digits, _ and -, starting with a letter.`);
  if (isTaken(structure, named, to)) return fault('id.taken', `${shown(to)} is already in use.`);
  const mentions = mentionsOf(structure, named);
  const edits = mentions.map(({ span }) => ({ span, text: to }));
  const places = edits.length === 1 ? '1 place' : `${edits.length} places`;
  return { edits, said: `Renamed ${old} to ${to} in ${places}.` };
}

function namedBy(structure: Structure, id: string): NamedId | EditFault {
  const { checked } = structure;
  if (checked.ids.has(id)) return { id };
  const option = givenOption(structure);
  if (option !== undefined && mentionsOf(structure, { id }).length > 0) {
    const isWritten = checked.header.options.get(option)?.values[0];
    if (isWritten?.type === 'word' && isWritten.text === id) return { id };
  }
  const placed = find(structure, id);
  if (isFault(placed)) return placed;
  const dot = id.indexOf('.');
  return { id: id.slice(0, dot), column: id.slice(dot + 1) };
}

function isTaken(structure: Structure, { id, column }: NamedId, to: string): boolean {
  const { checked, grammar } = structure;
  if (column !== undefined) return linesOf(structure, id).some((each) => nameOf(each.entry) === to);
  return checked.ids.has(to) || grammar.edges?.given?.includes(to) === true;
}
