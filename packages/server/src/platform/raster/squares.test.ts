import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { isDeep } from '../../../../core/src/testing/depth.js';
import { MOST_PIXELS, SQUARE_SIZES, squaresOf } from './squares.js';
import { changedPicture } from './testing/changed.js';
import { SAMPLES, sample } from './testing/samples.data.js';

async function shown(file: Uint8Array, size: (typeof SQUARE_SIZES)[number] = 32): Promise<PNG> {
  const outcome = await squaresOf(file);
  if (!('squares' in outcome)) throw new Error(outcome.refused);
  return PNG.sync.read(Buffer.from(outcome.squares[size]));
}

function colourAt({ data, width, height }: PNG, x: number, y: number): string {
  const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 4;
  const [red = 0, green = 0, blue = 0, opacity = 0] = data.subarray(at, at + 4);
  if (opacity < 128) return 'clear';
  if (Math.max(red, green, blue) - Math.min(red, green, blue) < 40) return red > 200 ? 'white' : 'grey';
  return red > green && red > blue ? 'red' : green > blue ? 'green' : 'blue';
}

/** Top left, top right, bottom left, bottom right. */
const quarters = (picture: PNG) =>
  [
    [0.2, 0.2],
    [0.8, 0.2],
    [0.2, 0.8],
    [0.8, 0.8],
  ].map(([x = 0, y = 0]) => colourAt(picture, x, y));

const UPRIGHT = ['red', 'blue', 'green', 'blue'];

describe.each(Object.keys(SAMPLES))('%s', (name) => {
  test('becomes a square PNG in every size, with the same picture', async () => {
    for (const size of SQUARE_SIZES) {
      const picture = await shown(sample(name), size);
      expect([picture.width, picture.height]).toEqual([size, size]);
      expect(quarters(picture)).toEqual(name.includes('grey') ? ['grey', 'grey', 'grey', 'grey'] : UPRIGHT);
    }
  });

  test('the same bytes each time', async () => {
    expect(await squaresOf(sample(name))).toEqual(await squaresOf(sample(name)));
  });

  test('is refused when it is cut off in front of its pixels', async () => {
    const file = sample(name);
    for (const length of [0, 1, 8, 12, 20, Math.floor(file.length / 4)])
      expect(await squaresOf(file.subarray(0, length))).toEqual({ refused: 'unreadable' });
  });
});

/** A PNG with these pixels. */
function png(width: number, height: number, pixel: (x: number, y: number) => readonly number[]): Buffer {
  const picture = new PNG({ width, height });
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) picture.data.set(pixel(x, y), (y * width + x) * 4);
  return PNG.sync.write(picture);
}

test.each([
  ['wide', 90, 30],
  ['high', 30, 90],
])('the square is the centre of a %s picture', async (_name, width, height) => {
  const inCentre = (x: number, y: number) => (width > height ? x >= 30 && x < 60 : y >= 30 && y < 60);
  const file = png(width, height, (x, y) => (inCentre(x, y) ? [220, 30, 30, 255] : [30, 30, 220, 255]));
  const picture = await shown(file, 256);
  expect(quarters(picture)).toEqual(['red', 'red', 'red', 'red']);
  expect([colourAt(picture, 0, 0), colourAt(picture, 0.999, 0.999)]).toEqual(['red', 'red']);
});

test('the colour of transparent pixels is not seen at an edge', async () => {
  const file = png(300, 300, (x) => (x < 143 ? [255, 255, 255, 255] : [0, 0, 0, 0]));
  const { data } = await shown(file);
  for (let at = 0; at < data.length; at += 4)
    if ((data[at + 3] ?? 0) > 0) expect([...data.subarray(at, at + 3)]).toEqual([255, 255, 255]);
});

test('one pixel fills the square', async () => {
  expect(
    quarters(
      await shown(
        png(1, 1, () => [220, 30, 30, 255]),
        256,
      ),
    ),
  ).toEqual(['red', 'red', 'red', 'red']);
});

/** TIFF header and a directory with the orientation, in either byte order. */
function exif(orientation: number, isLittle: boolean): Buffer {
  const bytes = Buffer.alloc(26);
  const write = isLittle ? bytes.writeUInt16LE.bind(bytes) : bytes.writeUInt16BE.bind(bytes);
  const write32 = isLittle ? bytes.writeUInt32LE.bind(bytes) : bytes.writeUInt32BE.bind(bytes);
  bytes.write(isLittle ? 'II' : 'MM');
  write(42, 2);
  write32(8, 4);
  write(1, 8);
  write(0x0112, 10);
  write(3, 12);
  write32(1, 14);
  write(orientation, 18);
  return bytes;
}

function withExif(data: Buffer): Buffer {
  const file = sample('jpeg');
  const segment = Buffer.concat([Buffer.from('Exif\0\0'), data]);
  const head = Buffer.from([0xff, 0xe1, 0, segment.length + 2]);
  return Buffer.concat([file.subarray(0, 2), head, segment, file.subarray(2)]);
}

test.each([
  [1, UPRIGHT],
  [2, ['blue', 'red', 'blue', 'green']],
  [3, ['blue', 'green', 'blue', 'red']],
  [4, ['green', 'blue', 'red', 'blue']],
  [5, ['red', 'green', 'blue', 'blue']],
  [6, ['green', 'red', 'blue', 'blue']],
  [7, ['blue', 'blue', 'green', 'red']],
  [8, ['blue', 'blue', 'red', 'green']],
  [9, UPRIGHT],
])('a photo with the orientation %i is turned as viewers turn it', async (orientation, seen) => {
  for (const isLittle of [true, false])
    expect(quarters(await shown(withExif(exif(orientation, isLittle))))).toEqual(seen);
});

test('nothing but pixels remains: no Exif, no text, nothing behind the picture', async () => {
  const secret = Buffer.from('<script>48.8584,2.2945</script>');
  for (const file of [withExif(Buffer.concat([exif(6, true), secret])), Buffer.concat([sample('png'), secret])]) {
    const outcome = await squaresOf(file);
    if (!('squares' in outcome)) throw new Error(outcome.refused);
    for (const square of Object.values(outcome.squares)) {
      expect(Buffer.from(square).includes(secret)).toBe(false);
      expect(
        Buffer.from(square)
          .toString('latin1')
          .match(/IHDR|IDAT|IEND|eXIf|tEXt|iTXt|iCCP/g),
      ).toEqual(['IHDR', 'IDAT', 'IEND']);
    }
  }
});

/** A valid PNG of zeros, which is small however large it becomes. */
function bomb(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(height * (width * 4 + 1)), { level: 9 });
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

test('a picture with the most pixels is taken, one with a pixel more is refused before it is decoded', async () => {
  expect('squares' in (await squaresOf(bomb(MOST_PIXELS, MOST_PIXELS)))).toBe(true);
  expect(await squaresOf(bomb(MOST_PIXELS + 1, 1))).toEqual({ refused: 'too large' });
  expect(await squaresOf(bomb(1, MOST_PIXELS + 1))).toEqual({ refused: 'too large' });
}, 60_000);

test.each([
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['GIF', 'GIF89a\x01\0\x01\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\0;'],
  ['BMP', `BM${'\0'.repeat(60)}`],
  ['TIFF', `II*\0${'\0'.repeat(60)}`],
  ['HTML', '<!doctype html>'],
])('%s is not taken', async (_name, text) => {
  expect(await squaresOf(Buffer.from(text, 'latin1'))).toEqual({ refused: 'unreadable' });
});

test('a damaged picture is decoded or refused, and nothing else happens', async () => {
  await fc.assert(
    fc.asyncProperty(changedPicture, async (file) => {
      const outcome = await squaresOf(file);
      if ('squares' in outcome)
        for (const size of SQUARE_SIZES) expect(outcome.squares[size].length).toBeGreaterThan(0);
      else expect(['unreadable', 'too large']).toContain(outcome.refused);
    }),
    { numRuns: isDeep ? 2_000 : 200 },
  );
}, 120_000);
