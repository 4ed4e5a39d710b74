import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '../testing/text.js';
import { cellsOf, clusters, plain } from './cells.js';

describe('the cells a text takes', () => {
  test.each([
    ['Orders API', 10],
    ['', 0],
    ['注文', 4],
    ['ｶﾀｶﾅ', 4],
    ['ＡＢ', 4],
    ['한국', 4],
    ['\u1112\u1161\u11ab', 2], // a syllable in three parts
    ['e\u0301', 1],
    ['नि', 1],
    ['ไทย', 3],
    ['🚀', 2],
    ['👩‍👩‍👧‍👦', 2],
    ['👍🏽', 2],
    ['🏽', 2],
    ['🇯🇵', 2],
    ['☎', 1],
    ['☎\ufe0f', 2],
    ['1\ufe0f\u20e3', 2],
    ['שלום', 4],
    ['─▶', 2],
    ['a\u200db', 2],
  ])('%j: %i', (text, cells) => {
    expect(cellsOf(plain(text))).toBe(cells);
  });
});

describe('what a terminal would not show as a character', () => {
  test.each([
    ['a\tb', 'a b'],
    ['a\u001b[31mb', 'a [31mb'],
    ['a\u0007\u0000b', 'a b'],
    ['\u202eabc\u202c', 'abc'],
    ['a\u200b\u2060\ufeffb', 'ab'],
    ['a\u00adb', 'ab'],
    ['\ud800x', '\ufffdx'],
    ['\u0301a', '\u25cc\u0301a'],
    ['a \u0301', 'a \u25cc\u0301'],
    ['x\u{e0041}\u{e0042}', 'x'],
    ['one\ntwo\r\n\u2028three', 'one two three'],
    ['  a   b  ', 'a b'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
  ])('%j is shown as %j', (text, shown) => {
    expect(plain(text)).toBe(shown);
  });

  const hostile = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 40 }),
    fc
      .array(
        fc.constantFrom('\ud83d', '\u200d', '\u202e', '\u0301', '\ufe0f', 'a', ' ', '\u001b', '漢', '🇯', '\u1161'),
        {
          maxLength: 20,
        },
      )
      .map((each) => each.join('')),
  );

  test('nothing is left that moves the cursor, and every cluster takes a cell', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const shown = plain(text);
        expect(shown).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/);
        expect(shown).toBe(plain(shown));
        for (const { cells } of clusters(shown)) expect(cells).toBeGreaterThan(0);
      }),
    );
  });
});
