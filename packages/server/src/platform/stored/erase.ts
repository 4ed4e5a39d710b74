// Erases what an owner has: in, the declared tables; out, a part of their rows less, so that the service can stop at any moment and continue with the
// next sweep.
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Db, rowsFrom } from '../db/db.js';
import { ownerColumn, type Stored } from './stored.js';

/** Rows of one table that a sweep erases. */
const ROWS = 5_000;

/** From one table after the other, without some. Returns whether rows are left. */
export async function eraseOwned(
  tx: Db,
  stored: readonly Stored[],
  owner: string,
  except: readonly PgTable[],
): Promise<boolean> {
  for (const { table } of stored) {
    const column = except.includes(table) ? undefined : ownerColumn(table);
    // What the rows of a later table would take along is erased first.
    if (column !== undefined && (await eraseRows(tx, table, column, owner))) return true;
  }
  return false;
}

/** Of the rows in which the column has the value. Returns whether some are left. */
export async function eraseRows(tx: Db, table: PgTable, column: PgColumn, value: string): Promise<boolean> {
  const named: SQL = sql`${sql.identifier(column.name)} = ${value}`;
  const rows = await rowsFrom(
    tx,
    sql`delete from ${table} where ctid in (select ctid from ${table} where ${named} limit ${ROWS}) returning 1`,
  );
  return rows.length === ROWS;
}
