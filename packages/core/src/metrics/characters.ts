// What measuring and wrapping need to know about a code point besides Inter: marks, emoji, and the width of what Inter
// lacks. The same on every platform, so it never uses the engine's Unicode tables.

import { NONSPACING, SPACING } from './marks-data.js';
import { readNumbers } from './number-text.js';

export const ZERO_WIDTH_JOINER = 0x200d;
export const EMOJI_SELECTOR = 0xfe0f;
export const KEYCAP = 0x20e3;

/** em. Noto Color Emoji has 1.245, Apple's 1.25; Segoe's 1.37 is compressed by the text's stated length. */
export const EMOJI_WIDTH = 1.25;

/** First code points of alternating ranges: outside, inside, outside … */
type Stretches = ArrayLike<number>;

function readStretches(text: string): Stretches {
  let at = 0;
  return Uint32Array.from(readNumbers(text), (number) => {
    at += number;
    return at;
  });
}

const nonspacing: Stretches = /* @__PURE__ */ readStretches(NONSPACING);
const spacing: Stretches = /* @__PURE__ */ readStretches(SPACING);

/** How many of the ascending starts are at or below the code. */
function countUpTo(starts: ArrayLike<number>, code: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= code) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isWithin(stretches: Stretches, code: number): boolean {
  return countUpTo(stretches, code) % 2 === 1;
}

/** Drawn over, under or next to its base: never separated from it. Includes emoji modifiers, tags and selectors. */
export function isMark(code: number): boolean {
  if (code < 0x300) return false;
  return isNonspacing(code) || isWithin(spacing, code) || isEmojiModifier(code);
}

/** General categories Mn and Me, variation selectors, tags and the zero width non-joiner. */
export function isNonspacing(code: number): boolean {
  if (code < 0x300) return false;
  return code === 0x200c || (code >= 0xe0020 && code <= 0xe01ef) || isWithin(nonspacing, code);
}

/** Invisible by default (Unicode's Default_Ignorable_Code_Point), except marks. */
export function isIgnorable(code: number): boolean {
  if (code < 0x2000) return code === 0xad || code === 0x61c || (code >= 0x180b && code <= 0x180f);
  if (code <= 0x206f) return (code >= 0x200b && code <= 0x200f) || (code >= 0x202a && code <= 0x202e) || code >= 0x2060;
  return code === 0xfeff || (code >= 0xfff0 && code <= 0xfffb) || (code >= 0xe0000 && code <= 0xe0fff);
}

export function isEmojiModifier(code: number): boolean {
  return code >= 0x1f3fb && code <= 0x1f3ff;
}

export function isRegionalIndicator(code: number): boolean {
  return code >= 0x1f1e6 && code <= 0x1f1ff;
}

/**
 * Wider than Unicode's Extended_Pictographic by the symbols in between, which changes nothing: it is used only for characters
 * next to a zero width joiner or an emoji selector.
 */
export function isPictograph(code: number): boolean {
  if (code < 0x2000) return code === 0xa9 || code === 0xae;
  if (code < 0x3000) return !(code >= 0x2c00 || (code >= 0x2980 && code < 0x2b00) || code < 0x203c || code === 0x2044);
  return code >= 0x1f000 ? code < 0x1fffe : code === 0x3030 || code === 0x303d || code === 0x3297 || code === 0x3299;
}

/** Hangul syllable parts: 1 leading, 2 vowel, 3 trailing, 4 syllable without trailing part, 5 with; 0 other. */
export function hangulPart(code: number): 0 | 1 | 2 | 3 | 4 | 5 {
  if (code < 0x1100) return 0;
  if (code < 0x1200) return code < 0x1160 ? 1 : code < 0x11a8 ? 2 : 3;
  if (code >= 0xac00 && code <= 0xd7a3) return (code - 0xac00) % 28 === 0 ? 4 : 5;
  if (code >= 0xa960 && code <= 0xa97c) return 1;
  if (code >= 0xd7b0 && code <= 0xd7c6) return 2;
  return code >= 0xd7cb && code <= 0xd7fb ? 3 : 0;
}

/** Characters of the basic plane shown as emoji by default (Emoji_Presentation), as ranges. */
const BASIC_EMOJI: Stretches = [
  0x231a, 0x231c, 0x23e9, 0x23ed, 0x23f0, 0x23f1, 0x23f3, 0x23f4, 0x25fd, 0x25ff, 0x2614, 0x2616, 0x2648, 0x2654,
  0x267f, 0x2680, 0x2693, 0x2694, 0x26a1, 0x26a2, 0x26aa, 0x26ac, 0x26bd, 0x26bf, 0x26c4, 0x26c6, 0x26ce, 0x26cf,
  0x26d4, 0x26d5, 0x26ea, 0x26eb, 0x26f2, 0x26f4, 0x26f5, 0x26f6, 0x26fa, 0x26fb, 0x26fd, 0x26fe, 0x2705, 0x2706,
  0x270a, 0x270c, 0x2728, 0x2729, 0x274c, 0x274d, 0x274e, 0x274f, 0x2753, 0x2756, 0x2757, 0x2758, 0x2795, 0x2798,
  0x27b0, 0x27b1, 0x27bf, 0x27c0, 0x2b1b, 0x2b1d, 0x2b50, 0x2b51, 0x2b55, 0x2b56,
];

/**
 * First code point and width, in hundredths of an em, of ranges that together cover Unicode. East Asian wide and fullwidth
 * characters (UAX 11) are 1 em; Hangul 0.92, as in Noto Sans CJK. Scripts in which people write labels have the width of a
 * sentence in Noto Sans in Chromium, plus some 3 %; the others the mean width of a letter there.
 */
const WIDTHS: readonly (readonly [start: number, width: number])[] = [
  [0x0, 62], // Latin missing from Inter's data
  [0x250, 55], // phonetic
  [0x2b0, 40], // modifier letters
  [0x370, 62], // Greek and Cyrillic leftovers
  [0x530, 65], // Armenian
  [0x590, 50], // Hebrew
  [0x600, 51], // Arabic
  [0x700, 63], // Syriac
  [0x780, 73], // Thaana
  [0x7c0, 55], // N'Ko
  [0x800, 72], // Samaritan, Mandaic
  [0x860, 53], // Arabic extensions
  [0x900, 57], // Devanagari
  [0x980, 58], // Bengali
  [0xa00, 60], // Gurmukhi
  [0xa80, 52], // Gujarati
  [0xb00, 61], // Odia
  [0xb80, 89], // Tamil
  [0xc00, 69], // Telugu
  [0xc80, 67], // Kannada
  [0xd00, 92], // Malayalam
  [0xd80, 88], // Sinhala
  [0xe00, 56], // Thai
  [0xe80, 60], // Lao
  [0xf00, 54], // Tibetan
  [0x1000, 98], // Myanmar
  [0x10a0, 68], // Georgian
  [0x1100, 92], // Hangul leading consonants
  [0x1160, 0], // vowels and trailing consonants, composed with them
  [0x1200, 69], // Ethiopic
  [0x13a0, 78], // Cherokee
  [0x1400, 74], // Canadian syllabics
  [0x1680, 55], // Ogham, runes
  [0x1700, 85], // Philippine scripts
  [0x1780, 61], // Khmer
  [0x1800, 52], // Mongolian
  [0x1900, 68], // Limbu, Tai
  [0x1a00, 92], // Buginese, Tai Tham
  [0x1b00, 95], // Balinese, Sundanese, Batak
  [0x1c00, 65], // Lepcha, Ol Chiki, Georgian capitals
  [0x1d00, 47], // phonetic extensions
  [0x1e00, 62], // Latin
  [0x1f00, 68], // Greek with breathings
  [0x2000, 50], // punctuation
  [0x2070, 40], // superscripts
  [0x20a0, 65], // currency
  [0x2100, 70], // letter-like
  [0x2190, 95], // arrows, as wide as Inter's
  [0x2200, 72], // mathematics
  [0x2300, 80], // technical
  [0x2329, 100], // wide angle brackets
  [0x232b, 80], // technical
  [0x2460, 100], // enclosed
  [0x2500, 60], // box drawing
  [0x2580, 77], // blocks, shapes
  [0x2600, 90], // symbols, dingbats
  [0x27c0, 68], // mathematics
  [0x27f0, 134], // long arrows, as wide as Inter's
  [0x2800, 70], // braille
  [0x2900, 75], // arrows, mathematics
  [0x2b00, 90], // symbols
  [0x2c00, 70], // Glagolitic, Latin, Coptic, Georgian, Tifinagh, Ethiopic
  [0x2e00, 55], // punctuation
  [0x2e80, 100], // East Asian wide: radicals to Yi
  [0xa4d0, 60], // Lisu
  [0xa500, 76], // Vai, Cyrillic, Bamum
  [0xa700, 60], // Latin, small Indic scripts
  [0xa960, 92], // Hangul leading consonants
  [0xa980, 100], // Javanese, Cham, Myanmar
  [0xaa80, 75], // Tai Viet, Meetei, Ethiopic
  [0xab30, 63], // Latin, Cherokee
  [0xac00, 92], // Hangul syllables
  [0xd7a4, 0], // Hangul vowels and trailing consonants
  [0xe000, 100], // private use, East Asian wide
  [0xfb00, 64], // ligatures
  [0xfb50, 62], // Arabic forms
  [0xfe10, 100], // East Asian wide
  [0xfe70, 54], // Arabic forms
  [0xff00, 100], // fullwidth
  [0xff61, 50], // halfwidth
  [0xffe0, 100], // fullwidth
  [0xffe8, 50], // halfwidth
  [0xfff0, 100], // specials
  [0x10000, 72], // ancient and minority scripts
  [0x12000, 165], // cuneiform
  [0x13000, 100], // hieroglyphs
  [0x16800, 72], // minority scripts
  [0x16fe0, 100], // East Asian wide: Tangut, Khitan, kana
  [0x1b300, 75], // minority scripts, musical symbols
  [0x1d400, 62], // mathematical letters
  [0x1d800, 75], // sign writing, minority scripts
  [0x1f000, 125], // emoji
  [0x1f0d0, 75], // enclosed letters
  [0x1f18e, 125], // emoji
  [0x1f19b, 75], // enclosed letters
  [0x1f1e6, 125], // emoji
  [0x1f650, 100], // ornaments
  [0x1f680, 125], // emoji
  [0x1f700, 100], // alchemy, shapes, arrows
  [0x1f7e0, 125], // emoji
  [0x1f800, 100], // arrows
  [0x1f900, 125], // emoji
  [0x1fb00, 70], // legacy computing
  [0x20000, 100], // ideographs, private use
];

const WIDTH_STARTS: readonly number[] = /* @__PURE__ */ WIDTHS.map(([start]) => start);

/** Width in em of a visible character that Inter's data lacks. */
export function fallbackWidth(code: number): number {
  if (code >= 0x231a && code < 0x2b56 && isWithin(BASIC_EMOJI, code)) return EMOJI_WIDTH;
  if (isWithin(spacing, code)) return SPACING_MARK_WIDTH;
  return (WIDTHS[countUpTo(WIDTH_STARTS, code) - 1]?.[1] ?? 100) / 100;
}

/** em. The mean of Noto Sans's Indic vowel signs is between 0.26 (Devanagari) and 1.04 (Tamil). */
const SPACING_MARK_WIDTH = 0.4;
