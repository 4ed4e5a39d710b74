// The key of a cached answer: in, a call and all else that its answer depends on; out, a hash. Callers without a house style share their answers, and
// so do all who draw with the same one.
import { createHash } from 'node:crypto';
import type { HttpCall } from '../pool/work.js';

export function answerKey(
  { operation, accept = '', beside, body = [], style, otherStyles = [] }: HttpCall,
  version: string,
): string {
  const styles = [style, ...otherStyles].map((each) => each?.key);
  const own = styles.length === 1 && style === undefined ? [] : styles;
  const hash = createHash('sha256').update(JSON.stringify(['answer', version, operation, accept, beside, ...own]));
  for (const block of body) hash.update(block);
  return hash.digest('base64url');
}
