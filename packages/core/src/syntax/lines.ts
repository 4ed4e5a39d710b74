// Lines of a source.
import type { Source, Span } from '../text/source.js';

/** Bounds of a line without its line end. */
export function lineBounds(source: Source, index: number): Span {
  const start = source.lineStarts[index] ?? source.text.length;
  let end = source.lineStarts[index + 1] ?? source.text.length;
  while (end > start && (source.text.charCodeAt(end - 1) === 10 || source.text.charCodeAt(end - 1) === 13)) end--;
  return { start, end };
}

/** White space before the first word of a line, a tab counting as one. */
export function indentOf(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && (text[at] === ' ' || text[at] === '\t')) at++;
  return at - start;
}
