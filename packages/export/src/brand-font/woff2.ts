// WOFF2 as TrueType. In: the bytes of a WOFF2 file that anyone can have made. Out: the tables of its font. Throws for a damaged file.
// https://www.w3.org/TR/WOFF2/
import { brotliDecompressSync } from 'node:zlib';
import { byteStream } from './byte-stream.js';
import { type Tables, tagAt, viewOf } from './sfnt.js';
import { rebuiltGlyphs } from './woff2-glyphs.js';
import { rebuiltMetrics } from './woff2-metrics.js';

export const WOFF2 = 0x774f4632;

/** Bytes of all tables of a font. */
export const MOST_BYTES = 4_000_000;

const HEADER_SIZE = 48;
const MOST_TABLES = 128;
const OWN_TAG = 63;

const TAGS = [
  ...['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post', 'cvt ', 'fpgm', 'glyf', 'loca', 'prep', 'CFF '],
  ...['VORG', 'EBDT', 'EBLC', 'gasp', 'hdmx', 'kern', 'LTSH', 'PCLT', 'VDMX', 'vhea', 'vmtx', 'BASE', 'GDEF', 'GPOS'],
  ...['GSUB', 'EBSC', 'JSTF', 'MATH', 'CBDT', 'CBLC', 'COLR', 'CPAL', 'SVG ', 'sbix', 'acnt', 'avar', 'bdat', 'bloc'],
  ...['bsln', 'cvar', 'fdsc', 'feat', 'fmtx', 'fvar', 'gvar', 'hsty', 'just', 'lcar', 'mort', 'morx', 'opbd', 'prop'],
  ...['trak', 'Zapf', 'Silf', 'Glat', 'Gloc', 'Feat', 'Sill'],
] as const;

interface Entry {
  readonly tag: string;
  readonly isTransformed: boolean;
  /** Bytes in the compressed data. */
  readonly length: number;
}

/** The version of the font in the file: TrueType, CFF or a collection. */
export function flavourOf(file: Uint8Array): number {
  return viewOf(file).getUint32(4);
}

export function woff2Tables(file: Uint8Array): Tables {
  const view = viewOf(file);
  const count = view.getUint16(12);
  if (count > MOST_TABLES) throw new RangeError('A font has fewer tables.');
  const stream = byteStream(file, HEADER_SIZE);
  const entries = Array.from({ length: count }, (): Entry => {
    const flags = stream.u8();
    const tag = (flags & 0x3f) === OWN_TAG ? tagAt(viewOf(stream.bytes(4)), 0) : (TAGS[flags & 0x3f] ?? '');
    const version = flags >> 6;
    // For outlines version 3 means unchanged; for all other tables version 0.
    const isTransformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0;
    const original = stream.base128();
    return { tag, isTransformed, length: isTransformed ? stream.base128() : original };
  });
  const total = entries.reduce((sum, { length }) => sum + length, 0);
  if (total > MOST_BYTES) throw new RangeError('The font is too large.');
  const compressed = stream.bytes(view.getUint32(20));
  const data = byteStream(brotliDecompressSync(compressed, { maxOutputLength: Math.max(1, total) }));
  const tables = new Map<string, Uint8Array>();
  const transformed = new Set<string>();
  for (const { tag, isTransformed, length } of entries) {
    tables.set(tag, data.bytes(length));
    if (isTransformed) transformed.add(tag);
  }
  return rebuilt(tables, transformed);
}

function rebuilt(stored: Tables, transformed: ReadonlySet<string>): Tables {
  const tables = new Map(stored);
  const outlines = stored.get('glyf');
  if (outlines === undefined || !transformed.has('glyf'))
    return transformed.size === 0 ? tables : withoutUnknown(tables, transformed);
  const glyphs = rebuiltGlyphs(outlines, MOST_BYTES);
  tables.set('glyf', glyphs.glyf).set('loca', glyphs.loca);
  const head = Uint8Array.from(stored.get('head') ?? []);
  // loca is rebuilt with long offsets.
  viewOf(head).setInt16(50, 1);
  tables.set('head', head);
  const metrics = stored.get('hmtx');
  const header = stored.get('hhea');
  if (metrics !== undefined && header !== undefined && transformed.has('hmtx'))
    tables.set('hmtx', rebuiltMetrics(metrics, viewOf(header).getUint16(34), glyphs.lefts));
  return tables;
}

function withoutUnknown(tables: Map<string, Uint8Array>, transformed: ReadonlySet<string>): Tables {
  for (const tag of transformed) tables.delete(tag);
  return tables;
}
