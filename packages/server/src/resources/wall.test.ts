// The second wall: what the database itself keeps apart when a query forgets to name its owner. Every table that the schema has with an owner is tried.
import type { TenantId } from '@linework/operations';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../platform/db/database.js';
import { ROWS } from '../testing/fixtures.js';
import { hosted } from '../testing/hosted.js';
import { account } from '../testing/owned.js';
import { ownersOf, tenantTables } from '../testing/tenant-tables.js';

const { service } = hosted();

const tables = tenantTables();

/** platform/db/wall.ts says why. */
const SHARED = ['names', 'diagram_words'];

let one: TenantId;
let other: TenantId;

beforeAll(async () => {
  [one, other] = await Promise.all([account(service()), account(service())]);
  for (const owner of [one, other])
    for (const [name, make] of Object.entries(ROWS)) if (tables.has(name)) await make(service(), owner);
});

/** Rolls everything back. */
async function inside<Result>(tenant: TenantId, work: (tx: Db) => Promise<Result>): Promise<Result | undefined> {
  const { database } = service();
  const undo = new Error('undo');
  let result: Result | undefined;
  await database
    .transaction(async (tx) => {
      await database.enter(tx, tenant);
      result = await work(tx);
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return result;
}

describe.each([...tables].filter(([name]) => !SHARED.includes(name)))(
  '%s, without an owner in the query',
  (_name, table) => {
    test('has rows of both tenants for the service itself', async () => {
      const owners = await ownersOf(service().database.db, table);
      expect([owners.includes(one), owners.includes(other)]).toEqual([true, true]);
    });

    test('has only the rows of the tenant for what an endpoint reads', async () => {
      expect(new Set(await ownersOf(service().database.of(one), table))).toEqual(new Set([one]));
    });

    test('has only the rows of the tenant in a transaction of a change', async () => {
      expect(new Set(await inside(one, (tx) => ownersOf(tx, table)))).toEqual(new Set([one]));
    });

    test('loses only the rows of the tenant', async () => {
      const left = await inside(one, async (tx) => {
        await tx.delete(table);
        await service().database.leave(tx);
        return ownersOf(tx, table);
      });
      expect([left?.includes(one), left?.includes(other)]).toEqual([false, true]);
    });

    test('takes no row of another tenant', async () => {
      const taking = inside(one, (tx) => tx.execute(sql`update ${table} set owner_id = ${other}`));
      await expect(taking).rejects.toMatchObject({ cause: { code: '42501' } });
    });
  },
);

test('a statement of the service after one of a tenant sees everything again', async () => {
  const [, table] = [...tables].find(([name]) => name === 'diagrams') as [string, PgTable];
  await service().database.of(one).select().from(table);
  expect(new Set(await ownersOf(service().database.db, table)).size).toBeGreaterThan(1);
});
