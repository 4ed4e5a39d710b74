// What a repository takes: the database itself, or a transaction of it; and the rows of a statement that drizzle does not build.
import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

export type Db = PgDatabase<PgQueryResultHKT>;

/** Drizzle types what `execute` returns for one engine only; both return rows. */
export async function rowsFrom<Row>(db: Db, statement: SQL): Promise<readonly Row[]> {
  const result: unknown = await db.execute(statement);
  return (result as { readonly rows: readonly Row[] }).rows;
}
