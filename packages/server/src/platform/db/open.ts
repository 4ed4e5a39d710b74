// Opens the configured database and brings it to the current schema. In: an address of PostgreSQL, or a folder for the
// embedded engine; out, the database.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { behindIn, behindOn } from './behind.js';
import type { Database, Engine } from './database.js';
import { holdFolder } from './hold-folder.js';
import { migrated } from './migrated.js';
import { roomIn, writingOnlyWithRoom } from './room.js';

export type DatabasePlace = { readonly url: string; readonly connections: number } | { readonly folder: string };

const SEED = fileURLToPath(new URL('../../../generated/seed.tar.gz', import.meta.url));

export async function openDatabase(place: DatabasePlace): Promise<Database> {
  const engine = 'url' in place ? await openServer(place) : await openFolder(place.folder);
  try {
    return await migrated(engine);
  } catch (error) {
    await engine.close();
    throw error;
  }
}

async function openServer({
  url,
  connections,
}: {
  readonly url: string;
  readonly connections: number;
}): Promise<Engine> {
  const [{ default: pg }, { drizzle }] = await Promise.all([import('pg'), import('drizzle-orm/node-postgres')]);
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    application_name: 'linework',
    statement_timeout: 30_000,
    // Statements that are sent together reach the server together.
    pipeline: true,
  });
  // A connection that breaks while idle is replaced by the next one requested.
  pool.on('error', () => undefined);
  // One that breaks inside a transaction, between two statements, fails the next statement; without a listener the process would exit.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    engine: 'postgresql',
    db: drizzle(pool),
    behind: (first) => drizzle({ client: behindOn(pool, first) as typeof pool }),
    // drizzle's own transaction over a pool never releases a connection that breaks before it begins.
    transaction: async (work) => {
      const client = await pool.connect();
      try {
        return await drizzle(client).transaction(work);
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}

async function openFolder(folder: string): Promise<Engine> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const hold = await holdFolder(folder);
  try {
    const [{ openEmbedded }, { drizzle }] = await Promise.all([import('./embedded.js'), import('drizzle-orm/pglite')]);
    const { pglite } = await openEmbedded(join(folder, 'pgdata'), SEED);
    const room = roomIn(folder);
    const reading = { transaction: pglite.transaction.bind(pglite) };
    const db = drizzle(writingOnlyWithRoom(pglite, room));
    return {
      engine: 'embedded',
      db,
      behind: (first) => drizzle({ client: behindIn(reading, first) as typeof pglite }),
      transaction: (work) => db.transaction(work),
      demandRoom: room.demand,
      close: async () => {
        await pglite.close();
        await hold.release();
      },
    };
  } catch (error) {
    await hold.release();
    throw error;
  }
}
