import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '../../../../core/src/testing/text.js';
import { GROUNDS, initialsOf, initialsSvg } from './initials.js';

test.each([
  ['Acme', 'A'],
  ['acme tools', 'AT'],
  ['The Big Blue Company', 'TC'],
  ['Müller & Söhne', 'MS'],
  ['ßig company', 'ßC'],
  ['e\u0301cole', 'E\u0301'],
  ['42 Labs', '4L'],
  ['"Quoted" (name)', 'QN'],
  ['acme-tools', 'AT'],
  ['東京 データ', '東デ'],
  ['株式会社リンク', '株'],
  ['شركة النور', 'شا'],
  ['नमस्ते', 'न'],
  ['👩🏽 team', '👩🏽T'],
  ['🇫🇷', '🇫🇷'],
  ['🚀', '🚀'],
  ['!!!', '!'],
  ['<&>', '<'],
])('%s is shown as %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('any name gives a well-formed picture with the same bytes each time', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, minLength: 1, maxLength: 100 }), fc.uuid(), (name, id) => {
      const svg = initialsSvg(id, name, 64);
      expect(initialsSvg(id, name, 64)).toBe(svg);
      const elements: string[] = [];
      const parser = new SaxesParser();
      parser.on('error', (error) => {
        throw error;
      });
      parser.on('opentag', ({ name: element }) => elements.push(element));
      parser.write(svg).close();
      expect(elements).toEqual(['svg', 'rect', 'text']);
    }),
  );
});

test('the colour belongs to the organisation: it stays when the name changes', () => {
  const colourOf = (svg: string) => /rect[^>]*fill="(#\w+)"/.exec(svg)?.[1];
  expect(colourOf(initialsSvg('a', 'Acme', 32))).toBe(colourOf(initialsSvg('a', 'Zebra', 256)));
  const ids = Array.from({ length: 200 }, (_, index) => `id-${index}`);
  expect(new Set(ids.map((id) => colourOf(initialsSvg(id, 'Acme', 32))))).toEqual(new Set(GROUNDS));
});

describe('white letters can be read', () => {
  /** WCAG 2.2, relative luminance. */
  const luminance = (colour: string): number => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/\w\w/g) ?? []).map((pair) => {
      const share = Number.parseInt(pair, 16) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };

  test.each(GROUNDS)('on %s', (ground) => {
    expect(1.05 / (luminance(ground) + 0.05)).toBeGreaterThanOrEqual(4.5);
  });
});
