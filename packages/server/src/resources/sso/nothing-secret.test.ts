// Nothing that lets somebody in is in the log, in the audit log or in an answer that refuses: every way to sign in runs once as it should be and once
// as it should not, with the most that the service can log.
import { expect, test } from 'vitest';
import { auditEntries } from '../../platform/audit/tables.js';
import { newId } from '../../platform/ids.js';
import { authenticatorAt } from '../../testing/authenticator.js';
import { answerOf, samlpMetadata } from '../saml/testing/samlp.js';
import { backchannelPath } from './paths.js';
import { type Browser, browser } from './testing/browser.js';
import { type Company, oidcScene } from './testing/oidc-scene.js';
import { CLIENT } from './testing/provider.js';

const { service, provider, open, me } = oidcScene({ log: 'info' });
const { baseUrl, call, logged, mails } = service;

/** By what they are. */
const secrets = new Map<string, Set<string>>();
const refusals: string[] = [];

function secret(what: string, value: string | null | undefined): void {
  const all = secrets.get(what) ?? new Set();
  secrets.set(what, all);
  if (value) all.add(value);
}

/** Keeps what refuses, and the cookies. */
async function send(...sent: Parameters<typeof call>): ReturnType<typeof call> {
  const answer = await call(...sent);
  if (answer.status >= 400) refusals.push(JSON.stringify([[...answer.headers], answer.body]));
  for (const each of answer.headers.getSetCookie()) secret('cookie', /=([\w.-]{20,})/.exec(each)?.[1]);
  return answer;
}

const cookiesOf = (by: Browser): void => {
  for (const [, value] of by.cookies(baseUrl()).matchAll(/=([\w.-]{20,})/g)) secret('cookie', value);
};

const fieldsOf = (url: string, names: readonly string[]): void => {
  for (const name of names) secret(name, new URL(url).searchParams.get(name));
};

async function byOidc(of: Company): Promise<void> {
  provider().spoil('/token', (body, sent) => {
    const fields = new URLSearchParams(sent);
    for (const name of ['code', 'code_verifier']) secret(name, fields.get(name));
    for (const name of ['id_token', 'access_token']) secret(name, String(body[name]));
    return body;
  });
  const email = `ada@${of.domain}`;
  provider().signsIn({ sub: 'ada', email, email_verified: true });
  const wayBack = async (by: Browser) => {
    const at = `${baseUrl()}/sign-in/organisation/go?email=${email}`;
    const { to } = await by.go(at, (url) => url.startsWith(provider().issuer));
    fieldsOf(to, ['state', 'nonce', 'code_challenge']);
    const { to: back } = await by.go(to, (url) => url.startsWith(baseUrl()));
    fieldsOf(back, ['state', 'code']);
    cookiesOf(by);
    return back;
  };
  const by = browser();
  await by.go(await wayBack(by));
  cookiesOf(by);
  expect((await me(by)).email).toBe(email);
  // The ways that fail.
  const [used, other] = [await wayBack(by), browser()];
  for (const back of [used, used, `${await wayBack(other)}&error=x`, `${await wayBack(other)}x`]) {
    const { status, text } = await other.go(back);
    refusals.push(`${status} ${text}`);
  }
  provider().spoil('/token', (body) => ({ error: 'invalid_grant', error_description: String(body.id_token) }));
  refusals.push((await other.go(await wayBack(other))).text);
  provider().mend();
  const out = await send('/auth/logout', { cookie: by.cookies(baseUrl()), body: {} });
  secret('id_token', new URL(out.headers.get('sign-out-at') ?? '').searchParams.get('id_token_hint'));
}

async function byLogoutToken(of: Company): Promise<void> {
  const now = Math.floor(Date.now() / 1_000);
  const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
  const claims = { iss: provider().issuer, aud: CLIENT.clientId, iat: now, exp: now + 60, sub: 'ada', events };
  const tokens = [{ jti: newId() }, { jti: newId(), nonce: 'x' }].map((own) =>
    provider().signed({ ...claims, ...own }),
  );
  const statuses: number[] = [];
  for (const each of await Promise.all(tokens)) {
    secret('logout_token', each);
    const body = new URLSearchParams({ logout_token: each });
    const path = backchannelPath({ ownerId: of.org, id: of.connection });
    const answer = await fetch(new URL(path, baseUrl()), { method: 'POST', body });
    statuses.push(answer.status);
    refusals.push(await answer.text());
  }
  expect(statuses).toEqual([200, 400]);
}

async function bySaml(of: Company): Promise<void> {
  await send(`${of.at}/connection`, { cookie: of.admin, method: 'PATCH', body: { state: 'off' } });
  const connected = await send(`${of.at}/saml`, {
    cookie: of.admin,
    method: 'PUT',
    body: { name: 'Example', metadata: await samlpMetadata() },
  });
  const admin = browser();
  admin.keep(baseUrl(), of.admin);
  const acs = `${baseUrl()}/auth/sso/saml/${of.org}/acs`;
  const ways: string[] = [];
  for (const audience of [`${baseUrl()}/auth/sso/saml/${of.org}/metadata`, 'https://evil.example']) {
    const test = await send(`${of.at}/test`, { cookie: of.admin, body: { connection: connected.body.id } });
    for (const each of test.headers.getSetCookie()) admin.keep(baseUrl(), each);
    fieldsOf(test.body.url, ['RelayState']);
    const state = new URL(test.body.url).searchParams.get('RelayState') ?? '';
    const user = { id: 'ada', emails: [{ value: `ada@${of.domain}` }], displayName: 'Ada', name: {} };
    const form = await answerOf(test.body.url, acs, { getUserFromRequest: () => user, audience });
    secret('SAMLResponse', form.response);
    const [, signature = ''] = /SignatureValue>([^<]{40})/.exec(Buffer.from(form.response, 'base64').toString()) ?? [];
    secret('assertion', signature);
    const { to } = await browser().send(acs, { SAMLResponse: form.response, RelayState: state });
    fieldsOf(to, ['state']);
    const { status, text } = await admin.go(to);
    ways.push(/The test \w+/.exec(text)?.[0] ?? `${status}`);
  }
  expect(ways).toEqual(['The test succeeded', 'The test failed']);
}

async function byScim(of: Company): Promise<void> {
  const { body } = await send(`/orgs/${of.org}/scim/token`, { cookie: of.admin, body: {} });
  secret('SCIM token', body.token);
  const schemas = ['urn:ietf:params:scim:schemas:core:2.0:User'];
  for (const [token, userName, status] of [
    [body.token, `bob@${of.domain}`, 201],
    [body.token, 'bob', 400],
    [`${body.token}x`, `bob@${of.domain}`, 401],
  ] as const) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' };
    const sent = JSON.stringify({ schemas, userName, active: true });
    const answer = await fetch(new URL('/scim/v2/Users', baseUrl()), { method: 'POST', headers, body: sent });
    expect(answer.status).toBe(status);
    if (status >= 400) refusals.push(await answer.text());
  }
}

/** Returns the cookie of the session. */
async function byCode(email: string): Promise<string> {
  const before = mails.length;
  const begun = await send('/auth/code', { body: { email } });
  secret('request', begun.body.request);
  await expect.poll(() => mails.slice(before).find(({ to }) => to === email), { timeout: 10_000 }).toBeDefined();
  const code = /\b\d{6}\b/.exec(mails.slice(before).find(({ to }) => to === email)?.subject ?? '')?.[0] ?? '';
  secret('sign-in code', code);
  const wrong = code === '000000' ? '111111' : '000000';
  await send('/auth/verify', { body: { email, code: wrong, request: begun.body.request } });
  const done = await send('/auth/verify', { body: { email, code, request: begun.body.request } });
  expect(done.status).toBe(200);
  return done.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

async function byPasskey(cookie: string): Promise<void> {
  const authenticator = authenticatorAt(baseUrl());
  const { body: options, headers } = await send('/user/passkeys/options', { cookie, body: {} });
  secret('challenge', options.challenge);
  const jar = [cookie, ...headers.getSetCookie().map((each) => each.split(';')[0])].join('; ');
  const credential = authenticator.create(options);
  const added = await send('/user/passkeys', { cookie: jar, body: { name: 'Laptop', credential } });
  expect(added.status).toBe(201);
  for (const status of [200, 401]) {
    const begun = await send('/auth/passkeys/options', { body: {} });
    secret('challenge', begun.body.challenge);
    const own = begun.headers.getSetCookie().map((each) => each.split(';')[0]);
    const shown = authenticator.get(begun.body, status === 200 ? {} : { origin: 'https://evil.example' });
    secret('passkey signature', shown.response.signature);
    const done = await send('/auth/passkeys/verify', { cookie: own.join('; '), body: { credential: shown } });
    expect(done.status === 200).toBe(status === 200);
  }
}

async function byBreakGlass(of: Company): Promise<void> {
  const { body } = await send(`${of.at}/break-glass`, { cookie: of.admin, body: {} });
  for (const each of body.codes) secret('break-glass code', each);
  await byCode(`own@${of.domain}`);
  for (const code of [body.codes[0], `${body.codes[1]}0`])
    await send('/auth/sso/break-glass', { body: { email: `own@${of.domain}`, code } });
}

test('nothing that lets somebody in is logged, or said by a refusal', async () => {
  secret('client secret', CLIENT.clientSecret);
  const of = await open();
  secret('cookie', of.admin.split('=')[1]);
  await byOidc(of);
  await byLogoutToken(of);
  await byScim(of);
  await byPasskey(await byCode(`cai@elsewhere-${of.domain}`));
  await byBreakGlass(of);
  await bySaml(of);

  for (const [what, values] of secrets) expect([what, values.size > 0]).toEqual([what, true]);
  expect([...secrets.keys()]).toEqual(expect.arrayContaining(['code', 'state', 'code_verifier', 'nonce', 'id_token']));
  for (const route of ['/auth/sso/callback', '/auth/sso/saml/:org/acs', '/scim/v2/Users', '/auth/passkeys/verify'])
    expect(logged.join('\n')).toContain(route);
  expect(refusals.length).toBeGreaterThan(10);

  const entries = await service.service().database.db.select().from(auditEntries);
  expect(entries.length).toBeGreaterThan(5);
  const places = { log: logged.join('\n'), refusals: refusals.join('\n'), audit: JSON.stringify(entries) };
  const leaks = [...secrets].flatMap(([what, values]) =>
    [...values].flatMap((value) =>
      Object.entries(places)
        .filter(([, text]) => contains(text, value))
        .map(([place]) => `${what} in ${place}`),
    ),
  );
  expect([...new Set(leaks)]).toEqual([]);
});

/** A code of digits can also be a part of a longer number. */
function contains(text: string, value: string): boolean {
  return /^\d+$/.test(value) ? new RegExp(`(?<![\\da-f])${value}(?![\\da-f])`).test(text) : text.includes(value);
}
