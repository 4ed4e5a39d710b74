// Why an operation failed: a stable key, a sentence, and what may have been meant.
import type { Diagnostic } from '../diagnostics/report.js';

export const EDIT_FAULTS = {
  'source.unread': 'A line of the source cannot be parsed. Fix it first.',
  'source.stale': 'The source differs from the one that the edit was made for.',
  'target.unknown': 'Nothing has that id, those ends or that text.',
  'target.ambiguous': 'Several statements match. Choose one with nth.',
  'place.wrong': 'A statement cannot go there.',
  'statement.unknown': 'The kind has no such statement.',
  'field.unknown': 'The statement has no such field.',
  'field.value': 'The field does not accept that value.',
  'id.form': 'That is not a valid id.',
  'id.taken': 'The id is already in use.',
  'target.mentioned': 'Other lines refer to it.',
  'line.form': 'The line is not exactly one statement.',
  'result.invalid': 'The edit would introduce an error.',
} as const;

export type EditFaultKey = keyof typeof EDIT_FAULTS;

export interface EditFault {
  readonly fault: EditFaultKey;
  readonly message: string;
  /** The nearest ids, fields or lines, as they would be written. */
  readonly near: readonly string[];
  /** For the source as it would become, for `result.invalid` and `source.unread`. */
  readonly diagnostics: readonly Diagnostic[];
}

export function fault(key: EditFaultKey, message: string, near: readonly string[] = []): EditFault {
  return { fault: key, message, near, diagnostics: [] };
}

export function isFault(value: object): value is EditFault {
  return 'fault' in value;
}
