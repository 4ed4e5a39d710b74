// Reads lines below a line, for constructs that span several: bounded, so that no source is read again and again.
import type { Source, Span } from '../../text/source.js';
import type { HabitLine } from './habit-line.js';

/** Lines read below one line. */
const MOST_LINES = 40;
const MOST_CHARACTERS = 2_000;

/** A line's text without its line end. */
export function lineText(source: Source, index: number): string {
  const start = source.lineStarts[index] ?? source.text.length;
  const end = Math.min(source.lineStarts[index + 1] ?? source.text.length, start + MOST_CHARACTERS);
  return source.text.slice(start, end).replace(/(?<![\r\n])[\r\n]+$/, '');
}

/** The first of the next lines that ends a construct; gives up if `goesOn` is false. */
export function lookAhead(
  line: HabitLine,
  isEnd: (text: string) => boolean,
  goesOn: (text: string) => boolean = () => true,
): { readonly index: number; readonly span: Span } | undefined {
  const { source } = line;
  const most = Math.min(source.lineStarts.length - 1, line.index + MOST_LINES);
  for (let index = line.index + 1; index <= most; index++) {
    const text = lineText(source, index);
    const start = source.lineStarts[index] ?? 0;
    if (isEnd(text.trim())) return { index, span: { start, end: start + text.trimEnd().length } };
    if (!goesOn(text.trim())) return undefined;
  }
  return undefined;
}
