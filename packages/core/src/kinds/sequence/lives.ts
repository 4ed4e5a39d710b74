// Where a lifeline begins and ends: in, an actor's declaration and all messages; out, the messages that create and destroy
// the actor.
import type { Diagnostic, Fix, Outcome } from '../../diagnostics/report.js';
import type { DeclarationEntry } from '../../grammar/entry.js';
import type { Line } from '../lines.js';
import { report } from './codes.js';
import type { Actor } from './model.js';

export type Life = Pick<Actor, 'createdBy' | 'destroyedBy'>;

export function lifeOf(entry: DeclarationEntry, id: string, messages: readonly Line[]): Outcome<Life> {
  const diagnostics: Diagnostic[] = [];
  const touches = ({ from, to }: Line): boolean => from === id || to === id;
  const { span } = entry.statement;
  let [createdBy, destroyedBy]: (string | undefined)[] = [];
  if (entry.flags.includes('created')) {
    const first = messages.find(touches);
    if (first !== undefined && first.to === id && first.from !== id) createdBy = first.id;
    else diagnostics.push(report('E423', span, { id, none: first === undefined }, without(entry, 'created')));
  }
  if (entry.flags.includes('destroyed')) {
    destroyedBy = messages.findLast(touches)?.id;
    if (destroyedBy === undefined) diagnostics.push(report('E424', span, { id }, without(entry, 'destroyed')));
  }
  const value: Life = {
    ...(createdBy === undefined ? {} : { createdBy }),
    ...(destroyedBy === undefined ? {} : { destroyedBy }),
  };
  return { value, diagnostics };
}

function without({ statement }: DeclarationEntry, flag: string): Fix | undefined {
  const token = statement.rest.find((each) => each.type === 'word' && each.text === flag);
  if (token === undefined || statement.repaired) return undefined;
  return { span: { start: token.span.start - 1, end: token.span.end }, text: '', safe: false };
}
