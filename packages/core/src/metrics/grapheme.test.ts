// What readers see as one character stays one.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clusterEnd } from './grapheme.js';

function clusters(text: string): string[] {
  const parts: string[] = [];
  for (let start = 0; start < text.length; ) {
    const end = clusterEnd(text, start);
    parts.push(text.slice(start, end));
    start = end;
  }
  return parts;
}

describe('a text splits into clusters', () => {
  it.each([
    ['letters', 'abc', ['a', 'b', 'c']],
    ['a letter and its accents', 'e\u0301\u0323x', ['e\u0301\u0323', 'x']],
    ['an accent at the start', '\u0301a', ['\u0301', 'a']],
    ['a surrogate pair', '𠮷野', ['𠮷', '野']],
    ['a lone surrogate', 'a\ud83db', ['a', '\ud83d', 'b']],
    ['flags', '🇩🇪🇫🇷🇮', ['🇩🇪', '🇫🇷', '🇮']],
    ['joined emoji', '👩‍💻👨‍👩‍👧', ['👩‍💻', '👨‍👩‍👧']],
    ['a joiner between letters', 'a\u200db', ['a\u200d', 'b']],
    ['skin tones', '👍🏽👍', ['👍🏽', '👍']],
    ['a variation selector', '❤️x', ['❤️', 'x']],
    ['a keycap', '1️⃣2', ['1️⃣', '2']],
    ['a flag of tags', '🏴󠁧󠁢󠁥󠁮󠁧󠁿a', ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'a']],
    ['Hangul in parts', '\u1112\u1161\u11ab\u1112\u1161', ['\u1112\u1161\u11ab', '\u1112\u1161']],
    ['Hangul syllables', '한국', ['한', '국']],
    ['a Hindi conjunct', 'क्षि', ['क्षि']],
    ['a Hindi vowel sign', 'कि क', ['कि', ' ', 'क']],
    ['a Tamil virama, which binds no consonant', 'க்ஷ', ['க்', 'ஷ']],
    ['Thai sara am', 'กำ', ['กำ']],
    ['a line end', 'a\r\nb', ['a', '\r\n', 'b']],
    ['a mark after a control', '\n\u0301', ['\n', '\u0301']],
  ])('%s', (_, text, expected) => {
    expect(clusters(text)).toEqual(expected);
  });

  it('are never empty, and joined give the text', () => {
    const unit = fc.oneof(
      fc.integer({ min: 0, max: 0xffff }),
      fc.constantFrom(0x200d, 0xfe0f, 0xd83d, 0xdc69, 0xdde9, 0xd83c, 0x301, 0x94d, 0x915, 0x1112, 0x1161),
    );
    fc.assert(
      fc.property(fc.array(unit), (units) => {
        const text = String.fromCharCode(...units);
        const parts = clusters(text);
        expect(parts.join('')).toBe(text);
        expect(parts).not.toContain('');
      }),
    );
  });
});
