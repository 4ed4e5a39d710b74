import { describe, expect, test } from 'vitest';
import { sessionCookie } from '../../platform/auth/actor.js';
import { takeByNetwork } from '../../platform/limits/limiter.js';
import { hosted } from '../../testing/hosted.js';

describe('with open sign-up', () => {
  const { call, mails, signedIn, clock, baseUrl } = hosted();

  const codeOf = async (email: string): Promise<string> => {
    const before = mails.length;
    expect((await call('/auth/code', { body: { email } })).status).toBe(202);
    await expect.poll(() => mails.slice(before).length, { timeout: 10_000 }).toBeGreaterThan(0);
    return /\d{6}/.exec(mails.at(-1)?.subject ?? '')?.[0] ?? '';
  };
  const verify = (email: string, code: string, cookie?: string) =>
    call('/auth/verify', { body: { email, code }, cookie });
  const wrong = (code: string): string => (code === '000000' ? '000001' : '000000');

  test('the email contains the code, the service and how long it is valid', async () => {
    const code = await codeOf('Ada@Example.com');
    expect(mails.at(-1)).toMatchObject({ to: 'ada@example.com', subject: `${code} is your Linework sign-in code` });
    expect(mails.at(-1)?.text).toContain(`${baseUrl()}.\nIt is valid for 10 minutes and can be used once.`);
    const { status, body, headers } = await verify('ADA@example.com', code);
    expect([status, body.account.email]).toEqual([200, 'ada@example.com']);
    expect(headers.getSetCookie()[1]).toMatch(
      /^linework-browser=[\w-]{43}\.[\da-f]{64}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(headers.getSetCookie()[0]).toMatch(/^linework=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test('a code can be used once', async () => {
    const code = await codeOf('bob@example.com');
    expect((await verify('bob@example.com', code)).status).toBe(200);
    expect((await verify('bob@example.com', code)).body.errorCode).toBe('auth.code_wrong');
  });

  test('five wrong attempts invalidate a code', async () => {
    const code = await codeOf('cai@example.com');
    for (let tries = 0; tries < 5; tries++)
      expect((await verify('cai@example.com', wrong(code))).body.errorCode).toBe('auth.code_wrong');
    expect((await verify('cai@example.com', code)).status).toBe(401);
  });

  test('a code is valid for ten minutes, and a new one replaces it', async () => {
    const old = await codeOf('dee@example.com');
    clock.ahead += 10 * 60_000;
    expect((await verify('dee@example.com', old)).status).toBe(401);
    const first = await codeOf('dee@example.com');
    const second = await codeOf('dee@example.com');
    if (first !== second) expect((await verify('dee@example.com', first)).status).toBe(401);
    expect((await verify('dee@example.com', second)).status).toBe(200);
  });

  test('one address gets five emails per hour', async () => {
    for (let sent = 0; sent < 5; sent++) await codeOf('eve@example.com');
    const refused = await call('/auth/code', { body: { email: 'eve@example.com' } });
    expect([refused.status, refused.body.errorCode]).toEqual([429, 'request.too_many']);
  });

  test('signing in again ends the existing session', async () => {
    const before = await signedIn('fay@example.com');
    const code = await codeOf('fay@example.com');
    const { headers } = await verify('fay@example.com', code, before);
    const after = headers.getSetCookie()[0]?.split(';')[0];
    expect((await call('/user/me', { cookie: before })).status).toBe(401);
    expect((await call('/user/me', { cookie: after })).body.email).toBe('fay@example.com');
  });

  test('signing out ends the session and deletes the cookie', async () => {
    const cookie = await signedIn('gil@example.com');
    const out = await call('/auth/logout', { cookie, body: {} });
    expect([out.status, out.headers.getSetCookie()[0]]).toEqual([
      204,
      'linework=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ]);
    expect(out.headers.get('clear-site-data')).toBe('"cache", "storage"');
    expect((await call('/user/me', { cookie })).status).toBe(401);
  });

  test('a session ends after thirty days', async () => {
    const cookie = await signedIn('hal@example.com');
    clock.ahead += 29 * 86_400_000;
    expect((await call('/user/me', { cookie })).status).toBe(200);
    clock.ahead += 2 * 86_400_000;
    expect((await call('/user/me', { cookie })).status).toBe(401);
  });

  test.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['of a frame without an origin', { origin: 'null' }],
    ['without an Origin', { origin: undefined }],
    ['of the same site, but another origin', { 'sec-fetch-site': 'same-site' }],
  ])('a page %s cannot write with the session of a browser', async (_name, headers) => {
    const cookie = await signedIn('ivy@example.com');
    const fields = Object.entries({ cookie, origin: baseUrl(), ...headers }).filter(([, value]) => value !== undefined);
    const answer = await fetch(new URL('/user/api-keys', baseUrl()), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...Object.fromEntries(fields) },
      body: JSON.stringify({ name: 'Stolen' }),
    });
    expect([answer.status, (await answer.json()).errorCode]).toEqual([403, 'request.origin_refused']);
  });

  test.each([
    '',
    'a',
    'a@',
    '@b.c',
    'a b@c.d',
    'a@b..c',
    'a@b.c\r\nBcc: d@e.f',
    '"a"@b.c',
    'a@[127.0.0.1]',
    `${'a'.repeat(300)}@b.c`,
  ])('%j is not an address', async (email) => {
    const sent = mails.length;
    expect((await call('/auth/code', { body: { email } })).status).toBe(400);
    expect(mails).toHaveLength(sent);
  });
});

describe('a stranger who knows an address', () => {
  const { call, mails, clock, service } = hosted({ proxies: 1 });

  const from = (address: string) => ({ 'x-forwarded-for': address });
  const HOME = '2001:db8:aaaa:1::1';
  const ask = async (email: string, address: string, request?: string) => {
    const before = mails.length;
    const answer = await call('/auth/code', {
      body: { email, ...(request ? { request } : {}) },
      headers: from(address),
    });
    if (answer.status !== 202) return { status: answer.status, code: '', request: '' };
    await expect.poll(() => mails.slice(before).length, { timeout: 10_000 }).toBeGreaterThan(0);
    const code = /\d{6}/.exec(mails.at(-1)?.subject ?? '')?.[0] ?? '';
    return { status: 202, code, request: answer.body.request as string };
  };
  const verify = (email: string, code: string, address: string, request?: string) =>
    call('/auth/verify', { body: { email, code, ...(request ? { request } : {}) }, headers: from(address) });
  const wrong = (code: string): string => (code === '000000' ? '000001' : '000000');

  test('cannot use up the tries of a code, or replace it', async () => {
    const email = 'ada@example.com';
    const own = await ask(email, HOME);
    for (let times = 0; times < 3; times++) await ask(email, '198.51.100.1');
    for (let tries = 0; tries < 30; tries++)
      expect((await verify(email, wrong(own.code), `198.51.100.${tries}`)).status).toBe(401);
    expect((await verify(email, own.code, '192.0.2.1', own.request)).status).toBe(200);
    clock.ahead += 3_600_000;
  });

  test('cannot use up the emails of an address for another network', async () => {
    const email = 'bob@example.com';
    for (let times = 0; times < 5; times++) expect((await ask(email, '198.51.100.1')).status).toBe(202);
    expect((await ask(email, '198.51.100.1')).status).toBe(429);
    const own = await ask(email, HOME);
    expect((await verify(email, own.code, HOME, own.request)).status).toBe(200);
    clock.ahead += 3_600_000;
  });

  test('in many networks cannot use up the emails of a browser that has signed in before', async () => {
    const email = 'cai@example.com';
    const first = await ask(email, HOME);
    const { request } = (await verify(email, first.code, HOME, first.request)).body;
    for (let network = 0; network < 25; network++) await ask(email, `198.51.100.${network}`);
    expect((await ask(email, '203.0.113.9')).status).toBe(429);
    expect((await ask('other@example.com', '203.0.113.9', request)).status).toBe(202);
    const again = await ask(email, HOME, request);
    expect((await verify(email, again.code, HOME, again.request)).status).toBe(200);
    for (let times = 0; times < 4; times++) expect((await ask(email, HOME, request)).status).toBe(202);
    expect((await ask(email, HOME, request)).status).toBe(429);
    expect((await ask(email, HOME, `${request.slice(0, 44)}${'0'.repeat(64)}`)).status).toBe(429);
    clock.ahead += 3_600_000;
  });

  test('has five tries without a token, in all addresses of one /64', async () => {
    const email = 'dee@example.com';
    const own = await ask(email, HOME);
    for (let tries = 0; tries < 5; tries++) await verify(email, wrong(own.code), `2001:db8:bbbb:1::${tries + 1}`);
    expect((await verify(email, own.code, '2001:db8:bbbb:1::ffff')).status).toBe(401);
    expect((await verify(email, own.code, HOME)).status).toBe(200);
    clock.ahead += 3_600_000;
  });

  test('shares the limit of a /56 with its other networks', async () => {
    const { database, now } = service();
    const left = [];
    for (let network = 0; network < 10; network++)
      left.push(
        await takeByNetwork(database.db, { name: 'wide', most: 2, seconds: 60 }, `2001:db8:cccc:${network}::1`, now()),
      );
    expect(left.map(({ allowed }) => allowed)).toEqual([...Array(8).fill(true), false, false]);
  });

  test('cannot sign in with a code of another browser by its own tries', async () => {
    const email = 'fay@example.com';
    const own = await ask(email, HOME);
    const other = await ask(email, HOME);
    if (own.code !== other.code) expect((await verify(email, own.code, HOME, other.request)).status).toBe(401);
    expect((await verify(email, own.code, HOME, own.request)).status).toBe(200);
    expect((await verify(email, own.code, HOME, own.request)).status).toBe(401);
  });

  test('cannot use more than five tries with a token of their own', async () => {
    const email = 'gil@example.com';
    const own = await ask(email, HOME);
    for (let tries = 0; tries < 5; tries++) await verify(email, wrong(own.code), HOME, own.request);
    expect((await verify(email, own.code, HOME, own.request)).status).toBe(401);
  });
});

describe('with closed sign-up', () => {
  const { call, mails } = hosted({ signUp: 'closed' });

  test('an address without an account gets the same response as any other, and no email', async () => {
    const answer = await call('/auth/code', { body: { email: 'nobody@example.com' } });
    expect([answer.status, answer.body]).toEqual([202, { sent: true, request: expect.stringMatching(/^[\w-]{43}$/) }]);
    const verified = await call('/auth/verify', { body: { email: 'nobody@example.com', code: '123456' } });
    expect(verified.body.errorCode).toBe('auth.code_wrong');
    expect(mails).toEqual([]);
  });
});

test('on https the cookie is bound to the host; on local http it has a plain name', () => {
  expect(sessionCookie('https://linework.example.com')).toEqual({ name: '__Host-linework', plain: false });
  expect(sessionCookie('http://127.0.0.1:4180')).toEqual({ name: 'linework', plain: true });
});
