// Diagnostics: in, a code with its location and arguments; out, the record that an author or agent reads.
import { type Edit, type TextEdit, toWireEdit } from '../text/edit.js';
import { type Range, rangeOf, type Source, type Span } from '../text/source.js';
import { boundedText } from './bounded-text.js';
import type { CodeTable, Severity } from './define.js';

/** A fix as an edit. `safe`: it guesses nothing and removes nothing drawn, so it can be applied without review. */
export interface Fix extends TextEdit {
  readonly safe: boolean;
}

export interface Diagnostic {
  readonly code: string;
  readonly severity: Severity;
  readonly span: Span;
  readonly message: string;
  readonly hint: string;
  readonly fix?: Fix;
}

/** A diagnostic on the wire: lines and columns from 1, columns in UTF-16 units. */
export interface DiagnosticRecord extends Range {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly hint: string;
  readonly fix?: Edit & { readonly safe: boolean };
}

/** A value and the diagnostics of the input it came from. */
export interface Outcome<T> {
  readonly value: T;
  readonly diagnostics: readonly Diagnostic[];
}

export type Report<Args> = <K extends keyof Args & string>(code: K, span: Span, args: Args[K], fix?: Fix) => Diagnostic;

/** Returns the `report` function of a table. A code or argument that is not in the table is a type error. */
export function reporter<Args>(table: CodeTable<Args>): Report<Args> {
  return (code, span, args, fix) => {
    const entry = table[code];
    return {
      code,
      severity: entry.severity,
      span,
      message: boundedText(entry.message, args),
      hint: boundedText(entry.hint, args),
      ...(fix ? { fix } : {}),
    };
  };
}

export function toRecord(source: Source, diagnostic: Diagnostic): DiagnosticRecord {
  const { code, severity, span, message, hint, fix } = diagnostic;
  return {
    code,
    severity,
    ...rangeOf(source, span),
    message,
    hint,
    ...(fix ? { fix: { ...toWireEdit(source, fix), safe: fix.safe } } : {}),
  };
}

/** Sorts by position; at one position errors come before warnings, then in the order found. */
export function inSourceOrder(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const rank = (d: Diagnostic): number => (d.severity === 'error' ? 0 : 1);
  return diagnostics.toSorted((a, b) => a.span.start - b.span.start || rank(a) - rank(b));
}

export function hasErrors(diagnostics: readonly { readonly severity: Severity }[]): boolean {
  return diagnostics.some((each) => each.severity === 'error');
}
