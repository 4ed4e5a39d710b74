// Wraps a text to a width in cells. In: any text and the maximum number of cells in a line, at least 2. Out: as few
// lines as possible, of roughly equal width; nothing is omitted.
import { breakIntoPieces, type Piece } from '../metrics/breaks.js';
import { clusters, plainLines } from './cells.js';

export function wrapCells(text: string, columns: number): readonly string[] {
  const most = Math.max(2, columns);
  const paragraphs = plainLines(text);
  const first = paragraphs.findIndex((each) => each !== '');
  const last = paragraphs.findLastIndex((each) => each !== '');
  return first < 0 ? [] : paragraphs.slice(first, last + 1).flatMap((each) => wrapLine(each, most));
}

function wrapLine(line: string, most: number): readonly string[] {
  const ends = cellsUpTo(line);
  const width = (from: number, to: number): number => (ends[to] ?? 0) - (ends[from] ?? 0);
  const whole = width(0, line.length);
  if (whole <= most) return [line];
  const pieces = breakIntoPieces(line, (from, to) => width(from, to) > most);
  const widest = pieces.reduce((so, { start, end }) => Math.max(so, width(start, end)), 1);
  let best = filled(pieces, width, most);
  // The minimum width that takes no more lines.
  let low = Math.max(widest, Math.ceil(whole / best.length) - 1);
  let high = most;
  while (low < high) {
    const middle = (low + high) >> 1;
    const tried = filled(pieces, width, middle);
    if (tried.length > best.length) low = middle + 1;
    else {
      best = tried;
      high = middle;
    }
  }
  return best.map(({ start, end }) => line.slice(start, end));
}

/** A box can be this wide so that it tears no word, cells. */
const WIDEST = 40;

/** That many columns, or more for a word that would be torn there. */
export function wholeColumns(text: string, columns: number): number {
  let most = columns;
  for (const line of plainLines(text)) {
    const ends = cellsUpTo(line);
    const width = (from: number, to: number): number => (ends[to] ?? 0) - (ends[from] ?? 0);
    let from = 0;
    for (const { start, end, startsLine, isTorn } of breakIntoPieces(line, (a, b) => width(a, b) > columns)) {
      if (startsLine) from = start;
      const cells = width(from, end);
      if (isTorn && cells <= WIDEST) most = Math.max(most, cells);
    }
  }
  return most;
}

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** As many pieces per line as fit. */
function filled(pieces: readonly Piece[], width: (from: number, to: number) => number, most: number): Stretch[] {
  const lines: Stretch[] = [];
  let open: Stretch | undefined;
  for (const { start, end, startsLine } of pieces) {
    if (open !== undefined && !startsLine && width(open.start, end) <= most) open = { start: open.start, end };
    else {
      if (open !== undefined) lines.push(open);
      open = { start, end };
    }
  }
  if (open !== undefined) lines.push(open);
  return lines;
}

/** By position between clusters, the cells of everything before it. */
function cellsUpTo(line: string): Uint32Array {
  const ends = new Uint32Array(line.length + 1);
  let at = 0;
  let sum = 0;
  for (const { text, cells } of clusters(line)) {
    // Positions inside a cluster count as its end.
    for (let i = 1; i < text.length; i++) ends[at + i] = sum + cells;
    at += text.length;
    sum += cells;
    ends[at] = sum;
  }
  return ends;
}
