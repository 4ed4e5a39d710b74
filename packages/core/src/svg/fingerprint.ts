// A short name for a text: FNV-1a, 64 bit, over its UTF-8 bytes, as 16 hexadecimal digits (draft-eastlake-fnv).
import { utf8Bytes } from './utf8.js';

const WORD = 0x1_0000_0000;
/** The 64-bit prime is 2^40 + 0x1b3. */
const PRIME_LOW = 0x1b3;

export function fingerprint(text: string): string {
  let high = 0xcbf29ce4;
  let low = 0x84222325;
  for (const byte of utf8Bytes(text)) {
    low = (low ^ byte) >>> 0;
    const product = low * PRIME_LOW;
    high = (high * PRIME_LOW + Math.floor(product / WORD) + ((low << 8) >>> 0)) % WORD;
    low = product % WORD;
  }
  return high.toString(16).padStart(8, '0') + low.toString(16).padStart(8, '0');
}
