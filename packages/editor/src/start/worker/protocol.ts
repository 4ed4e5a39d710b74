// What the page and the worker that begins diagrams say to each other. Data only, so that it can be posted.
import type { Flavour } from '@linework/patterns';
import type { TextFile } from '../disk/folder.js';

export interface PatternCard {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly source: string;
}

export interface WantedPatterns {
  /** Empty: all of them. */
  readonly words: string;
  /** Whose products the patterns name, where they have them. */
  readonly flavour?: Flavour;
}

export interface Proposal {
  readonly kind: string;
  readonly reason: string;
  readonly lacks: readonly string[];
  readonly source: string;
}

export interface Proposals {
  readonly isGuess: boolean;
  /** Best first. */
  readonly proposals: readonly Proposal[];
  readonly patterns: readonly PatternCard[];
}

export interface ConvertRequest {
  readonly files: readonly TextFile[];
  /** `mermaid` or the name of an importer; recognised if missing. */
  readonly format?: string;
}

/** What was lost, guessed or renamed, or why nothing could be read. */
export interface Loss {
  readonly severity: 'error' | 'warning';
  readonly text: string;
  /** `shop.sql, line 3`; empty if it concerns no place. */
  readonly place: string;
}

export interface Converted {
  /** Undefined if nothing could be read. */
  readonly source?: string;
  readonly format: string;
  readonly losses: readonly Loss[];
  /** Other diagrams of the same files. */
  readonly parts: readonly { readonly name: string; readonly source: string }[];
}

export interface FormatName {
  readonly format: string;
  readonly meaning: string;
}

/** Each call, what it takes and what it answers. */
export interface StartCalls {
  readonly patterns: readonly [WantedPatterns, readonly PatternCard[]];
  /** A request in words. */
  readonly propose: readonly [string, Proposals];
  readonly convert: readonly [ConvertRequest, Converted];
  /** Which of these paths an importer reads. */
  readonly importable: readonly [readonly string[], readonly string[]];
  readonly formats: readonly [undefined, readonly FormatName[]];
  /** The source that an SVG holds. */
  readonly sourceIn: readonly [string, string | undefined];
}

export type StartCallName = keyof StartCalls;

export type StartCall = {
  readonly [Name in StartCallName]: {
    readonly number: number;
    readonly name: Name;
    readonly value: StartCalls[Name][0];
  };
}[StartCallName];

export type StartAnswer = { readonly number: number } & (
  | { readonly value: StartCalls[StartCallName][1] }
  /** Our fault. */
  | { readonly reason: string }
);
