// What a repair is asked and what it answers.
import type { Diagnostic } from '../../diagnostics/report.js';
import type { Source, Span } from '../../text/source.js';
import type { Header, ShapeOfKind } from '../statement.js';
import type { Token } from '../token.js';
import type { DeclaredName, KnownNames } from './known-names.js';

export interface HabitLine {
  readonly source: Source;
  /** Index of the line, from 0. */
  readonly index: number;
  readonly tokens: readonly Token[];
  /** A string of it is not closed. */
  readonly unclosed: boolean;
  /** From the first word to the last, without the comment. */
  readonly span: Span;
  /** Bounds of the line, without its line end. */
  readonly bounds: Span;
  readonly shape: ShapeOfKind;
  /** Left out for a line above the header. */
  readonly header?: Header;
  /** The block the line stands in; undefined at the top. */
  readonly block?: HabitBlock;
  /** Index of the line that ends the block this line opens by words alone. */
  readonly ended?: number;
  /** What is declared in our own words, or by a repair before. */
  readonly known: KnownNames;
}

export interface HabitBlock {
  readonly keyword: string;
  /** Span of the line that opens it. */
  readonly span: Span;
  /** That line in our language. */
  readonly text: string;
  /** The line is one of ours as it stands. */
  readonly own: boolean;
}

export interface RepairedLine {
  readonly diagnostic: Diagnostic;
  /** The line or lines in the language, each one statement or a closing brace. */
  readonly statements: readonly string[];
  /** What these statements declare. */
  readonly declares: readonly DeclaredName[];
  /** Index of the last source line that belongs to the repair, when it is more than one. */
  readonly lastLine?: number;
  /** A line further down that goes with this one, and whether it goes without a question. */
  readonly dropped?: { readonly line: number; readonly safe: boolean };
}

/** A habit: answers the lines it knows. */
export type Habit = (line: HabitLine, text: string) => RepairedLine | undefined;
