// A state diagram as written: statements in order, each with its position in the input. Made by parse.ts, read by model.ts.
import type { Span } from '@linework/core';
import type { ClassDefStatement, ClassRef, ClassStatement, ClickStatement, StyleStatement } from '../flowchart/ast.js';
import type { Unreadable } from '../frame.js';

export type PointKind = 'choice' | 'fork' | 'join';
export type Direction = 'down' | 'up' | 'right' | 'left';

/** A name in a line; absent for `[*]`. */
export interface Mention {
  readonly id?: string;
  readonly span: Span;
  readonly classes: readonly ClassRef[];
}

export interface StateLine {
  readonly kind: 'state';
  readonly span: Span;
  readonly state: Mention;
  readonly point?: PointKind;
  /** Of `state "name" as a`. */
  readonly name?: string;
  /** Of `a : text`. */
  readonly text?: string;
  readonly block?: Block;
  /** Only `state a`, which Mermaid does not draw. */
  readonly bare?: true;
}

export interface Block {
  /** More than one if `--` divides it. */
  readonly parts: readonly (readonly StateStatement[])[];
  readonly closed: boolean;
}

export interface TransitionLine {
  readonly kind: 'transition';
  readonly span: Span;
  readonly from: Mention;
  readonly to: Mention;
  readonly text?: string;
  /** A colon without text after it, which Mermaid refuses. */
  readonly bare?: true;
}

export interface NoteLine {
  readonly kind: 'note';
  readonly span: Span;
  /** Absent for a floating note, which Mermaid does not draw. */
  readonly of?: Mention;
  readonly side: 'left' | 'right';
  readonly text: string;
}

export interface DirectionLine {
  readonly kind: 'direction';
  readonly span: Span;
  readonly direction: Direction;
}

export interface StrayLine {
  readonly kind: 'stray';
  readonly span: Span;
}

export type StateStatement =
  | StateLine
  | TransitionLine
  | NoteLine
  | DirectionLine
  | StrayLine
  | StyleStatement
  | ClassDefStatement
  | ClassStatement
  | ClickStatement
  | Unreadable;
