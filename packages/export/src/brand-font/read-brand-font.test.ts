import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { create } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { cases } from '../../../core/src/testing/depth.js';
import { facesFor } from './faces.js';
import { LARGEST_FONT_FILE } from './limits.js';
import { readBrandFont } from './read-brand-font.js';
import { BOXES, brandFontOf, changedFont, INTER_WOFF2, interFile, setU16, withPart } from './testing/fonts.js';

const REGULAR = interFile(400);
const LATIN = Array.from({ length: 95 }, (_, i) => 0x20 + i);

const weightsOf = ({ faces }: Awaited<ReturnType<typeof brandFontOf>>) =>
  faces.map(({ weight, lastWeight = weight }) => [weight, lastWeight]);

describe('an uploaded font', () => {
  test('has its family and its licence from the file, and its letters', async () => {
    const font = await brandFontOf(REGULAR);
    expect(font.family).toBe('Inter');
    expect(font.licence).toContain('SIL Open Font License');
    const { has } = facesFor(font).of(500);
    for (const each of 'aZ0éßЖλ–€→') expect(has(each.codePointAt(0) ?? 0)).toBe(true);
  });

  test.each([
    ['one regular file draws every weight', [400], [[400, 600]]],
    [
      'a regular and a semibold file share the weights',
      [400, 600],
      [
        [400, 500],
        [600, 600],
      ],
    ],
    [
      'three files draw a weight each, in any order',
      [600, 400, 500],
      [
        [400, 400],
        [500, 500],
        [600, 600],
      ],
    ],
  ] as const)('%s', async (_, weights, expected) => {
    expect(weightsOf(await brandFontOf(...weights.map(interFile)))).toEqual(expected);
  });

  test('of variable weight draws each weight with its own outlines, and all other axes at their defaults', async () => {
    const font = await brandFontOf(BOXES);
    expect(weightsOf(font)).toEqual([
      [400, 400],
      [500, 500],
      [600, 600],
    ]);
    const widths = font.faces.map(
      ({ base64 }) => create(Buffer.from(base64, 'base64')).glyphForCodePoint(0x48).advanceWidth,
    );
    expect(widths).toEqual([900, 940, 980]);
  });

  test('as WOFF2 is the same as TrueType', async () => {
    const [packed, plain] = [await brandFontOf(INTER_WOFF2), await brandFontOf(REGULAR)];
    const [mine, original] = [packed, plain].map((font) => facesFor(font).of(400).open());
    for (const code of [...LATIN, 0xc4, 0xe9, 0xdf, 0x3b1, 0x416].filter((each) => mine?.hasGlyphForCodePoint(each))) {
      const [one, other] = [mine, original].map((font) => font?.glyphForCodePoint(code));
      expect(one?.path.commands).toEqual(other?.path.commands);
      expect(one?.advanceWidth).toBe(other?.advanceWidth);
    }
    expect(LATIN.every((each) => mine?.hasGlyphForCodePoint(each))).toBe(true);
  });

  test('is the same each time, and when what was kept of it is uploaded again', async () => {
    for (const files of [[BOXES], [INTER_WOFF2], [interFile(400), interFile(600)]]) {
      const font = await brandFontOf(...files);
      expect(await brandFontOf(...files)).toEqual(font);
      expect(await brandFontOf(...font.faces.map(({ base64 }) => Buffer.from(base64, 'base64')))).toEqual(font);
    }
  });

  test('that is wide is scaled until typical text is as wide as in Inter', async () => {
    const { faces, width } = await brandFontOf(BOXES);
    const { unitsPerEm } = create(Buffer.from(faces[0]?.base64 ?? '', 'base64'));
    expect(unitsPerEm).toBeGreaterThan(1_400);
    expect(width).toBe(1);
  });

  test('that is narrow keeps its narrow letters instead of being stretched', async () => {
    const narrow = changedFont(REGULAR, {
      hmtx: (table) => {
        const view = new DataView(table.buffer);
        for (let at = 0; at + 1 < table.length; at += 4) view.setUint16(at, view.getUint16(at) * 0.7);
      },
    });
    const { width } = await brandFontOf(narrow);
    expect(width).toBeGreaterThan(0.6);
    expect(width).toBeLessThan(0.85);
  });
});

const woff2 = (tables: readonly (readonly [flags: number, length: number])[], data: Uint8Array): Uint8Array => {
  const base128 = (value: number): readonly number[] =>
    [28, 21, 14, 7]
      .flatMap((bits) => (value >= 2 ** bits ? [0x80 | ((value >> bits) & 0x7f)] : []))
      .concat(value & 0x7f);
  const directory = Buffer.from(tables.flatMap(([flags, length]) => [flags, ...base128(length)]));
  const packed = brotliCompressSync(data);
  const header = Buffer.alloc(48);
  header.write('wOF2');
  header.writeUInt32BE(0x10000, 4);
  header.writeUInt16BE(tables.length, 12);
  header.writeUInt32BE(packed.length, 20);
  return Buffer.concat([header, directory, packed]);
};

describe('is refused, with what to do instead:', () => {
  test.each([
    ['no file', [], 'There are 0 font files.', '1 to 3 files'],
    ['four files', [REGULAR, REGULAR, REGULAR, REGULAR], 'There are 4 font files.', '1 to 3 files'],
    [
      'two files of one weight',
      [REGULAR, INTER_WOFF2],
      'Two files have the weight 400.',
      'one upright file per weight',
    ],
    ['an empty file', [new Uint8Array(0)], 'It is not a font.', 'TrueType'],
    ['a text', [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')], 'It is not a font.', 'TrueType'],
    ['a large file', [new Uint8Array(LARGEST_FONT_FILE + 1)], 'the limit is 500000', 'WOFF2'],
    [
      'a collection',
      [Buffer.concat([Buffer.from('ttcf'), REGULAR])],
      'It is a collection of fonts.',
      'a file of its own',
    ],
    [
      'PostScript outlines',
      [Buffer.concat([Buffer.from('OTTO'), REGULAR.subarray(4)])],
      'PostScript outlines',
      'TrueType',
    ],
    ['WOFF of version 1', [Buffer.concat([Buffer.from('wOFF'), REGULAR])], 'a WOFF file of version 1', 'WOFF2'],
    [
      'a forbidden embedding',
      [changedFont(REGULAR, { 'OS/2': setU16(8, 2) })],
      'Its licence forbids this use',
      'open font',
    ],
    ['forbidden subsets', [changedFont(REGULAR, { 'OS/2': setU16(8, 0x104) })], 'fsType 0x0104', 'open font'],
    [
      'a missing table',
      [changedFont(REGULAR, { glyf: null, loca: null })],
      'It lacks the tables glyf, loca.',
      'TrueType',
    ],
    ['no characters', [changedFont(REGULAR, { cmap: setU16(2, 0) })], 'It lacks letters', 'Latin text'],
    ['a glyph in itself', [withPart(REGULAR, (glyph) => glyph)], 'It is damaged.', 'Download'],
    ['huge letters', [changedFont(REGULAR, { head: setU16(18, 400) })], 'far outside its place', 'running text'],
    ['tiny letters', [changedFont(REGULAR, { head: setU16(18, 16_384) })], 'very unlike', 'running text'],
    ['half a file', [REGULAR.subarray(0, 100_000)], 'It is damaged.', 'Download'],
    ['half a WOFF2 file', [INTER_WOFF2.subarray(0, 4_000)], 'It is damaged.', 'Download'],
    ['a bomb that says how large it is', [woff2([[0, 2 ** 31]], new Uint8Array(9))], 'It is damaged.', 'Download'],
    [
      'a bomb that hides how large it is',
      [woff2([[0, 100]], new Uint8Array(50_000_000))],
      'It is damaged.',
      'Download',
    ],
  ] as const)('%s', async (_, files, message, hint) => {
    expect(await readBrandFont(files)).toEqual({
      ok: false,
      message: expect.stringContaining(message),
      hint: expect.stringContaining(hint),
    });
  });

  test('the damaged one of two, by its number', async () => {
    expect(await readBrandFont([REGULAR, Buffer.from('not a font at all')])).toMatchObject({
      message: 'Font file 2: It is not a font.',
    });
  });
});

/** As small as the properties need. */
async function samples(): Promise<readonly Uint8Array[]> {
  const { faces } = await brandFontOf(INTER_WOFF2);
  return [INTER_WOFF2, BOXES, Buffer.from(faces[0]?.base64 ?? '', 'base64')];
}

describe('any damage', () => {
  const damage = fc.array(fc.tuple(fc.nat(1_000_000), fc.nat(255)), { minLength: 1, maxLength: 12 });

  test('leaves a font that can be drawn, or gets a sentence and a hint', async () => {
    const files = await samples();
    await fc.assert(
      fc.asyncProperty(
        fc.nat(files.length - 1),
        damage,
        fc.boolean(),
        fc.double({ min: 0, max: 1 }),
        async (which, bytes, isCut, share) => {
          const file = Buffer.from(files[which] ?? []);
          // Most of the damage is where a few bytes decide the most: in the first 500.
          for (const [at, value] of bytes) file[at % (at % 2 === 0 ? 500 : file.length)] = value;
          const result = await readBrandFont([isCut ? file.subarray(0, Math.floor(share * file.length)) : file]);
          if (result.ok)
            for (const { open } of facesFor(result.font).all)
              expect(open().layout('Order 37').advanceWidth).toBeGreaterThan(0);
          else
            expect([result.message, result.hint]).toEqual([
              expect.stringMatching(/\.$|: /),
              expect.stringMatching(/\.$/),
            ]);
        },
      ),
      { numRuns: cases(600) },
    );
  });

  test('in a table of a whole font does the same', async () => {
    const [, , latin = new Uint8Array(0)] = await samples();
    const tags = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post', 'glyf', 'loca', 'GPOS', 'GDEF'];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...tags), damage, async (tag, bytes) => {
        const font = changedFont(latin, {
          [tag]: (table) => {
            for (const [at, value] of bytes)
              table[at % (at % 2 === 0 ? Math.min(64, table.length) : table.length)] = value;
          },
        });
        const result = await readBrandFont([font]);
        if (result.ok) expect(facesFor(result.font).of(500).open().layout('To AV').advanceWidth).toBeGreaterThan(0);
        else expect(result.hint).toMatch(/\.$/);
      }),
      { numRuns: cases(600) },
    );
  });
});
