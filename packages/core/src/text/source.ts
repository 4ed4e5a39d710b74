// A source text and positions in it. Offsets and columns are UTF-16 units; lines and columns count from 1.

/** A half-open range of a source, as UTF-16 offsets. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A half-open range in lines and columns, for the wire. */
export interface Range extends Position {
  readonly endLine: number;
  readonly endColumn: number;
}

export interface Source {
  readonly text: string;
  /** Offset of the first character of each line; `[0]` for an empty text. */
  readonly lineStarts: readonly number[];
}

/** LF, CRLF and a lone CR each end a line. */
export function makeSource(text: string): Source {
  const lineStarts = [0];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 10 || (code === 13 && text.charCodeAt(i + 1) !== 10)) lineStarts.push(i + 1);
  }
  return { text, lineStarts };
}

export function span(start: number, end: number): Span {
  return { start, end };
}

/** The smallest span that contains both. */
export function cover(a: Span, b: Span): Span {
  return { start: Math.min(a.start, b.start), end: Math.max(a.end, b.end) };
}

/** Line and column of an offset; an offset past the end is the end. */
export function positionAt(source: Source, offset: number): Position {
  const at = Math.max(0, Math.min(offset, source.text.length));
  const { lineStarts } = source;
  let low = 0;
  let high = lineStarts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lineStarts[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: at - (lineStarts[low] ?? 0) + 1 };
}

export function rangeOf(source: Source, at: Span): Range {
  const from = positionAt(source, at.start);
  const to = positionAt(source, at.end);
  return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
}

/** Offset of a position; a position outside the text is moved to the nearest one inside it. */
export function offsetAt(source: Source, position: Position): number {
  const line = Math.max(1, Math.min(position.line, source.lineStarts.length));
  const start = source.lineStarts[line - 1] ?? 0;
  const next = source.lineStarts[line] ?? source.text.length;
  return Math.max(start, Math.min(start + position.column - 1, next));
}

/** The white space between the start of a line and an offset on it; empty if there is anything else. */
export function leadOf(source: Source, offset: number): string {
  let at = offset;
  while (at > 0 && (source.text[at - 1] === ' ' || source.text[at - 1] === '\t')) at--;
  const before = source.text[at - 1];
  return before === undefined || before === '\n' || before === '\r' ? source.text.slice(at, offset) : '';
}

/** The line end that a source uses. */
export function lineEndOf(source: Source): '\n' | '\r\n' {
  const at = source.text.indexOf('\n');
  return at > 0 && source.text[at - 1] === '\r' ? '\r\n' : '\n';
}
