// Brings a database to the current schema: in, a database; out, the same with every migration applied once, by one process at a time, and the wall
// between tenants built. Returns the role to take inside a tenant, if there is one (wall.ts).
// drizzle-kit generates the migrations from the tables (`npm run migration`); both engines apply them alike.

import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './database.js';
import { rowsFrom } from './db.js';
import { buildWall } from './wall.js';

const FOLDER = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** Name of the lock: an arbitrary number, the same in every version. */
const LOCK = 7_244_151;

/** A newer version of the service has migrated the database. */
export class NewerDatabase extends Error {}

export async function migrate({ transaction }: Pick<Database, 'transaction'>): Promise<string | undefined> {
  const known = readMigrationFiles({ migrationsFolder: FOLDER });
  return transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    await tx.execute(
      sql`create table if not exists migrations (made bigint primary key, hash text not null, applied timestamptz not null default now())`,
    );
    const rows = await rowsFrom<{ readonly made: string | number; readonly hash: string }>(
      tx,
      sql`select made, hash from migrations order by made`,
    );
    const applied = new Set(rows.map(({ made: millis }) => Number(millis)));
    const latest = Math.max(0, ...known.map(({ folderMillis }) => folderMillis));
    if (rows.some(({ made: millis }) => Number(millis) > latest))
      throw new NewerDatabase(
        'The database was used by a newer version of linework. Start that version, or restore a backup.',
      );
    for (const { folderMillis, hash, sql: statements } of known) {
      if (applied.has(folderMillis)) continue;
      for (const each of statements) if (each.trim() !== '') await tx.execute(sql.raw(each));
      await tx.execute(sql`insert into migrations (made, hash) values (${folderMillis}, ${hash})`);
    }
    return buildWall(tx);
  });
}
