// What the page and the worker say to each other: calls with a number, and answers with the same number. Data only, so that it can be posted.
import type { Diagnostic, Difference, Edited, EditOperation, Fixed, IconArt, Outline } from '@linework/browser';
import type { KindTables, StatementForm } from '@linework/core/on-demand';
import type { Places } from './places.js';

export type Scheme = 'light' | 'dark';

export interface DrawRequest {
  readonly source: string;
  /** The colours of a source that names none. */
  readonly scheme: Scheme;
}

/** The result of drawing one text. */
export interface Drawing {
  readonly source: string;
  readonly scheme: Scheme;
  readonly kind?: string;
  readonly title?: string;
  readonly diagnostics: readonly Diagnostic[];
  /** Files of icons that couldn't be loaded. */
  readonly warnings: readonly string[];
  /** Undefined if the text has errors. */
  readonly picture?: Picture;
}

export interface Picture extends Places {
  readonly svg: string;
  readonly outline: Outline;
}

export interface FoundIcon {
  readonly name: string;
  readonly art?: IconArt;
}

export interface CompareRequest {
  readonly before: string;
  readonly after: string;
  /** Of the picture of the changes. */
  readonly scheme: Scheme;
}

export interface FileRequest {
  readonly source: string;
  /** `auto` follows the reader's system. */
  readonly theme: Scheme | 'auto';
  /** The file holds its source, so that it can be opened again. */
  readonly embedSource: boolean;
}

/** Each call, what it takes and what it answers. */
export interface Calls {
  readonly draw: readonly [DrawRequest, Drawing];
  /** The table of a kind, by its name. */
  readonly tables: readonly [string, KindTables | undefined];
  readonly fix: readonly [string, Fixed];
  readonly format: readonly [string, string];
  readonly edit: readonly [{ readonly source: string; readonly operations: readonly EditOperation[] }, Edited];
  /** What changed, in words and as a picture. */
  readonly compare: readonly [CompareRequest, Difference];
  /** Icons whose names have these words, best first. */
  readonly icons: readonly [string, readonly FoundIcon[]];
  /** What can be changed of the statement at an offset; undefined if nothing. */
  readonly form: readonly [{ readonly source: string; readonly at: number }, StatementForm | undefined];
  /** The file of a picture; undefined if the source has errors. */
  readonly file: readonly [FileRequest, string | undefined];
}

export type CallName = keyof Calls;

export type Call = {
  readonly [Name in CallName]: { readonly number: number; readonly name: Name; readonly value: Calls[Name][0] };
}[CallName];

export type Answer = { readonly number: number } & (
  | { readonly value: Calls[CallName][1] }
  /** An internal fault. */
  | { readonly reason: string }
);
