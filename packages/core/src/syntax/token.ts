// The words of a line. docs/language.md, Lexical rules.
import type { Span } from '../text/source.js';

interface At {
  readonly span: Span;
}

export interface WordToken extends At {
  readonly type: 'word';
  readonly text: string;
}

export interface StringToken extends At {
  readonly type: 'string';
  /** The intended text, escapes resolved. */
  readonly value: string;
}

export interface NumberToken extends At {
  readonly type: 'number';
  readonly text: string;
  readonly value: number;
}

/** YYYY-MM-DD, perhaps with a time (T09:30), perhaps `..` and a second one. Not checked against the calendar here. */
export interface DateToken extends At {
  readonly type: 'date';
  readonly from: string;
  readonly to?: string;
}

/** `10d`, `8h`, `30min`, `6w`, `3m` (months). */
export interface DaysToken extends At {
  readonly type: 'days';
  readonly count: number;
  readonly unit: 'min' | 'h' | 'd' | 'w' | 'm';
}

/** `lx:rocket` */
export interface IconToken extends At {
  readonly type: 'icon';
  readonly text: string;
}

/** `teams.id` */
export interface DottedToken extends At {
  readonly type: 'dotted';
  readonly table: string;
  readonly column: string;
}

/** What is not a value of the language: `#f00`, `'x'`, `https://…`. */
export interface StrangeToken extends At {
  readonly type: 'strange';
  readonly text: string;
}

export type ValueToken =
  | WordToken
  | StringToken
  | NumberToken
  | DateToken
  | DaysToken
  | IconToken
  | DottedToken
  | StrangeToken;

/** `key=value,value`; `values` is empty if nothing follows the equals sign. */
export interface OptionToken extends At {
  readonly type: 'option';
  readonly name: string;
  readonly nameSpan: Span;
  readonly values: readonly ValueToken[];
}

/** An arrow of the language, or one that only looks like it (`==>`, `->>`), depending on `known`. */
export interface ArrowToken extends At {
  readonly type: 'arrow';
  readonly text: string;
  readonly known: boolean;
}

export interface MarkToken extends At {
  readonly type: 'colon' | 'comma' | 'dash' | 'open' | 'close';
}

export type Token = ValueToken | OptionToken | ArrowToken | MarkToken;

export const ARROWS = ['<-->', '<->', '-->', '..>', '->', '--'] as const;
export type ArrowText = (typeof ARROWS)[number];

export function isArrowText(text: string): text is ArrowText {
  return (ARROWS as readonly string[]).includes(text);
}

export const WORD: RegExp = /^[A-Za-z_][A-Za-z0-9_]*(?:-[A-Za-z0-9_]+)*$/;
export const KEY: RegExp = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
