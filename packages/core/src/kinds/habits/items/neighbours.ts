// The lines around an item: in, the line; out, the next nonblank line, and the depth of a line. Bounded, so that no
// source is read repeatedly.
import type { HabitLine } from '../../../syntax/habits/habit-line.js';
import { lineText } from '../../../syntax/habits/look-ahead.js';

const MOST_BLANK = 8;

/** The next line that is not blank. */
export function lineBelow({ source }: HabitLine, index: number): string | undefined {
  for (let i = index + 1; i < Math.min(source.lineStarts.length, index + 1 + MOST_BLANK); i++) {
    const text = lineText(source, i);
    if (text.trim() !== '') return text;
  }
  return undefined;
}

/** The preceding line, if it is below the header and not blank. */
export function lineAbove({ source, header }: HabitLine, index: number): string | undefined {
  const start = source.lineStarts[index - 1];
  if (start === undefined || start < (header?.span.end ?? 0)) return undefined;
  const text = lineText(source, index - 1);
  return text.trim() === '' ? undefined : text;
}

export function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}

/** Whether the next line is indented further. */
export function holdsMore(line: HabitLine): boolean {
  const below = lineBelow(line, line.index);
  return below !== undefined && indentOf(below) > indentOf(lineText(line.source, line.index));
}
