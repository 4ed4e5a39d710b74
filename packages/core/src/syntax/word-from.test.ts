import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cases } from '../testing/depth.js';
import { anyCharacter } from '../testing/text.js';
import { KEY, WORD } from './token.js';
import { slug, wordFrom } from './word-from.js';

it.each([
  ['The shop', 'the-shop', 'The-shop'],
  ['Café & Bar', 'cafe-bar', 'Cafe-Bar'],
  ['24 hours', 'n24-hours', 'n24-hours'],
  ['API_v2', 'api-v2', 'API_v2'],
  ['注文', 'item', 'item'],
  ['--', 'item', 'item'],
])('%s as a key is %s, as a word %s', (text, key, word) => {
  expect(slug(text)).toBe(key);
  expect(wordFrom(text)).toBe(word);
});

it('makes a key and a word of any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      expect(slug(text)).toMatch(KEY);
      expect(wordFrom(text)).toMatch(WORD);
    }),
    { numRuns: cases(2_000) },
  );
});
