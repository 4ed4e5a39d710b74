// Outlines as WOFF2 transforms them. In: the transformed table. Out: the tables `glyf` and `loca`, and the left edge of each glyph.
// https://www.w3.org/TR/WOFF2/#glyf_table_format
import { type ByteStream, byteStream } from './byte-stream.js';
import { viewOf } from './sfnt.js';
import { type Point, simpleGlyph } from './simple-glyph.js';

export interface RebuiltGlyphs {
  readonly glyf: Uint8Array;
  /** With long offsets. */
  readonly loca: Uint8Array;
  readonly lefts: readonly number[];
}

interface Streams {
  readonly contours: ByteStream;
  readonly counts: ByteStream;
  readonly flags: ByteStream;
  readonly glyphs: ByteStream;
  readonly composites: ByteStream;
  readonly boxes: ByteStream;
  readonly instructions: ByteStream;
  readonly hasBox: (glyph: number) => boolean;
}

const COMPOSITE = 0xffff;
const HEADER_SIZE = 36;

const WORDS = 0x1;
const SCALE = 0x8;
const MORE = 0x20;
const TWO_SCALES = 0x40;
const TWO_BY_TWO = 0x80;
const INSTRUCTIONS = 0x100;

/** Throws for outlines of more bytes than `most`. */
export function rebuiltGlyphs(table: Uint8Array, most: number): RebuiltGlyphs {
  const count = viewOf(table).getUint16(4);
  const streams = streamsOf(table, count);
  const pieces: Uint8Array[] = [];
  const loca = new Uint8Array(4 * (count + 1));
  const lefts: number[] = [];
  let end = 0;
  for (let i = 0; i < count; i++) {
    const glyph = glyphFrom(streams, i);
    pieces.push(glyph);
    lefts.push(glyph.length === 0 ? 0 : viewOf(glyph).getInt16(2));
    end += (glyph.length + 3) & ~3;
    if (end > most) throw new RangeError('The outlines are too large.');
    viewOf(loca).setUint32(4 * (i + 1), end);
  }
  const glyf = new Uint8Array(end);
  for (const [i, piece] of pieces.entries()) glyf.set(piece, viewOf(loca).getUint32(4 * i));
  return { glyf, loca, lefts };
}

function streamsOf(table: Uint8Array, count: number): Streams {
  const header = byteStream(table, 8);
  const sizes = Array.from({ length: 7 }, () => header.u32());
  const data = byteStream(table, HEADER_SIZE);
  const [contours, counts, flags, glyphs, composites, boxed, instructions] = sizes.map((size) => data.bytes(size));
  const nothing = new Uint8Array(0);
  const bitmap = (boxed ?? nothing).subarray(0, 4 * Math.floor((count + 31) / 32));
  return {
    contours: byteStream(contours ?? nothing),
    counts: byteStream(counts ?? nothing),
    flags: byteStream(flags ?? nothing),
    glyphs: byteStream(glyphs ?? nothing),
    composites: byteStream(composites ?? nothing),
    boxes: byteStream(boxed ?? nothing, bitmap.length),
    instructions: byteStream(instructions ?? nothing),
    hasBox: (glyph) => ((bitmap[glyph >> 3] ?? 0) & (0x80 >> (glyph & 7))) !== 0,
  };
}

function glyphFrom(streams: Streams, glyph: number): Uint8Array {
  const contours = streams.contours.u16();
  if (contours === 0) return new Uint8Array(0);
  if (contours === COMPOSITE) return compositeFrom(streams);
  const ends: number[] = [];
  let points = 0;
  for (let i = 0; i < contours; i++) {
    points += streams.counts.short();
    ends.push(points - 1);
  }
  const outline: Point[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i < points; i++) {
    const flag = streams.flags.u8();
    const [dx, dy] = movement(flag & 0x7f, streams.glyphs);
    x += dx;
    y += dy;
    outline.push({ x, y, isOnCurve: flag < 0x80 });
  }
  // Instructions are for screens of few pixels, and are dropped anyway.
  streams.instructions.bytes(streams.glyphs.short());
  const box = streams.hasBox(glyph) ? streams.boxes.bytes(8) : undefined;
  return simpleGlyph(ends, outline, box);
}

function compositeFrom(streams: Streams): Uint8Array {
  const parts: Uint8Array[] = [];
  let hasInstructions = false;
  for (let more = true; more; ) {
    const flags = streams.composites.u16();
    const scale = flags & SCALE ? 2 : flags & TWO_SCALES ? 4 : flags & TWO_BY_TWO ? 8 : 0;
    const rest = streams.composites.bytes(2 + (flags & WORDS ? 4 : 2) + scale);
    const own = flags & ~INSTRUCTIONS;
    parts.push(Uint8Array.of(own >> 8, own & 0xff), rest);
    hasInstructions ||= (flags & INSTRUCTIONS) !== 0;
    more = (flags & MORE) !== 0;
  }
  if (hasInstructions) streams.instructions.bytes(streams.glyphs.short());
  return Buffer.concat([Uint8Array.of(0xff, 0xff), streams.boxes.bytes(8), ...parts]);
}

/** Triplet encoding: from 0 to 4 bytes more for a movement of two coordinates. */
function movement(code: number, stream: ByteStream): readonly [number, number] {
  const first = stream.u8();
  const signed = (bit: number, size: number): number => (bit & 1 ? size : -size);
  if (code < 10) return [0, signed(code, ((code & 14) << 7) + first)];
  if (code < 20) return [signed(code, (((code - 10) & 14) << 7) + first), 0];
  if (code < 84) {
    const base = code - 20;
    return [
      signed(code, 1 + (base & 0x30) + (first >> 4)),
      signed(code >> 1, 1 + ((base & 0x0c) << 2) + (first & 0x0f)),
    ];
  }
  const second = stream.u8();
  if (code < 120) {
    const base = code - 84;
    return [
      signed(code, 1 + (Math.floor(base / 12) << 8) + first),
      signed(code >> 1, 1 + (((base % 12) >> 2) << 8) + second),
    ];
  }
  const third = stream.u8();
  if (code < 124)
    return [signed(code, (first << 4) + (second >> 4)), signed(code >> 1, ((second & 0x0f) << 8) + third)];
  return [signed(code, (first << 8) + second), signed(code >> 1, (third << 8) + stream.u8())];
}
