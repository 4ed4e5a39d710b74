// Widths of glyphs as WOFF2 transforms them. In: the transformed table, the number of widths in it and the left edges of the glyphs. Out: the
// table `hmtx`. https://www.w3.org/TR/WOFF2/#hmtx_table_format
import { byteStream } from './byte-stream.js';
import { viewOf } from './sfnt.js';

const NO_LEFTS_WITH_WIDTH = 1;
const NO_LEFTS_AFTER = 2;

export function rebuiltMetrics(table: Uint8Array, widths: number, lefts: readonly number[]): Uint8Array {
  const stream = byteStream(table);
  const flags = stream.u8();
  const count = Math.min(widths, lefts.length);
  const advances = Array.from({ length: count }, () => stream.u16());
  const bytes = new Uint8Array(4 * count + 2 * (lefts.length - count));
  const view = viewOf(bytes);
  for (const [i, edge] of lefts.entries()) {
    const isKnown = (flags & (i < count ? NO_LEFTS_WITH_WIDTH : NO_LEFTS_AFTER)) !== 0;
    const left = isKnown ? edge : stream.i16();
    if (i < count) view.setUint16(4 * i, advances[i] ?? 0);
    view.setInt16(i < count ? 4 * i + 2 : 4 * count + 2 * (i - count), left);
  }
  return bytes;
}
