// Turns a line of text into what determines its width. In: any string. Out: Inter entries in drawing order, a break entry
// wherever a browser would start another run, and the summed width of all characters that Inter's data lacks.
// Two rare cases are ignored, each worth a few hundredths of an em: the fractions a browser builds around U+2044, and
// closing brackets after a change of script, which a browser assigns to the script of their opening one.

import { replaceInContext, replaceLigatures } from './alternates.js';
import {
  EMOJI_SELECTOR,
  EMOJI_WIDTH,
  fallbackWidth,
  isEmojiModifier,
  isIgnorable,
  isNonspacing,
  isPictograph,
  isRegionalIndicator,
  KEYCAP,
  ZERO_WIDTH_JOINER,
} from './characters.js';
import { BREAK, entryOf, type InterTables, interTables } from './inter.js';

interface Shaped {
  readonly entries: readonly number[];
  /** em */
  readonly fallback: number;
}

const SPACE = 0x20;
/** Separates its neighbours: no kerning across it. */
const NON_JOINER = 0x200c;
const REPLACEMENT = 0xfffd;

export type Script = 'common' | 'latin' | 'greek' | 'cyrillic' | 'other';

export function shape(text: string): Shaped {
  const tables = interTables();
  const entries: number[] = [];
  let fallback = 0;
  let script: Script = 'common';
  let classes = 0;
  let angles = false;
  let flagOpen = false;
  let previous = 0;
  for (let at = 0; at < text.length; at++) {
    const code = visibleCode(text, at);
    if (code > 0xffff) at++;
    const entry = entryOf(tables, code) || entryOfBase(tables, code);
    if (entry !== 0) {
      const own = scriptOf(code);
      if (own !== 'common' && own !== script) {
        // Browsers shape each script separately: no kerning and no context across the border.
        if (script !== 'common') entries.push(BREAK);
        script = own;
      }
      entries.push(entry);
      classes |= tables.classesOf[entry] ?? 0;
      if (code === 0x3c || code === 0x3e) angles = true;
    } else if (code === EMOJI_SELECTOR || code === KEYCAP) {
      if (isPictograph(previous) || code === KEYCAP) fallback += turnIntoEmoji(entries, previous);
    } else if (code === NON_JOINER) {
      entries.push(BREAK);
    } else if (isNonspacing(code) || isIgnorable(code)) {
      // Nothing to add, and kerning continues across it.
    } else {
      flagOpen = isRegionalIndicator(code) && !flagOpen;
      if (!isPartOfEmoji(code, previous, flagOpen)) fallback += fallbackWidth(code);
      entries.push(BREAK);
      if (!isCommon(code)) script = 'other';
    }
    previous = code;
  }
  if (angles) classes |= replaceLigatures(tables, entries);
  replaceInContext(tables, entries, classes);
  return { entries, fallback };
}

/** Controls show as a space, lone surrogates as the replacement character. */
function visibleCode(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  if (unit < SPACE || (unit >= 0x7f && unit < 0xa0)) return SPACE;
  if (unit < 0xd800 || unit > 0xdfff) return unit;
  const code = text.codePointAt(at) ?? REPLACEMENT;
  return code > 0xffff ? code : REPLACEMENT;
}

/** An accented Latin or Greek letter missing from the data is as wide as its base letter. */
function entryOfBase(tables: InterTables, code: number): number {
  if (code < 0x180 || code > 0x1fff || (code > 0x233 && code < 0x1e00)) return 0;
  const base = String.fromCodePoint(code).normalize('NFD').charCodeAt(0);
  return base === code ? 0 : entryOf(tables, base);
}

/** Takes back the width of a character that turns out to be drawn as an emoji; returns the width to add, em. */
function turnIntoEmoji(entries: number[], code: number): number {
  const last = entries.length - 1;
  if (last < 0) return 0;
  if (entries[last] === BREAK) return Math.max(0, EMOJI_WIDTH - fallbackWidth(code));
  entries[last] = BREAK;
  return EMOJI_WIDTH;
}

/** The second half of a flag, a skin tone after an emoji, an emoji joined to the previous one. */
function isPartOfEmoji(code: number, previous: number, flagOpen: boolean): boolean {
  if (isRegionalIndicator(code)) return !flagOpen;
  if (previous === ZERO_WIDTH_JOINER) return isPictograph(code);
  return isEmojiModifier(code) && isPictograph(previous);
}

export function scriptOf(code: number): Script {
  if (code < 0x250) {
    if (code < 0x41 || (code > 0x5a && code < 0x61) || (code > 0x7a && code < 0xaa)) return 'common';
    if (code < 0xc0) return code > 0x7a && code !== 0xaa && code !== 0xba ? 'common' : 'latin';
    return code === 0xd7 || code === 0xf7 ? 'common' : 'latin';
  }
  if (code < 0x370) return 'common';
  if (code < 0x400) return code === 0x37e || code === 0x385 || code === 0x387 ? 'common' : 'greek';
  if (code < 0x530) return 'cyrillic';
  if (code < 0x1e00 || code > 0x1fff) return code === 0x2126 ? 'greek' : isLatinSymbol(code) ? 'latin' : 'common';
  return code < 0x1f00 ? 'latin' : 'greek';
}

/** Superscript letters, kelvin, ångström and Roman numerals. */
function isLatinSymbol(code: number): boolean {
  if (code === 0x2071 || code === 0x207f || (code >= 0x2090 && code <= 0x209c)) return true;
  return code === 0x212a || code === 0x212b || code === 0x2132 || (code >= 0x2160 && code <= 0x2188);
}

/** Symbols, punctuation and emoji take the script around them. */
export function isCommon(code: number): boolean {
  return (code >= 0x2000 && code < 0x2c00) || (code >= 0x3000 && code < 0x3040) || code >= 0x1f000;
}
