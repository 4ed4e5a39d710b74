// Columns of all tables: in, tables; out, their ids, or the limit that they exceed.
import { IMPORT_LIMITS, type PlacedDiagnostic } from '../contract.js';
import { stableIds } from '../ids.js';
import { placed } from '../placed.js';
import type { Table } from './contract.js';

export type TooMany = 'tables' | 'columns' | 'columnsOfTable';

const CALLED = {
  tables: 'tables, views and types',
  columns: 'columns',
  columnsOfTable: 'columns and indexes in one table',
} as const;

export function manyColumns(tables: readonly Table[]): PlacedDiagnostic | undefined {
  const wide = tables.find(({ columns }) => columns.length > IMPORT_LIMITS.columnsOfTable);
  if (wide) return tooMany('columnsOfTable', wide.place.file);
  const columns = tables.reduce((sum, table) => sum + table.columns.length, 0);
  const [first] = tables;
  return first && columns > IMPORT_LIMITS.columns ? tooMany('columns', first.place.file) : undefined;
}

export function tooMany(what: TooMany, file: string): PlacedDiagnostic {
  return placed('I104', { file, span: { start: 0, end: 0 } }, { what: CALLED[what], most: IMPORT_LIMITS[what] });
}

export type ColumnIds = (table: Table) => (name: string) => string;

/** Ids of columns, separate from those of other tables. Each table's are made once, because every key to it asks for them. */
export function idsOfColumns(): ColumnIds {
  const makers = new Map<Table, (name: string) => string>();
  return (table) => {
    const known = makers.get(table);
    if (known) return known;
    const names = table.columns.map(({ name }) => name);
    const ids = stableIds(names, 'column');
    makers.set(table, ids);
    return ids;
  };
}
