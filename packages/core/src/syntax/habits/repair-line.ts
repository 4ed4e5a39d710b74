// Lines written as another language writes them: in, a line that has none of our shapes; out, the diagnostic with the
// right line, and that line's statements, so that the check goes on as if it had been written.
import type { Diagnostic } from '../../diagnostics/report.js';
import type { Source, Span } from '../../text/source.js';
import type { ShapeOfKind } from '../statement.js';
import type { Token } from '../token.js';

export interface HabitLine {
  readonly source: Source;
  readonly tokens: readonly Token[];
  /** From the first word to the last, without the comment. */
  readonly span: Span;
  readonly shape: ShapeOfKind;
  /** Keyword of the block the line stands in; `diagram` at the top. */
  readonly openKeyword: string;
  /** Ids already declared in our own words, or by a repair before. */
  readonly declared: ReadonlySet<string>;
}

export interface RepairedLine {
  readonly diagnostic: Diagnostic;
  /** The line or lines in the language, each one statement. */
  readonly statements: readonly string[];
  /** Ids that these statements declare. */
  readonly declares: readonly string[];
}

export function repairLine(_line: HabitLine): RepairedLine | undefined {
  return undefined;
}
