import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FontFace, facesOf } from './font-file.js';
import { packageFaces } from './font-packages.js';
import { INTER_FILES, interFace } from './inter.js';
import { fontRuns } from './runs.js';
import { substitutesFor } from './substitutes.js';
import { fontWarnings } from './warnings.js';

/** A face that draws exactly these characters. */
const face = (characters: string, path = characters): FontFace => ({
  path,
  has: (code) => characters.includes(String.fromCodePoint(code)),
  hasOutlines: true,
  postscriptName: '',
  inCollection: false,
});

describe('a font file', () => {
  test.each(Object.values(INTER_FILES))('%s lists its characters', (path) => {
    const [inter, ...more] = facesOf(path);
    expect(more).toEqual([]);
    expect(inter?.hasOutlines).toBe(true);
    expect(inter?.postscriptName).toMatch(/^Inter-/);
    for (const each of 'aZ0é→Жλ') expect(inter?.has(each.codePointAt(0) ?? 0)).toBe(true);
    for (const each of '日あ한אب\u{1f680}') expect(inter?.has(each.codePointAt(0) ?? 0)).toBe(false);
  });

  describe('that is broken', () => {
    let folder = '';
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'linework-font-'));
    });
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    test('is rejected as not a font, without an exception', () => {
      const bytes = readFileSync(INTER_FILES[400]);
      const path = join(folder, 'broken.ttf');
      const cut = [0, 1, 3, 4, 11, 12, 13, 100, 300, 1_000, 20_000].map((length) => bytes.subarray(0, length));
      const collection = Buffer.concat([
        Buffer.from('ttcf'),
        Buffer.alloc(4),
        Buffer.from([255, 255, 255, 255]),
        bytes,
      ]);
      const wild = Array.from({ length: 200 }, (_, seed) => {
        const copy = Buffer.from(bytes.subarray(0, 4_000));
        for (let i = 4; i < 600; i += 1 + (seed % 7)) copy[i] = (copy[i] ?? 0) ^ ((seed * 31 + i * 17) & 0xff);
        return copy;
      });
      for (const content of [...cut, collection, ...wild]) {
        writeFileSync(path, content);
        for (const each of facesOf(path)) each.has(0x41);
      }
      expect(facesOf(join(folder, 'missing.ttf'))).toEqual([]);
      expect(facesOf(folder)).toEqual([]);
    });
  });
});

/** Fonts from packages, and from this machine. */
const fonts = (packages: readonly FontFace[], machine: readonly FontFace[]) => ({
  packages: () => packages,
  machine: () => machine,
});
const NONE = { faces: [], packaged: [], found: [], missing: [] };

describe('characters Inter lacks', () => {
  test('come from the first faces that have them, and missing ones are listed', () => {
    const machine = [face('本'), face('x'), face('日本'), face('한日')];
    const substitutes = substitutesFor(['Ab 日', '本\u{1f680} 한'], fonts([], machine));
    expect(substitutes.faces.map((each) => each.path)).toEqual(['本', '日本', '한日']);
    expect(substitutes).toMatchObject({ packaged: [], found: ['日', '本', '한'], missing: ['\u{1f680}'] });
    expect(fontWarnings(substitutes)).toEqual([
      {
        code: 'font-substituted',
        message: expect.stringContaining('日 (U+65E5), 本 (U+672C)'),
        characters: ['日', '本', '한'],
      },
      { code: 'font-missing', message: expect.stringContaining('(U+1F680)'), characters: ['\u{1f680}'] },
    ]);
  });

  test("prefer a package's font to one of the machine, without a warning", () => {
    const substitutes = substitutesFor(['日本 ไ'], fonts([face('日本')], [face('日ไ')]));
    expect(substitutes).toMatchObject({ packaged: ['日', '本'], found: ['ไ'], missing: [] });
    expect(substitutes.faces.map((each) => each.path)).toEqual(['日本', '日ไ']);
    expect(fontWarnings(substitutes).map((each) => each.characters)).toEqual([['ไ']]);
  });

  test('no font is searched while Inter suffices, nor for invisible characters', () => {
    const never = (): never => {
      throw new Error('looked at');
    };
    const sources = { packages: never, machine: never };
    const texts = ['Ærø → 12 × 3', 'a\u200bb\u200d\ufe0f\u2067\u00ad\ufeff', 'e\u0301\u1e9e'];
    expect(substitutesFor(texts, sources)).toEqual(NONE);
    expect(fontWarnings(substitutesFor(texts, sources))).toEqual([]);
  });

  test('a message names twelve characters, the warning lists all', () => {
    const many = Array.from({ length: 40 }, (_, i) => String.fromCodePoint(0x4e00 + i));
    const [warning] = fontWarnings({ ...NONE, missing: many });
    expect(warning?.message).toMatch(/ and 28 more\. To draw Han, run: npm install \S+$/);
    expect(warning?.characters).toEqual(many);
  });

  test.each([
    ['注文', '(Han)', 'npm install @expo-google-fonts/noto-sans-sc'],
    ['ご注文。', '(Han, Hiragana)', 'To draw Han and Hiragana, run: npm install @expo-google-fonts/noto-sans-jp'],
    ['カート', '(Katakana)', 'npm install @expo-google-fonts/noto-sans-jp'],
    ['주문', '(Hangul)', 'npm install @expo-google-fonts/noto-sans-kr'],
    ['ไทย', '(Thai)', 'Install a font with Thai on this machine, such as Noto Sans Thai.'],
    ['हिन्दी', '(Devanagari)', 'Install a font with Devanagari on this machine, such as Noto Sans Devanagari.'],
    ['שלום', '(Hebrew)', 'such as Noto Sans Hebrew.'],
    ['ᐃᓄᒃ', '(Canadian Aboriginal)', 'such as Noto Sans Canadian Aboriginal.'],
    ['\u{1f680}', '(emoji)', 'such as Noto Emoji.'],
    ['\u{10fffd}', '(symbols)', 'such as Noto Sans Symbols 2.'],
    ['、', '(Han)', 'npm install @expo-google-fonts/noto-sans-sc'],
    [
      '注文 ไทย',
      '(Han, Thai)',
      'such as Noto Sans Thai. To draw Han, run: npm install @expo-google-fonts/noto-sans-sc',
    ],
  ])('missing from every font: %s is reported as %s, with the font to install', (text, scripts, advice) => {
    const [warning] = fontWarnings(substitutesFor([text], fonts([], [])));
    expect(warning?.code).toBe('font-missing');
    expect(warning?.message).toContain(scripts);
    expect(warning?.message).toContain(advice);
  });
});

describe('an installed font package', () => {
  let folder = '';
  const name = '@expo-google-fonts/noto-sans-jp';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'linework-package-'));
    mkdirSync(join(folder, '500Medium'));
    writeFileSync(join(folder, '500Medium', 'NotoSansJP_500Medium.ttf'), readFileSync(INTER_FILES[500]));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('provides its face; packages that are not installed are skipped', () => {
    const faces = [...packageFaces(['Han'], (each) => (each === name ? folder : undefined))];
    expect(faces.map((each) => each.path)).toEqual([join(folder, '500Medium', 'NotoSansJP_500Medium.ttf')]);
    expect([...packageFaces(['Han'], () => join(folder, 'nothing'))]).toEqual([]);
  });

  test.each([
    [['Han'], 'sc'],
    [['Han', 'Hiragana'], 'jp'],
    [['Han', 'Hangul'], 'kr'],
  ])('for the likeliest language of %j comes first', (scripts, language) => {
    const requested: string[] = [];
    Array.from(packageFaces(scripts, (each) => void requested.push(each)));
    expect(requested[0]).toBe(`@expo-google-fonts/noto-sans-${language}`);
    expect(requested).toHaveLength(4);
  });
});

describe('a line split by fonts', () => {
  const kanji = face('日本 。', 'kanji');
  const runs = (text: string): string =>
    fontRuns(text, [kanji])
      .map(({ text: piece, font }) => `${typeof font === 'string' ? font : font.path}:${piece}`)
      .join('|');
  test.each([
    ['plain', 'inter:plain'],
    ['a日本b', 'inter:a|kanji:日本|inter:b'],
    ['日 本', 'kanji:日 本'],
    ['a한b', 'inter:a|missing:한|inter:b'],
    ['e\u0301', 'inter:é'],
    ['a\u200bb\u2067c\ufe0f', 'inter:abc'],
    ['\u{1f469}\u200d\u{1f467}', 'missing:\u{1f469}\u200d\u{1f467}'],
    ['', ''],
  ])('%j', (text, expected) => expect(runs(text)).toBe(expected));

  test('an accented letter is drawn from its parts where the font has only those', () => {
    const code = 0x1e14;
    expect(interFace().has(code) || fontRuns(String.fromCodePoint(code), [])[0]?.font === 'inter').toBe(true);
  });
});
