// The embedded engine for tests, which lose nothing that matters when the machine stops: it waits for no disk. That the service does is held by
// platform/db/embedded.test.ts. In: a folder; out, the database in it, brought to the current schema.
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { inject } from 'vitest';
import { type Database, database } from '../platform/db/database.js';
import { migrate } from '../platform/db/migrate.js';

export async function unsyncedDatabase(folder: string): Promise<Database> {
  const data = join(folder, 'pgdata');
  if (!existsSync(data)) cpSync(join(inject('workers'), 'pgdata'), data, { recursive: true });
  const pglite = await PGlite.create(data);
  const db = drizzle(pglite);
  const opened = database({
    engine: 'embedded',
    db,
    transaction: (work) => db.transaction(work),
    close: () => pglite.close(),
  });
  await migrate(opened);
  return opened;
}
