// A table pasted from a sheet, a file or a document: `Month,Revenue`, `| Month | Revenue |`, cells separated by tabs or
// semicolons. In, its first line; out, its heads, its rows of a label and figures, and its last line.
import type { HabitLine } from '../../../syntax/habits/habit-line.js';
import { lineText } from '../../../syntax/habits/look-ahead.js';
import type { Span } from '../../../text/source.js';
import { isNothing, numberMeant } from './number.js';

export interface PastedTable {
  /** Of all columns; undefined if the first line has figures. */
  readonly heads: readonly string[] | undefined;
  readonly rows: readonly (readonly string[])[];
  readonly lastLine: number;
  readonly span: Span;
}

/** Maximum lines and cells that are read. */
const MOST_LINES = 400;
const MOST_CELLS = 40;
const RULE = /^\|?[ \t]*:?-{2,}:?[ \t]*(?:\|[ \t]*:?-{2,}:?[ \t]*)*\|?$/;

export function pastedTable(line: HabitLine): PastedTable | undefined {
  const { source, index } = line;
  const first = cellsOf(lineText(source, index));
  if (first === undefined || first.length < 2) return undefined;
  const rows: (readonly string[])[] = [];
  let lastLine = index;
  const heads = isRow(first) ? undefined : first;
  if (heads === undefined) rows.push(first);
  for (let i = index + 1; i < Math.min(source.lineStarts.length, index + MOST_LINES); i++) {
    const text = lineText(source, i).trim();
    if (heads !== undefined && rows.length === 0 && RULE.test(text)) continue;
    const cells = cellsOf(text);
    if (cells === undefined || cells.length !== first.length || !isRow(cells)) break;
    rows.push(cells);
    lastLine = i;
  }
  if (rows.length < (heads === undefined ? 2 : 1)) return undefined;
  const end = (source.lineStarts[lastLine] ?? 0) + lineText(source, lastLine).trimEnd().length;
  return { heads, rows, lastLine, span: { start: line.span.start, end } };
}

/** A label followed by figures. */
function isRow([label = '', ...figures]: readonly string[]): boolean {
  return label !== '' && figures.some((each) => numberMeant(each) !== undefined) && figures.every(isFigure);
}

function isFigure(text: string): boolean {
  return isNothing(text) || numberMeant(text) !== undefined;
}

function cellsOf(text: string): readonly string[] | undefined {
  const line = text.trim();
  if (line === '' || line.includes(': ')) return undefined;
  const piped = /^\|(.*)\|?$/.exec(line)?.[1]?.replace(/\|$/, '');
  const mark = piped !== undefined ? '|' : ['\t', ';', ','].find((each) => line.includes(each));
  if (mark === undefined) return undefined;
  const cells = (piped ?? line).split(mark).map((each) => each.trim().replace(/^(["'])(.*)\1$/, '$2'));
  return cells.length > MOST_CELLS ? undefined : cells;
}
