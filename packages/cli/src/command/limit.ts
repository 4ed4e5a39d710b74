// --limit of a verb that searches: in, what was written and the most there may be; out, the field of the operation.
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
