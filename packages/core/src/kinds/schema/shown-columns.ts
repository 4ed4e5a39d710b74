// What a picture shows of a table, by the header's columns=: from the table and the model to its columns in order, the number
// of omitted ones, and its indexes. Keys are the columns that relations use: pk, fk and unique.
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

/** The number of key columns together at the top, so that a line can separate them from the others. */
export function keysOnTop(columns: readonly Column[]): number {
  const keys = columns.filter((each) => each.pk).length;
  return columns.slice(0, keys).every((each) => each.pk) ? keys : 0;
}
