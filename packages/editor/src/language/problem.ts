// A problem as the editor shows it: in, a diagnostic and its source; out, where it is and what a click on its fix does, in words.
import type { Diagnostic } from '@linework/browser';

/** A replacement at offsets of the source. */
export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface ProblemFix extends Replacement {
  /** `Change to 'node'` */
  readonly words: string;
  /** Nothing is guessed. */
  readonly isSafe: boolean;
}

export interface Problem {
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly code: string;
  readonly severity: Diagnostic['severity'];
  readonly message: string;
  readonly hint: string;
  readonly fix?: ProblemFix;
}

export function problemsOf(source: string, diagnostics: readonly Diagnostic[]): readonly Problem[] {
  const offsets = offsetsIn(source);
  return diagnostics.map(({ code, severity, message, hint, line, fix, ...range }) => ({
    ...offsets({ line, ...range }),
    line,
    code,
    severity,
    message,
    hint,
    ...(fix === undefined ? {} : { fix: fixOf(source, { ...offsets(fix), text: fix.text }, fix.safe) }),
  }));
}

const LONGEST = 48;

function fixOf(source: string, replacement: Replacement, isSafe: boolean): ProblemFix {
  const { start, end, text } = replacement;
  const before = shown(source.slice(start, end));
  const words = text.trim() === '' ? `Remove ${before}` : `${start === end ? 'Add' : 'Change to'} ${shown(text)}`;
  return { ...replacement, words, isSafe };
}

function shown(text: string): string {
  const [line = '', ...rest] = text.trim().split('\n');
  return line.length > LONGEST || rest.length > 0 ? `'${line.slice(0, LONGEST)}…'` : `'${line}'`;
}

/** Lines and columns from 1. */
export interface LinesRange {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

export function offsetsIn(source: string): (range: LinesRange) => { readonly start: number; readonly end: number } {
  const starts = [0];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  const offset = (line: number, column: number): number =>
    Math.min((starts[line - 1] ?? source.length) + column - 1, source.length);
  return ({ line, column, endLine, endColumn }) => ({ start: offset(line, column), end: offset(endLine, endColumn) });
}
