// What the operator does to accounts and organisations, and what those notice: over HTTP, with a payment provider of the test.
import { createHash } from 'node:crypto';
import { canonicalJson, hashedText, type SealedEntry } from '@linework/operations/audit/chain';
import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids.js';
import { jobs } from '../../platform/jobs/tables.js';
import { suspensionOf } from '../../platform/suspensions/suspensions.js';
import { madeAccount } from '../../resources/accounts/repo.js';
import { billed } from '../../resources/billing/testing/billed.js';
import { addMember } from '../../resources/members/repo.js';
import { makeToken } from '../../resources/scim/tokens.js';
import { account, key, SOURCE, session } from '../../testing/owned.js';
import { operatorLog } from './log.js';
import { OPERATOR_LOG } from './note.js';
import { AdminError, type Operator } from './operator.js';
import { listOwners, ownerNamed } from './owners.js';
import { changePlan } from './plan.js';
import { reconcileNow } from './reconcile.js';
import { resume, suspend } from './suspend.js';

const { call, mails, provider, service, signedIn } = billed();

const operator = (): Operator => ({
  ...service(),
  user: 'ada',
  host: 'host1',
  secrets: async () => service().secrets,
});

const log = async (): Promise<readonly SealedEntry[]> => {
  const entries: SealedEntry[] = [];
  for await (const entry of operatorLog(operator())) entries.push(entry);
  return entries;
};

let [email, owner, cookie, secret] = ['', '' as Awaited<ReturnType<typeof account>>, '', ''];
beforeEach(async () => {
  email = `${newId()}@example.com`;
  owner = await account(service(), email);
  cookie = await session(service(), owner);
  secret = (await key(service(), owner)).key;
  await changePlan(operator(), owner, 'pro');
});

const outcome = async (path: string, request: Parameters<typeof call>[1]) => {
  const { status, body } = await call(path, request);
  return [status, body.errorCode];
};
const draw = (by: string) => outcome('/v1/diagrams/draw', { key: by, body: { source: SOURCE } });

describe('an owner is named', () => {
  test('by its id, its address or its slug, in any case', async () => {
    const org = (await call('/orgs', { cookie, body: { name: 'Acme', slug: `acme-${owner.slice(0, 8)}` } })).body;
    const { db } = service().database;
    for (const text of [owner, email, email.toUpperCase()])
      expect(await ownerNamed(db, text)).toEqual({ id: owner, kind: 'account', name: email });
    for (const text of [org.id, org.slug, org.slug.toUpperCase()])
      expect(await ownerNamed(db, text)).toEqual({ id: org.id, kind: 'organisation', name: org.slug });
  });

  test.each(['nobody@example.com', 'nothing', '', "'; --", 'operator'])('and %j is nobody', async (text) => {
    await expect(ownerNamed(service().database.db, text)).rejects.toThrow(AdminError);
  });
});

describe('a list', () => {
  test('shows accounts and organisations with plan, members and suspension', async () => {
    const { id, slug } = (await call('/orgs', { cookie, body: { name: 'Acme', slug: `list-${owner.slice(0, 8)}` } }))
      .body;
    await suspend(operator(), id, 'Not paid');
    const { owners: listed } = await listOwners(operator(), owner.slice(0, 8));
    expect(listed).toMatchObject([
      { id, kind: 'organisation', name: slug, title: 'Acme', plan: 'free', planBy: null, members: 1 },
    ]);
    expect(listed[0]?.suspended?.reason).toBe('Not paid');
    expect((await listOwners(operator(), email.toUpperCase())).owners).toMatchObject([
      { id: owner, kind: 'account', name: email, plan: 'pro', planBy: 'operator', members: null, suspended: null },
    ]);
    expect((await listOwners(operator(), '%')).owners).toEqual([]);
  });

  test('ends after a hundred and says that more match', async () => {
    for (let at = 0; at < 101; at++) await account(service(), `many-${at}@many.example`);
    const { owners: listed, isMore } = await listOwners(operator(), '@many.example');
    expect([listed.length, isMore]).toEqual([100, true]);
    expect((await listOwners(operator(), email)).isMore).toBe(false);
  });
});

describe('a suspended account', () => {
  test('is refused with its keys and sessions at once, and reads whom to ask', async () => {
    expect((await draw(secret))[0]).toBe(200);
    await suspend(operator(), email, 'Abuse');
    expect(await draw(secret)).toEqual([403, 'account.suspended']);
    expect(await outcome('/user/diagrams', { key: secret })).toEqual([403, 'account.suspended']);
    expect(await outcome('/user/api-keys', { cookie })).toEqual([403, 'account.suspended']);
    expect(await outcome('/mcp', { key: secret, body: {} })).toEqual([403, 'account.suspended']);
    const { message } = (await call('/user/me', { cookie })).body;
    expect(message).toBe('The account is suspended. Nothing was deleted. Ask grace@support.example.');
  });

  test('cannot sign in, by the endpoint or the page', async () => {
    await suspend(operator(), email, 'Abuse');
    const before = mails.length;
    await call('/auth/code', { body: { email } });
    await expect.poll(() => mails.length, { timeout: 60_000 }).toBeGreaterThan(before);
    const code = /\b\d{6}\b/.exec(mails.at(-1)?.subject ?? '')?.[0];
    expect(await outcome('/auth/verify', { body: { email, code } })).toEqual([403, 'account.suspended']);
    const page = await call('/sign-in', { cookie });
    expect(page.body).not.toContain(email);
  });

  test('shows nobody its pages and pictures, not even itself', async () => {
    const { body } = await call('/v1/diagrams/publish', {
      key: secret,
      body: { source: SOURCE, title: 'Hello', visibility: 'unlisted', alias: `link-${owner}` },
    });
    const paths = [`/d/${body.id}`, `/d/${body.id}.svg`, `/s/link-${owner}`, `/s/link-${owner}.png`];
    for (const path of paths) expect([path, (await call(path)).status]).toEqual([path, 200]);
    await suspend(operator(), email, 'Abuse');
    for (const path of paths)
      for (const by of [{}, { key: secret }, { cookie }])
        expect([path, (await call(path, by)).status]).toEqual([path, 404]);
    expect((await call(`/oembed?url=${service().baseUrl}/d/${body.id}`)).status).toBe(404);
    await resume(operator(), email);
    for (const path of paths) expect([path, (await call(path)).status]).toEqual([path, 200]);
  });

  test('has everything again when it is resumed, and its plan all the time', async () => {
    await suspend(operator(), email, 'Abuse');
    expect(await suspend(operator(), email, 'Abuse')).toMatchObject({ isChanged: false });
    expect(await suspend(operator(), email, 'Spam')).toMatchObject({ isChanged: true });
    expect((await suspensionOf(service().database.db, owner))?.reason).toBe('Spam');
    expect((await listOwners(operator(), email)).owners).toMatchObject([{ plan: 'pro', planBy: 'operator' }]);
    expect(await resume(operator(), email)).toMatchObject({ isChanged: true });
    expect(await resume(operator(), email)).toMatchObject({ isChanged: false });
    expect((await draw(secret))[0]).toBe(200);
    expect((await call('/user/me', { cookie })).body.plan).toBe('pro');
  });

  test('is never that of the key of this machine', async () => {
    await service().database.transaction((tx) => madeAccount(tx, 'local', 'local@localhost', new Date()));
    await expect(suspend(operator(), 'local', 'Abuse')).rejects.toThrow('the key of this machine');
  });
});

describe('a suspended organisation', () => {
  test('is refused to its members and its keys, who keep what is their own', async () => {
    const org = (await call('/orgs', { cookie, body: { name: 'Acme' } })).body;
    const own = (await call(`/orgs/${org.slug}/keys`, { cookie, body: { name: 'CI', role: 'editor' } })).body;
    await changePlan(operator(), org.id, 'pro');
    const scim = await service().database.transaction((tx) => makeToken(tx, service(), org.id, owner, false));
    const users = () => call('/scim/v2/Users', { key: scim.token });
    expect([(await draw(own.key))[0], (await users()).status]).toEqual([200, 200]);
    await suspend(operator(), org.slug, 'Not paid');
    for (const path of [`/orgs/${org.slug}`, `/orgs/${org.id}/members`, `/orgs/${org.id}/diagrams`])
      for (const by of [{ key: secret }, { cookie }, { key: own.key }])
        expect([path, await outcome(path, by)]).toEqual([path, [403, 'account.suspended']]);
    expect(await draw(own.key)).toEqual([403, 'account.suspended']);
    expect((await call(`/orgs/${org.id}`, { cookie })).body.message).toContain('The organisation is suspended.');
    expect((await users()).status).toBe(401);
    expect((await draw(secret))[0]).toBe(200);
    const stranger = await account(service());
    const other = await session(service(), stranger);
    expect(await outcome(`/orgs/${org.id}`, { cookie: other })).toEqual([404, 'resource.not_found']);
    await resume(operator(), org.slug);
    expect((await call(`/orgs/${org.id}`, { cookie })).status).toBe(200);
    expect([(await draw(own.key))[0], (await users()).status]).toEqual([200, 200]);
  });

  test('gets nothing from a member whose diagrams go there by default', async () => {
    const org = (await call('/orgs', { cookie, body: { name: 'Acme' } })).body;
    const chosen = await call('/user/publishing', { method: 'PUT', cookie, body: { organization: org.id } });
    expect(chosen.status).toBe(200);
    await suspend(operator(), org.id, 'Not paid');
    const publish = { key: secret, body: { source: SOURCE, title: 'Hello' } };
    expect(await outcome('/v1/diagrams/publish', publish)).toEqual([403, 'account.suspended']);
    const file = { key: secret, body: { source: SOURCE, title: 'Hello', personal: true } };
    expect((await call('/v1/diagrams/publish', file)).status).toBe(201);
  });

  test('reads in its own log who suspended it and why, once it is resumed', async () => {
    const org = (await call('/orgs', { cookie, body: { name: 'Acme' } })).body;
    await suspend(operator(), org.id, 'Not paid');
    await resume(operator(), org.id);
    const { entries } = (await call(`/orgs/${org.id}/audit?action=operator.`, { cookie })).body;
    expect(entries).toMatchObject([
      { action: 'operator.resume', actor: { id: 'operator', keyId: null, email: null }, after: { suspended: false } },
      { action: 'operator.suspend', target: org.id, after: { suspended: true, reason: 'Not paid' }, address: null },
    ]);
  });
});

describe('a plan', () => {
  const plan = async () => (await call('/user/me', { cookie })).body.plan;

  test.each(['free', 'pro', 'team', 'enterprise'] as const)(
    '%s of the operator holds from the next call on',
    async (to) => {
      const { after } = await changePlan(operator(), email, to);
      expect([after, await plan()]).toEqual([{ plan: to, by: 'operator' }, to]);
    },
  );

  test('is given back to nobody, who paid for nothing', async () => {
    expect(await changePlan(operator(), email, 'paid')).toMatchObject({
      before: { plan: 'pro', by: 'operator' },
      after: { plan: 'free', by: null },
    });
    expect(await plan()).toBe('free');
  });

  test('of the operator is not changed by a payment, and what is paid for comes back at once', async () => {
    await changePlan(operator(), email, 'enterprise');
    const { body } = await call('/user/billing/checkout', { method: 'POST', cookie, body: { plan: 'team' } });
    provider.pay(body.id);
    await call('/user/billing/verify-checkout', { method: 'POST', cookie, body: { checkout: body.id } });
    expect(await plan()).toBe('enterprise');
    expect((await changePlan(operator(), email, 'paid')).after).toEqual({ plan: 'team', by: 'provider' });
    expect(await plan()).toBe('team');
  });
});

describe('reconciliation', () => {
  test('reads what the provider has now, counts what has changed, and leaves no job', async () => {
    const { body } = await call('/user/billing/checkout', { method: 'POST', cookie, body: { plan: 'pro' } });
    await reconcileNow(operator());
    provider.pay(body.id);
    const first = await reconcileNow(operator());
    expect([first.changed, first.failed]).toEqual([1, 0]);
    expect(first.read).toBeGreaterThanOrEqual(1);
    const now = service().now();
    const left = (await service().database.db.select().from(jobs)).filter((job) => job.made > now);
    expect(left).toEqual([]);
    await changePlan(operator(), email, 'paid');
    expect((await call('/user/me', { cookie })).body.plan).toBe('pro');
    expect((await reconcileNow(operator())).changed).toBe(0);
    expect((await log()).at(-1)).toMatchObject({ action: 'operator.reconcile', after: { changed: 0 } });
  });

  test('that fails for a customer says so and leaves it to the service', async () => {
    const { body } = await call('/user/billing/checkout', { method: 'POST', cookie, body: { plan: 'pro' } });
    await reconcileNow(operator());
    provider.pay(body.id);
    provider.fault = (_method, path) => (path.endsWith('/subscriptions') ? 'broken' : 'none');
    try {
      expect(await reconcileNow(operator())).toMatchObject({ changed: 0, failed: 1 });
    } finally {
      provider.fault = () => 'none';
    }
    const waiting = (await service().database.db.select().from(jobs)).filter(({ kind }) => kind === 'billing');
    expect(waiting.length).toBeGreaterThan(0);
  });

  test('is refused without a provider', async () => {
    await expect(reconcileNow({ ...operator(), payments: undefined })).rejects.toThrow('no payment provider');
  });
});

describe("the operator's log", () => {
  test('has every change with who made it, where, and what it was before', async () => {
    const from = (await log()).length;
    await changePlan(operator(), email, 'team');
    await changePlan(operator(), email, 'team');
    await suspend(operator(), email, 'Abuse');
    const who = { owner: OPERATOR_LOG, actor: { id: 'ada', keyId: null }, address: 'host1', target: owner };
    expect((await log()).slice(from)).toMatchObject([
      { ...who, action: 'operator.plan', before: { plan: 'pro' }, after: { plan: 'team', by: 'operator' } },
      { ...who, action: 'operator.suspend', before: { suspended: false }, after: { suspended: true, reason: 'Abuse' } },
    ]);
  });

  test('is sealed like every log: each entry follows the one before', async () => {
    const entries = await log();
    expect(entries.length).toBeGreaterThan(3);
    for (const [at, entry] of entries.entries()) {
      expect(entry.hash).toBe(createHash('sha256').update(hashedText(entry)).digest('hex'));
      if (at > 0) expect([entry.seq, entry.previous]).toEqual([(entries[at - 1]?.seq ?? 0) + 1, entries[at - 1]?.hash]);
    }
    const two = [];
    for await (const entry of operatorLog(operator(), 2)) two.push(canonicalJson(entry));
    expect(two).toEqual(entries.slice(-2).map(canonicalJson));
  });

  test('belongs to no account and no organisation', async () => {
    for (let at = 0; at < 1_000; at++) expect(newId()).not.toContain('o');
    expect(OPERATOR_LOG).toContain('o');
    for (const by of [{ cookie }, { key: secret }])
      expect((await call(`/orgs/${OPERATOR_LOG}/audit`, by)).status).toBe(404);
  });
});

test('a member who joins a suspended organisation is a member, and sees nothing of it', async () => {
  const org = (await call('/orgs', { cookie: await signedIn(`${newId()}@example.com`), body: { name: 'Acme' } })).body;
  await suspend(operator(), org.id, 'Not paid');
  const row = { ownerId: org.id, accountId: owner, role: 'admin', joined: new Date() } as const;
  await service().database.transaction((tx) => addMember(tx, row));
  expect(await outcome(`/orgs/${org.id}`, { cookie })).toEqual([403, 'account.suspended']);
});
