// The statements of a class diagram.
import type { RelationLine, Span } from '@linework/core';
import type { ClassDefStatement, StyleStatement } from '../flowchart/ast.js';
import type { Unreadable } from '../frame.js';

/** A mention of a class, with what it states about the class. */
export interface ClassMention {
  readonly kind: 'class';
  readonly id: string;
  readonly label?: string;
  readonly generic?: string;
  readonly annotation?: string;
  readonly inside?: string;
  readonly span: Span;
}

export interface MemberLine {
  readonly kind: 'member';
  readonly of: string;
  readonly text: string;
  readonly span: Span;
}

export interface ClassRelation extends RelationLine {
  readonly kind: 'relation';
  readonly from: string;
  readonly to: string;
  readonly fromCard?: string;
  readonly toCard?: string;
  readonly label: string;
  readonly written: string;
  readonly span: Span;
}

export interface NamespaceLine {
  readonly kind: 'namespace';
  /** The full path with parents, separated by dots. */
  readonly path: string;
  readonly label?: string;
  readonly span: Span;
}

export interface NoteLine {
  readonly kind: 'note';
  readonly of?: string;
  readonly text: string;
  readonly span: Span;
}

export interface DirectionLine {
  readonly kind: 'direction';
  readonly direction: 'right' | 'left' | 'down' | 'up';
  readonly span: Span;
}

/** `cssClass "A,B" name` and `A:::name`. */
export interface ClassUseLine {
  readonly kind: 'classUse';
  readonly ids: readonly string[];
  readonly name: string;
  readonly span: Span;
}

export interface ClickLine {
  readonly kind: 'click';
  readonly of: string;
  readonly url?: string;
  readonly tooltip?: string;
  readonly span: Span;
}

/** Something Mermaid reads differently from what its author meant. */
export interface QuirkLine {
  readonly kind: 'quirk';
  readonly code: 'M203' | 'M204';
  readonly what: string;
  readonly became: string;
  readonly span: Span;
}

export interface ClassRepair {
  readonly kind: 'repair';
  readonly what: string;
  readonly instead: string;
  readonly span: Span;
}

export type ClassStatement =
  | ClassMention
  | MemberLine
  | ClassRelation
  | NamespaceLine
  | NoteLine
  | DirectionLine
  | StyleStatement
  | ClassDefStatement
  | ClassUseLine
  | ClickLine
  | QuirkLine
  | ClassRepair
  | Unreadable;
