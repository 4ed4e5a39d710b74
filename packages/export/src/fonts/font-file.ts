// Reads what a font file says about itself without loading it. In: the path of an OpenType font or collection. Out: its
// faces, and the characters each one has. Only the required tables are read, so a folder of large fonts is scanned in
// milliseconds. OpenType 1.9, chapters "OpenType font file", "cmap", "name" and "post".
import { closeSync, openSync, readSync } from 'node:fs';

export interface FontFace {
  readonly path: string;
  readonly has: (code: number) => boolean;
  /** Whether it draws outlines; a bitmap font (most colour emoji) doesn't. */
  readonly hasOutlines: boolean;
  /** Distinguishes the faces of a collection; empty where the font has no name. */
  readonly postscriptName: string;
  readonly inCollection: boolean;
}

interface Table {
  readonly offset: number;
  readonly length: number;
}

/** First and last code points with glyphs, ascending. */
type Ranges = readonly (readonly [first: number, last: number])[];

const MOST_FACES = 32;
const MOST_TABLES = 128;
/** Bytes of a cmap; the largest in use stay below 1 MB. */
const LARGEST_CMAP = 4_000_000;
const LARGEST_NAMES = 200_000;

/** Returns no faces for a file that is not a readable font; never throws. */
export function facesOf(path: string): readonly FontFace[] {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch {
    return [];
  }
  try {
    return faceOffsets(file).flatMap(({ offset, inCollection }) => faceAt(file, path, offset, inCollection));
  } catch {
    return [];
  } finally {
    closeSync(file);
  }
}

function bytesAt(file: number, offset: number, length: number): DataView {
  const bytes = new Uint8Array(length);
  const count = readSync(file, bytes, 0, length, offset);
  return new DataView(bytes.buffer, 0, count);
}

function faceOffsets(file: number): readonly { offset: number; inCollection: boolean }[] {
  const head = bytesAt(file, 0, 12);
  if (tagAt(head, 0) !== 'ttcf') return [{ offset: 0, inCollection: false }];
  const count = Math.min(head.getUint32(8), MOST_FACES);
  const list = bytesAt(file, 12, 4 * count);
  return Array.from({ length: count }, (_, i) => ({ offset: list.getUint32(4 * i), inCollection: true }));
}

function tagAt(view: DataView, at: number): string {
  return String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3));
}

function tablesAt(file: number, offset: number): ReadonlyMap<string, Table> {
  const head = bytesAt(file, offset, 12);
  const version = head.getUint32(0);
  if (version !== 0x10000 && version !== 0x4f54544f && version !== 0x74727565) return new Map();
  const count = Math.min(head.getUint16(4), MOST_TABLES);
  const list = bytesAt(file, offset + 12, 16 * count);
  return new Map(
    Array.from({ length: count }, (_, i): [string, Table] => [
      tagAt(list, 16 * i),
      { offset: list.getUint32(16 * i + 8), length: list.getUint32(16 * i + 12) },
    ]),
  );
}

function faceAt(file: number, path: string, offset: number, inCollection: boolean): readonly FontFace[] {
  const tables = tablesAt(file, offset);
  const cmap = tables.get('cmap');
  if (cmap === undefined) return [];
  const ranges = charactersIn(bytesAt(file, cmap.offset, Math.min(cmap.length, LARGEST_CMAP)));
  const names = tables.get('name');
  return [
    {
      path,
      has: (code) => within(ranges, code),
      hasOutlines: (tables.has('glyf') && !tables.has('CBDT')) || tables.has('CFF '),
      postscriptName: names === undefined ? '' : postscriptName(file, names),
      inCollection,
    },
  ];
}

function within(ranges: Ranges, code: number): boolean {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.[0] ?? 0) <= code) low = middle + 1;
    else high = middle;
  }
  return code <= (ranges[low - 1]?.[1] ?? -1);
}

/** The subtable for all of Unicode (format 12) if there is one, otherwise the one for the basic plane (format 4). */
function charactersIn(view: DataView): Ranges {
  let best: { format: 4 | 12; at: number } | undefined;
  const count = Math.min(view.getUint16(2), MOST_TABLES);
  for (let i = 0; i < count; i++) {
    const platform = view.getUint16(4 + 8 * i);
    const encoding = view.getUint16(6 + 8 * i);
    if (platform !== 0 && !(platform === 3 && (encoding === 1 || encoding === 10))) continue;
    const at = view.getUint32(8 + 8 * i);
    const format = view.getUint16(at);
    if (format === 12 || (format === 4 && best?.format !== 12)) best = { format, at };
  }
  const ranges = best === undefined ? [] : best.format === 12 ? format12(view, best.at) : format4(view, best.at);
  return ranges.sort(([a], [b]) => a - b);
}

function format12(view: DataView, at: number): [number, number][] {
  const count = Math.min(view.getUint32(at + 12), Math.floor((view.byteLength - at - 16) / 12));
  const ranges: [number, number][] = [];
  for (let i = 0; i < count; i++) {
    const group = at + 16 + 12 * i;
    ranges.push([view.getUint32(group), view.getUint32(group + 4)]);
  }
  return ranges;
}

function format4(view: DataView, at: number): [number, number][] {
  const double = view.getUint16(at + 6);
  const ranges: [number, number][] = [];
  for (let i = 0; i < double; i += 2) {
    const last = view.getUint16(at + 14 + i);
    const first = view.getUint16(at + 16 + double + i);
    const rangeAt = at + 16 + 3 * double + i;
    const range = view.getUint16(rangeAt);
    if (last === 0xffff && first === 0xffff) continue;
    if (range === 0) {
      ranges.push([first, last]);
      continue;
    }
    for (let code = first; code <= last; code++) {
      if (view.getUint16(rangeAt + range + 2 * (code - first)) !== 0) ranges.push([code, code]);
    }
  }
  return ranges;
}

const POSTSCRIPT_NAME = 6;

function postscriptName(file: number, table: Table): string {
  const view = bytesAt(file, table.offset, Math.min(table.length, LARGEST_NAMES));
  const count = view.getUint16(2);
  const strings = view.getUint16(4);
  for (let i = 0; i < count; i++) {
    const record = 6 + 12 * i;
    if (view.getUint16(record) !== 3 || view.getUint16(record + 6) !== POSTSCRIPT_NAME) continue;
    const length = view.getUint16(record + 8);
    const start = strings + view.getUint16(record + 10);
    let name = '';
    for (let at = start; at + 1 < start + length; at += 2) name += String.fromCharCode(view.getUint16(at));
    return name;
  }
  return '';
}
