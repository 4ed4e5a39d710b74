// replace: one line by another; the block below it and the comment after it stay.
import { type EditFault, fault, isFault } from '../fault.js';
import { find, lineOf } from '../find.js';
import type { EditOperation } from '../operation.js';
import type { Structure } from '../structure.js';
import { type Done, NOTHING } from './done.js';

export function replace(
  structure: Structure,
  { at, line }: Extract<EditOperation, { op: 'replace' }>,
): Done | EditFault {
  const placed = find(structure, at);
  if (isFault(placed)) return placed;
  const text = line.trim();
  if (text === '' || /[\r\n]/.test(text)) return fault('line.form', 'Give exactly one line.');
  const { statement } = placed;
  const before = lineOf(structure, placed);
  const opens = statement.shape === 'phrase' && statement.opens !== undefined;
  const after = opens && text.endsWith('{') ? text.slice(0, -1).trimEnd() : text;
  if (after === before) return NOTHING;
  const { start } = statement.span;
  return {
    edits: [{ span: { start, end: start + before.length }, text: after }],
    said: `Replaced ${before} with ${after}.`,
  };
}
