// Owners are kept apart: for every endpoint that names something, and for every table that the schema has, another owner's data is neither
// found nor changed, and what expires is deleted.
import type { TenantId } from '@linework/operations';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { sweep } from '../hosting/sweep.js';
import { goodInput, KEPT, namesAThing, ROWS } from '../testing/fixtures.js';
import { hosted } from '../testing/hosted.js';
import { account, session } from '../testing/owned.js';
import { requestOf } from '../testing/request.js';
import { rowsOf, tenantTables } from '../testing/tenant-tables.js';
import { diagrams } from './diagrams/tables.js';
import { endpoints, resources } from './registry.js';

const { baseUrl, service } = hosted();

const tables = tenantTables();

/** Everything that an owner has, by table. */
async function dataOf(owner: string): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const { db } = service().database;
  const all = [...tables].map(async ([name, table]) => [name, await rowsOf(db, table, owner)] as const);
  return Object.fromEntries(await Promise.all(all));
}

async function everything() {
  const owner = await account(service());
  for (const [name, make] of Object.entries(ROWS)) if (tables.has(name)) await make(service(), owner);
  return owner;
}

test.each([...tables.keys()])('%s: a row of an owner can be made', async (name) => {
  const make = ROWS[name];
  if (make === undefined) throw new Error(`Say in testing/fixtures.ts of the resource how a row of ${name} is made.`);
  const owner = await account(service());
  await make(service(), owner);
  expect((await dataOf(owner))[name]).not.toEqual([]);
});

describe('a hundred years after everything was deleted', () => {
  let left: Awaited<ReturnType<typeof dataOf>> = {};
  beforeAll(async () => {
    const { database, now } = service();
    const owner = await everything();
    await database.db.update(diagrams).set({ deleted: now() }).where(eq(diagrams.ownerId, owner));
    await sweep(database, resources, new Date(now().getTime() + 100 * 365 * 86_400_000));
    left = await dataOf(owner);
  });

  test.each([...tables.keys()])('%s: a sweep empties it, unless a reason is stated', (name) => {
    expect([name, left[name]?.length === 0]).toEqual([name, KEPT[name] === undefined]);
  });
});

const owned = endpoints
  .filter((each) => namesAThing(each) && each.access !== 'public')
  .map((each) => [each.name, each] as const);

describe('what somebody else has', () => {
  /** One for all endpoints, since none may change anything of it. */
  let owner: TenantId;
  beforeAll(async () => {
    owner = await everything();
  });

  describe.each(owned)('%s', (_name, endpoint) => {
    test("another owner's data is not found, and nothing of it changes", async () => {
      const other = await account(service());
      const { path, method, headers, body } = requestOf(endpoint, await goodInput(service(), endpoint, owner));
      const before = await dataOf(owner);
      const answer = await fetch(new URL(path, baseUrl()), {
        method,
        redirect: 'manual',
        headers: { ...headers, cookie: await session(service(), other), origin: baseUrl() },
        ...(body === undefined ? {} : { body }),
      });
      expect([answer.status, (await answer.json()).errorCode]).toEqual([404, 'resource.not_found']);
      expect(await dataOf(owner)).toEqual(before);
    });
  });
});
