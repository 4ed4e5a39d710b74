// What of a table a picture shows, by the header's columns=: in, the table and the model; out, its columns in order, how many
// are left out, and its indexes. Keys are what relations are about: pk, fk and unique.
import type { Column, Index, SchemaModel, Table } from './model.js';

export interface Shown {
  readonly columns: readonly Column[];
  readonly hidden: number;
  readonly indexes: readonly Index[];
}

export function shownColumns(table: Table, { shown }: Pick<SchemaModel, 'shown'>): Shown {
  const columns = shown === 'none' ? [] : shown === 'all' ? table.columns : table.columns.filter(isKey);
  return {
    columns,
    hidden: table.columns.length - columns.length,
    indexes: shown === 'all' ? table.indexes : [],
  };
}

function isKey({ pk, fk, unique }: Column): boolean {
  return pk || fk !== undefined || unique;
}

/** How many columns of the key stand together at the top, so that a line can part them from the others. */
export function keysOnTop(columns: readonly Column[]): number {
  const keys = columns.filter((each) => each.pk).length;
  return columns.slice(0, keys).every((each) => each.pk) ? keys : 0;
}
