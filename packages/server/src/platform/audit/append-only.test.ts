// The audit log is append-only: what the database itself refuses to everyone, and what it lets happen.
import type { TenantId } from '@linework/operations';
import { asc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { hosted } from '../../testing/hosted.js';
import { account } from '../../testing/owned.js';
import { addEntry, forgetOldEntries } from './entries.js';
import { sealLog } from './seal.js';
import { auditEntries } from './tables.js';

const { clock, service } = hosted();

const DAY = 86_400_000;

let owner: TenantId;

async function written(daysAgo: number): Promise<void> {
  const at = new Date(Date.now() - daysAgo * DAY);
  await addEntry(service().database.db, owner, { actor: { id: owner, by: 'session' }, action: 'key.create', at });
}

const entries = () =>
  service()
    .database.db.select()
    .from(auditEntries)
    .where(eq(auditEntries.ownerId, owner))
    .orderBy(asc(auditEntries.at));

const seal = () => sealLog(service().database, owner, new AbortController().signal);

beforeEach(async () => {
  owner = await account(service());
  await written(0);
});

const own = () => sql`owner_id = ${owner}`;

describe('is refused', () => {
  test.each([
    ...[
      'at',
      'action',
      'by',
      'key_id',
      'target',
      'before',
      'after',
      'address',
      'user_agent',
      'request_id',
      'id',
      'owner_id',
    ].map((column) => {
      const value =
        column === 'at' ? sql`now()` : ['before', 'after'].includes(column) ? sql`'{}'::jsonb` : sql`'other'`;
      return [
        `a change of ${column}`,
        () => sql`update audit_entries set ${sql.identifier(column)} = ${value} where ${own()}`,
      ] as const;
    }),
    ['a number without a hash', () => sql`update audit_entries set seq = 1, previous = 'a' where ${own()}`],
    ['a hash without a number', () => sql`update audit_entries set hash = 'a', previous = 'a' where ${own()}`],
    [
      'a change together with a seal',
      () => sql`update audit_entries set seq = 1, previous = 'a', hash = 'a', action = 'key.revoke' where ${own()}`,
    ],
    ['deletion', () => sql`delete from audit_entries where ${own()}`],
    [
      'deletion by who erases another owner',
      () =>
        sql`with e as (select set_config('linework.erasing', 'another', true)) delete from audit_entries using e where ${own()}`,
    ],
    ['emptying the table', () => sql`truncate audit_entries`],
  ] as const)('%s', async (_what, statement) => {
    const before = await entries();
    await expect(service().database.db.execute(statement())).rejects.toMatchObject({ cause: { code: '42501' } });
    expect(await entries()).toEqual(before);
  });

  test.each(['seq = 2', "hash = 'a'", "previous = 'a'", 'seq = null, previous = null, hash = null'])(
    'of an entry that is sealed: %s',
    async (set) => {
      await seal();
      const before = await entries();
      const change = service().database.db.execute(sql`update audit_entries set ${sql.raw(set)} where ${own()}`);
      await expect(change).rejects.toMatchObject({ cause: { code: '42501' } });
      expect(await entries()).toEqual(before);
    },
  );

  test('also inside a tenant', async () => {
    const { database } = service();
    for (const statement of [sql`delete from audit_entries`, sql`update audit_entries set action = 'key.revoke'`]) {
      const change = database.transaction(async (tx) => {
        await database.enter(tx, owner);
        await tx.execute(statement);
      });
      await expect(change).rejects.toMatchObject({ cause: { code: '42501' } });
    }
  });
});

describe('is possible', () => {
  test('deletion of an entry that is older than 396 days', async () => {
    await written(395);
    await written(397);
    await forgetOldEntries(service().database.db, new Date());
    expect((await entries()).map(({ at }) => Math.round((Date.now() - at.getTime()) / DAY))).toEqual([395, 0]);
  });

  test('no earlier, if the clock of the service is ahead', async () => {
    clock.ahead = 500 * DAY;
    await forgetOldEntries(service().database.db, service().now());
    clock.ahead = 0;
    expect(await entries()).toHaveLength(1);
  });

  test('deletion only from the beginning of the chain, so that it has no gap', async () => {
    await seal();
    await written(400);
    await seal();
    await forgetOldEntries(service().database.db, new Date());
    expect((await entries()).map(({ seq }) => seq)).toEqual([2, 1]);
  });

  test('erasing an owner, in the transaction that says so', async () => {
    const { database } = service();
    await seal();
    await database.transaction(async (tx) => {
      await tx.execute(sql`select set_config('linework.erasing', ${owner}, true)`);
      await tx.execute(sql`delete from audit_entries where ${own()}`);
    });
    expect(await entries()).toEqual([]);
  });
});
