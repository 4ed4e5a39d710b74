// What an organisation has used: over HTTP, by its keys and by the members who publish for it.
import type { TenantId } from '@linework/operations';
import { expect, test } from 'vitest';
import { usageDays } from '../../platform/usage/tables.js';
import { hosted } from '../../testing/hosted.js';
import { account, key, SOURCE, session, subscribe } from '../../testing/owned.js';
import { member } from '../members/testing/fixtures.js';
import { organisationKey } from '../organisation-keys/testing/fixtures.js';
import { organisation } from '../organisations/testing/fixtures.js';

const { call, service } = hosted();

async function acme() {
  const owner = await account(service());
  const org = await organisation(service(), owner);
  return { owner, org, cookie: await session(service(), owner) };
}

const publish = (org: TenantId, who: { readonly key?: string; readonly cookie?: string }) =>
  call(`/orgs/${org}/diagrams`, { ...who, body: { source: SOURCE } });

const today = () => service().now().toISOString().slice(0, 10);

test('shows what its keys drew and what its members published, by day, and how much of the allowance is left today', async () => {
  const { owner, org, cookie } = await acme();
  const { id: keyId, key: by } = await organisationKey(service(), org);
  const editor = await member(service(), org, 'editor');
  await call('/v1/diagrams/draw', { key: by, body: { source: SOURCE } });
  await publish(org, { key: by });
  for (let times = 0; times < 2; times++) await publish(org, { cookie: await session(service(), editor) });
  // A member's own key is the member's matter.
  await publish(org, { key: (await key(service(), owner)).key });
  const { body } = await call(`/orgs/${org}/usage`, { cookie });
  const tomorrow = new Date(Date.parse(today()) + 86_400_000).toISOString();
  expect(body).toMatchObject({ plan: 'pro', used: { draw: 1, check: 0, publish: 4 }, resetsAt: tomorrow, next: null });
  expect(body.allowance.publish).toBe(10_000);
  const row = (who: object, act: string, count: number) => ({
    day: today(),
    keyId: null,
    accountId: null,
    ...who,
    act,
    count,
  });
  expect(new Set(body.days)).toEqual(
    new Set([
      row({ keyId }, 'draw', 1),
      row({ keyId }, 'publish', 1),
      row({ accountId: editor }, 'publish', 2),
      row({ accountId: owner }, 'publish', 1),
    ]),
  );
  expect((await call('/user/usage', { cookie })).body).toMatchObject({ used: { publish: 0 }, days: [] });
});

test('has the allowance of its own plan, whatever plans its members have', async () => {
  const { owner, org, cookie } = await acme();
  await subscribe(service(), owner, 'enterprise');
  await subscribe(service(), org, 'free');
  const used = { ownerId: org, day: today(), keyId: '', accountId: 'a', act: 'publish', count: 99 } as const;
  await service().database.db.insert(usageDays).values(used);
  expect((await publish(org, { cookie })).status).toBe(201);
  // This node learns what others have counted when it writes.
  await service().usage.flush();
  const refused = await publish(org, { cookie });
  expect([refused.status, refused.body.message]).toEqual([
    429,
    "The plan's daily allowance of 100 is used up. It resets at midnight UTC.",
  ]);
  const own = await call('/v1/diagrams/publish', { cookie, body: { source: SOURCE, personal: true } });
  expect(own.status).toBe(201);
});

test('comes in pages of whole rows, none twice', async () => {
  const { org, cookie } = await acme();
  const yesterday = new Date(Date.parse(today()) - 86_400_000).toISOString().slice(0, 10);
  const rows = [today(), yesterday].flatMap((day) =>
    Array.from({ length: 6_000 }, (_, at) => ({
      ownerId: org,
      day,
      keyId: '',
      accountId: `m${at}`,
      act: 'publish' as const,
      count: 1,
    })),
  );
  for (let at = 0; at < rows.length; at += 4_000)
    await service()
      .database.db.insert(usageDays)
      .values(rows.slice(at, at + 4_000));
  const at = (cursor: string) => call(`/orgs/${org}/usage?days=2${cursor}`, { cookie });
  const first = await at('');
  const second = await at(`&cursor=${first.body.next}`);
  expect([first.body.days.length, second.body.days.length, second.body.next]).toEqual([10_000, 2_000, null]);
  const all = [...first.body.days, ...second.body.days];
  expect(new Set(all.map((each) => `${each.day} ${each.accountId}`)).size).toBe(12_000);
  for (const cursor of [
    'x',
    Buffer.from('2026-02-30 a b draw').toString('base64url'),
    Buffer.from('0000-01-01   draw').toString('base64url'),
  ])
    expect((await at(`&cursor=${cursor}`)).body.errorCode).toBe('validation.failed');
});
