// What a kind answers of other languages' lines, beside quotes, comments and what stands round a source, which are answered
// in every kind. A kind without habits repairs nothing else.
import type { Diagnostic } from '../../diagnostics/report.js';
import type { Source, Span } from '../../text/source.js';
import type { CutSource } from '../cut-source.js';
import type { Header, ItemStatement, PhraseStatement, ShapeOfKind, SyntaxNode } from '../statement.js';
import type { Habit, RepairedLine } from './habit-line.js';

export interface Habits {
  /** Lines that are recognised by how they start: asked first and in order, of the line as it stands. */
  readonly byStart: readonly Habit[];
  /** Lines that are recognised by their form: asked in order, of the line with our quotes and spaces. */
  readonly byForm: readonly Habit[];
  /** Lines of a block that holds no statements (columns, values, members): asked before they are read. */
  readonly inLines?: readonly Habit[];
  /** Whether a line of ours may be another language's, so that the habits are asked before it is taken. */
  readonly doubts?: (statement: PhraseStatement, shape: ShapeOfKind) => boolean;
  /** The same of a line that begins with a text in quotes. */
  readonly doubtsItem?: (statement: ItemStatement) => boolean;
  /** Whether a line ends a block as a brace does here. */
  readonly endsBlock?: (text: string) => boolean;
  /** Which line ends a block that is opened by words alone, by the line that opens it. */
  readonly wordedEnds?: (cut: CutSource, shape: ShapeOfKind) => ReadonlyMap<number, number>;
  /** Words that start the next branch of a block, beside ours. */
  readonly branches?: ReadonlySet<string>;
  /** What is said of a source whose lines mean something else in the language of the lines beside them. */
  readonly twoReadings?: (read: ReadBody) => Diagnostic | undefined;
}

/** What a source is read by. */
export interface Language {
  readonly shape: ShapeOfKind;
  readonly habits: Habits;
}

export const NO_HABITS: Habits = { byStart: [], byForm: [] };

/** A whole source, read and repaired. */
export interface ReadBody {
  readonly source: Source;
  readonly shape: ShapeOfKind;
  readonly header?: Header;
  /** The header stands for a line that is none of ours. */
  readonly headed: boolean;
  readonly body: readonly SyntaxNode[];
  readonly repaired: readonly RepairedAt[];
}

/** A line that was repaired, and the block it stands in. */
export interface RepairedAt {
  readonly span: Span;
  readonly line: RepairedLine;
  readonly within: string;
  /** What stands in that block. */
  readonly beside: readonly SyntaxNode[];
}
