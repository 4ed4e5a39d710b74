// Compares secrets: in, two texts; out, whether they are the same, in a time that depends only on their lengths.
import { timingSafeEqual } from 'node:crypto';

export function isSameSecret(one: string, other: string): boolean {
  const [bytes, others] = [Buffer.from(one), Buffer.from(other)];
  return bytes.length === others.length && timingSafeEqual(bytes, others);
}
