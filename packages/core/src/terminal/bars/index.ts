// Bars as text. In: rows, each with its stretch of one scale (a share, a value, a span of time). Out: one line per row
// with its label, its bar and its value, or with the bar below its label if the page is narrow.
import { cellsOf, plain } from '../cells.js';
import type { Charset } from '../glyphs.js';
import { type Page, stacked } from '../page.js';
import { wrapCells } from '../wrap.js';

export interface TextBars {
  readonly title?: string;
  readonly groups: readonly TextBarGroup[];
}

export interface TextBarGroup {
  readonly label?: string;
  readonly rows: readonly TextBarRow[];
}

export interface TextBarRow {
  readonly label: string;
  /** Where the bar begins and ends on the scale, in either order; a moment if both are the same. */
  readonly from: number;
  readonly to: number;
  /** The row's value as text: a share, a sum, two dates. */
  readonly value?: string;
}

const SIGNS: Readonly<Record<Charset, { readonly bar: string; readonly moment: string; readonly zero: string }>> = {
  unicode: { bar: '█', moment: '◆', zero: '│' },
  ascii: { bar: '#', moment: '*', zero: '|' },
};
/** Cells: a label beside a bar takes at most a third of the page, a bar between these minimum and maximum lengths. */
const WORDS_SHARE = 3;
const LEAST_BAR = 10;
const MOST_BAR = 60;

interface Scale {
  readonly low: number;
  readonly high: number;
}

export function barsText({ title, groups }: TextBars, page: Page): string {
  const rows = groups.flatMap((each) => each.rows);
  const scale = scaleOf(rows);
  const widest = (words: readonly string[]): number => words.reduce((most, each) => Math.max(most, cellsOf(each)), 0);
  const words = Math.min(widest(rows.map(({ label }) => plain(label))), Math.floor(page.columns / WORDS_SHARE));
  const values = widest(rows.map(({ value = '' }) => plain(value)));
  const room = page.columns - words - values - 4;
  const beside = room >= LEAST_BAR;
  const width = Math.min(MOST_BAR, beside ? room : page.columns - 2);
  const lines = groups.flatMap(({ label, rows: own }) => [
    ...(label === undefined ? [] : wrapCells(label, page.columns)),
    ...own.flatMap((each) => {
      const bar = barOf(each, scale, width, page.charset);
      return beside ? besideLines(each, bar, words, page.columns) : belowLines(each, bar, page.columns);
    }),
  ]);
  return stacked([title === undefined ? [] : wrapCells(title, page.columns), lines]);
}

/** Values of one sign are measured from zero; spans of time, which are far from it, from their first. */
function scaleOf(rows: readonly TextBarRow[]): Scale {
  const ends = rows.flatMap(({ from, to }) => [from, to]).filter(Number.isFinite);
  const low = ends.reduce((least, each) => Math.min(least, each), Number.POSITIVE_INFINITY);
  const high = ends.reduce((most, each) => Math.max(most, each), Number.NEGATIVE_INFINITY);
  return low < high ? { low, high } : { low: 0, high: 1 };
}

function barOf({ from, to }: TextBarRow, { low, high }: Scale, width: number, charset: Charset): string {
  const { bar, moment, zero } = SIGNS[charset];
  // In halves, as the range of two large numbers can exceed the largest number.
  const share = (at: number): number => (at / 2 - low / 2) / (high / 2 - low / 2);
  const cell = (at: number): number => Math.min(width, Math.max(0, Math.round(share(at) * width)));
  if (!Number.isFinite(from) || !Number.isFinite(to)) return '';
  if (from === to && (from !== 0 || low >= 0) && low !== 0)
    return `${' '.repeat(Math.min(width - 1, cell(from)))}${moment}`;
  const start = Math.min(cell(from), cell(to));
  const length = from === to ? 0 : Math.max(1, Math.abs(cell(to) - cell(from)));
  const first = Math.min(start, width - length);
  const cells = ' '.repeat(first) + bar.repeat(length);
  if (low >= 0 || high <= 0) return cells;
  // Where values of both signs meet.
  const middle = Math.min(width - 1, cell(0));
  return cells[middle] === bar ? cells : `${cells.padEnd(middle).slice(0, middle)}${zero}${cells.slice(middle + 1)}`;
}

function besideLines(
  { label, value = '' }: TextBarRow,
  bar: string,
  words: number,
  columns: number,
): readonly string[] {
  const lines = wrapCells(label, words);
  const valueText = plain(value);
  const [first = ''] = lines;
  const line = `${first}${' '.repeat(Math.max(0, words - cellsOf(first)))}  ${bar}`.trimEnd();
  const last = valueText === '' ? line : `${line}${line.length > words ? ' ' : '  '}${valueText}`;
  const own = cellsOf(last) <= columns ? [last] : [line, ...wrapCells(valueText, columns)];
  return [...own, ...lines.slice(1)];
}

function belowLines({ label, value = '' }: TextBarRow, bar: string, columns: number): readonly string[] {
  const valueText = plain(value);
  const words = wrapCells(valueText === '' ? label : `${plain(label)}: ${valueText}`, columns);
  return [...words, ...(bar.trim() === '' ? [] : [`  ${bar}`.trimEnd()])];
}
