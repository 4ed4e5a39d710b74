// Why an operation cannot be done: a stable key, a sentence, and what may have been meant.
import type { Diagnostic } from '../diagnostics/report.js';

export const EDIT_FAULTS = {
  'source.unread': 'A line of the source cannot be read: repair it first.',
  'source.stale': 'The source is not the one that the edit was made for.',
  'target.unknown': 'Nothing has that id, those ends or that text.',
  'target.ambiguous': 'Several have them: say which with nth.',
  'place.wrong': 'Nothing can stand there.',
  'statement.unknown': 'The kind has no such statement.',
  'field.unknown': 'The statement has no such field.',
  'field.value': 'The field cannot have that value.',
  'id.form': 'That is no id.',
  'id.taken': 'The id is taken.',
  'target.mentioned': 'Other lines name it.',
  'line.form': 'The line is not one statement.',
  'result.invalid': 'The diagram would have a mistake that it did not have before.',
} as const;

export type EditFaultKey = keyof typeof EDIT_FAULTS;

export interface EditFault {
  readonly fault: EditFaultKey;
  readonly message: string;
  /** The nearest ids, fields or lines, as they would be written. */
  readonly near: readonly string[];
  /** Of the source as it would be, for `result.invalid` and `source.unread`. */
  readonly diagnostics: readonly Diagnostic[];
}

export function fault(key: EditFaultKey, message: string, near: readonly string[] = []): EditFault {
  return { fault: key, message, near, diagnostics: [] };
}

export function isFault(value: object): value is EditFault {
  return 'fault' in value;
}
