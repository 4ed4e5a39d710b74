// Numbers from a stream of bytes in sequence, as WOFF2 writes them. Throws RangeError at the end of the bytes.
// https://www.w3.org/TR/WOFF2/#DataTypes
import { viewOf } from './sfnt.js';

export interface ByteStream {
  readonly u8: () => number;
  readonly u16: () => number;
  readonly i16: () => number;
  readonly u32: () => number;
  /** Seven bits per byte, at most five bytes. */
  readonly base128: () => number;
  /** 255UInt16: small numbers in one byte. */
  readonly short: () => number;
  readonly bytes: (length: number) => Uint8Array;
  readonly position: () => number;
}

const WORD = 253;
const TWICE_MORE = 254;
const ONCE_MORE = 255;

export function byteStream(bytes: Uint8Array, start = 0): ByteStream {
  const view = viewOf(bytes);
  let at = start;
  const next = (length: number): number => {
    const from = at;
    at += length;
    return from;
  };
  const u8 = (): number => view.getUint8(next(1));
  const u16 = (): number => view.getUint16(next(2));
  return {
    u8,
    u16,
    i16: () => view.getInt16(next(2)),
    u32: () => view.getUint32(next(4)),
    base128: () => {
      let value = 0;
      for (let i = 0; i < 5; i++) {
        const byte = u8();
        value = value * 128 + (byte & 0x7f);
        if (byte < 0x80) return value;
      }
      throw new RangeError('A number is too long.');
    },
    short: () => {
      const code = u8();
      if (code === WORD) return u16();
      if (code === ONCE_MORE) return u8() + WORD;
      return code === TWICE_MORE ? u8() + 2 * WORD : code;
    },
    bytes: (length) => {
      const from = next(length);
      if (at > bytes.length) throw new RangeError('The data ends too early.');
      return bytes.subarray(from, at);
    },
    position: () => at,
  };
}
