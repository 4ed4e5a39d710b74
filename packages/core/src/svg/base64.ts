// Base64 (RFC 4648, section 4) for the core, which has no btoa in its type library.

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

export function base64FromBytes(bytes: readonly number[]): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second, third] = bytes.slice(at, at + 3);
    const group = (first << 16) | ((second ?? 0) << 8) | (third ?? 0);
    parts.push(
      DIGITS.charAt(group >> 18) +
        DIGITS.charAt((group >> 12) & 63) +
        (second === undefined ? '=' : DIGITS.charAt((group >> 6) & 63)) +
        (third === undefined ? '=' : DIGITS.charAt(group & 63)),
    );
  }
  return parts.join('');
}

/** Skips white space between digits; undefined if anything else is not base64. */
export function bytesFromBase64(text: string): number[] | undefined {
  const digits = text.replace(/[ \t\r\n]/g, '').replace(/={1,2}$/, '');
  if (digits.length % 4 === 1) return undefined;
  const bytes: number[] = [];
  let group = 0;
  let bits = 0;
  for (const digit of digits) {
    const value = DIGITS.indexOf(digit);
    if (value === -1) return undefined;
    group = ((group << 6) | value) & 0xffffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((group >> bits) & 0xff);
    }
  }
  return bytes;
}
