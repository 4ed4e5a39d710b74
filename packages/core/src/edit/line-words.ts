// Lines written and changed by their fields: in, the places of a form and their new values; out, a new line, or the edits of an
// existing one, which leave every other word unchanged.
import type { TextEdit } from '../text/edit.js';
import { nearest } from '../text/similar.js';
import type { Source, Span } from '../text/source.js';
import { type EditFault, fault } from './fault.js';
import { shown } from './find.js';
import type { Fields, FieldValue } from './operation.js';
import type { Slot } from './slots.js';

/** The words of a new line after its first ones. */
export function newWords(head: string, slots: readonly Slot[], fields: Fields): string | EditFault {
  const unknown = unknownField(slots, fields);
  if (unknown) return unknown;
  const words = [head];
  for (const { name, write } of slots) {
    const value = fields[name];
    if (value === undefined || !Object.hasOwn(fields, name)) continue;
    const text = write(value);
    if (typeof text === 'object') return text;
    if (text !== undefined) words.push(text);
  }
  return words.filter((each) => each !== '').join(' ');
}

export interface Change {
  readonly name: string;
  /** As written, without surrounding spaces. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

export interface ChangedLine {
  readonly edits: readonly TextEdit[];
  readonly changes: readonly Change[];
}

/** `head`: what precedes all of its fields. */
export function changedWords(
  source: Source,
  head: Span,
  slots: readonly Slot[],
  fields: Fields,
): ChangedLine | EditFault {
  const unknown = unknownField(slots, fields);
  if (unknown) return unknown;
  const inserted = new Map<number, string>();
  const edits: TextEdit[] = [];
  const changes: Change[] = [];
  for (const [index, { name, span, write, names }] of slots.entries()) {
    const value = fields[name];
    if (value === undefined || !Object.hasOwn(fields, name)) continue;
    const after = write(value as FieldValue);
    if (typeof after === 'object') return after;
    const before = span && source.text.slice(span.start, span.end);
    if (before === after) continue;
    if (names && before !== undefined)
      return fault('field.unknown', `Use rename to change ${name}: it updates every line that refers to it.`);
    changes.push({ name, before, after });
    if (span) edits.push(after === undefined ? { span: withSpace(source, span), text: '' } : { span, text: after });
    else if (after !== undefined) {
      const at = slots.slice(0, index).reduce((end, each) => Math.max(end, each.span?.end ?? 0), head.end);
      inserted.set(at, `${inserted.get(at) ?? ''} ${after}`);
    }
  }
  for (const [at, text] of inserted) edits.push({ span: { start: at, end: at }, text });
  return { edits, changes };
}

function withSpace({ text }: Source, { start, end }: Span): Span {
  let from = start;
  while (text[from - 1] === ' ' || text[from - 1] === '\t') from--;
  return { start: from, end };
}

function unknownField(slots: readonly Slot[], fields: Fields): EditFault | undefined {
  const known = slots.map((each) => each.name);
  const name = Object.keys(fields).find((each) => !known.includes(each));
  if (name === undefined) return undefined;
  const near = nearest(name, known);
  const all = known.length === 0 ? 'Give the whole line instead.' : `Its fields are ${known.join(', ')}.`;
  return fault('field.unknown', `The statement has no field ${shown(name)}. ${all}`, near);
}
