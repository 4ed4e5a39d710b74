// Text as a block. In: runs of text with a style each. Out: wrapped and measured lines that can be painted anywhere.
import type { TextStyle } from '../../metrics/contract.js';
import { baselineOffset, wrapText } from '../../metrics/index.js';
import type { ColourRole, TextShape } from '../scene.js';
import type { Block } from './block.js';

export interface TextRun {
  readonly text: string;
  readonly style: TextStyle;
  readonly fill: ColourRole;
  /** px to wrap at. */
  readonly maxWidth: number;
}

/** A line's extent within its block, px from the block's top. */
export interface TextRow {
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
}

export interface TextBlock extends Block {
  readonly rows: readonly TextRow[];
}

/** Share of a block's width before the anchor of its lines. */
const SHARE = { start: 0, middle: 0.5, end: 1 } as const;

interface Line extends TextRow {
  readonly text: string;
  readonly baseline: number;
  readonly run: TextRun;
}

export function textBlock(runs: readonly TextRun[], anchor: TextShape['anchor']): TextBlock {
  const lines: Line[] = [];
  let top = 0;
  for (const run of runs) {
    const wrapped = wrapText(run.text, run.style, { maxWidth: run.maxWidth });
    for (const { text, width } of wrapped.lines) {
      const bottom = top + wrapped.lineHeight;
      lines.push({ text, width, top, bottom, baseline: top + baselineOffset(run.style), run });
      top = bottom;
    }
  }
  const width = Math.max(0, ...lines.map((each) => each.width));
  return {
    width,
    height: top,
    rows: lines,
    at: ({ x, y }) =>
      lines
        .filter((each) => each.text !== '')
        .map(
          ({ text, width: own, baseline, run }): TextShape => ({
            type: 'text',
            x: x + SHARE[anchor] * width,
            y: y + baseline,
            text,
            width: own,
            style: run.style,
            anchor,
            fill: run.fill,
          }),
        ),
  };
}

/** With more lines a wider block reads better than a taller one. */
const MOST_LINES = 4;
/** Factors by which the block of a long text can be wider. */
const WIDENINGS = [1, 1.4, 2] as const;

/** The width to wrap a text at: the usual one, or more for a text of more than `most` lines and for a word that would be broken. */
export function readingWidth(text: string, style: TextStyle, usual: number, most: number = MOST_LINES): number {
  let short: number | undefined;
  let isWhole = false;
  for (const by of WIDENINGS) {
    const maxWidth = usual * by;
    const { lines, torn } = wrapText(text, style, { maxWidth });
    isWhole = !torn;
    if (lines.length > most) continue;
    if (isWhole) return maxWidth;
    short ??= maxWidth;
  }
  return isWhole || short === undefined ? 2 * usual : short;
}

/** Names that are slightly wider than a line stay whole: up to some 26 characters. */
const NAME_WIDENING = 1.25;

/** The width to wrap a node's label at: the reading width, or more for a name that is slightly wider. */
export function nameWidth(text: string, style: TextStyle, usual: number): number {
  return wholeWidth(text, style, usual, NAME_WIDENING);
}

/** The width to wrap a line's label at: the reading width, or more for a word that is slightly wider. */
export function lineWidth(text: string, style: TextStyle, usual: number, lines?: number): number {
  return wholeWidth(text, style, usual, WIDENINGS[1], lines);
}

function wholeWidth(text: string, style: TextStyle, usual: number, widening: number, lines?: number): number {
  const reading = readingWidth(text, style, usual, lines);
  const wider = Math.max(reading, widening * usual);
  const isBroken = (maxWidth: number): boolean => wrapText(text, style, { maxWidth }).broken;
  return isBroken(reading) && !isBroken(wider) ? wider : reading;
}
