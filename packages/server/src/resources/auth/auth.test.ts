import { describe, expect, test } from 'vitest';
import { sessionCookie } from '../../platform/auth/actor.js';
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
    const given = Object.entries({ cookie, origin: baseUrl(), ...headers }).filter(([, value]) => value !== undefined);
    const answer = await fetch(new URL('/user/api-keys', baseUrl()), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...Object.fromEntries(given) },
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

describe('with closed sign-up', () => {
  const { call, mails } = hosted({ signUp: 'closed' });

  test('an address without an account gets the same response as any other, and no email', async () => {
    const answer = await call('/auth/code', { body: { email: 'nobody@example.com' } });
    expect([answer.status, answer.body]).toEqual([202, { sent: true }]);
    const verified = await call('/auth/verify', { body: { email: 'nobody@example.com', code: '123456' } });
    expect(verified.body.errorCode).toBe('auth.code_wrong');
    expect(mails).toEqual([]);
  });
});

test('on https the cookie is bound to the host; on local http it has a plain name', () => {
  expect(sessionCookie('https://linework.example.com')).toEqual({ name: '__Host-linework', plain: false });
  expect(sessionCookie('http://127.0.0.1:4180')).toEqual({ name: 'linework', plain: true });
});
