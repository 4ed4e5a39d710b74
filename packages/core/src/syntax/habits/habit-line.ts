// The input and output of a repair.
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
  /** One of its strings is not closed. */
  readonly unclosed: boolean;
  /** From the first word to the last, without the comment. */
  readonly span: Span;
  /** Bounds of the line, without its line end. */
  readonly bounds: Span;
  readonly shape: ShapeOfKind;
  /** Undefined for a line above the header. */
  readonly header?: Header;
  /** The block that contains the line; undefined at the top level. */
  readonly block?: HabitBlock;
  /** Index of the line that ends the block which this line opens by words only. */
  readonly ended?: number;
  /** What is declared in this language's own words, or by an earlier repair. */
  readonly known: KnownNames;
}

export interface HabitBlock {
  readonly keyword: string;
  /** Span of the line that opens it. */
  readonly span: Span;
  /** That line in our language. */
  readonly text: string;
  /** The line is already in this language. */
  readonly own: boolean;
}

export interface RepairedLine {
  readonly diagnostic: Diagnostic;
  /** The line or lines in this language, each one statement or a closing brace. */
  readonly statements: readonly string[];
  /** What these statements declare. */
  readonly declares: readonly DeclaredName[];
  /** Index of the last source line that belongs to the repair, when it is more than one. */
  readonly lastLine?: number;
  /** A line further down that belongs to this one, and whether its fix is safe. */
  readonly dropped?: { readonly line: number; readonly safe: boolean };
}

/** A habit: repairs the lines it recognises. */
export type Habit = (line: HabitLine, text: string) => RepairedLine | undefined;
