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
