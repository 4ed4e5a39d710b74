// The result of a chart maker, and helpers that all of them share.
import type { DraftOrigin } from '@linework/convert';
import type { DraftOption, DraftRow, DraftStatement, DraftValue } from '@linework/core';
import type { ImportOutput, LeftOut } from '../contract.js';
import type { FilePlace } from '../file-place.js';
import type { Column, Roles, Table } from './contract.js';

/** What a chart maker needs to know about a table. */
export interface Sheet {
  readonly table: Table;
  readonly columns: readonly Column[];
  readonly roles: Roles;
}

export interface Candidate {
  readonly chart: string;
  /** Why it fits, as a clause. */
  readonly because: string;
  /** What was aggregated, such as `mean of price by quarter`. */
  readonly told?: string;
  readonly output: Pick<ImportOutput, 'graph' | 'drafted'>;
  /** Columns that the picture shows. */
  readonly shown: readonly Column[];
  readonly leftOut: readonly LeftOut[];
}

export type Maker = (sheet: Sheet) => Candidate | undefined;

type Origin = DraftOrigin<FilePlace>;

export function originOf({ name, place }: Pick<Column, 'name' | 'place'>, statement: DraftStatement, id = ''): Origin {
  return { kind: 'node', id, external: name, place, statement };
}

export function text(name: string, value: string | undefined): readonly DraftOption[] {
  return value === undefined || value === '' ? [] : [{ name, values: [{ text: clean(value) }] }];
}

export function raw(name: string, value: string): DraftOption {
  return { name, values: [{ raw: value }] };
}

export function rowOf(keyword: string, cells: readonly DraftValue[], options: readonly DraftOption[] = []): DraftRow {
  return { shape: 'row', keyword, cells, ...(options.length > 0 ? { options } : {}) };
}

/** A cell's text as a label: on one line, within the length limit of labels. */
export function clean(label: string): string {
  const line = label.replace(/[\s\u0000-\u001f\u007f\u0085\u2028\u2029]{1,200}/g, ' ').trim();
  return line.length > 120 ? `${line.slice(0, 119).replace(/[\ud800-\udbff]$/, '')}…` : line;
}

/** `order_total` as `order total`, without a unit that is shown beside it. */
export function inWords(name: string): string {
  const words = clean(name.replace(/\s?[([][^()[\]]{1,12}[)\]]$/, '').replaceAll('_', ' '));
  return words === '' ? clean(name) : words;
}

export function cappedAt<T>(
  all: readonly T[],
  most: number,
): { readonly shown: readonly T[]; readonly rest: readonly T[] } {
  const shown = all.length > most ? all.slice(0, most) : all;
  return { shown, rest: all.slice(shown.length) };
}

/** The first row with each value. */
export function placesOf({ texts }: Column, { rows, place }: Table): (value: string) => FilePlace {
  const first = new Map<string, number>();
  for (const [row, value] of texts.entries()) if (!first.has(value)) first.set(value, row);
  return (value) => rows[first.get(value) ?? -1]?.place ?? place;
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
