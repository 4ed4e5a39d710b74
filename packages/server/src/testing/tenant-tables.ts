// Every table whose rows belong to a tenant: in, the manifests; out, the tables by name. A table is one of them by its column for the owner.
import type { TenantId } from '@linework/operations';
import { eq, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { type Db, rowsFrom } from '../platform/db/db.js';
import { nameOf, ownerColumn } from '../platform/stored/stored.js';
import { stored } from '../resources/registry.js';

export function tenantTables(): ReadonlyMap<string, PgTable> {
  const tables = stored.map(({ table }) => table);
  return new Map(
    tables.filter((each) => ownerColumn(each) !== undefined).map((each) => [getTableConfig(each).name, each] as const),
  );
}

/** What an owner has in a table, in an order that no server chooses. */
export async function rowsOf(db: Db, table: PgTable, owner: string): Promise<readonly unknown[]> {
  const column = ownerColumn(table);
  if (column === undefined) throw new Error('The table has no column for the owner.');
  return db.select().from(table).where(eq(column, owner)).orderBy(sql`${table}::text`);
}

/** Who owns each row that a query without an owner sees. */
export async function ownersOf(db: Db, table: PgTable): Promise<readonly TenantId[]> {
  const rows = await db.select({ owner: sql<TenantId>`owner_id` }).from(table);
  return rows.map(({ owner }) => owner);
}

/** Of all tables, also those without an owner: which have a row with one of the texts, in any column. */
export async function tablesNaming(db: Db, ...texts: readonly string[]): Promise<readonly string[]> {
  const isIn = sql.join(
    texts.map((text) => sql`strpos(t::text, ${text}) > 0`),
    sql` or `,
  );
  const names: string[] = [];
  for (const each of stored) {
    const rows = await rowsFrom(db, sql`select from ${each.table} t where ${isIn} limit 1`);
    if (rows.length > 0) names.push(nameOf(each));
  }
  return names.sort();
}
