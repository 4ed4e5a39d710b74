// --limit of a search: in, the value and its maximum; out, the operation's field.
import { printable } from '../terminal/printable.js';
import { usageFailure } from './failure.js';

export function limitOf(written: string | undefined, most: number): { readonly limit?: number } {
  if (written === undefined) return {};
  const limit = Number(written);
  if (!Number.isInteger(limit) || limit < 1 || limit > most) {
    throw usageFailure(`--limit cannot be '${printable(written)}'. Write a whole number from 1 to ${most}.`);
  }
  return { limit };
}
