// The chain of a log: each entry gets its number and hash once, however many seal it.
import { createHash } from 'node:crypto';
import type { TenantId } from '@linework/operations';
import { BEGINNING, hashedText } from '@linework/operations/audit/chain';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { fillLog } from '../../resources/audit/testing/filled.js';
import { hosted } from '../../testing/hosted.js';
import { account } from '../../testing/owned.js';
import { sealedEntry, sealLog, sealLogs } from './seal.js';
import { auditEntries } from './tables.js';

const { service } = hosted();

let owner: TenantId;

const seal = (of = owner) => sealLog(service().database, of, new AbortController().signal);

async function chain(of = owner) {
  const rows = await service()
    .database.db.select()
    .from(auditEntries)
    .where(eq(auditEntries.ownerId, of))
    .orderBy(asc(auditEntries.seq));
  return rows.map(sealedEntry);
}

async function expectChained(count: number, of = owner): Promise<void> {
  const entries = await chain(of);
  expect(entries).toHaveLength(count);
  let previous = BEGINNING;
  for (const [at, entry] of entries.entries()) {
    if (entry === undefined) throw new Error(`Entry ${at} is not sealed.`);
    const hash = createHash('sha256').update(hashedText(entry)).digest('hex');
    expect(entry).toMatchObject({ seq: at + 1, previous, hash });
    previous = hash;
  }
}

beforeEach(async () => {
  owner = await account(service());
});

test('entries are chained in the order of their moments, and later ones follow', async () => {
  await fillLog(service(), owner, { count: 1_200 });
  await seal();
  await expectChained(1_200);
  const moments = (await chain()).map((entry) => entry?.at ?? '');
  expect(moments).toEqual([...moments].sort());
  await fillLog(service(), owner, { count: 2, begin: '2025-01-01T00:00:00Z' });
  await seal();
  await expectChained(1_202);
});

test('a seal stays as it is', async () => {
  await fillLog(service(), owner, { count: 3 });
  await seal();
  const before = await chain();
  await fillLog(service(), owner, { count: 3, begin: '2026-02-01T00:00:00Z' });
  await seal();
  await seal();
  expect((await chain()).slice(0, 3)).toEqual(before);
});

test('several that seal one log at once make one chain', async () => {
  await fillLog(service(), owner, { count: 1_100 });
  await Promise.all([seal(), seal(), sealLogs(service().database), seal()]);
  await expectChained(1_100);
});

test('a round seals every log', async () => {
  const others = await Promise.all([account(service()), account(service())]);
  await fillLog(service(), owner, { count: 1_100 });
  for (const each of others) await fillLog(service(), each, { count: 2 });
  await sealLogs(service().database);
  for (const each of others) await expectChained(2, each);
  await expectChained(1_100);
});

test('the service does so by itself, some seconds after a change', async () => {
  await fillLog(service(), owner, { count: 1 });
  await expect.poll(async () => (await chain())[0]?.seq, { timeout: 30_000 }).toBe(1);
});

test('nobody waits for a log whose reader has left', async () => {
  await fillLog(service(), owner, { count: 1 });
  await sealLog(service().database, owner, AbortSignal.abort());
  expect((await chain()).every((entry) => entry === undefined || entry.seq === 1)).toBe(true);
});
