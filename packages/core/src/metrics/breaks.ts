// Where a paragraph can break, and at what cost. In: a paragraph with single spaces and a test for pieces that are too wide
// for a line. Out: pieces in order; a line consists of consecutive pieces and the spaces between them.

import { isClosing, isIdeographic, isOpening } from './cjk.js';
import { clusterEnd } from './grapheme.js';
import { type BreakDepth, type WordBreak, wordBreaks } from './word-breaks.js';

export interface Piece {
  readonly start: number;
  readonly end: number;
  /** Cost of a line break in front of this piece; 1 is the square of a typical label's width (wrapWidth). */
  readonly cost: number;
  /** It continues a word that the previous piece began. */
  readonly isWithin?: true;
  /** It does so where no break is allowed. */
  readonly isTorn?: true;
  /** It begins a part of a word that is wider than a line: a line starts here, so that it ends where breaks are allowed. */
  readonly startsLine?: true;
}

const COSTS = { clause: 0, space: 0.01, ideograph: 0.01, within: 0.02, tied: 0.06, cluster: 0.5 } as const;

type IsTooWide = (start: number, end: number) => boolean;

export function breakIntoPieces(paragraph: string, isTooWide: IsTooWide): Piece[] {
  const pieces: Piece[] = [];
  let previous = '';
  let depth = 0;
  for (let start = 0; start < paragraph.length; ) {
    const space = paragraph.indexOf(' ', start);
    const end = space < 0 ? paragraph.length : space;
    const word = paragraph.slice(start, end);
    const cost = previous === '' ? 0 : spaceCost(previous, word) + (depth > 0 ? COSTS.within : 0);
    for (const run of splitIdeographs(paragraph, { start, end, cost })) {
      // A single code unit cannot break, however wide: measuring each ideograph would cost the most.
      if (run.end > run.start + 1 && isTooWide(run.start, run.end)) splitWord(paragraph, run, isTooWide, pieces);
      else pieces.push(run);
    }
    depth = Math.max(0, depth + nesting(word));
    previous = word;
    start = end + 1;
  }
  return pieces;
}

/** All characters that allow a break without a space are in this range: the zero width space and East Asian characters. */
const BREAKS_ANYWHERE = /[\u200b\u2e80-\uffff]/;

/** Chinese and Japanese break between any two characters, except for the punctuation rules (kinsoku). */
function splitIdeographs(paragraph: string, word: Piece): Piece[] {
  if (!BREAKS_ANYWHERE.test(paragraph.slice(word.start, word.end))) return [word];
  const pieces: Piece[] = [];
  let { start, cost } = word;
  let previous = 0;
  for (let at = start; at < word.end; ) {
    const code = paragraph.codePointAt(at) ?? 0;
    const zeroWidthSpace = previous === 0x200b;
    if (at > start && (zeroWidthSpace || isBreakBetween(previous, code))) {
      pieces.push({ start, end: at, cost });
      start = at;
      cost = isClosing(previous) || zeroWidthSpace ? COSTS.clause : COSTS.ideograph;
    }
    previous = code;
    at = clusterEnd(paragraph, at);
  }
  pieces.push({ start, end: word.end, cost });
  return pieces;
}

function isBreakBetween(left: number, right: number): boolean {
  return (isIdeographic(left) || isIdeographic(right)) && !isOpening(left) && !isClosing(right);
}

/** Breaks a word wider than a line: at its separators, the outer ones first, and what is still too wide between clusters. */
function splitWord(paragraph: string, word: Piece, isTooWide: IsTooWide, pieces: Piece[]): void {
  splitAt(paragraph, word, wordBreaks(paragraph, word.start, word.end), 0, isTooWide, pieces);
}

function splitAt(
  paragraph: string,
  piece: Piece,
  breaks: readonly WordBreak[],
  depth: BreakDepth,
  isTooWide: IsTooWide,
  pieces: Piece[],
): void {
  let part = piece;
  let inside: WordBreak[] = [];
  const close = (end: number): void => {
    const whole = { ...part, end };
    if (!isTooWide(whole.start, end)) pieces.push(whole);
    else if (depth < 2) splitAt(paragraph, whole, inside, depth === 0 ? 1 : 2, isTooWide, pieces);
    else splitClusters(paragraph, whole, pieces);
  };
  for (const each of breaks) {
    if (each.depth > depth) {
      inside.push(each);
      continue;
    }
    close(each.at);
    part = { start: each.at, end: piece.end, cost: each.cost, isWithin: true };
    inside = [];
  }
  close(piece.end);
}

function splitClusters(paragraph: string, piece: Piece, pieces: Piece[]): void {
  for (let at = piece.start; at < piece.end; ) {
    const next = clusterEnd(paragraph, at);
    pieces.push(
      at === piece.start
        ? { ...piece, end: next, startsLine: true }
        : { start: at, end: next, cost: COSTS.cluster, isWithin: true, isTorn: true },
    );
    at = next;
  }
}

function spaceCost(previous: string, next: string): number {
  if (isOperator(next) && !isOperator(previous)) return COSTS.clause;
  if (isOperator(previous) || isTied(previous, next)) return COSTS.tied;
  if (CLAUSE_ENDS.includes(previous.slice(-1)) || BRACKETS.includes(next.slice(0, 1))) return COSTS.clause;
  return COSTS.space;
}

const CLAUSE_ENDS = ',;:.!?)]}…';
const BRACKETS = '([{“‘«';

/** An operator between two terms reads better at the start of a line than at the end. */
function isOperator(word: string): boolean {
  return word.length <= 3 && OPERATORS.has(word);
}

const OPERATORS: ReadonlySet<string> = /* @__PURE__ */ new Set(
  '& + - – — / | = · • → ← ↔ ⇒ -> --> => <- <-> × ≤ ≥ < >'.split(' '),
);

/** A short function word stays with the next word, a number with its unit or the name in front of it. */
function isTied(previous: string, next: string): boolean {
  if (previous.length <= 5 && FUNCTION_WORDS.has(previous.toLowerCase())) return true;
  if (isNumber(previous)) return next.length <= 3;
  return isNumber(next) && next.length <= 3;
}

function isNumber(word: string): boolean {
  if (word.length === 0 || word.length > 12) return false;
  for (let at = 0; at < word.length; at++) if (!'0123456789.,:'.includes(word.charAt(at))) return false;
  return true;
}

/** English first; short articles, prepositions and conjunctions of German, French, Spanish, Italian, Polish, Russian. */
const FUNCTION_WORDS: ReadonlySet<string> = /* @__PURE__ */ new Set(
  (
    'a an the of to in on at by for and or nor but as is are be if no not via per vs with from into onto its our your my ' +
    'der die das den dem des ein eine und oder zu im am vom von mit ' +
    'le la les un une de du et ou à au aux en el los las y o con por para del al il lo gli e di da ' +
    'w z i u в к с и о у а на не по за от до из'
  ).split(' '),
);

function nesting(word: string): number {
  let depth = 0;
  for (const character of word) {
    if ('([{'.includes(character)) depth++;
    else if (')]}'.includes(character)) depth--;
  }
  return depth;
}
