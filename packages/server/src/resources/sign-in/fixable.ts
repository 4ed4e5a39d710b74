// What a person can fix on a page of signing in: in, what was thrown; out, words and a status. Anything else is handled like every failure.
import { toFault } from '../../platform/db/database.js';
import { RequestError } from '../../platform/http/envelope.js';

/** Throws what a person cannot fix. */
export function fixable(thrown: unknown): { readonly words: string; readonly status: number } {
  const error = toFault(thrown);
  if (!(error instanceof RequestError) || error.status >= 500) throw error;
  const { key, message, status } = error;
  return { words: key === 'validation.failed' ? 'That is not an email address.' : message, status };
}
