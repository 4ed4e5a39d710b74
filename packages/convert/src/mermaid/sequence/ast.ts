// The statements of a sequence diagram, before interpretation.
import type { MessageArrow, Span } from '@linework/core';

/** A span of visible text. It is extended if a statement after a semicolon turns out to be part of it. */
export interface RawText {
  readonly start: number;
  end: number;
  /** Semicolons were read as text, although Mermaid ends the statement there. */
  joined: boolean;
  /** Cut at a `#` that is probably not a comment: `issue #12`. */
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
  /** The alias of `@{ }`, used if there is no `as`. */
  readonly dataAlias?: string;
  readonly created: boolean;
  readonly span: Span;
}

export interface Message {
  readonly kind: 'message';
  readonly from: ActorRef;
  readonly to: ActorRef;
  readonly arrow: MessageArrow;
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
  /** At least one. That of a box, and without areas of a rect, stays empty: its content follows it. */
  readonly sections: Section[];
  /** Participants declared in a box. */
  readonly members: string[];
  closed: boolean;
  readonly span: Span;
}

/** Statements about an actor: `link A: …`, `activate A`. */
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

/** Something that closes or divides a missing block, or a character that does not start a statement. */
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
  /** Deepest nesting of drawn blocks. */
  readonly depth: number;
  /** Backgrounds hold their content; without them, the blocks nest no deeper than the language allows. */
  readonly areas: boolean;
  /** The content of a raw text. */
  readonly textOf: (raw: RawText) => string;
}
