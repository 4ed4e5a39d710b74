// Races: sixty-four identical requests at once, one of which succeeds. Each loser gets the reason, and nothing happens twice.
import type { TenantId } from '@linework/operations';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { take } from '../platform/limits/limiter.js';
import { limits } from '../platform/limits/tables.js';
import { atOnce, counted, MANY } from '../testing/at-once.js';
import { type Answer, type Call, hosted } from '../testing/hosted.js';
import { account, key, SOURCE, session } from '../testing/owned.js';
import { accounts } from './accounts/tables.js';
import { addMember } from './members/repo.js';
import { organisation } from './organisations/testing/fixtures.js';

const { call, mails, service } = hosted();

const OTHER = SOURCE.replace('draws', 'writes');

const forgetLimits = () => service().database.db.delete(limits);

async function newKey(): Promise<string> {
  return (await key(service(), await account(service()))).key;
}

async function published(by: string, more: object = {}): Promise<Answer> {
  return call('/v1/diagrams/publish', { key: by, body: { source: SOURCE, ...more } });
}

test('a sign-in code starts one session', async () => {
  const email = 'ada@example.com';
  await call('/auth/code', { body: { email } });
  await expect.poll(() => mails.length).toBeGreaterThan(0);
  const code = /\b\d{6}\b/.exec(mails[0]?.subject ?? '')?.[0];
  await forgetLimits();
  // One network address can sign in sixty times in a quarter of an hour; four of these came before.
  const answers = await atOnce(async (at) => {
    if (at % 32 === 0) await forgetLimits();
    return call('/auth/verify', { body: { email, code } });
  });
  const { 200: right, ...others } = counted(answers);
  expect(right).toBe(1);
  expect(Object.keys(others).filter((each) => !/^(?:401 auth.code_wrong|429 request.too_many)$/.test(each))).toEqual(
    [],
  );
  // Beside the session, the winner gets the cookie that names its browser.
  const cookies = answers.flatMap(({ headers }) => headers.getSetCookie()).map((each) => each.split('=')[0]);
  expect(cookies.sort()).toEqual(['linework', 'linework-browser']);
});

test('five wrong codes are tried, however many arrive at once, and then the right one is refused', async () => {
  const email = 'bob@example.com';
  const before = mails.length;
  await forgetLimits();
  await call('/auth/code', { body: { email } });
  await expect.poll(() => mails.length).toBeGreaterThan(before);
  const code = /\b\d{6}\b/.exec(mails.at(-1)?.subject ?? '')?.[0] ?? '';
  const wrong = code === '000000' ? '000001' : '000000';
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => call('/auth/verify', { body: { email, code: wrong } })),
  );
  expect(counted(answers)).toEqual({ '401 auth.code_wrong': 40 });
  expect(counted([await call('/auth/verify', { body: { email, code } })])).toEqual({ '401 auth.code_wrong': 1 });
});

test('an alias gets one owner and names the diagram of that owner; the others get nothing', async () => {
  const keys = await Promise.all(Array.from({ length: 8 }, newKey));
  const by = (at: number): string => keys[at % keys.length] ?? '';
  const answers = await atOnce((at) => published(by(at), { alias: 'the-one', title: `From ${at % keys.length}` }));
  const owners = new Set(answers.flatMap(({ status }, at) => (status === 201 ? [by(at)] : [])));
  expect(owners.size).toBe(1);
  expect(counted(answers)).toEqual({ 201: 8, '409 alias.taken': 56 });
  expect(new Set(answers.filter(({ status }) => status === 201).map(({ body }) => body.id)).size).toBe(1);
  for (const each of keys) {
    const { diagrams } = (await call('/user/diagrams', { key: each })).body;
    expect(diagrams).toHaveLength(owners.has(each) ? 1 : 0);
  }
});

test('a stable link is taken by one of sixty-four accounts', async () => {
  const keys = await Promise.all(Array.from({ length: MANY }, newKey));
  const ids = await Promise.all(keys.map(async (each) => (await published(each)).body.id as string));
  const answers = await atOnce((at) =>
    call('/user/stable-links', { key: keys[at], body: { alias: 'the-other', diagramId: ids[at] } }),
  );
  expect(counted(answers)).toEqual({ 201: 1, '409 alias.taken': 63 });
});

test('a diagram is locked once', async () => {
  const by = await newKey();
  const { id } = (await published(by)).body;
  const answers = await atOnce(() => call(`/user/diagrams/${id}/lock`, { method: 'PUT', key: by, body: {} }));
  expect(counted(answers)).toEqual({ 200: 1, '423 resource.locked': 63 });
});

test('an edit of one version is saved once', async () => {
  const by = await newKey();
  const { id } = (await published(by)).body;
  const save: Call = { method: 'PUT', key: by, headers: { 'if-match': '"1"' } };
  const answers = await atOnce((at) =>
    call(`/user/diagrams/${id}/source`, { ...save, body: { source: OTHER.replace('You', `Number ${at}`) } }),
  );
  expect(counted(answers)).toEqual({ 200: 1, '412 resource.changed': 63 });
  const { versions } = (await call(`/user/diagrams/${id}/versions`, { key: by })).body;
  expect(versions.map((each: { number: number }) => each.number)).toEqual([2, 1]);
});

test('edits of any version are saved one after another, each with its own number', async () => {
  const by = await newKey();
  const { id } = (await published(by)).body;
  const save: Call = { method: 'PUT', key: by, headers: { 'if-match': '*' } };
  const answers = await atOnce((at) =>
    call(`/user/diagrams/${id}/source`, { ...save, body: { source: OTHER.replace('You', `Number ${at}`) } }),
  );
  const numbers = answers.map(({ body }) => body.version as number).sort((one, other) => one - other);
  expect(numbers).toEqual(Array.from({ length: MANY }, (_, at) => at + 2));
});

test('one Idempotency-Key creates one diagram', async () => {
  const by = await newKey();
  const answers = await atOnce(() =>
    call('/v1/diagrams/publish', { key: by, headers: { 'idempotency-key': 'once' }, body: { source: SOURCE } }),
  );
  expect(counted(answers)).toEqual({ 201: MANY });
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect((await call('/user/diagrams', { key: by })).body.diagrams).toHaveLength(1);
});

test('a hundred of a thousand simultaneous calls are allowed', async () => {
  const { database, now } = service();
  const limit = { name: 'test', most: 100, seconds: 60 };
  const taken = await Promise.all(Array.from({ length: 1_000 }, () => take(database.db, limit, 'everyone', now())));
  expect(taken.filter(({ allowed }) => allowed)).toHaveLength(100);
  expect(
    taken
      .map(({ left }) => left)
      .sort((one, other) => other - one)
      .slice(0, 101),
  ).toEqual(Array.from({ length: 101 }, (_, at) => Math.max(0, 99 - at)));
});

test('simultaneous sign-ins create one account', async () => {
  const ids = await Promise.all(Array.from({ length: MANY }, () => account(service(), 'cai@example.com')));
  expect(new Set(ids).size).toBe(1);
  const { db } = service().database;
  expect(await db.select().from(accounts).where(eq(accounts.email, 'cai@example.com'))).toHaveLength(1);
});

test('an account gets a hundred of many simultaneous keys', async () => {
  const cookie = await session(service(), await account(service()));
  // A database without a free connection is unavailable for a moment: callers try again, as the answer says.
  const one = async (): ReturnType<typeof call> => {
    const answer = await call('/user/api-keys', { cookie, body: { name: 'One of many' } });
    return answer.status === 503 ? one() : answer;
  };
  const answers = await Promise.all(Array.from({ length: 120 }, one));
  expect(counted(answers)).toEqual({ 201: 100, '409 resource.full': 20 });
});

test('an invitation makes one member', async () => {
  const owner = await account(service());
  const org = await organisation(service(), owner);
  const signedIn = async (id: TenantId) => session(service(), id);
  const email = 'race@example.com';
  const invited = await call(`/orgs/${org}/invites`, {
    cookie: await signedIn(owner),
    body: { email, role: 'viewer' },
  });
  const code = String(invited.body.url).split('/').at(-1);
  const cookie = await signedIn(await account(service(), email));
  const answers = await atOnce(() => call('/orgs/invites/accept', { cookie, body: { code } }));
  expect(counted(answers)).toEqual({ 200: MANY });
  const { members } = (await call(`/orgs/${org}/members`, { cookie })).body;
  expect(members.filter((each: { email: string }) => each.email === email)).toHaveLength(1);
});

test('a slug that many want at once belongs to one of them', async () => {
  const cookies = await Promise.all(
    Array.from({ length: MANY }, async () => session(service(), await account(service()))),
  );
  const answers = await atOnce((at) => call('/orgs', { cookie: cookies[at], body: { name: 'Race', slug: 'race' } }));
  expect(counted(answers)).toEqual({ 201: 1, '409 organisation.slug_taken': MANY - 1 });
});

test('of two owners who leave at once, over and over, one stays', async () => {
  const owners = [await account(service()), await account(service())] as const;
  const org = await organisation(service(), owners[0]);
  await addMember(service().database.db, {
    ownerId: org,
    accountId: owners[1],
    role: 'owner',
    joined: service().now(),
  });
  const cookies = await Promise.all(owners.map((each) => session(service(), each)));
  const answers = await atOnce((at) => call(`/orgs/${org}/members/me`, { method: 'DELETE', cookie: cookies[at % 2] }));
  const { 204: left, '409 organisation.last_owner': refused = 0, ...others } = counted(answers);
  expect([left, refused > 0]).toEqual([1, true]);
  expect(Object.keys(others)).toEqual(['404 resource.not_found']);
});
