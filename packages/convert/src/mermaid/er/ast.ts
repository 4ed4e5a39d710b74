// The statements of an entity-relationship diagram, before names and keys are resolved.
import type { Cardinality, Span } from '@linework/core';
import type { Unreadable } from '../frame.js';

export interface Attribute {
  readonly type: string;
  readonly name: string;
  readonly keys: readonly string[];
  readonly comment?: string;
  readonly span: Span;
}

/** A mention of a name: by itself, before a block, or at an end of a relation. */
export interface Mention {
  readonly kind: 'entity';
  readonly id: string;
  readonly alias?: string;
  readonly span: Span;
  /** Index of its subgraph among the opened ones; absent at the top level. */
  readonly inside?: number;
}

export interface ErRelation {
  readonly kind: 'relation';
  readonly from: string;
  readonly to: string;
  readonly label: string;
  readonly fromCard: Cardinality;
  readonly toCard: Cardinality;
  readonly identifying: boolean;
  readonly span: Span;
}

export interface ErAttributes {
  readonly kind: 'attributes';
  readonly of: string;
  readonly attributes: readonly Attribute[];
}

/** The opening of a subgraph. */
export interface ErGroup {
  readonly kind: 'group';
  readonly id: string;
  readonly title: string;
  readonly parent?: number;
  readonly span: Span;
}

export interface ErDirection {
  readonly kind: 'direction';
  readonly direction: 'right' | 'left' | 'down' | 'up';
  readonly inside?: number;
  readonly span: Span;
}

/** A style, a class or its use, in words. */
export interface ErStyling {
  readonly kind: 'styling';
  readonly what: string;
  readonly span: Span;
}

/** A block without its end, or an end without its block. */
export interface ErRepair {
  readonly kind: 'repair';
  readonly what: string;
  readonly instead: string;
  readonly span: Span;
}

export type ErStatement =
  | Mention
  | ErRelation
  | ErAttributes
  | ErGroup
  | ErDirection
  | ErStyling
  | ErRepair
  | Unreadable;
