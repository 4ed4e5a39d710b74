// Where an identifier, path or address too long for a line can break: at its separators and case changes. In: a word within a
// text. Out: positions in order, each in front of the code unit it names, with the cost of breaking there.

import { clusterEnd } from './grapheme.js';

export interface WordBreak {
  readonly at: number;
  readonly cost: number;
  readonly depth: BreakDepth;
}

/** Between names (a path's levels, a call and its arguments), between the parts of a name, and within such a part at a case
 * change. A name that fits on a line stays whole: deeper positions are used only where the outer ones leave it too wide. */
export type BreakDepth = 0 | 1 | 2;

const COSTS = { level: 0.08, part: 0.1, caseChange: 0.15, value: 0.25, number: 0.3 } as const;

/** The separator stays at the end of the line. */
const AFTER = '_-/\\:,;=|–—';
/** The separator starts the next line, as in `orders` / `.created` or `getUser` / `(id)`. */
const BEFORE = '.([{<@&?#+';
/** What names are made of. */
const WITHIN = '_-.';
/** Separators of levels and arguments split a text better than those within a name. */
const LEVELS = '/\\:?&#@(|';
const QUOTES = '\'"';
/** A quotation mark after one of these opens. */
const OPENS_VALUE = ':,=';
const CLOSING = ')]}>.,;:!?\'"…';

export function wordBreaks(text: string, start: number, end: number): WordBreak[] {
  const breaks: WordBreak[] = [];
  let piece = start;
  let content = false;
  for (let at = start; at < end; ) {
    const pause = content ? breakBefore(text, piece, at, end) : undefined;
    if (pause !== undefined) {
      breaks.push({ at, ...pause });
      piece = at;
      content = false;
    }
    content ||= !isSeparator(text.charAt(at)) && !QUOTES.includes(text.charAt(at));
    at = clusterEnd(text, at);
  }
  return breaks;
}

function breakBefore(text: string, piece: number, at: number, end: number): Omit<WordBreak, 'at'> | undefined {
  const left = text.charAt(at - 1);
  const right = text.charAt(at);
  const second = at + 1 < end ? text.charAt(at + 1) : '';
  const separator = isBreakAfter(left, right) ? left : isBreakBefore(left, right, second) ? right : '';
  if (separator !== '') {
    if (isAmongDigits(text, at, end)) return { cost: COSTS.number, depth: 1 };
    if (separator === '=') return { cost: COSTS.value, depth: 0 };
    if (LEVELS.includes(separator)) return { cost: COSTS.level, depth: 0 };
    return { cost: COSTS.part, depth: WITHIN.includes(separator) ? 1 : 0 };
  }
  const enough = at - piece >= 2 && end - at >= 2;
  return enough && isCaseChange(left, right, second) ? { cost: COSTS.caseChange, depth: 2 } : undefined;
}

function isBreakAfter(left: string, right: string): boolean {
  if (!AFTER.includes(left) || AFTER.includes(right)) return false;
  return !CLOSING.includes(right) || (OPENS_VALUE.includes(left) && QUOTES.includes(right));
}

function isBreakBefore(left: string, right: string, second: string): boolean {
  if (!BEFORE.includes(right) || second === '') return false;
  return !isSeparator(left) && !isSeparator(second);
}

/** `1.2.3`, `10,000`, `2026-01-31`, `12:30`: the separator at this position is between two digits. */
function isAmongDigits(text: string, at: number, end: number): boolean {
  const separator = isSeparator(text.charAt(at)) ? at : at - 1;
  return separator + 1 < end && isDigit(text.charAt(separator - 1)) && isDigit(text.charAt(separator + 1));
}

/** `orderId` between r and I, `HTTPServer` between P and S. */
function isCaseChange(left: string, right: string, second: string): boolean {
  if (!isUpper(right)) return false;
  return isLower(left) || (isUpper(left) && isLower(second));
}

function isSeparator(character: string): boolean {
  return AFTER.includes(character) || BEFORE.includes(character);
}

function isDigit(character: string): boolean {
  return character >= '0' && character <= '9';
}

function isUpper(character: string): boolean {
  return character.toLowerCase() !== character;
}

function isLower(character: string): boolean {
  return character.toUpperCase() !== character;
}
