// The parser's result: statements of the four forms with spans, in blocks, nothing lost. Every character of the source is in a
// statement's span, a comment, or white space.
import type { Source, Span } from '../text/source.js';
import type { ArrowToken, OptionToken, StringToken, Token, WordToken } from './token.js';

interface Base {
  /** From the first word to the last one, without the comment. */
  readonly span: Span;
  /** Line of the source, from 1. */
  readonly line: number;
  readonly comment?: Span;
  /** The statement replaces a line written in another language; its tokens have no positions of their own. */
  readonly repaired?: true;
}

export interface EdgeStatement extends Base {
  readonly shape: 'edge';
  readonly from: WordToken;
  readonly arrow: ArrowToken | WordToken;
  readonly to: WordToken;
  readonly label?: StringToken;
  readonly options: readonly OptionToken[];
}

export interface ItemStatement extends Base {
  readonly shape: 'item';
  /** White space in front of it, in characters. */
  readonly indent: number;
  readonly label: StringToken;
  readonly rest: readonly Token[];
}

/** A declaration or a row: the grammar of the kind decides which. */
export interface PhraseStatement extends Base {
  readonly shape: 'phrase';
  readonly keyword: WordToken;
  readonly rest: readonly Token[];
  /** Position of the `{` at its end. */
  readonly opens?: Span;
}

/** A line of a table, an enum or a class; a repaired one has only its text. */
export interface RawStatement extends Base {
  readonly shape: 'raw';
  readonly text: string;
  readonly tokens: readonly Token[];
}

export interface UnreadableStatement extends Base {
  readonly shape: 'unreadable';
}

export type Statement = EdgeStatement | ItemStatement | PhraseStatement | RawStatement | UnreadableStatement;

export interface SyntaxNode {
  readonly statement: Statement;
  /** Statements of its block, or the items below it. */
  readonly children: readonly SyntaxNode[];
  readonly branches: readonly Branch[];
  /** Position of the closing brace. */
  readonly closed?: Span;
}

/** `} else "unknown" tone=red {` */
export interface Branch {
  readonly word: 'else' | 'and';
  readonly span: Span;
  readonly label?: StringToken;
  readonly options: readonly OptionToken[];
  readonly children: readonly SyntaxNode[];
}

export interface Header {
  readonly kind: WordToken;
  readonly rest: readonly Token[];
  readonly span: Span;
  /** The line to write, if it was written in another language: its words have no positions of their own. */
  readonly repaired?: string;
}

export interface Document {
  readonly source: Source;
  readonly header?: Header;
  readonly body: readonly SyntaxNode[];
  readonly comments: readonly Span[];
}

/** A kind's rules for the parser about its blocks; the parser itself knows no kinds. */
export interface BlockShape {
  readonly keyword: string;
  readonly holds: 'statements' | 'columns' | 'values' | 'members';
  /** The statement always has a block. */
  readonly required?: boolean;
  readonly branch?: 'else' | 'and';
}

export interface TypeNames {
  readonly values: readonly string[];
  readonly foreign: ReadonlyMap<string, string>;
  /** The type that can be omitted. */
  readonly standard?: string;
}

export interface ShapeOfKind {
  readonly kind: string;
  /** Every keyword of the kind. */
  readonly keywords: readonly string[];
  readonly blocks: readonly BlockShape[];
  /** Words used in place of an arrow. */
  readonly relations: readonly string[];
  /** What other languages call a keyword: `subgraph` for `group`. */
  readonly foreign: ReadonlyMap<string, string>;
  /** First words of such diagrams in other languages. */
  readonly foreignHeaders?: readonly string[];
  /** Words that follow the kind there, and our option for each (`showData`: `values=both`). */
  readonly headerWords?: ReadonlyMap<string, string>;
  /** The keyword that declares what edges connect, for repairs that add a declaration. */
  readonly node?: string;
  /** The keyword of a frame around nodes. */
  readonly frame?: string;
  /** Ends of edges that need no declaration. */
  readonly given?: readonly string[];
  /** Keywords of statements that have an id. */
  readonly declaring?: readonly string[];
  /** Types of a node, and what other languages call them. */
  readonly types?: TypeNames;
  /** Names of the options of `header`, of `edge`, of `item`, and of a keyword. */
  readonly options?: ReadonlyMap<string, readonly string[]>;
  /** Options of an edge that are on or off. */
  readonly switches?: readonly string[];
  /** The kind has items, */
  readonly items?: true;
  /** and they have numbers. */
  readonly itemNumbers?: true;
}
