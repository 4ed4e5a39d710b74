// Where an account is signed in: what it sees, and ending it at once.
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids.js';
import { names } from '../../platform/names/tables.js';
import { agents } from '../../testing/agent.js';
import { hosted } from '../../testing/hosted.js';
import { account, key, session } from '../../testing/owned.js';
import { actorOfSession, beginSession, hashOf } from '../auth/sessions.js';
import { sessions } from '../auth/tables.js';

const service = hosted();
const { call, clock, mails, baseUrl } = service;
const { browser, codeTo } = agents(service);

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

const tokenIn = (cookie: string): string => cookie.slice(cookie.indexOf('=') + 1);

const listOf = async (cookie: string) => (await call('/user/sessions', { cookie })).body;

const isSignedIn = async (cookie: string) => (await call('/user/me', { cookie })).status;

/** Signs in with a code, as a browser that calls itself so. */
async function byCode(email: string, userAgent: string): Promise<string> {
  const before = mails.length;
  await call('/auth/code', { body: { email } });
  const code = await codeTo(email, before);
  const { headers } = await call('/auth/verify', { body: { email, code }, headers: { 'user-agent': userAgent } });
  return headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

describe('the list', () => {
  test('says of each session when it began, was last used and expires, in which browser, and which one asks', async () => {
    const first = await byCode('ada@example.com', FIREFOX);
    clock.ahead += 1_000;
    const second = await byCode('ada@example.com', 'curl/8.5.0');
    const { count, sessions: rows } = await listOf(first);
    const today = service.service().now().toISOString().slice(0, 10);
    expect([count, rows]).toEqual([
      2,
      [
        { browser: 'curl/8.5.0', isCurrent: false, isSingleSignOn: false },
        { browser: FIREFOX, isCurrent: true, isSingleSignOn: false },
      ].map((each) => ({
        id: expect.stringMatching(/^[\da-f]{16}$/),
        createdAt: expect.stringMatching(/Z$/),
        lastUsedOn: today,
        expiresAt: expect.stringMatching(/Z$/),
        ...each,
      })),
    ]);
    const days = (Date.parse(rows[0].expiresAt) - Date.parse(rows[0].createdAt)) / 86_400_000;
    expect(days).toBe(30);
    for (const cookie of [first, second]) {
      expect(JSON.stringify(rows)).not.toContain(tokenIn(cookie));
      expect(JSON.stringify(rows)).not.toContain(hashOf(tokenIn(cookie)));
    }
  });

  test('has what a browser called itself when it signed in with the pages too, and no more than 300 characters', async () => {
    const email = 'bea@example.com';
    const before = mails.length;
    await browser().go('/sign-in', { email });
    const code = await codeTo(email, before);
    const answer = await fetch(new URL('/sign-in/code', baseUrl()), {
      method: 'POST',
      redirect: 'manual',
      headers: {
        origin: baseUrl(),
        'content-type': 'application/x-www-form-urlencoded',
        'user-agent': 'x'.repeat(400),
      },
      body: new URLSearchParams({ email, code }).toString(),
    });
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect((await listOf(cookie)).sessions).toMatchObject([{ browser: 'x'.repeat(300), isCurrent: true }]);
  });

  test('says which sessions began through an organisation, and lists none that expired', async () => {
    const owner = await account(service.service());
    const now = service.service().now();
    await service.service().database.transaction(async (tx) => {
      await beginSession(tx, owner, now, { via: { via: owner, viaConnection: 'one' }, userAgent: 'a\0b' });
      await beginSession(tx, owner, now, { expires: new Date(now.getTime() - 1) });
    });
    const { count, sessions: rows } = await listOf(await session(service.service(), owner));
    expect(count).toBe(2);
    expect(rows.map(({ isSingleSignOn, browser: name }: Record<string, unknown>) => [isSingleSignOn, name])).toEqual(
      expect.arrayContaining([
        [true, 'ab'],
        [false, ''],
      ]),
    );
  });

  test('has a hundred, and the number of all', async () => {
    const owner = await account(service.service());
    for (let times = 0; times < 101; times++) await session(service.service(), owner, 1);
    const { count, sessions: rows } = await listOf(await session(service.service(), owner));
    expect([count, rows.length, rows[0].isCurrent]).toEqual([102, 100, true]);
  });
});

describe('a session', () => {
  test('that was ended is refused at once', async () => {
    const owner = await account(service.service());
    const [here, there] = [await session(service.service(), owner), await session(service.service(), owner)];
    expect(await isSignedIn(there)).toBe(200);
    const other = (await listOf(here)).sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    expect((await call(`/user/sessions/${other.id}`, { method: 'DELETE', cookie: here })).status).toBe(204);
    expect([await isSignedIn(there), await isSignedIn(here)]).toEqual([401, 200]);
    expect((await call(`/user/sessions/${other.id}`, { method: 'DELETE', cookie: here })).status).toBe(404);
    const left = await service
      .service()
      .database.db.select()
      .from(names)
      .where(eq(names.name, hashOf(tokenIn(there))));
    expect(left).toEqual([]);
  });

  test('can end itself', async () => {
    const cookie = await session(service.service(), await account(service.service()));
    const [{ id }] = (await listOf(cookie)).sessions;
    expect((await call(`/user/sessions/${id}`, { method: 'DELETE', cookie })).status).toBe(204);
    expect(await isSignedIn(cookie)).toBe(401);
  });

  test.each(['', '%25', '0', 'zz', '0123456789abcdef'])('of nobody, %j, is not found', async (id) => {
    const cookie = await session(service.service(), await account(service.service()));
    const { status } = await call(`/user/sessions/${id}`, { method: 'DELETE', cookie });
    expect([status, await isSignedIn(cookie)]).toEqual([404, 200]);
  });

  test('of someone else is not found', async () => {
    const [own, others] = await Promise.all(
      [1, 2].map(async () => session(service.service(), await account(service.service()))),
    );
    const [{ id }] = (await listOf(others ?? '')).sessions;
    expect((await call(`/user/sessions/${id}`, { method: 'DELETE', cookie: own })).status).toBe(404);
    expect(await isSignedIn(others ?? '')).toBe(200);
  });

  test('ends with all others but the one that asks, and only those of the account', async () => {
    const owner = await account(service.service());
    const here = await session(service.service(), owner);
    const others = await Promise.all([1, 2, 3].map(() => session(service.service(), owner)));
    const stranger = await session(service.service(), await account(service.service()));
    const { status, body } = await call('/user/sessions/end-others', { cookie: here, body: {} });
    expect([status, body]).toEqual([200, { ended: 3 }]);
    expect(await Promise.all([here, stranger, ...others].map(isSignedIn))).toEqual([200, 200, 401, 401, 401]);
    expect((await call('/user/sessions/end-others', { cookie: here, body: {} })).body).toEqual({ ended: 0 });
  });

  test('is neither listed nor ended with a key', async () => {
    const owner = await account(service.service());
    const cookie = await session(service.service(), owner);
    const [{ id }] = (await listOf(cookie)).sessions;
    const by = (await key(service.service(), owner)).key;
    for (const [path, sent] of [
      ['/user/sessions', {}],
      [`/user/sessions/${id}`, { method: 'DELETE' }],
      ['/user/sessions/end-others', { body: {} }],
    ] as const) {
      const { status, body } = await call(path, { key: by, ...sent });
      expect([path, status, body.errorCode]).toEqual([path, 401, 'auth.session_required']);
    }
    expect(await isSignedIn(cookie)).toBe(200);
  });
});

describe('the day of the last use', () => {
  const lastUsed = async (cookie: string) => {
    const { db } = service.service().database;
    const [row] = await db
      .select()
      .from(sessions)
      .where(eq(sessions.hash, hashOf(tokenIn(cookie))));
    return row?.lastUsed;
  };

  test('follows requests, a day at a time', async () => {
    const cookie = await session(service.service(), await account(service.service()));
    clock.ahead += 86_400_000;
    const today = service.service().now().toISOString().slice(0, 10);
    expect(await lastUsed(cookie)).not.toBe(today);
    await isSignedIn(cookie);
    await expect.poll(() => lastUsed(cookie)).toBe(today);
  });

  test('is written once a day, nobody waits for it, and a failed write fails no request', async () => {
    const { database, now } = service.service();
    const token = tokenIn(await session(service.service(), await account(service.service())));
    let writes = 0;
    const watching = (fate: () => Promise<void>) =>
      new Proxy(database.db, {
        get: (target, name) => {
          if (name !== 'update') return Reflect.get(target, name).bind(target);
          writes++;
          return () => ({ set: () => ({ where: fate }) });
        },
      });
    const later = new Date(now().getTime() + 86_400_000);
    const never = watching(() => new Promise(() => undefined));
    const failing = watching(async () => {
      throw new Error('The disk is full.');
    });
    const actor = (db: typeof never, at: Date) =>
      actorOfSession({ ...service.service(), database: { ...database, db }, now: () => at }, token);
    for (const db of [never, failing]) expect(await actor(db, later)).toMatchObject({ by: 'session' });
    expect(writes).toBe(2);
    expect(await actor(failing, now())).toBeDefined();
    expect(writes).toBe(2);
  });
});

describe('the page of a signed-in user', () => {
  test('ends a session, then all others, with its buttons', async () => {
    const owner = await account(service.service());
    const here = await session(service.service(), owner);
    const others = await Promise.all([1, 2, 3].map(() => session(service.service(), owner)));
    const page = browser(here);
    const { text } = await page.go('/sign-in');
    const ends = [...text.matchAll(/action="(\/sessions\/[\da-f]{16}\/end)"/g)].map(([, action]) => action ?? '');
    expect([ends.length, text.includes('This one')]).toEqual([3, true]);
    expect((await page.go(ends[0] ?? '', {})).to).toBe('/sign-in');
    expect((await Promise.all(others.map(isSignedIn))).sort()).toEqual([200, 200, 401]);
    expect((await page.go('/sessions/end-others', {})).to).toBe('/sign-in');
    expect(await Promise.all([here, ...others].map(isSignedIn))).toEqual([200, 401, 401, 401]);
    expect((await page.go('/sign-in')).text).not.toContain('End all others');
  });

  test('ends nothing of others, and nothing for a form of another site', async () => {
    const [here, others] = await Promise.all(
      [1, 2].map(async () => session(service.service(), await account(service.service()))),
    );
    const [{ id }] = (await listOf(others ?? '')).sessions;
    await browser(here ?? '').go(`/sessions/${id}/end`, {});
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' };
    for (const path of [`/sessions/${id}/end`, '/sessions/end-others', `/passkeys/${newId()}/remove`]) {
      const headers = { ...form, cookie: others ?? '' };
      expect((await fetch(new URL(path, baseUrl()), { method: 'POST', headers, body: '' })).status).toBe(403);
    }
    expect(await isSignedIn(others ?? '')).toBe(200);
  });
});
