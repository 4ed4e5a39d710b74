// Every table whose rows belong to a tenant, found in the drizzle schema: in, the sources; out, the tables by name. A new table is one of them by
// its column for the owner.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/db/database.js';

const SOURCES = join(import.meta.dirname, '..');

export async function tenantTables(): Promise<ReadonlyMap<string, PgTable>> {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((each) =>
    /\btables\.ts$/.test(each),
  );
  const modules: readonly object[] = await Promise.all(files.sort().map((each) => import(join(SOURCES, each))));
  const tables = modules.flatMap((each) => Object.values(each)).filter((each): each is PgTable => is(each, PgTable));
  return new Map(
    tables.filter((each) => ownerColumn(each) !== undefined).map((each) => [getTableConfig(each).name, each] as const),
  );
}

/** What an owner has in a table. */
export async function rowsOf(db: Db, table: PgTable, owner: string): Promise<readonly unknown[]> {
  const column = ownerColumn(table);
  if (column === undefined) throw new Error('The table has no column for the owner.');
  return db.select().from(table).where(eq(column, owner));
}

function ownerColumn(table: PgTable) {
  return getTableConfig(table).columns.find(({ name }) => name === 'owner_id');
}
