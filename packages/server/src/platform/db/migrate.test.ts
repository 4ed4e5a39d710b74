// A database and a service that are of different versions.
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { freshPlace } from '../../testing/hosted.js';
import { NewerDatabase } from './migrate.js';
import { openDatabase } from './open.js';

test('a database of a newer version is refused with what to do, and is left as it is', async () => {
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
