// Widths compared with Chromium's measurements, the effects of kerning and alternates, and characters that Inter lacks.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TextStyle, Weight } from './contract.js';
import { measureText } from './measure.js';

const style = (size: number, weight: Weight): TextStyle => ({ size, weight });
const label = style(14, 500);

/** Any sequence of UTF-16 code units, including lone surrogates and controls. */
const anyText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.integer({ min: 0, max: 0xffff }),
      fc.integer({ min: 0xd800, max: 0xdfff }),
      fc.integer({ max: 0x7f, min: 0x20 }),
    ),
  )
  .map((units) => String.fromCharCode(...units));

describe('measured in Chromium 156 with getComputedTextLength', () => {
  it.each([
    ['Order service', 91.19, 77.28, 118.52],
    ['AVATAR', 53.48, 44.91, 70.16],
    ['Type', 33.2, 28.09, 43.23],
    ['To Yo', 37.22, 31.81, 48],
    ['Validate the customer’s payment', 218.48, 184.59, 284.86],
    ['a -> b', 37.44, 32.3, 47.81],
    ['A -> B', 39.95, 34.34, 51.22],
    ['x<-3', 32.27, 27.3, 42.05],
    ['API-KEY', 57.02, 48.11, 74.47],
    ['(API)', 33.05, 27.92, 43.13],
    ['10x20', 41.86, 35.28, 54.69],
    ['12:30', 36.5, 30.64, 47.91],
    ['getUserById(id)', 105.78, 89.48, 137.78],
    ['https://api.example.com/v1/orders?limit=100', 298.83, 251.22, 391.52],
    ['Überprüfung der Größe', 157.03, 133.41, 203.66],
    ['Żółć gęślą jaźń', 100.14, 84.95, 130.06],
    ['Người dùng đăng nhập', 152.03, 129.33, 196.91],
    ['Проверка (карта)', 121.25, 102.88, 157.47],
    ['Έλεγχος πληρωμής', 134.91, 114, 175.92],
    ['API шлюз', 65.3, 55.36, 84.83],
    ['€1,299.00', 67.31, 56.53, 88.3],
    ['two  spaces', 80.42, 68.38, 104.2],
    ['cafe\u0301', 29.33, 24.8, 38.22],
  ])('%s', (text, at14, at12, at18) => {
    // Chromium rounds up to 1/64 px, we round to 1/100.
    expect(Math.abs(measureText(text, style(14, 500)) - at14)).toBeLessThan(0.03);
    expect(Math.abs(measureText(text, style(12, 400)) - at12)).toBeLessThan(0.03);
    expect(Math.abs(measureText(text, style(18, 600)) - at18)).toBeLessThan(0.03);
  });
});

describe('kerning', () => {
  const apart = (pair: string): number => [...pair].reduce((sum, letter) => sum + measureText(letter, label), 0);

  it.each(['AV', 'VA', 'To', 'Yo', 'Ta', 'Te', 'We', 'LT', 'LY', 'P.', 'F.', 'r.', 'ТА', 'ГД', 'Τα'])(
    'closes %s',
    (pair) => {
      expect(measureText(pair, label)).toBeLessThan(apart(pair) - 0.2);
    },
  );

  it('stops at the border of a script, as in a browser', () => {
    expect(measureText('Тo', label)).toBeCloseTo(apart('Тo'), 1); // Cyrillic Т, Latin o
  });

  it('stops at a zero width non-joiner and continues across marks', () => {
    expect(measureText('T\u200co', label)).toBeCloseTo(apart('To'), 1);
    expect(measureText('T\u0323o', label)).toBe(measureText('To', label));
  });
});

describe('contextual alternates', () => {
  it.each([
    ['->', '→'],
    ['-->', '⟶'],
    ['=>', '⇒'],
    ['<-', '←'],
    ['<->', '↔'],
    ['<=>', '⇔'],
  ])('%s is drawn as %s', (typed, arrow) => {
    expect(measureText(typed, label)).toBe(measureText(arrow, label));
  });

  it('no arrow before a figure', () => {
    expect(measureText('<-5', label)).not.toBe(measureText('←5', label));
  });

  it('x between figures is a multiplication sign, elsewhere a letter', () => {
    expect(measureText('2x4', label)).toBe(measureText('2×4', label));
    expect(measureText('axb', label)).toBeLessThan(measureText('a×b', label));
  });

  it('an asterisk between capitals is wider than between small letters', () => {
    const star = (letter: string): number => measureText(`${letter}*${letter}`, label) - 2 * measureText(letter, label);
    expect(star('H')).toBeGreaterThan(star('n') + 1);
  });
});

describe('what Inter lacks', () => {
  const em = (text: string): number => measureText(text, style(100, 400)) / 100;

  it.each([
    ['an ideograph', '漢', 1],
    ['kana', 'ア', 1],
    ['a fullwidth letter', 'Ａ', 1],
    ['halfwidth kana', 'ｱ', 0.5],
    ['a Hangul syllable', '한', 0.92],
    ['a Hangul syllable in parts', '\u1112\u1161\u11ab', 0.92],
    ['an ideograph of plane 2', '𠮷', 1],
    ['an emoji', '🚀', 1.25],
    ['an emoji with skin tone', '👍🏽', 1.25],
    ['a family of joined emoji', '👩‍👩‍👧‍👦', 1.25],
    ['a flag', '🇩🇪', 1.25],
    ['two flags', '🇩🇪🇫🇷', 2.5],
    ['half a flag', '🇩', 1.25],
    ['a symbol asked for as emoji', '⚠️', 1.25],
    ['a keycap', '1️⃣', 1.25],
    ['a symbol of the basic plane shown as emoji', '⭐', 1.25],
    ['a combining mark alone', '\u0301', 0],
    ['zero width characters', '\u200b\u200d\u2060\ufeff\u00ad', 0],
    ['a lone surrogate', '\ud83d', 1],
    ['a surrogate pair the wrong way round', '\udc00\ud83d', 2],
  ])('%s', (_, text, expected) => {
    expect(em(text)).toBeCloseTo(expected, 3);
  });

  it.each([
    ['Arabic', 'التحقق من الدفع', 7.27],
    ['Hebrew', 'כל בני האדם נולדו בני חורין', 11.52],
    ['Hindi', 'सभी मनुष्यों को गौरव', 7.65],
    ['Thai', 'มนุษย์ทั้งหลายเกิดมา', 8.3],
  ])('%s is within a tenth of Noto Sans', (_, text, noto) => {
    expect(Math.abs(em(text) / noto - 1)).toBeLessThan(0.1);
  });

  it('tabs and controls are as wide as a space', () => {
    for (const control of ['\t', '\n', '\u0000', '\u0007', '\u0085']) {
      expect(measureText(`a${control}b`, label)).toBe(measureText('a b', label));
    }
  });

  it('an accented letter outside the data is as wide as its base', () => {
    expect(measureText('Ḁ', label)).toBe(measureText('A', label));
  });
});

describe('any text', () => {
  it('has a finite, steady width that grows with the size', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom<Weight>(400, 500, 600), (text, weight) => {
        const width = measureText(text, style(10, weight));
        expect(Number.isFinite(width)).toBe(true);
        expect(measureText(text, style(10, weight))).toBe(width);
        expect(Math.abs(measureText(text, style(20, weight)) - 2 * width)).toBeLessThanOrEqual(0.02);
      }),
    );
  });

  it('is hardly wider than its two halves', () => {
    fc.assert(
      fc.property(anyText, anyText, (left, right) => {
        // An alternate may be wider than what it replaces, and kerning may widen a pair: less than an em and a half.
        const together = measureText(left + right, label);
        expect(together).toBeLessThan(measureText(left, label) + measureText(right, label) + 1.5 * label.size + 30);
      }),
    );
  });

  it('the empty text has no width', () => {
    expect(measureText('', label)).toBe(0);
  });
});
