// What a picture file says about itself before it is decoded, so that a small file cannot ask for much memory: in, its bytes; out, format, size and
// orientation. Every read is checked against the end of the bytes, and every step moves forward.
import { orientationIn } from './exif.js';

export interface Header {
  readonly format: 'png' | 'jpeg' | 'webp';
  /** Pixels, as they are stored. */
  readonly width: number;
  readonly height: number;
  /** How a viewer turns the picture: 1 to 8, as in Exif. */
  readonly orientation: number;
}

/** Undefined if it is none of the formats, or ends before its size. */
export function headerOf(file: Uint8Array): Header | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.length);
  if (startsWith(bytes, PNG)) return png(bytes);
  if (startsWith(bytes, JPEG)) return jpeg(bytes);
  if (startsWith(bytes, RIFF) && bytes.toString('latin1', 8, 12) === 'WEBP') return webp(bytes);
  return undefined;
}

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const RIFF = Buffer.from('RIFF');

function startsWith(bytes: Buffer, start: Buffer): boolean {
  return bytes.subarray(0, start.length).equals(start);
}

/** PNG, third edition, sections 5.3 and 11.2.1: the size comes first, Exif anywhere. */
function png(bytes: Buffer): Header | undefined {
  if (bytes.length < 33 || bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  let orientation = 1;
  for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at))
    if (bytes.toString('latin1', at + 4, at + 8) === 'eXIf')
      orientation = orientationIn(bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)));
  return { format: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), orientation };
}

/** Markers of ITU-T T.81, table B.1, that start a frame. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

const START_OF_SCAN = 0xda;
const APP1 = 0xe1;
const EXIF = Buffer.from('Exif\0\0', 'latin1');

/** The largest of the frames that are declared before the picture begins; a decoder takes one of them. */
function jpeg(bytes: Buffer): Header | undefined {
  let [width, height, orientation] = [0, 0, 1];
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === START_OF_SCAN) break;
    // Bytes of 0xff fill the space between segments.
    if (marker === 0xff) {
      at++;
      continue;
    }
    const length = bytes.readUInt16BE(at + 2);
    const segment = bytes.subarray(at + 4, at + 2 + length);
    if (isFrame(marker)) {
      height = Math.max(height, bytes.readUInt16BE(at + 5));
      width = Math.max(width, bytes.readUInt16BE(at + 7));
    }
    if (marker === APP1 && startsWith(segment, EXIF)) orientation = orientationIn(segment.subarray(EXIF.length));
    at += 2 + length;
  }
  return width === 0 || height === 0 ? undefined : { format: 'jpeg', width, height, orientation };
}

/** RFC 9649: the largest of the canvas and the frames, because they can contradict each other. */
function webp(bytes: Buffer): Header | undefined {
  let [width, height, orientation] = [0, 0, 1];
  for (let at = 12; at + 8 <= bytes.length; ) {
    const length = bytes.readUInt32LE(at + 4);
    const name = bytes.toString('latin1', at, at + 4);
    const chunk = bytes.subarray(at + 8, at + 8 + length);
    const [wide, high] = SIZES[name]?.(chunk) ?? [0, 0];
    width = Math.max(width, wide);
    height = Math.max(height, high);
    if (name === 'EXIF') orientation = orientationIn(startsWith(chunk, EXIF) ? chunk.subarray(EXIF.length) : chunk);
    at += 8 + length + (length % 2);
  }
  return width === 0 || height === 0 ? undefined : { format: 'webp', width, height, orientation };
}

const SIZES: Readonly<Record<string, (chunk: Buffer) => readonly [number, number]>> = {
  VP8X: (chunk) => sizeAt(chunk, 4),
  ANMF: (chunk) => sizeAt(chunk, 6),
  'VP8 ': (chunk) => (chunk.length < 10 ? [0, 0] : [chunk.readUInt16LE(6) & 0x3fff, chunk.readUInt16LE(8) & 0x3fff]),
  VP8L: (chunk) => {
    if (chunk.length < 5) return [0, 0];
    const bits = chunk.readUInt32LE(1);
    return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
  },
};

/** Width and height minus one, in 24 bits each. */
function sizeAt(chunk: Buffer, at: number): readonly [number, number] {
  return chunk.length < at + 6 ? [0, 0] : [chunk.readUIntLE(at, 3) + 1, chunk.readUIntLE(at + 3, 3) + 1];
}
