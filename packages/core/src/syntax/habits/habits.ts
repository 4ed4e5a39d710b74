// How a kind repairs lines of other languages, besides quotes, comments and the text around a source, which are repaired in
// every kind. A kind without habits repairs nothing else.
import type { Diagnostic } from '../../diagnostics/report.js';
import type { Source, Span } from '../../text/source.js';
import type { CutSource } from '../cut-source.js';
import type { Header, ItemStatement, PhraseStatement, ShapeOfKind, SyntaxNode } from '../statement.js';
import type { Habit, RepairedLine } from './habit-line.js';

/** What is known about other languages before any of their lines is repaired. */
export interface Signs {
  /** Whether a line in this language may be another language's, so that the habits are tried first. */
  readonly doubts?: (statement: PhraseStatement, shape: ShapeOfKind) => boolean;
  /** The same for a line that begins with quoted text. */
  readonly doubtsItem?: (statement: ItemStatement) => boolean;
  /** The same for a line in a block without statements (a column, a value): without this sign, every such line may be. */
  readonly doubtsLine?: (text: string) => boolean;
  /** Whether a line ends a block as a brace does here. */
  readonly endsBlock?: (text: string) => boolean;
  /** Which line ends a block opened by words only, by the line that opens it. */
  readonly wordedEnds?: (cut: CutSource, shape: ShapeOfKind) => ReadonlyMap<number, number>;
  /** Words that start the next branch of a block, besides ours. */
  readonly branches?: ReadonlySet<string>;
}

export interface Habits extends Signs {
  /** Lines recognised by their start: tried first and in order, on the line as written. */
  readonly byStart: readonly Habit[];
  /** Lines recognised by their form: tried in order, on the line with our quotes and spaces. */
  readonly byForm: readonly Habit[];
  /** Lines of a block without statements (columns, values, members): tried before they are parsed. */
  readonly inLines?: readonly Habit[];
  /** Diagnostics for a source in which some lines mean something else in the language of their neighbours. */
  readonly twoReadings?: (body: ReadBody) => Diagnostic | undefined;
}

/** How a source is read. */
export interface Language {
  readonly shape: ShapeOfKind;
  readonly habits: Habits;
}

export const NO_HABITS: Habits = { byStart: [], byForm: [] };

export function withoutRepairs(signs: Signs): Habits {
  return { ...NO_HABITS, ...signs };
}

/** Habits that repair nothing; `isNeeded` is true once a source had a line that others could repair. */
export function askingHabits(signs: Signs): { readonly habits: Habits; readonly isNeeded: () => boolean } {
  let isNeeded = false;
  const ask = (): undefined => {
    isNeeded = true;
  };
  const twoReadings = ({ headed, repaired }: ReadBody): undefined =>
    headed || repaired.length > 0 ? ask() : undefined;
  const inLines = signs.doubtsLine === undefined ? {} : { inLines: [ask] };
  return { habits: { ...withoutRepairs(signs), byStart: [ask], ...inLines, twoReadings }, isNeeded: () => isNeeded };
}

/** A whole source, read and repaired. */
export interface ReadBody {
  readonly source: Source;
  readonly shape: ShapeOfKind;
  readonly header?: Header;
  /** The header stands for a line in another language. */
  readonly headed: boolean;
  readonly body: readonly SyntaxNode[];
  readonly repaired: readonly RepairedAt[];
}

/** A repaired line, and the block that contains it. */
export interface RepairedAt {
  readonly span: Span;
  readonly line: RepairedLine;
  readonly within: string;
  /** The content of that block. */
  readonly beside: readonly SyntaxNode[];
}
