// In, an engine that was opened; out, its database, brought to the current schema.
import { type Database, database, type Engine } from './database.js';
import { migrate } from './migrate.js';

export async function migrated(engine: Engine): Promise<Database> {
  return database(engine, await migrate(database(engine, undefined)));
}
