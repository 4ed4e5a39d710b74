// What people write into an email: in, the length; out, schemas of one line for a header or a label, and of a text with several lines. Control
// characters could end a header, or change what a terminal shows.
import type { z as Zod } from 'zod';

export function lineField(z: typeof Zod, most: number) {
  return z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u, 'Write one line without control characters.');
}

/** Maximum number of characters of a message. */
const LONGEST = 10_000;

export function messageField(z: typeof Zod) {
  return z
    .string()
    .trim()
    .min(1)
    .max(LONGEST)
    .regex(/^[\P{Cc}\t\n\r]*$/u, 'Write text without control characters.');
}
