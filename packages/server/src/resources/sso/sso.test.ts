// Single sign-on as an organisation sets it up and its people use it, with a real OpenID Connect provider (oidc-provider) beside the service.
import { accountTenant } from '@linework/operations';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntries } from '../../platform/audit/tables.js';
import { limits } from '../../platform/limits/tables.js';
import { subscribe } from '../../testing/owned.js';
import { addMember } from '../members/repo.js';
import { members } from '../members/tables.js';
import { ssoConnections } from './tables.js';
import { browser } from './testing/browser.js';
import { type Company, oidcScene } from './testing/oidc-scene.js';
import { CLIENT } from './testing/provider.js';

const { service, provider, txt, company, change, tested, open, throughProvider, me } = oidcScene();
const { baseUrl, call, signedIn, mails, clock } = service;

beforeEach(async () => {
  clock.ahead = 0;
  await service.service().database.db.delete(limits);
});

describe('setting it up', () => {
  test('the test of a connection shows every claim that was sent, and nobody is signed in', async () => {
    const of = await company();
    provider().signsIn({
      sub: '42',
      email: `ada@${of.domain}`,
      email_verified: true,
      name: 'Ada <b>',
      groups: ['eng', 'all'],
    });
    const page = await tested(of);
    expect(page).toContain('The test succeeded');
    for (const each of ['42', `ada@${of.domain}`, 'Ada &lt;b&gt;', 'eng, all']) expect(page).toContain(each);
    const { body } = await call(of.at, { cookie: of.admin });
    expect(body.connections[0].lastTest).toMatchObject({ ok: true, problems: [] });
    expect((await call(`/orgs/${of.org}/members`, { cookie: of.admin })).body.members).toHaveLength(1);
  });

  test('a test says that the address is missing, or is one that the provider does not vouch for', async () => {
    const of = await company();
    for (const claims of [{}, { email: `ada@${of.domain}` }, { email: `ada@${of.domain}`, email_verified: false }]) {
      provider().signsIn({ sub: '42', ...claims });
      const page = await tested(of);
      expect(page).toContain('The test failed');
      expect(page).toContain('sent no address that it vouches for');
      expect((await change(of, { state: 'on' })).body).toMatchObject({ errorCode: 'sso.not_tested' });
    }
  });

  test('a connection is not turned on before its test succeeded, and tested again after its provider changed', async () => {
    const of = await company();
    expect((await change(of, { state: 'on' })).body).toMatchObject({ errorCode: 'sso.not_tested' });
    provider().signsIn({ sub: '42', email: `ada@${of.domain}`, email_verified: true });
    await tested(of);
    expect((await change(of, { state: 'on' })).status).toBe(200);
    const { body } = await call(of.at, { cookie: of.admin });
    const again = await call(`${of.at}/connection`, {
      cookie: of.admin,
      method: 'PUT',
      body: { connection: body.connections[0].id, name: 'Other', issuer: provider().issuer, clientId: 'other' },
    });
    expect(again.body.state).toBe('test');
    expect((await change(of, { state: 'on' })).body).toMatchObject({ errorCode: 'sso.not_tested' });
  });

  test.each([
    ['an issuer that is not there', 'https://127.0.0.1/', 'not on the public web'],
    ['an issuer in this network', 'https://10.0.0.1/', 'not on the public web'],
    ['the data of the cloud', 'http://169.254.169.254/latest', 'not on the public web'],
  ])('%s is refused with what to change', async (_name, issuer, words) => {
    const of = await company();
    const { status, body } = await call(`${of.at}/connection`, {
      cookie: of.admin,
      method: 'PUT',
      body: { name: 'Wrong', issuer, clientId: 'x' },
    });
    expect([status, body.errorCode]).toEqual([422, 'sso.provider_failed']);
    expect(body.message).toContain(words);
  });

  test('a client secret is stored encrypted, is shown by nothing, and goes to no other issuer', async () => {
    const of = await company();
    const { body } = await call(of.at, { cookie: of.admin });
    expect(JSON.stringify(body)).not.toContain(CLIENT.clientSecret);
    const { db } = service.service().database;
    const stored = await db.select({ secret: ssoConnections.secret }).from(ssoConnections);
    for (const { secret } of stored)
      expect(Buffer.from(secret ?? []).toString('latin1')).not.toContain(CLIENT.clientSecret);
    expect(JSON.stringify(await db.select().from(auditEntries))).not.toContain(CLIENT.clientSecret);
    const other = { connection: of.connection, name: 'Other', issuer: provider().issuer, clientId: 'other' };
    await call(`${of.at}/connection`, { cookie: of.admin, method: 'PUT', body: other });
    const [row] = await db.select().from(ssoConnections).where(eq(ssoConnections.id, of.connection));
    expect([row?.oidc?.clientId, row?.secret]).toEqual(['other', null]);
  });
});

describe('signing in', () => {
  test('a new person joins with the role that the organisation chose, and signs in to the same account again', async () => {
    const of = await open({ join: 'anyone', role: 'editor' });
    const email = `ada@${of.domain}`;
    provider().signsIn({ sub: 'ada', email, email_verified: true });
    const { url, by } = await throughProvider(email, browser(), '/connections');
    expect(url).toBe('/connections');
    const first = await me(by);
    expect(first).toMatchObject({ email, organizations: [{ id: of.org, role: 'editor' }] });
    // The address changed at the provider: the subject is who they are.
    provider().signsIn({ sub: 'ada', email: `ada.new@${of.domain}`, email_verified: true });
    expect((await me((await throughProvider(email)).by)).id).toBe(first.id);
  });

  test('continues once the plan of the organisation no longer includes single sign-on', async () => {
    const of = await open();
    await subscribe(service.service(), accountTenant(of.org).id, 'free');
    const email = `eve@${of.domain}`;
    provider().signsIn({ sub: 'eve', email, email_verified: true });
    expect(await me((await throughProvider(email)).by)).toMatchObject({ organizations: [{ id: of.org }] });
    expect((await change(of, { join: 'invited' })).body.errorCode).toBe('plan.required');
  });

  test('somebody else who gets the address later has no way into the account', async () => {
    const of = await open();
    const email = `bob@${of.domain}`;
    provider().signsIn({ sub: 'bob', email, email_verified: true });
    const bob = await me((await throughProvider(email)).by);
    provider().signsIn({ sub: 'another bob', email, email_verified: true });
    const { url, by } = await throughProvider(email);
    expect(url).toContain('problem=another-person');
    expect((await me(by)).error).toBe(true);
    const member = `/orgs/${of.org}/members/${bob.id}`;
    expect((await call(member, { cookie: of.admin, method: 'DELETE' })).status).toBe(204);
    expect((await throughProvider(email)).url, 'the address has to agree').toContain('/confirm?');
  });

  test('a domain that another organisation verifies later opens no account without a code', async () => {
    const [before, after] = [await open(), await open()];
    const email = `bea@${before.domain}`;
    provider().signsIn({ sub: 'bea', email, email_verified: true });
    expect((await throughProvider(email)).url).toBe('/console');
    await call(`${before.at}/domains/${before.domain}`, { cookie: before.admin, method: 'DELETE' });
    const { body } = await call(`${after.at}/domains`, { cookie: after.admin, body: { domain: before.domain } });
    txt[body.record.name] = [body.record.value];
    await call(`${after.at}/domains/${before.domain}/verify`, { cookie: after.admin, method: 'POST', body: {} });
    expect((await throughProvider(email)).url).toContain('/confirm?');
  });

  test('an account that has the address already is joined once its address has agreed with a code', async () => {
    const of = await open();
    const email = `cai@${of.domain}`;
    const before = await call('/user/me', { cookie: await signedIn(email) });
    provider().signsIn({ sub: 'cai', email, email_verified: true });
    const { url, by } = await throughProvider(email);
    const state = new URL(url, baseUrl()).searchParams.get('state') ?? '';
    const confirm = `${baseUrl()}/sign-in/organisation/confirm`;
    const sent = mails.length;
    expect((await by.send(confirm, { state })).text).toContain('Join and sign in');
    await expect.poll(() => mails.slice(sent).find(({ to }) => to === email)).toBeDefined();
    const code = /\b\d{6}\b/.exec(mails.at(-1)?.subject ?? '')?.[0] ?? '';
    // Who is led there by somebody else's address has no part in it.
    expect((await browser().send(confirm, { state, code })).to).toContain('problem=expired');
    expect((await by.send(confirm, { state, code: code === '000000' ? '111111' : '000000' })).status).toBe(401);
    expect((await by.send(confirm, { state, code })).to).toBe(`${baseUrl()}/console`);
    expect(await me(by)).toMatchObject({ id: before.body.id, organizations: [{ id: of.org }] });
    expect((await by.send(confirm, { state, code })).to).toContain('problem=expired');
    expect((await throughProvider(email)).url).toBe('/console');
  });

  test('groups decide the role at every sign-in, and an owner stays one', async () => {
    const roleRules = [
      { claim: 'groups', value: 'admins', role: 'admin' },
      { claim: 'groups', value: 'writers', role: 'editor' },
    ];
    const of = await open({ join: 'anyone', role: 'viewer', roleRules });
    const email = `dee@${of.domain}`;
    for (const [groups, role] of [
      [['writers', 'admins'], 'admin'],
      [['writers'], 'editor'],
      [['others'], 'viewer'],
    ] as const) {
      provider().signsIn({ sub: 'dee', email, email_verified: true, groups });
      expect((await me((await throughProvider(email)).by)).organizations).toMatchObject([{ role }]);
    }
  });

  test('only who is invited joins, if the organisation chose so', async () => {
    const of = await open({ join: 'invited' });
    const email = `eve@${of.domain}`;
    provider().signsIn({ sub: 'eve', email, email_verified: true });
    expect((await throughProvider(email)).url).toContain('problem=not-invited');
    await call(`/orgs/${of.org}/invites`, { cookie: of.admin, body: { email, role: 'editor' } });
    expect((await me((await throughProvider(email)).by)).organizations).toMatchObject([{ id: of.org, role: 'editor' }]);
  });

  test('an invitation that has expired counts for nothing', async () => {
    const of = await open({ join: 'invited' });
    const email = `eva@${of.domain}`;
    await call(`/orgs/${of.org}/invites`, { cookie: of.admin, body: { email, role: 'editor' } });
    clock.ahead = 60 * 86_400_000;
    provider().signsIn({ sub: 'eva', email, email_verified: true });
    expect((await throughProvider(email)).url).toContain('problem=not-invited');
  });

  test('an owner stays one, whatever the groups say', async () => {
    const of = await open({ join: 'anyone', roleRules: [{ claim: 'groups', value: 'all', role: 'viewer' }] });
    const email = `own@${of.domain}`;
    provider().signsIn({ sub: 'own', email, email_verified: true, groups: ['all'] });
    const { id } = await me((await throughProvider(email)).by);
    const { db } = service.service().database;
    await db.update(members).set({ role: 'owner' }).where(eq(members.accountId, id));
    expect((await me((await throughProvider(email)).by)).organizations).toMatchObject([{ role: 'owner' }]);
  });

  test.each([
    ['an address that the provider does not vouch for', { email_verified: false }, 'address'],
    ['no address', { email: undefined }, 'address'],
    ['an address in another domain', { email: 'fay@elsewhere.example' }, 'domain'],
    ['an address in a domain below', { email: 'fay@sub.DOMAIN' }, 'domain'],
    ['two addresses in one', { email: 'fay@elsewhere.example,fay@DOMAIN' }, 'address'],
    ['a quoted address', { email: '"fay@elsewhere.example"@DOMAIN' }, 'address'],
    ['an address with a line break', { email: 'fay@DOMAIN\r\nBcc: x@DOMAIN' }, 'address'],
  ])('%s signs nobody in', async (_name, claims: Readonly<Record<string, unknown>>, problem) => {
    const of = await open();
    const own = { sub: 'fay', email: `fay@${of.domain}`, email_verified: true, ...claims };
    provider().signsIn({ ...own, email: own.email?.replaceAll('DOMAIN', of.domain) });
    const { url, by } = await throughProvider(`fay@${of.domain}`);
    expect(url).toContain(`problem=${problem}`);
    expect((await me(by)).error).toBe(true);
  });

  test('a subject of another connection is another person', async () => {
    const [one, other] = [await open(), await open()];
    provider().signsIn({ sub: 'gus', email: `gus@${one.domain}`, email_verified: true });
    const first = await me((await throughProvider(`gus@${one.domain}`)).by);
    provider().signsIn({ sub: 'gus', email: `gus@${other.domain}`, email_verified: true });
    const second = await me((await throughProvider(`gus@${other.domain}`)).by);
    expect(second.id).not.toBe(first.id);
    expect(second.organizations).toMatchObject([{ id: other.org }]);
  });

  test('the session ends after the hours that the organisation chose', async () => {
    const of = await open({ join: 'anyone', sessionHours: 2 });
    provider().signsIn({ sub: 'hal', email: `hal@${of.domain}`, email_verified: true });
    const { by } = await throughProvider(`hal@${of.domain}`);
    expect((await me(by)).email).toBe(`hal@${of.domain}`);
    clock.ahead += 2 * 3_600_000 + 1_000;
    expect((await me(by)).error).toBe(true);
  });

  test('removing the connection ends the sessions that began through it', async () => {
    const of = await open();
    provider().signsIn({ sub: 'ida', email: `ida@${of.domain}`, email_verified: true });
    const { by } = await throughProvider(`ida@${of.domain}`);
    const admin = await signedIn(`admin@home-${of.domain}`);
    expect((await call(`${of.at}/connection`, { cookie: admin, method: 'DELETE' })).status).toBe(204);
    expect((await me(by)).error).toBe(true);
  });
});

describe('a person who is provisioned', () => {
  async function provisioned(email: string, of: Company) {
    const { body: acme } = await call(`/orgs/${of.org}/scim/token`, { cookie: of.admin, body: {} });
    const ask = async (method: string, path: string, body: object) => {
      const answer = await fetch(new URL(`/scim/v2${path}`, baseUrl()), {
        method,
        headers: { authorization: `Bearer ${acme.token}`, 'content-type': 'application/scim+json' },
        body: JSON.stringify(body),
      });
      return { status: answer.status, body: await answer.json() };
    };
    const schemas = ['urn:ietf:params:scim:schemas:core:2.0:User'];
    const user = await ask('POST', '/Users', { schemas, userName: email, active: true });
    expect(user.status).toBe(201);
    const setActive = (active: boolean) =>
      ask('PATCH', `/Users/${user.body.id}`, {
        schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
        Operations: [{ op: 'Replace', path: 'active', value: active ? 'True' : 'False' }],
      });
    return { setActive };
  }

  test('signs in through the provider into the account that was made, and not once they are deactivated', async () => {
    const of = await open({ join: 'invited' });
    const email = `zoe@${of.domain}`;
    const { setActive } = await provisioned(email, of);
    const { body: listed } = await call(`/orgs/${of.org}/members?search=zoe`, { cookie: of.admin });
    provider().signsIn({ sub: 'zoe', email, email_verified: true });
    const { url, by } = await throughProvider(email);
    expect(url).toBe('/console');
    expect(await me(by)).toMatchObject({ id: listed.members[0].userId, organizations: [{ id: of.org }] });
    await setActive(false);
    expect((await me(by)).error).toBe(true);
    expect((await throughProvider(email)).url).toContain('problem=deactivated');
    await setActive(true);
    expect((await me((await throughProvider(email)).by)).id).toBe(listed.members[0].userId);
  });

  test('who has an account already is asked before it is joined, and is not let around a deactivation', async () => {
    const of = await open({ join: 'anyone' });
    const email = `yan@${of.domain}`;
    await signedIn(email);
    const { setActive } = await provisioned(email, of);
    provider().signsIn({ sub: 'yan', email, email_verified: true });
    expect((await throughProvider(email)).url).toContain('/confirm?');
    await setActive(false);
    expect((await throughProvider(email)).url).toContain('problem=deactivated');
  });
});

describe('required single sign-on', () => {
  test('needs a connection that is on, a verified domain and break-glass codes', async () => {
    const of = await company();
    expect((await change(of, { required: true })).body).toMatchObject({ errorCode: 'sso.not_ready' });
    const on = await open();
    expect((await change(on, { required: true })).body.message).toContain('break-glass');
    const { codes } = (await call(`${on.at}/break-glass`, { cookie: on.admin, body: {} })).body;
    // 144 bits: more than the 128 of what must not be guessed.
    expect(codes).toEqual(Array(10).fill(expect.stringMatching(/^[\da-f]{6}(?:-[\da-f]{6}){5}$/)));
    expect((await change(on, { required: true })).body).toMatchObject({ required: true });
    const [left] = [await call(`${on.at}/domains/${on.domain}`, { cookie: on.admin, method: 'DELETE' })];
    expect(left.body.errorCode).toBe('sso.not_ready');
  });

  test('an account that has the address already still agrees with a code', async () => {
    const of = await open();
    const email = `mia@${of.domain}`;
    await signedIn(email);
    await call(`${of.at}/break-glass`, { cookie: of.admin, body: {} });
    expect((await change(of, { required: true })).status).toBe(200);
    provider().signsIn({ sub: 'mia', email, email_verified: true });
    const { url, by } = await throughProvider(email);
    const state = new URL(url, baseUrl()).searchParams.get('state') ?? '';
    const confirm = `${baseUrl()}/sign-in/organisation/confirm`;
    const sent = mails.length;
    await by.send(confirm, { state });
    await expect.poll(() => mails.slice(sent).find(({ to }) => to === email)?.subject).toMatch(/^\d{6} is/);
    const code = /\b\d{6}\b/.exec(mails.slice(sent).find(({ to }) => to === email)?.subject ?? '')?.[0] ?? '';
    expect((await by.send(confirm, { state, code })).to).toBe(`${baseUrl()}/console`);
  });

  test('ends the sessions of members that began in another way, and a break-glass code signs an owner in once', async () => {
    const of = await open();
    const email = `kim@${of.domain}`;
    const byCode = await signedIn(email);
    await call(`/orgs/${of.org}/invites`, { cookie: of.admin, body: { email, role: 'owner' } });
    provider().signsIn({ sub: 'kim', email, email_verified: true });
    const { body: acme } = await call(`${of.at}/break-glass`, { cookie: of.admin, body: {} });
    const viewer = `leo@${of.domain}`;
    provider().signsIn({ sub: 'leo', email: viewer, email_verified: true });
    const through = (await throughProvider(viewer)).by;
    const around = await signedIn(viewer);
    expect((await change(of, { required: true })).status).toBe(200);
    expect((await me(through)).email).toBe(viewer);
    expect((await call('/user/me', { cookie: around })).status).toBe(401);
    expect((await call('/user/me', { cookie: byCode })).status).toBe(200);
    const use = (address: string, code: string) => call('/auth/sso/break-glass', { body: { email: address, code } });
    expect((await use(viewer, acme.codes[0])).status).toBe(401);
    expect((await use(email, 'wrong')).status).toBe(401);
  });

  /** The organisation's owner has an address in one of its verified domains too. */
  async function withOwnersDomain(of: Company): Promise<string> {
    const domain = `home-${of.domain}`;
    const { body } = await call(`${of.at}/domains`, { cookie: of.admin, body: { domain } });
    txt[body.record.name] = [body.record.value];
    await call(`${of.at}/domains/${domain}/verify`, { cookie: of.admin, method: 'POST', body: {} });
    return `admin@${domain}`;
  }

  const codesOf = async (of: Company): Promise<readonly string[]> =>
    (await call(`${of.at}/break-glass`, { cookie: of.admin, body: {} })).body.codes;

  test('lets an owner in with a break-glass code, once', async () => {
    const of = await open();
    const email = await withOwnersDomain(of);
    const [code = ''] = await codesOf(of);
    await change(of, { required: true });
    const use = () => call('/auth/sso/break-glass', { body: { email, code } });
    const { status, headers } = await use();
    const cookie = headers.getSetCookie()[0]?.split(';')[0];
    expect([status, (await call('/user/me', { cookie })).body.email]).toEqual([200, email]);
    expect((await use()).status).toBe(401);
    expect((await call(of.at, { cookie: of.admin })).body.breakGlassCodes).toBe(9);
  });

  test('spares the sessions of owners, and of members with an address elsewhere', async () => {
    const of = await open();
    const email = await withOwnersDomain(of);
    const guest = await signedIn(`guest@elsewhere-${of.domain}`);
    const { body } = await call('/user/me', { cookie: guest });
    const { db } = service.service().database;
    const ownerId = accountTenant(of.org).id;
    await addMember(db, { ownerId, accountId: body.id, role: 'viewer', joined: service.service().now() });
    await codesOf(of);
    expect((await change(of, { required: true })).status).toBe(200);
    expect((await call('/user/me', { cookie: of.admin })).body.email).toBe(email);
    expect((await call('/user/me', { cookie: guest })).status).toBe(200);
    const last = await call(`${of.at}/connection`, { cookie: of.admin, method: 'DELETE' });
    expect([last.status, last.body.errorCode]).toEqual([409, 'sso.not_ready']);
  });
});
