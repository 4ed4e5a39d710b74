// A source after its statement table was applied: entries with checked ids, types, flags and options. Wrong values are
// reported and dropped, so a kind never checks the form of a value again.

import { quote } from '../syntax/quote.js';
import type { EdgeStatement, ItemStatement, PhraseStatement, RawStatement } from '../syntax/statement.js';
import type { OptionToken, StringToken, ValueToken, WordToken } from '../syntax/token.js';
import type { Source, Span } from '../text/source.js';
import type { DeclarationSpec, ItemSpec, OptionSpec, RowSpec } from './table.js';

export interface OptionValue {
  readonly spec: OptionSpec;
  readonly span: Span;
  /** At least one; exactly one unless the option is a list. */
  readonly values: readonly ValueToken[];
}

export type Options = ReadonlyMap<string, OptionValue>;

export interface DeclarationEntry {
  readonly shape: 'declaration';
  readonly spec: DeclarationSpec;
  readonly statement: PhraseStatement;
  readonly id?: WordToken;
  readonly type?: string;
  readonly label?: StringToken;
  readonly flags: readonly string[];
  readonly options: Options;
  readonly children: readonly Entry[];
  readonly branches: readonly BranchEntry[];
}

export interface BranchEntry {
  readonly word: 'else' | 'and';
  readonly span: Span;
  readonly label?: StringToken;
  /** Those of its block. */
  readonly options: Options;
  readonly children: readonly Entry[];
}

export interface RowEntry {
  readonly shape: 'row';
  readonly spec: RowSpec;
  readonly statement: PhraseStatement;
  /** By the names of the table's cells; an empty cell (`-`) is `null` in its list. */
  readonly cells: ReadonlyMap<string, readonly (ValueToken | null)[]>;
  readonly texts: readonly StringToken[];
  readonly flags: readonly string[];
  readonly options: Options;
}

export interface EdgeEntry {
  readonly shape: 'edge';
  readonly statement: EdgeStatement;
  readonly from: string;
  readonly to: string;
  readonly arrow: string;
  readonly label?: StringToken;
  readonly options: Options;
}

export interface ItemEntry {
  readonly shape: 'item';
  readonly spec: ItemSpec;
  readonly statement: ItemStatement;
  readonly label: StringToken;
  readonly number?: number;
  readonly options: Options;
  readonly children: readonly Entry[];
}

/** A column's type as written; `quoted` if it is in quotes. */
export interface ColumnType {
  readonly text: string;
  readonly quoted: boolean;
  readonly span: Span;
}

export interface ColumnEntry {
  readonly shape: 'column';
  readonly statement: RawStatement;
  readonly name: WordToken;
  readonly type: ColumnType;
  readonly label?: StringToken;
  readonly flags: readonly string[];
  readonly options: Options;
}

export interface ValueEntry {
  readonly shape: 'value';
  readonly statement: RawStatement;
  readonly name: WordToken;
  readonly label?: StringToken;
}

export const VISIBILITIES = ['+', '-', '#', '~'] as const;
export type Visibility = (typeof VISIBILITIES)[number];
export const MODIFIERS = ['static', 'abstract'] as const;
export type Modifier = (typeof MODIFIERS)[number];

export interface MemberEntry {
  readonly shape: 'member';
  readonly statement: RawStatement;
  readonly visibility?: Visibility;
  readonly modifier?: Modifier;
  /** A name, or a text that is drawn literally. */
  readonly said:
    | { readonly as: 'text'; readonly text: string }
    | { readonly as: 'name'; readonly name: string; readonly parameters?: string; readonly type?: string };
}

export type LineEntry = ColumnEntry | ValueEntry | MemberEntry;
export type Entry = DeclarationEntry | RowEntry | EdgeEntry | ItemEntry | LineEntry;

export interface Checked {
  readonly source: Source;
  readonly kind: string;
  readonly header: { readonly span: Span; readonly title?: StringToken; readonly options: Options };
  readonly entries: readonly Entry[];
  /** The declaration of each id. */
  readonly ids: ReadonlyMap<string, DeclarationEntry | RowEntry>;
}

/** These and all inside them, in written order. */
export function allEntries(entries: readonly Entry[]): readonly Entry[] {
  return entries.flatMap((entry): readonly Entry[] => {
    if (entry.shape === 'item') return [entry, ...allEntries(entry.children)];
    if (entry.shape !== 'declaration') return [entry];
    return [entry, ...[entry, ...entry.branches].flatMap(({ children }) => allEntries(children))];
  });
}

interface HasOptions {
  readonly options: Options;
}

/** The text of an option: of a string, a word, a number or an icon alike. */
export function textOf(entry: HasOptions, name: string): string | undefined {
  const value = entry.options.get(name)?.values[0];
  return value === undefined ? undefined : valueText(value);
}

export function textsOf(entry: HasOptions, name: string): readonly string[] {
  return entry.options.get(name)?.values.map(valueText) ?? [];
}

export function numberOf(entry: HasOptions, name: string): number | undefined {
  const value = entry.options.get(name)?.values[0];
  return value?.type === 'number' ? value.value : undefined;
}

/** Two numbers joined by `..`. */
export const RANGE: RegExp = /^(-?\d+(?:\.\d+)?)\.\.(-?\d+(?:\.\d+)?)$/;

/** Of a number, both ends; undefined if the value is neither a number nor two joined by `..`. */
export function rangeIn(value: ValueToken): readonly [from: number, to: number] | undefined {
  if (value.type === 'number') return [value.value, value.value];
  const [, from, to] = value.type === 'strange' ? (RANGE.exec(value.text) ?? []) : [];
  return from === undefined || to === undefined ? undefined : [Number(from), Number(to)];
}

export function valueText(value: ValueToken): string {
  switch (value.type) {
    case 'string':
      return value.value;
    case 'date':
      return value.to === undefined ? value.from : `${value.from}..${value.to}`;
    case 'days':
      return `${value.count}${value.unit}`;
    case 'dotted':
      return `${value.table}.${value.column}`;
    default:
      return value.text;
  }
}

/** An option as written. */
export function optionText(token: Pick<OptionToken, 'name' | 'values'>): string {
  const values = token.values.map((each) => (each.type === 'string' ? quote(each.value) : valueText(each)));
  return `${token.name}=${values.join(',')}`;
}
