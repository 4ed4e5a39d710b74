// The tables of a font file. In: the bytes of a TrueType font. Out: its tables by name, and back. OpenType 1.9, chapter "OpenType font file".
// Reading throws RangeError for a file that ends too early.

export type Tables = ReadonlyMap<string, Uint8Array>;

export const TRUETYPE = 0x00010000;
/** Apple's own mark of TrueType outlines. */
export const APPLE_TRUETYPE = 0x74727565;

const MOST_TABLES = 128;
const HEAD_SIZE = 12;
const RECORD_SIZE = 16;
/** The sum of all words of a font with the right adjustment. */
const WHOLE_SUM = 0xb1b0afba;
const ADJUSTMENT_AT = 8;

export function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

export function tagAt(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((i) => view.getUint8(at + i)));
}

export function tablesOf(font: Uint8Array): Tables {
  const view = viewOf(font);
  const count = view.getUint16(4);
  if (count > MOST_TABLES) throw new RangeError('A font has fewer tables.');
  const tables = new Map<string, Uint8Array>();
  for (let i = 0; i < count; i++) {
    const record = HEAD_SIZE + RECORD_SIZE * i;
    const start = view.getUint32(record + 8);
    const end = start + view.getUint32(record + 12);
    if (end > font.length) throw new RangeError('A table ends after the file.');
    tables.set(tagAt(view, record), font.subarray(start, end));
  }
  return tables;
}

/** The same bytes for the same tables. */
export function fontOf(tables: Tables): Uint8Array {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const offsets: number[] = [];
  let end = HEAD_SIZE + RECORD_SIZE * sorted.length;
  for (const [, table] of sorted) {
    offsets.push(end);
    end += (table.length + 3) & ~3;
  }
  const font = new Uint8Array(end);
  const view = viewOf(font);
  const power = Math.floor(Math.log2(Math.max(1, sorted.length)));
  view.setUint32(0, TRUETYPE);
  view.setUint16(4, sorted.length);
  view.setUint16(6, RECORD_SIZE * 2 ** power);
  view.setUint16(8, power);
  view.setUint16(10, RECORD_SIZE * (sorted.length - 2 ** power));
  let adjustment: number | undefined;
  for (const [i, [tag, table]] of sorted.entries()) {
    const offset = offsets[i] ?? 0;
    font.set(table, offset);
    if (tag === 'head' && table.length > ADJUSTMENT_AT + 4) {
      adjustment = offset + ADJUSTMENT_AT;
      view.setUint32(adjustment, 0);
    }
    const record = HEAD_SIZE + RECORD_SIZE * i;
    for (let at = 0; at < 4; at++) font[record + at] = tag.charCodeAt(at);
    view.setUint32(record + 4, sumOf(view, offset, offset + ((table.length + 3) & ~3)));
    view.setUint32(record + 8, offset);
    view.setUint32(record + 12, table.length);
  }
  if (adjustment !== undefined) view.setUint32(adjustment, (WHOLE_SUM - sumOf(view, 0, end)) >>> 0);
  return font;
}

function sumOf(view: DataView, start: number, end: number): number {
  let sum = 0;
  for (let at = start; at < end; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}
