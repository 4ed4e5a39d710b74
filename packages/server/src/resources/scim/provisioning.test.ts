// Provisioning as people see it: who becomes a member, with which role, and what ends when a provider takes someone away.
import type { TenantId } from '@linework/operations';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sweep } from '../../hosting/sweep.js';
import { auditEntries } from '../../platform/audit/tables.js';
import { newId } from '../../platform/ids.js';
import { hosted } from '../../testing/hosted.js';
import { account, key, session } from '../../testing/owned.js';
import { holderOf, mailIdentity } from '../accounts/identities.js';
import { accountOf } from '../accounts/repo.js';
import { accounts, identities } from '../accounts/tables.js';
import { beginSession } from '../auth/sessions.js';
import { addConnection } from '../connections/connections.js';
import { apiKeys } from '../keys/tables.js';
import { addMember, changeRole, memberIn } from '../members/repo.js';
import { organisationKey } from '../organisation-keys/testing/fixtures.js';
import { organisations } from '../organisations/resource.js';
import { organisation } from '../organisations/testing/fixtures.js';
import { ssoSettings } from '../sso/tables.js';
import { scimUsers } from './tables.js';
import { scimToken } from './testing/fixtures.js';
import { provider, type TestProvider } from './testing/provider.js';
import { linkProvisioned, madeByProvisioning } from './users/standing.js';

const { call, clock, service } = hosted();

const db = () => service().database.db;
const anOrganisation = () => provider({ call, service });
const holderOfName = (email: string) => holderOf(db(), mailIdentity(email));
const roleOf = async (org: TenantId, accountId: string | undefined | null) =>
  (await memberIn(db(), org, accountId ?? ''))?.role;
const accountOfUser = async (id: string) =>
  (await db().select().from(scimUsers).where(eq(scimUsers.id, id)))[0]?.accountId;

const join = (org: TenantId, accountId: string, role: 'owner' | 'admin' | 'viewer') =>
  service().database.transaction((tx) => addMember(tx, { ownerId: org, accountId, role, joined: service().now() }));

/** A session that began through the organisation. */
async function sessionThrough(accountId: TenantId, via: TenantId): Promise<string> {
  const token = await service().database.transaction((tx) =>
    beginSession(tx, accountId, service().now(), { via: { via, viaConnection: 'c' } }),
  );
  return `linework=${token}`;
}

const deactivate = (of: TestProvider, id: string) =>
  of.patch(`/Users/${id}`, { op: 'Replace', path: 'active', value: 'False' });
const activate = (of: TestProvider, id: string) =>
  of.patch(`/Users/${id}`, { op: 'Replace', path: 'active', value: 'True' });

describe('who becomes a member', () => {
  test('an address that nobody has gets an account, which is a member, and the person signs in to it with a code', async () => {
    const of = await anOrganisation();
    const { id } = await of.user('ada');
    const person = await accountOfUser(id);
    expect([await holderOfName(`ada@${of.domain}`), await roleOf(of.org, person)]).toEqual([person, 'viewer']);
    expect(await madeByProvisioning(db(), of.org, person ?? '')).toBe(true);
  });

  test('an address outside the verified domains is refused, and the answer says what to do', async () => {
    const of = await anOrganisation();
    const { status, body } = await of.send('POST', '/Users', { userName: 'ceo@other.example' });
    expect([status, body.scimType]).toEqual([400, 'invalidValue']);
    expect(body.detail).toContain('First verify other.example');
    expect(await holderOfName('ceo@other.example')).toBeUndefined();
  });

  test('someone who has an account already is joined only by a sign-in through the organisation', async () => {
    const of = await anOrganisation();
    const email = `bob@${of.domain}`;
    const bob = await account(service(), email);
    const { id, active } = await of.user('bob');
    expect([active, await accountOfUser(id), await roleOf(of.org, bob)]).toEqual([true, null, undefined]);
    const group = await of.group('Editors', [id]);
    await call(`/orgs/${of.org}/scim/groups/${group.id}`, {
      method: 'PATCH',
      cookie: of.cookie,
      body: { role: 'editor' },
    });
    const linked = () =>
      service().database.transaction((tx) => linkProvisioned(tx, service(), of.org, email.toUpperCase(), bob));
    expect([await linked(), await linked()]).toEqual([true, true]);
    expect([await accountOfUser(id), await roleOf(of.org, bob)]).toEqual([bob, 'editor']);
    expect(await madeByProvisioning(db(), of.org, bob)).toBe(false);
  });

  test('a sign-in does not link an account to a user of someone else, an inactive one, or none', async () => {
    const of = await anOrganisation();
    const stranger = await account(service());
    await of.user('made');
    await of.user('off', { active: false });
    for (const name of ['made', 'off', 'nobody']) {
      const email = `${name}@${of.domain}`;
      const linked = await service().database.transaction((tx) =>
        linkProvisioned(tx, service(), of.org, email, stranger),
      );
      expect([name, linked, await roleOf(of.org, stranger)]).toEqual([name, false, undefined]);
    }
  });

  test('a member is linked and keeps the role', async () => {
    const of = await anOrganisation();
    const cai = await account(service(), `cai@${of.domain}`);
    await join(of.org, cai, 'admin');
    const { id } = await of.user('cai');
    expect([await accountOfUser(id), await roleOf(of.org, cai)]).toEqual([cai, 'admin']);
  });

  test('an inactive user has no account until it is activated', async () => {
    const of = await anOrganisation();
    const { id } = await of.user('dee', { active: false });
    expect(await holderOfName(`dee@${of.domain}`)).toBeUndefined();
    await activate(of, id);
    expect(await roleOf(of.org, await accountOfUser(id))).toBe('viewer');
  });

  test('a changed address never moves the user to another account, nor out of the verified domains', async () => {
    const of = await anOrganisation();
    const victim = await account(service(), `victim@${of.domain}`);
    await join(of.org, victim, 'admin');
    const { id } = await of.user('eve');
    const own = await accountOfUser(id);
    const rename = (value: string) => of.patch(`/Users/${id}`, { op: 'replace', path: 'userName', value });
    expect((await rename('eve@other.example')).body.scimType).toBe('invalidValue');
    expect((await rename(`victim@${of.domain}`)).status).toBe(200);
    expect(await accountOfUser(id)).toBe(own);
    await deactivate(of, id);
    expect([await roleOf(of.org, victim), await roleOf(of.org, own)]).toEqual(['admin', undefined]);
  });

  test('two users of an organisation have neither the same name nor the same address', async () => {
    const of = await anOrganisation();
    await of.user('fay', { emails: [{ type: 'work', value: `fay.f@${of.domain}` }] });
    for (const body of [
      { userName: `FAY@${of.domain}`, emails: [{ type: 'work', value: `other@${of.domain}` }] },
      { userName: `other@${of.domain}`, emails: [{ type: 'work', value: `fay.f@${of.domain}` }] },
    ]) {
      const answer = await of.send('POST', '/Users', body);
      expect([answer.status, answer.body.scimType]).toEqual([409, 'uniqueness']);
    }
  });
});

describe('roles', () => {
  test('the highest role of the groups counts, and changes with them at once', async () => {
    const of = await anOrganisation();
    const { id } = await of.user();
    const accountId = await accountOfUser(id);
    const [admins, editors] = [await of.group('Admins', [id]), await of.group('Editors', [id])];
    const give = (group: string, role: string | null) =>
      call(`/orgs/${of.org}/scim/groups/${group}`, { method: 'PATCH', cookie: of.cookie, body: { role } });
    const role = () => roleOf(of.org, accountId);
    expect(await role()).toBe('viewer');
    expect((await give(editors.id, 'editor')).body).toEqual({
      id: editors.id,
      name: 'Editors',
      members: 1,
      role: 'editor',
    });
    expect(await role()).toBe('editor');
    await give(admins.id, 'admin');
    expect(await role()).toBe('admin');
    const known = await organisationKey(service(), of.org, { madeBy: accountId ?? '' });
    await of.patch(`/Groups/${admins.id}`, { op: 'remove', path: `members[value eq "${id}"]` });
    expect(await role()).toBe('editor');
    expect((await call(`/orgs/${of.org}/diagrams`, { key: known.key })).status, 'a key that a former admin knows').toBe(
      401,
    );
    await of.send('DELETE', `/Groups/${editors.id}`);
    expect(await role()).toBe('viewer');
    expect((await give(admins.id, 'owner')).status).toBe(400);
  });

  test('without a group that gives one, the role is that of those who join', async () => {
    const of = await anOrganisation();
    const settings = { required: false, join: 'invited', role: 'editor', roleRules: [], hours: 720 } as const;
    await db()
      .insert(ssoSettings)
      .values({ ownerId: of.org, ...settings, updated: service().now() });
    const { id } = await of.user();
    expect(await roleOf(of.org, await accountOfUser(id))).toBe('editor');
  });

  test('an owner stays an owner, whatever the groups say', async () => {
    const of = await anOrganisation();
    const { id } = await of.user();
    const accountId = (await accountOfUser(id)) ?? '';
    const member = await memberIn(db(), of.org, accountId);
    if (member) await changeRole(db(), member, 'owner');
    const group = await of.group('Viewers', [id]);
    await call(`/orgs/${of.org}/scim/groups/${group.id}`, {
      method: 'PATCH',
      cookie: of.cookie,
      body: { role: 'viewer' },
    });
    expect(await roleOf(of.org, accountId)).toBe('owner');
  });
});

describe('deactivation', () => {
  test.each(['PATCH', 'DELETE'])(
    '%s ends sessions, keys and connections of an account that was provisioned, in the same request',
    async (way) => {
      const of = await anOrganisation();
      const { id } = await of.user();
      const person = (await accountOfUser(id)) as TenantId;
      const cookies = [await session(service(), person), await sessionThrough(person, of.org)];
      const own = await key(service(), person);
      const agent = newId();
      await service().database.transaction((tx) =>
        addConnection(tx, service(), { id: agent, ownerId: person, name: 'Agent', client: 'client' }),
      );
      const known = await organisationKey(service(), of.org, { madeBy: person });
      const statuses = async () => [
        ...(await Promise.all(cookies.map(async (cookie) => (await call('/user/me', { cookie })).status))),
        (await call('/user/me', { key: own.key })).status,
        (await call(`/orgs/${of.org}/diagrams`, { key: known.key })).status,
        (await db().select().from(apiKeys).where(eq(apiKeys.id, agent)))[0]?.revoked === null,
      ];
      expect(await statuses()).toEqual([200, 200, 200, 200, true]);
      const answer = way === 'PATCH' ? await deactivate(of, id) : await of.send('DELETE', `/Users/${id}`);
      expect(answer.status).toBe(way === 'PATCH' ? 200 : 204);
      expect(await statuses()).toEqual([401, 401, 401, 401, false]);
      expect(await roleOf(of.org, person)).toBeUndefined();
    },
  );

  test('of an account that its person made, only what began through the organisation ends', async () => {
    const of = await anOrganisation();
    const gil = await account(service(), `gil@${of.domain}`);
    await join(of.org, gil, 'viewer');
    const { id } = await of.user('gil');
    const [own, through] = [await session(service(), gil), await sessionThrough(gil, of.org)];
    const other = await sessionThrough(gil, (await anOrganisation()).org);
    const personal = await key(service(), gil);
    await deactivate(of, id);
    const statuses = [own, other, through].map(async (cookie) => (await call('/user/me', { cookie })).status);
    expect(await Promise.all(statuses)).toEqual([200, 200, 401]);
    expect((await call('/user/me', { key: personal.key })).status).toBe(200);
    expect((await call(`/orgs/${of.org}`, { cookie: own })).status).toBe(404);
  });

  test('the last owner stays, with the session that began through the organisation', async () => {
    const of = await anOrganisation();
    await db()
      .update(accounts)
      .set({ email: `boss@${of.domain}` })
      .where(eq(accounts.id, of.owner));
    const boss = await account(service(), `boss@${of.domain}`);
    await join(of.org, boss, 'owner');
    const { id } = await of.user('boss');
    await service().database.transaction(async (tx) => {
      const first = await memberIn(tx, of.org, of.owner);
      if (first) await changeRole(tx, first, 'admin');
    });
    const cookie = await sessionThrough(boss, of.org);
    for (const answer of [await deactivate(of, id), await of.send('DELETE', `/Users/${id}`)])
      expect([answer.status, answer.body.detail]).toEqual([409, expect.stringContaining('last owner')]);
    expect([await roleOf(of.org, boss), (await call('/user/me', { cookie })).status]).toEqual(['owner', 200]);
    expect((await of.send('GET', `/Users/${id}`)).body.active).toBe(true);
  });

  test('who waits for their person and became a member otherwise is removed too', async () => {
    const of = await anOrganisation();
    const hal = await account(service(), `hal@${of.domain}`);
    const { id } = await of.user('hal');
    await join(of.org, hal, 'viewer');
    await deactivate(of, id);
    expect(await roleOf(of.org, hal)).toBeUndefined();
  });

  test('activated again, the user is a member with the role of the groups, and the same account', async () => {
    const of = await anOrganisation();
    const { id } = await of.user();
    const person = await accountOfUser(id);
    const group = await of.group('Editors', [id]);
    await call(`/orgs/${of.org}/scim/groups/${group.id}`, {
      method: 'PATCH',
      cookie: of.cookie,
      body: { role: 'editor' },
    });
    await deactivate(of, id);
    await activate(of, id);
    expect([await accountOfUser(id), await roleOf(of.org, person)]).toEqual([person, 'editor']);
  });

  test('a user who is removed leaves the groups, and is unknown from then on', async () => {
    const of = await anOrganisation();
    const { id } = await of.user();
    const group = await of.group('All', [id]);
    await of.send('DELETE', `/Users/${id}`);
    expect((await of.send('GET', `/Users/${id}`)).status).toBe(404);
    const { body } = await of.send('GET', `/Groups/${group.id}`);
    expect([body.members, body.meta.version]).toEqual([[], 'W/"2"']);
  });
});

test('an organisation that is erased takes along what its provider said of people, some thousands at a time, and nobody else', async () => {
  const [gone, stays] = [await anOrganisation(), await anOrganisation()];
  const { id } = await gone.user();
  const { id: other } = await stays.user();
  const accountId = (await accountOfUser(id)) ?? '';
  await db().execute(sql`
    insert into ${identities} (kind, issuer, subject, account_id, verified, organisation)
    select (array['scim', 'oidc', 'saml'])[n % 3 + 1], ${gone.org} || ' a connection', 'more' || n, ${accountId}, now(), ${gone.org}
    from generate_series(1, 5000) n`);
  const known = async (of: TestProvider) =>
    (await db().select().from(identities).where(sql`${identities.organisation} = ${of.org}`)).map(
      ({ subject }) => subject,
    );
  const { body } = await call(`/orgs/${gone.org}`, { cookie: gone.cookie });
  await call(`/orgs/${gone.org}?confirm=${body.slug}`, { method: 'DELETE', cookie: gone.cookie });
  const { database, now } = service();
  const left: number[] = [(await known(gone)).length];
  for (let month = 0; month < 2; month++) {
    await sweep(database, [organisations], new Date(now().getTime() + 31 * 86_400_000));
    left.push((await known(gone)).length);
  }
  expect([left, await known(stays)]).toEqual([[5_001, 1, 0], [other]]);
  expect(await holderOfName(`${(await accountOf(db(), accountId))?.email}`), "the account is the person's").toBe(
    accountId,
  );
});

describe('tokens and settings', () => {
  const make = (of: TestProvider, body: object = {}) => call(`/orgs/${of.org}/scim/token`, { cookie: of.cookie, body });
  const works = async (token: string) => (await call('/scim/v2/Users?count=0', { key: token })).status;

  test('a token that is replaced works for a day more, and one before it not at all', async () => {
    const of = await anOrganisation();
    const first = await make(of);
    expect([first.status, await works(of.token), await works(first.body.token)]).toEqual([201, 200, 200]);
    const second = await make(of);
    expect([await works(of.token), await works(first.body.token), await works(second.body.token)]).toEqual([
      401, 200, 200,
    ]);
    const { body } = await call(`/orgs/${of.org}/scim`, { cookie: of.cookie });
    expect(body).toMatchObject({ baseUrl: second.body.baseUrl, earlierTokenUntil: second.body.earlierTokenUntil });
    expect(JSON.stringify(body)).not.toContain(second.body.token);
    clock.ahead += 25 * 3_600_000;
    expect([await works(first.body.token), await works(second.body.token)]).toEqual([401, 200]);
    clock.ahead = 0;
  });

  test('the one before ends at once if it has to, and all of them when they are revoked', async () => {
    const of = await anOrganisation();
    const { body } = await make(of, { endEarlierNow: true });
    expect([await works(of.token), await works(body.token), body.earlierTokenUntil]).toEqual([401, 200, null]);
    await make(of);
    expect((await call(`/orgs/${of.org}/scim/token`, { method: 'DELETE', cookie: of.cookie })).status).toBe(204);
    expect(await works(body.token)).toBe(401);
    expect((await call(`/orgs/${of.org}/scim`, { cookie: of.cookie })).body.token).toBeNull();
  });

  test('a session of an hour ago makes no token, nor does a key', async () => {
    const of = await anOrganisation();
    const old = await session(service(), of.owner, 60);
    expect((await call(`/orgs/${of.org}/scim/token`, { cookie: old, body: {} })).status).toBe(403);
    const { key: own } = await key(service(), of.owner);
    expect((await call(`/orgs/${of.org}/scim/token`, { key: own, body: {} })).status).toBe(401);
  });

  test('a token of a deleted organisation is refused', async () => {
    const owner = await account(service());
    const org = await organisation(service(), owner);
    const token = await scimToken(service(), org);
    const cookie = await session(service(), owner);
    const { body } = await call(`/orgs/${org}`, { cookie });
    const gone = await call(`/orgs/${org}?confirm=${body.slug}`, { method: 'DELETE', cookie });
    expect(gone.status).toBe(204);
    expect(await works(token)).toBe(401);
  });

  test('the settings list the groups and count the users', async () => {
    const of = await anOrganisation();
    const { id } = await of.user();
    await of.user(undefined, { active: false });
    const group = await of.group('All', [id]);
    expect((await call(`/orgs/${of.org}/scim`, { cookie: of.cookie })).body).toMatchObject({
      users: 2,
      activeUsers: 1,
      groups: [{ id: group.id, name: 'All', members: 1, role: null }],
    });
  });

  test('the log of the organisation says what was changed by which token, and nothing that was not', async () => {
    const of = await anOrganisation();
    const { id } = await of.user('ivy');
    await of.send('PUT', `/Users/${id}`, { userName: `ivy@${of.domain}` });
    await deactivate(of, id);
    const rows = await db()
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.ownerId, of.org))
      .orderBy(auditEntries.at);
    expect(rows.map(({ action, by, target }) => [action, by, target])).toEqual([
      ['scim_user.create', of.org, id],
      ['scim_user.change', of.org, id],
    ]);
    expect(rows.every(({ keyId }) => keyId !== '' && keyId !== of.token)).toBe(true);
    expect(rows[1]).toMatchObject({ before: { active: true }, after: { active: false } });
  });
});
