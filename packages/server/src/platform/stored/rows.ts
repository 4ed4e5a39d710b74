// The rows of an owner in a table: in, the table and the column that names the owner; out, its rows in the order of their key, some at a time and each
// in a statement of its own. A reader who reads slowly holds neither a connection nor, on the embedded engine, the only session.
import { and, eq, getTableColumns, gt, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../db/db.js';
import type { Stored } from './stored.js';

export type Row = Readonly<Record<string, unknown>>;

const ROWS = 500;

/** A source has up to 4 MB. */
const WIDE_ROWS = 8;

export async function* rowsIn(
  db: Db,
  { table, wide }: Pick<Stored, 'table' | 'wide'>,
  column: PgColumn,
  owner: string,
): AsyncGenerator<readonly Row[]> {
  const most = wide === true ? WIDE_ROWS : ROWS;
  const columns: Readonly<Record<string, PgColumn>> = getTableColumns(table);
  const key = keyOf(columns, getTableConfig(table).primaryKeys[0]?.columns);
  let rows: readonly Row[] = [];
  do {
    rows = await db
      .select(columns)
      .from(table)
      .where(and(eq(column, owner), behind(key, rows.at(-1))))
      .orderBy(...key.map(([, each]) => each))
      .limit(most);
    if (rows.length > 0) yield rows;
  } while (rows.length === most);
}

type Key = readonly (readonly [name: string, column: PgColumn])[];

function keyOf(columns: Readonly<Record<string, PgColumn>>, several: readonly { readonly name: string }[] = []): Key {
  const names = several.map(({ name }) => name);
  const key = Object.entries(columns).filter(([, { name, primary }]) => primary || names.includes(name));
  return names.length === 0 ? key : names.flatMap((name) => key.filter(([, column]) => column.name === name));
}

/** By the order of the key: a row that is added or changed meanwhile moves no other one. */
function behind(key: Key, last: Row | undefined): SQL | undefined {
  const [[name, column] = [], ...more] = key;
  if (last === undefined || name === undefined || column === undefined) return undefined;
  if (more.length === 0) return gt(column, last[name]);
  const list = (parts: readonly SQL[]) => sql`(${sql.join([...parts], sql`, `)})`;
  const values = key.map(([each, of]) => sql`${sql.param(last[each], of)}`);
  return sql`${list(key.map(([, of]) => sql`${of}`))} > ${list(values)}`;
}
