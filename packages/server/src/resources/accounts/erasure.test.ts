// Accounts are erased: nobody gets in any more at once, everything goes in parts, and what is left is only what organisations keep.
import type { TenantId } from '@linework/operations';
import { eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { sweep } from '../../hosting/sweep.js';
import { jobs } from '../../platform/jobs/tables.js';
import { suspensions } from '../../platform/suspensions/tables.js';
import { usageDays } from '../../platform/usage/tables.js';
import { ROWS } from '../../testing/fixtures.js';
import { hosted } from '../../testing/hosted.js';
import { account, key, session } from '../../testing/owned.js';
import { rowsOf, tablesNaming, tenantTables } from '../../testing/tenant-tables.js';
import { billingCustomers } from '../billing/tables.js';
import { diagram } from '../diagrams/testing/fixtures.js';
import { members } from '../members/tables.js';
import { member } from '../members/testing/fixtures.js';
import { organisation } from '../organisations/testing/fixtures.js';
import { resources } from '../registry.js';
import { scimUsers } from '../scim/tables.js';
import { accountOf } from './repo.js';
import { accounts } from './tables.js';

const { call, mails, service, signedIn } = hosted();

const db = () => service().database.db;
const tables = tenantTables();

const emailOf = async (id: string) => (await accountOf(db(), id))?.email ?? '';

async function erase(id: TenantId, email?: string) {
  const cookie = await session(service(), id);
  return call('/user/erase', { cookie, body: { email: email ?? (await emailOf(id)) } });
}

const sweepLater = (minutes: number) =>
  sweep(service().database, resources, new Date(service().now().getTime() + minutes * 60_000));

/** Where the id of an erased account stays, each with the reason. docs/privacy.md lists them. */
const REMAINS: Readonly<Record<string, string>> = {
  api_keys: 'who made a key of an organisation',
  audit_entries: 'the audit log of an organisation, until its own end',
  diagram_versions: 'who saved a version in an organisation',
  folder_rules: 'who set a rule of an organisation',
  invites: 'who invited to an organisation',
  limits: 'counts of the last day, which end by themselves',
  scim_tokens: 'who made a token of an organisation',
  usage_days: 'how much a member published in an organisation',
};

describe('an account with a row in every table', () => {
  let gone: { readonly id: TenantId; readonly email: string };
  let other: TenantId;
  let before: readonly unknown[];
  let org: TenantId;

  const everythingOf = async (owner: TenantId) =>
    Promise.all([...tables.values()].map((table) => rowsOf(db(), table, owner)));

  beforeAll(async () => {
    const id = await account(service());
    gone = { id, email: await emailOf(id) };
    other = await account(service());
    for (const owner of [id, other])
      for (const [name, make] of Object.entries(ROWS)) if (tables.has(name)) await make(service(), owner);
    // Who is suspended cannot erase anything.
    await db()
      .delete(suspensions)
      .where(inArray(suspensions.ownerId, [id, other]));
    // The fixtures make organisations that only the account owns.
    for (const { ownerId } of await db().select().from(members).where(eq(members.accountId, id)))
      await db()
        .insert(members)
        .values({ ownerId, accountId: other, role: 'owner', joined: service().now() })
        .onConflictDoNothing();
    org = await organisation(service(), other);
    const joined = { accountId: id, joined: service().now() };
    await db()
      .insert(members)
      .values({ ownerId: org, role: 'owner', ...joined });
    const cookie = await session(service(), id);
    const answers = [
      await call(`/orgs/${org}/diagrams`, { cookie, body: { source: 'flow "A"\nnode a "You"\n' } }),
      await call(`/orgs/${org}/keys`, { cookie, body: { name: 'CI', role: 'viewer', scopes: ['read'] } }),
      await call(`/orgs/${org}/invites`, { cookie, body: { email: 'new@example.com', role: 'viewer' } }),
      await call(`/orgs/${org}/folder-rules`, { method: 'PUT', cookie, body: { folder: 'hr', unlisted: false } }),
      await call(`/orgs/${org}/scim/token`, { cookie, body: {} }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 200, 201]);
    await service().usage.flush();
    // What ends by itself within that time has ended.
    await sweepLater(16);
    before = await everythingOf(other);
    expect((await erase(id)).status).toBe(204);
    await db().delete(jobs);
    await sweepLater(1);
    await sweepLater(16);
  });

  test('nothing of it is left in any table, apart from what a reason is stated for', async () => {
    expect(await tablesNaming(db(), gone.id, gone.email)).toEqual(Object.keys(REMAINS).sort());
  });

  test('and nothing of these is its own', async () => {
    const own = await Promise.all([...tables].map(async ([name, table]) => [name, await rowsOf(db(), table, gone.id)]));
    expect(own.filter(([, rows]) => rows?.length !== 0)).toEqual([]);
    expect(await tablesNaming(db(), gone.email)).toEqual([]);
  });

  test("somebody else's data is unchanged", async () => {
    expect(await everythingOf(other)).toEqual(before);
  });

  test('what it made in an organisation stays, and the log says that the member left', async () => {
    const cookie = await session(service(), other);
    expect((await call(`/orgs/${org}/diagrams`, { cookie })).body.diagrams).toHaveLength(1);
    const { body } = await call(`/orgs/${org}/audit?action=member.remove`, { cookie });
    expect(body.entries).toMatchObject([{ action: 'member.remove', target: gone.id, before: { role: 'owner' } }]);
    const people = await call(`/orgs/${org}/members`, { cookie });
    expect(people.body.members.map(({ userId }: { readonly userId: string }) => userId)).toEqual([other]);
  });
});

test('nobody gets in any more at once, its links are dead, and its address signs up to a new account', async () => {
  const cookie = await signedIn('ada@example.com');
  const { body: me } = await call('/user/me', { cookie });
  const { key: personal } = await key(service(), me.id);
  const link = await diagram(service(), me.id, { visibility: 'unlisted' });
  expect((await call(`/d/${link}`)).status).toBe(200);
  const answer = await call('/user/erase', { cookie, body: { email: ' ADA@example.com' } });
  expect([answer.status, answer.headers.getSetCookie()[0]]).toEqual([204, expect.stringContaining('Max-Age=0')]);
  expect((await call('/user/me', { cookie })).status).toBe(401);
  expect((await call('/user/me', { key: personal })).status).toBe(401);
  expect((await call(`/d/${link}`)).status).toBe(404);
  const again = await call('/user/me', { cookie: await signedIn('ada@example.com') });
  expect([again.body.email, again.body.id === me.id]).toEqual(['ada@example.com', false]);
  await sweepLater(1);
  await sweepLater(16);
  expect((await call('/user/me', { cookie: await signedIn('ada@example.com') })).body.id).toBe(again.body.id);
  const own = mails.filter(({ to }) => to === 'ada@example.com');
  expect(own.filter(({ subject }) => subject.includes('erased'))).toHaveLength(1);
});

test.each([
  ['another address', 'eve@example.com'],
  ['no address', ''],
])('%s erases nothing', async (_what, email) => {
  const id = await account(service());
  const { status, body } = await erase(id, email);
  expect([status, body.errorCode, (await accountOf(db(), id))?.id]).toEqual([422, 'account.not_confirmed', id]);
});

test('the last owner of an organisation reads which one it is, and erases the account once there is another one', async () => {
  const id = await account(service());
  const [alone, shared, deleted] = [
    await organisation(service(), id),
    await organisation(service(), id),
    await organisation(service(), id),
  ];
  await member(service(), shared, 'owner');
  const cookie = await session(service(), id);
  const slugs = (await call('/orgs', { cookie })).body.organizations;
  const slugOf = (org: string) => slugs.find((each: { readonly id: string }) => each.id === org)?.slug;
  await call(`/orgs/${deleted}?confirm=${slugOf(deleted)}`, { method: 'DELETE', cookie });
  const refused = await erase(id);
  expect([refused.status, refused.body.errorCode]).toEqual([409, 'organisation.last_owner']);
  expect(refused.body.message).toContain(slugOf(alone));
  for (const org of [shared, deleted]) expect(refused.body.message).not.toContain(slugOf(org));
  expect(await db().select().from(members).where(eq(members.accountId, id))).toHaveLength(3);
  await member(service(), alone, 'owner');
  expect((await erase(id)).status).toBe(204);
  expect(await db().select().from(members).where(eq(members.accountId, id))).toEqual([]);
});

test('a subscription in force is cancelled first', async () => {
  const id = await account(service());
  const customer = { ownerId: id, customerId: 'cus_1', subscriptionId: 'sub_1', checked: service().now() };
  await db().insert(billingCustomers).values(customer);
  const refused = await erase(id);
  expect([refused.status, refused.body.errorCode]).toEqual([409, 'billing.in_force']);
  expect(refused.body.message).toContain('POST /user/billing/cancel');
  await db().update(billingCustomers).set({ isCancelled: true }).where(eq(billingCustomers.ownerId, id));
  expect((await erase(id)).status).toBe(204);
});

test('a person whom an organisation provisions is no longer that account', async () => {
  const id = await account(service());
  const org = await organisation(service(), await account(service()));
  await ROWS.scim_users?.(service(), org);
  await db().update(scimUsers).set({ accountId: id, madeAccount: true }).where(eq(scimUsers.ownerId, org));
  expect((await erase(id)).status).toBe(204);
  expect(await db().select().from(scimUsers).where(eq(scimUsers.ownerId, org))).toMatchObject([
    { accountId: null, madeAccount: false },
  ]);
});

test('a large account goes in parts, each in a transaction of its own, and its row last, also if a request wrote late', async () => {
  const id = await account(service());
  await db().execute(sql`
    insert into ${usageDays} (owner_id, day, key_id, act, count)
    select ${id}, '2020-01-01'::date, 'key' || n, 'draw', 1 from generate_series(1, 7000) n`);
  expect((await erase(id)).status).toBe(204);
  const usage = async () => (await rowsOf(db(), usageDays, id)).length;
  const row = () => db().select().from(accounts).where(eq(accounts.id, id));
  await sweepLater(16);
  expect([await usage(), (await row()).length]).toEqual([2_000, 1]);
  await sweepLater(1);
  expect([await usage(), await row()]).toMatchObject([0, [{ email: '' }]]);
  const late = await diagram(service(), id, { visibility: 'unlisted' });
  await sweepLater(16);
  expect(await row()).toEqual([]);
  expect((await call(`/d/${late}`)).status).toBe(404);
  expect(await tablesNaming(db(), id)).toEqual(['limits']);
});

test('needs a recent sign-in of a person', async () => {
  const id = await account(service());
  const body = { email: await emailOf(id) };
  const { key: personal } = await key(service(), id);
  expect((await call('/user/erase', { key: personal, body })).body.errorCode).toBe('auth.session_required');
  const cookie = await session(service(), id, 11);
  expect((await call('/user/erase', { cookie, body })).body.errorCode).toBe('auth.recent_sign_in_required');
});
