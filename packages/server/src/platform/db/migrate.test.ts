// A database and a service of different versions.
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { freshPlace } from '../../testing/hosted.js';
import { rowsFrom } from './db.js';
import { NewerDatabase } from './migrate.js';
import { openDatabase } from './open.js';

test('a database of a newer version is refused with advice, and stays unchanged', async () => {
  const { place, forget } = await freshPlace();
  try {
    const first = await openDatabase(place);
    await first.db.execute(sql`insert into migrations (made, hash) values (9999999999999, 'of a newer version')`);
    await first.close();
    for (let tries = 0; tries < 2; tries++) {
      const opening = openDatabase(place);
      await expect(opening).rejects.toThrow(NewerDatabase);
      await expect(opening).rejects.toThrow('newer version of linework. Start that version, or restore a backup.');
    }
  } finally {
    await forget();
  }
});

test("unique indexes of an owner's tables start with the owner, so that a distributed PostgreSQL can keep an owner in one place", async () => {
  const { place, forget } = await freshPlace();
  const database = await openDatabase(place);
  try {
    const rows = await rowsFrom<{ readonly table: string; readonly index: string; readonly first: string }>(
      database.db,
      sql`
      select t.relname as "table", i.relname as "index", a.attname as "first"
      from pg_index x
      join pg_class t on t.oid = x.indrelid
      join pg_class i on i.oid = x.indexrelid
      join pg_attribute a on a.attrelid = t.oid and a.attnum = x.indkey[0]
      where x.indisunique and t.relnamespace = 'public'::regnamespace
        and exists (select from pg_attribute o where o.attrelid = t.oid and o.attname = 'owner_id')
      order by 1, 2`,
    );
    expect(rows.length).toBeGreaterThan(5);
    // Names are unique across the whole service, and found without the owner.
    expect(rows.filter(({ table, first }) => first !== 'owner_id' && table !== 'names')).toEqual([]);
  } finally {
    await database.close();
    await forget();
  }
});

test('a node of the version that kept addresses among the names fails, and so creates no second account', async () => {
  const { place, forget } = await freshPlace();
  const database = await openDatabase(place);
  try {
    const taking = database.db.execute(
      sql`insert into names (kind, name, owner_id, id) values ('email', 'ada@example.com', 'second', 'account')`,
    );
    await expect(taking).rejects.toMatchObject({ cause: { constraint: 'names_without_addresses' } });
  } finally {
    await database.close();
    await forget();
  }
});
