// Wraps a label into lines of roughly equal width. In: any text, a style, a maximum width and number of lines.
// Out: the lines with their widths; every line keeps to the width unless a single cluster is wider.

import { breakIntoPieces, type Piece } from './breaks.js';
import type { MeasuredLine, MeasuredText, TextStyle, WrapOptions } from './contract.js';
import { clusterEnd } from './grapheme.js';
import { lineHeight, wrapWidth } from './line.js';
import { measureText } from './measure.js';
import { stretchWidths } from './stretch.js';

/** Line breaks, including Unicode's; consecutive ones give empty lines. */
const LINE_BREAK = /\r\n|[\n\r\u0085\u2028\u2029]/;

/** White space that collapses and breaks, and controls, which a drawing cannot show. No-break spaces stay. */
const SPACES = /[\u0000-\u0020\u007f-\u009f\u1680\u2000-\u2006\u2008-\u200a\u205f\u3000]+/g;

/** Roughly, in measured characters: a longer paragraph is filled line by line instead of balanced. */
const BALANCING_WORK = 400_000;

const ELLIPSIS = '…';

export function wrapText(text: string, style: TextStyle, options: WrapOptions): MeasuredText {
  const maxWidth = Math.max(0, options.maxWidth) || 0;
  const plain = isPlain(text);
  // Most labels are one line, which is measured once.
  const width = plain ? measureText(text, style) : 0;
  if (plain && width <= maxWidth) {
    return { ...linesOf([{ text, width }], style), truncated: false, torn: false, broken: false };
  }
  const paragraphs = plain
    ? [text]
    : trimEmpty(text.split(LINE_BREAK).map((paragraph) => paragraph.replace(SPACES, ' ').trim()));
  const most = Math.max(1, Math.floor(options.maxLines ?? Number.POSITIVE_INFINITY) || 1);
  const lines: string[] = [];
  let truncated = false;
  let torn = false;
  let broken = false;
  for (const [index, paragraph] of paragraphs.entries()) {
    const room = most - lines.length;
    const isWhole = !plain && measureText(paragraph, style) <= maxWidth;
    const { lines: wrapped, ...words } = isWhole ? whole(paragraph) : wrapParagraph(paragraph, style, maxWidth);
    torn ||= words.torn;
    broken ||= words.broken;
    truncated = wrapped.length > room || (wrapped.length === room && index < paragraphs.length - 1);
    // No spreading into push: a text may have more lines than a call takes arguments.
    for (const line of truncated ? cut(paragraph, style, maxWidth, room, wrapped) : wrapped) lines.push(line);
    if (truncated) break;
  }
  const measured = lines.map((line) => ({ text: line, width: measureText(line, style) }));
  return { ...linesOf(measured, style), truncated, torn, broken };
}

/** Whether it is ASCII words separated by single spaces, as most labels are: one paragraph, unchanged. */
function isPlain(text: string): boolean {
  let before = 0x20;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 0x20 || unit > 0x7e || (unit === 0x20 && before === 0x20)) return false;
    before = unit;
  }
  return before !== 0x20;
}

function linesOf(
  lines: readonly MeasuredLine[],
  style: TextStyle,
): Omit<MeasuredText, 'truncated' | 'torn' | 'broken'> {
  const step = lineHeight(style);
  return {
    lines,
    width: lines.reduce((most, line) => Math.max(most, line.width), 0),
    height: lines.length * step,
    lineHeight: step,
  };
}

/** Empty lines at the start and the end are dropped; those in between stay. */
function trimEmpty(paragraphs: readonly string[]): readonly string[] {
  const first = paragraphs.findIndex((paragraph) => paragraph !== '');
  const last = paragraphs.findLastIndex((paragraph) => paragraph !== '');
  return first < 0 ? [] : paragraphs.slice(first, last + 1);
}

interface Wrapped {
  readonly lines: readonly string[];
  readonly torn: boolean;
  readonly broken: boolean;
}

function whole(paragraph: string): Wrapped {
  return { lines: [paragraph], torn: false, broken: false };
}

/** A paragraph wider than a line. */
function wrapParagraph(paragraph: string, style: TextStyle, maxWidth: number): Wrapped {
  const widthOf = stretchWidths(paragraph, style);
  const fits = (start: number, end: number): boolean => widthOf(start, end) <= maxWidth;
  const pieces = breakIntoPieces(paragraph, (start, end) => !fits(start, end));
  const ends = isBalanceable(paragraph, pieces, style, maxWidth)
    ? balance(pieces, widthOf, style, maxWidth)
    : fill(pieces, fits, Number.POSITIVE_INFINITY);
  return {
    lines: ends.map((end, index) => lineOf(paragraph, pieces, ends[index - 1] ?? 0, end)),
    torn: ends.some((end) => pieces[end]?.isTorn),
    broken: ends.some((end) => pieces[end]?.isWithin),
  };
}

function lineOf(paragraph: string, pieces: readonly Piece[], from: number, to: number): string {
  return paragraph.slice(pieces[from]?.start ?? 0, pieces[to - 1]?.end ?? 0);
}

function isBalanceable(paragraph: string, pieces: readonly Piece[], style: TextStyle, maxWidth: number): boolean {
  const perLine = Math.min(paragraph.length, Math.max(1, (2.5 * maxWidth) / style.size));
  const piecesPerLine = Math.max(1, (pieces.length * perLine) / paragraph.length);
  return pieces.length * piecesPerLine * perLine <= BALANCING_WORK;
}

interface Way {
  readonly torn: number;
  readonly lines: number;
  readonly cost: number;
  readonly from: number;
}

/**
 * The breaks with the fewest torn words, the fewest lines and, among those, the least sum of squared line widths and break costs:
 * even lines, no lonely last word. Every prefix of an optimum is itself optimal, so one pass over the pieces finds it.
 */
function balance(
  pieces: readonly Piece[],
  widthOf: (start: number, end: number) => number,
  style: TextStyle,
  maxWidth: number,
): number[] {
  // Costs are in squares of a typical label's width, not of maxWidth: a text given the width it took wraps the same.
  const reference = wrapWidth(style);
  const best: Way[] = [{ torn: 0, lines: 0, cost: 0, from: 0 }];
  for (let to = 1; to <= pieces.length; to++) {
    let choice: Way = { torn: Number.POSITIVE_INFINITY, lines: 0, cost: 0, from: to - 1 };
    for (let from = to - 1; from >= 0; from--) {
      const before = best[from];
      const width = widthOf(pieces[from]?.start ?? 0, pieces[to - 1]?.end ?? 0);
      if (before === undefined || (width > maxWidth && from < to - 1)) break;
      const torn = before.torn + (pieces[from]?.isTorn ? 1 : 0);
      const lines = before.lines + 1;
      const share = width / reference;
      const cost = before.cost + (from === 0 ? 0 : (pieces[from]?.cost ?? 0)) + share * share;
      const gain = choice.torn - torn || choice.lines - lines || choice.cost - cost;
      if (gain > 0) choice = { torn, lines, cost, from };
      if (pieces[from]?.startsLine) break;
    }
    best.push(choice);
  }
  const ends: number[] = [];
  for (let to = pieces.length; to > 0; to = best[to]?.from ?? 0) ends.push(to);
  return ends.reverse();
}

/** As many pieces per line as fit; returns the end of each line. Doubling and halving keeps long lines from costing a square. */
function fill(pieces: readonly Piece[], fits: (start: number, end: number) => boolean, most: number): number[] {
  const ends: number[] = [];
  let stop = 0;
  for (let from = 0; from < pieces.length && ends.length < most; ) {
    if (stop <= from) for (stop = from + 1; stop < pieces.length && !pieces[stop]?.startsLine; ) stop++;
    const start = pieces[from]?.start ?? 0;
    const holds = (to: number): boolean => to === from + 1 || fits(start, pieces[to - 1]?.end ?? 0);
    let step = 1;
    while (from + step < stop && holds(from + step)) step *= 2;
    let low = from + Math.max(1, step / 2);
    let high = Math.min(from + step, stop);
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (holds(middle)) low = middle;
      else high = middle - 1;
    }
    ends.push(low);
    from = low;
  }
  return ends;
}

/** The lines that fit, the last of them ending in an ellipsis. */
function cut(
  paragraph: string,
  style: TextStyle,
  maxWidth: number,
  room: number,
  wrapped: readonly string[],
): string[] {
  const fits = (line: string): boolean => measureText(line, style) <= maxWidth;
  if (wrapped.length === room) return [...wrapped.slice(0, -1), elide(wrapped.at(-1) ?? '', fits)];
  const within = (start: number, end: number): boolean => fits(paragraph.slice(start, end));
  const pieces = breakIntoPieces(paragraph, (start, end) => !within(start, end));
  const ends = fill(pieces, within, room - 1);
  const full = ends.map((end, index) => lineOf(paragraph, pieces, ends[index - 1] ?? 0, end));
  return [...full, elide(lineOf(paragraph, pieces, ends.at(-1) ?? 0, pieces.length), fits)];
}

/** The longest start of the text that leaves room for an ellipsis, cut between words unless that wastes half of it. */
function elide(text: string, fits: (line: string) => boolean): string {
  const boundaries = [0];
  const withEllipsis = (end: number): string =>
    `${text
      .slice(0, end)
      .replace(/[ ,;:.–—-]$/, '')
      .trimEnd()}${ELLIPSIS}`;
  for (let end = 0; end < text.length; ) {
    end = clusterEnd(text, end);
    boundaries.push(end);
    // A power of two: far enough once a start of this length is too wide.
    if ((boundaries.length & (boundaries.length - 1)) === 0 && !fits(withEllipsis(end))) break;
  }
  let low = 0;
  let high = boundaries.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (fits(withEllipsis(boundaries[middle] ?? 0))) low = middle;
    else high = middle - 1;
  }
  const end = boundaries[low] ?? 0;
  const space = end < text.length && text[end] !== ' ' ? text.lastIndexOf(' ', end) : end;
  return withEllipsis(space > end / 2 ? space : end);
}
