// Logout with an OpenID Connect provider: who signs out here is led to the provider's page, and a logout at the provider ends the sessions here.
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { auditEntries } from '../../platform/audit/tables.js';
import { newId } from '../../platform/ids.js';
import { sessions } from '../auth/tables.js';
import { backchannelPath } from './paths.js';
import { type Browser, browser } from './testing/browser.js';
import { type Company, oidcScene } from './testing/oidc-scene.js';
import { CLIENT } from './testing/provider.js';

const { service, provider, company, open, throughProvider, me } = oidcScene();
const { baseUrl, call, signedIn } = service;

let of: Company;

beforeAll(async () => {
  of = await open();
});

async function signedInAs(sub: string, by: Browser = browser()): Promise<Browser> {
  const email = `${sub}@${of.domain}`;
  provider().signsIn({ sub, email, email_verified: true });
  expect((await throughProvider(email, by)).url).toBe('/console');
  return by;
}

const cookieOf = (by: Browser): string => by.cookies(baseUrl());

const isSignedIn = async (by: Browser): Promise<boolean> => (await me(by)).email !== undefined;

/** At the provider: its page asks, and the person agrees. Returns where it leads. */
async function agreed(by: Browser, page: string): Promise<string> {
  const field = (name: string): string => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';
  const action = /action="([^"]*)"/.exec(page)?.[1] ?? '';
  return (await by.send(action, { xsrf: field('xsrf'), logout: 'yes' })).to;
}

describe('signing out', () => {
  test('by HTTP ends the session here, and says where the provider ends its own', async () => {
    const by = await signedInAs('ada');
    const { status, headers } = await call('/auth/logout', { cookie: cookieOf(by), body: {} });
    expect([status, await isSignedIn(by)]).toEqual([204, false]);
    const at = new URL(headers.get('sign-out-at') ?? '');
    expect(at.origin).toBe(provider().issuer);
    expect(Object.fromEntries(at.searchParams)).toEqual({
      client_id: CLIENT.clientId,
      id_token_hint: expect.stringMatching(/^ey[\w-]+\.[\w-]+\.[\w-]+$/),
      post_logout_redirect_uri: `${baseUrl()}/signed-out`,
    });
  });

  test('with the page leads on to the provider and back to a page that says so', async () => {
    const by = await signedInAs('bea');
    const out = await by.send(`${baseUrl()}/sign-out`, {});
    expect([out.status, await isSignedIn(by)]).toEqual([200, false]);
    expect(out.text).toContain('You are signed out of Linework');
    // No redirect: browsers block one that leads from a form to another host (form-action).
    const [, link = ''] = /<a href="([^"]*\/session\/end[^"]*)">/.exec(out.text) ?? [];
    const asks = await by.go(link.replaceAll('&amp;', '&'));
    expect(asks.status).toBe(200);
    const back = await agreed(by, asks.text);
    expect(back).toBe(`${baseUrl()}/signed-out`);
    expect((await by.go(back)).text).toContain('You are signed out');
  });

  test('opens the page of the provider by itself', async () => {
    const by = await signedInAs('cai');
    const { headers } = await call('/sign-out', {
      method: 'POST',
      cookie: cookieOf(by),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(headers.get('refresh')).toContain(`0; url=${provider().issuer}/session/end?`);
  });

  test('of a session that a code began stays here', async () => {
    const cookie = await signedIn('dee@elsewhere.example');
    const { status, headers } = await call('/auth/logout', { cookie, body: {} });
    expect([status, headers.get('sign-out-at')]).toEqual([204, null]);
  });

  test.each([
    ['has no such page', undefined],
    ['names a page that is no address', 'session end'],
    ['names a script as its page', 'javascript:alert(1)'],
  ])('stays here if the provider %s', async (_name, page) => {
    provider().spoil('/.well-known/openid-configuration', (body) => ({ ...body, end_session_endpoint: page }));
    const by = await signedInAs('eli');
    const { status, headers } = await call('/auth/logout', { cookie: cookieOf(by), body: {} });
    expect([status, headers.get('sign-out-at')]).toEqual([204, null]);
  });
});

describe('a logout at the provider', () => {
  const path = () => backchannelPath({ ownerId: of.org, id: of.connection });

  beforeAll(() => provider().tellsOf(`${baseUrl()}${path()}`));

  const send = async (logout: string, at = path()) => {
    const body = new URLSearchParams({ logout_token: logout });
    const answer = await fetch(new URL(at, baseUrl()), { method: 'POST', body });
    const { status, headers } = answer;
    const text = await answer.text();
    return { status, headers, body: text === '' ? {} : JSON.parse(text) };
  };

  const token = (claims: object) => {
    const now = Math.floor(service.service().now().getTime() / 1_000);
    const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
    const about = { iss: provider().issuer, aud: CLIENT.clientId, iat: now, exp: now + 120, jti: newId(), events };
    return provider().signed({ ...about, ...claims }, { typ: 'logout+jwt' });
  };

  const sidOf = async (sub: string): Promise<string> => {
    const { db } = service.service().database;
    const [row] = await db.select().from(sessions).where(eq(sessions.providerSubject, sub));
    return row?.providerSession ?? '';
  };

  test('ends the session that it began, in whatever browser, and says so in the log of the organisation', async () => {
    const [by, other] = [await signedInAs('fay'), await signedInAs('gus')];
    const asks = await by.go(`${provider().issuer}/session/end`);
    await agreed(by, asks.text);
    expect([await isSignedIn(by), await isSignedIn(other)]).toEqual([false, true]);
    const { db } = service.service().database;
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.action, 'sso.provider_logout'));
    expect(entries).toMatchObject([{ ownerId: of.org, target: of.connection, after: { sessions: 1 } }]);
  });

  test('of one session leaves the other of the same person', async () => {
    const [one, two] = [await signedInAs('hal'), browser()];
    const sid = await sidOf('hal');
    await signedInAs('hal', two);
    const { status, headers } = await send(await token({ sub: 'hal', sid }));
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect([await isSignedIn(one), await isSignedIn(two)]).toEqual([false, true]);
  });

  test('of a person ends all their sessions through the connection, and no other', async () => {
    const [one, two] = [await signedInAs('ida'), await signedInAs('ida')];
    const byCode = await signedIn(`kim@${of.domain}`);
    expect((await send(await token({ sub: 'ida' }))).status).toBe(200);
    expect([await isSignedIn(one), await isSignedIn(two)]).toEqual([false, false]);
    expect((await call('/user/me', { cookie: byCode })).status).toBe(200);
  });

  test('of a session ends nothing if its subject is another one', async () => {
    const by = await signedInAs('jo');
    expect((await send(await token({ sub: 'somebody', sid: await sidOf('jo') }))).status).toBe(200);
    expect(await isSignedIn(by)).toBe(true);
  });

  test('ends the session of a sign-in that named none', async () => {
    const by = await signedInAs('lea');
    const { db } = service.service().database;
    await db.update(sessions).set({ providerSession: null }).where(eq(sessions.providerSubject, 'lea'));
    expect((await send(await token({ sub: 'lea', sid: 'other' }))).status).toBe(200);
    expect(await isSignedIn(by)).toBe(false);
  });

  test('of somebody who is not signed in is accepted', async () => {
    expect((await send(await token({ sub: 'nobody' }))).status).toBe(200);
  });

  test('counts once', async () => {
    const logout = await token({ sub: 'max' });
    expect((await send(logout)).status).toBe(200);
    const by = await signedInAs('max');
    const { status, body, headers } = await send(logout);
    expect([status, headers.get('cache-control')]).toEqual([400, 'no-store']);
    expect(body).toEqual({ error: 'invalid_request', error_description: 'The token was used before.' });
    expect(await isSignedIn(by)).toBe(true);
  });

  test('with a token that is not as it should be changes nothing', async () => {
    const by = await signedInAs('nia');
    for (const claims of [
      { sub: 'nia', nonce: 'n' },
      { sub: 'nia', aud: 'other' },
      { sub: 'nia', events: {} },
    ]) {
      const { status, body } = await send(await token(claims));
      expect([status, body.error]).toEqual([400, 'invalid_request']);
    }
    expect((await send('')).status).toBe(400);
    expect(await isSignedIn(by)).toBe(true);
  });

  test('for the connection of another organisation, or for none, changes nothing', async () => {
    const by = await signedInAs('ora');
    const other = await company();
    const logout = await token({ sub: 'ora' });
    for (const [ownerId, id] of [
      [other.org, of.connection],
      [of.org, other.connection],
      ['x', 'y'],
    ] as const)
      expect((await send(logout, backchannelPath({ ownerId, id }))).status).toBe(400);
    // A provider of both: its token ends only what this connection began.
    expect((await send(logout, backchannelPath({ ownerId: other.org, id: other.connection }))).status).toBe(200);
    expect(await isSignedIn(by)).toBe(true);
  });

  test('is only taken as a form, and not without end', async () => {
    const json = await call(path(), { body: { logout_token: 'x' } });
    expect([json.status, json.headers.get('cache-control')]).toEqual([415, 'no-store']);
    expect((await send('x'.repeat(20_000))).status).toBe(413);
  });

  test('is announced to the admin, who registers its address at the provider', async () => {
    const { body } = await call(of.at, { cookie: of.admin });
    expect(body.connections).toMatchObject([
      { signedOutUri: `${baseUrl()}/signed-out`, backchannelLogoutUri: `${baseUrl()}${path()}` },
    ]);
  });
});

test('the address with the ID token is encrypted in the database', async () => {
  await signedInAs('pia');
  const { db } = service.service().database;
  const [row] = await db.select().from(sessions).where(eq(sessions.providerSubject, 'pia'));
  const sealed = Buffer.from(row?.providerSignOut ?? []).toString('latin1');
  expect(sealed).not.toBe('');
  for (const each of ['id_token_hint', 'session/end', 'http']) expect(sealed).not.toContain(each);
});
