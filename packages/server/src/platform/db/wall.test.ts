// The wall for a login without the rights of a superuser, which most hosted databases give. The embedded engine has no such login, so this needs a server.
// What the wall keeps apart is in resources/wall.test.ts.
import { randomBytes } from 'node:crypto';
import type { TenantId } from '@linework/operations';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { organisations } from '../../resources/organisations/tables.js';
import { freshPlace } from '../../testing/hosted.js';
import { openDatabase } from './open.js';

test.runIf(process.env.TEST_DATABASE_URL !== undefined)(
  'binds a login without the rights of a superuser, without a role of its own',
  async () => {
    const { place, forget } = await freshPlace();
    if (!('url' in place)) throw new Error('There is no server.');
    const login = `login_${randomBytes(8).toString('hex')}`;
    const admin = await openDatabase({ url: place.url, connections: 1 });
    const mine = new URL(place.url);
    mine.pathname = `/${login}`;
    mine.username = login;
    try {
      await admin.db.execute(sql`create role ${sql.identifier(login)} login`);
      await admin.db.execute(sql`create database ${sql.identifier(login)} owner ${sql.identifier(login)}`);
      const database = await openDatabase({ url: mine.href, connections: 2 });
      try {
        const now = new Date();
        for (const id of ['one', 'other'] as TenantId[])
          await database.db
            .insert(organisations)
            .values({ ownerId: id, slug: id, name: id, made: now, updated: now, deleted: null });
        const own = await database
          .of('one' as TenantId)
          .select()
          .from(organisations);
        const all = await database.db.select().from(organisations);
        expect([own.map(({ ownerId }) => ownerId), all.length]).toEqual([['one'], 2]);
        const changed = await database.transaction(async (tx) => {
          await database.enter(tx, 'one' as TenantId);
          return tx.update(organisations).set({ name: 'New' }).returning({ ownerId: organisations.ownerId });
        });
        expect(changed).toEqual([{ ownerId: 'one' }]);
      } finally {
        await database.close();
      }
    } finally {
      await admin.db.execute(sql`drop database if exists ${sql.identifier(login)} with (force)`);
      await admin.db.execute(sql`drop role if exists ${sql.identifier(login)}`);
      await admin.close();
      await forget();
    }
  },
);
