// The embedded engine for tests, which lose nothing that matters when the machine stops: it waits for no disk. That the service does is held by
// platform/db/embedded.test.ts. In: a folder; out, the database in it, brought to the current schema.
import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { inject } from 'vitest';
import { behindIn } from '../platform/db/behind.js';
import type { Database } from '../platform/db/database.js';
import { rowsFrom } from '../platform/db/db.js';
import { migrated } from '../platform/db/migrated.js';
import { OWN_PARSERS, withOwnParsers } from '../platform/db/own-parsers.js';

export async function unsyncedDatabase(folder: string): Promise<Database> {
  const data = join(folder, 'pgdata');
  if (!existsSync(data)) cpSync(join(inject('workers'), 'pgdata'), data, { recursive: true });
  const pglite = withOwnParsers(await PGlite.create(data, { parsers: OWN_PARSERS }));
  const db = drizzle(pglite);
  return migrated({
    engine: 'embedded',
    db,
    behind: (first) => drizzle({ client: behindIn(pglite, first) as typeof pglite }),
    transaction: (work) => db.transaction(work),
    close: () => pglite.close(),
  });
}

/** Engines that earlier test files of this process used. */
const idle: Database[] = [];

/** An engine without data. `close` keeps it for the next caller in this process, because a start costs seconds. */
export async function lentDatabase(): Promise<Database> {
  const used = idle.pop();
  if (used) await empty(used);
  const engine = used ?? (await unsyncedDatabase(mkdtempSync(join(inject('workers'), 'lent-'))));
  return {
    ...engine,
    close: async () => {
      idle.push(engine);
    },
  };
}

/** Without the triggers of the tables: one of them refuses to empty the audit log. */
async function empty({ db, transaction }: Database): Promise<void> {
  const rows = await rowsFrom<{ readonly name: string }>(
    db,
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'`,
  );
  await transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql.raw(`truncate ${rows.map(({ name }) => name).join(', ')} restart identity cascade`));
  });
}
