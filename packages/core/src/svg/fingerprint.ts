// A short name for a text: FNV-1a, 64 bit, over its UTF-8 bytes, as 16 hexadecimal digits (draft-eastlake-fnv).
import { utf8Bytes } from './utf8.js';

/** The 64-bit prime is 2^40 + 0x1b3. */
const PRIME_LOW = 0x1b3;

/** In limbs of 16 bits, so that every product stays a small integer. */
export function fingerprint(text: string): string {
  let a = 0x2325;
  let b = 0x8422;
  let c = 0x9ce4;
  let d = 0xcbf2;
  const bytes = utf8Bytes(text);
  for (let i = 0; i < bytes.length; i++) {
    a ^= bytes[i] ?? 0;
    const low = a * PRIME_LOW;
    const next = b * PRIME_LOW + (low >>> 16);
    const third = c * PRIME_LOW + (a << 8) + (next >>> 16);
    d = (d * PRIME_LOW + (b << 8) + (third >>> 16)) & 0xffff;
    a = low & 0xffff;
    b = next & 0xffff;
    c = third & 0xffff;
  }
  return [d, c, b, a].map((limb) => limb.toString(16).padStart(4, '0')).join('');
}
