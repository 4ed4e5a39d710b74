// What a sequence diagram says, statement by statement, before anything is made of it.
import type { Span } from '@linework/core';
import type { ArrowToken } from './arrows.js';

/** A stretch of the text that a reader sees. It ends later when a statement behind a semicolon turns out to be part of it. */
export interface RawText {
  readonly start: number;
  end: number;
  /** Semicolons were taken for text, though Mermaid ends the statement there. */
  joined: boolean;
  /** Cut at a `#` that hardly starts a comment: `issue #12`. */
  cut: boolean;
}

export interface ActorRef {
  readonly id: string;
  readonly span: Span;
}

export interface Participant {
  readonly kind: 'participant';
  readonly id: string;
  /** participant, actor, or the type of `@{ }`. */
  readonly type: string;
  readonly alias?: RawText;
  /** The alias of `@{ }`, which counts when there is no `as`. */
  readonly dataAlias?: string;
  readonly created: boolean;
  readonly span: Span;
}

export interface Message {
  readonly kind: 'message';
  readonly from: ActorRef;
  readonly to: ActorRef;
  readonly arrow: ArrowToken;
  /** Mermaid's `+` and `-`. */
  readonly activation?: 'start' | 'end';
  /** The small circle at an end. */
  readonly central: boolean;
  readonly text?: RawText;
  readonly span: Span;
}

export interface Note {
  readonly kind: 'note';
  readonly place: 'left' | 'right' | 'over';
  readonly actors: readonly ActorRef[];
  readonly text: RawText;
  readonly span: Span;
}

export interface Autonumber {
  readonly kind: 'autonumber';
  readonly visible: boolean;
  readonly start?: number;
  readonly step?: number;
  readonly span: Span;
}

export type BlockWord = 'loop' | 'alt' | 'opt' | 'par' | 'par_over' | 'critical' | 'break' | 'rect' | 'box';
export type BranchWord = 'else' | 'and' | 'option';

export interface Section {
  readonly word: BlockWord | BranchWord;
  readonly text: RawText;
  readonly span: Span;
  readonly statements: Statement[];
}

export interface Block {
  readonly kind: 'block';
  readonly word: BlockWord;
  /** At least one. Those of rect and box stay empty: what is in them stands behind them. */
  readonly sections: Section[];
  /** Who is declared in a box. */
  readonly members: string[];
  closed: boolean;
  readonly span: Span;
}

/** Statements that only lose something: `link A: …`, `activate A`. */
export interface Extra {
  readonly kind: 'links' | 'link' | 'properties' | 'details' | 'activate' | 'deactivate' | 'destroy';
  readonly actor: ActorRef;
  readonly text?: RawText;
  readonly span: Span;
}

export interface Saying {
  readonly kind: 'title' | 'accTitle' | 'accDescr';
  readonly text: RawText;
  readonly span: Span;
}

/** What closes or parts a block that is not there, or a character that starts no statement. */
export interface Stray {
  readonly kind: 'stray';
  readonly word: string;
  readonly span: Span;
}

export interface Unreadable {
  readonly kind: 'unreadable';
  readonly reason: string;
  readonly hint: string;
  readonly span: Span;
}

/** A line that styles other types of diagram. */
export interface Styling {
  readonly kind: 'styling';
  readonly word: string;
  readonly span: Span;
}

export type Statement =
  | Participant
  | Message
  | Note
  | Autonumber
  | Block
  | Extra
  | Saying
  | Styling
  | Stray
  | Unreadable;

export interface Sequence {
  readonly statements: readonly Statement[];
  /** Deepest nesting of blocks that are drawn. */
  readonly depth: number;
  /** What a raw text holds. */
  readonly textOf: (raw: RawText) => string;
}
