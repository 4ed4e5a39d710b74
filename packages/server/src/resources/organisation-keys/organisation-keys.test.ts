// Keys of an organisation as its admins and its machines use them.
import { SCOPES, type TenantId } from '@linework/operations';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries } from '../../platform/audit/tables.js';
import { usageDays } from '../../platform/usage/tables.js';
import { hosted } from '../../testing/hosted.js';
import { account, key, SOURCE, session, subscribe } from '../../testing/owned.js';
import { member } from '../members/testing/fixtures.js';
import { organisation } from '../organisations/testing/fixtures.js';
import { organisationKey } from './testing/fixtures.js';

const { call, clock, mails, service } = hosted();

const signedIn = (id: TenantId, minutesAgo = 0) => session(service(), id, minutesAgo);

/** An organisation, and the session of its owner. */
async function acme() {
  const owner = await account(service());
  return { owner, cookie: await signedIn(owner), org: await organisation(service(), owner) };
}

const read = (org: string, by: string) => call(`/orgs/${org}`, { key: by });
const publish = (org: string, by: string) => call(`/orgs/${org}/diagrams`, { key: by, body: { source: SOURCE } });
const draw = (by: string) => call('/v1/diagrams/draw', { key: by, body: { source: SOURCE } });
const tools = (by: string) =>
  call('/mcp', {
    key: by,
    headers: { accept: 'application/json, text/event-stream' },
    body: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
  });

const outcome = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body.errorCode];

describe('an admin', () => {
  test('makes a key, finds it in the list with its role, its maker and its last use, and revokes it', async () => {
    const { owner, cookie, org } = await acme();
    const body = { name: 'Build server', role: 'editor', scopes: ['read', 'write'], expiresInDays: 30 };
    const answer = await call(`/orgs/${org}/keys`, { cookie, body });
    expect([answer.status, answer.body]).toMatchObject([201, { name: 'Build server', role: 'editor', madeBy: owner }]);
    const { id, key: secret, start } = answer.body;
    expect(secret.startsWith(start)).toBe(true);
    const listed = async () => (await call(`/orgs/${org}/keys`, { cookie })).body.keys;
    expect(await listed()).toMatchObject([{ id, role: 'editor', madeBy: owner, lastUsedOn: null }]);
    expect((await read(org, secret)).status).toBe(200);
    expect(await listed()).toMatchObject([{ id, lastUsedOn: service().now().toISOString().slice(0, 10) }]);
    expect(JSON.stringify(await listed())).not.toContain(secret);
    expect((await call(`/orgs/${org}/keys/${id}`, { cookie, method: 'DELETE' })).status).toBe(204);
    expect(outcome(await read(org, secret))).toEqual([401, 'auth.key_invalid']);
    expect(await listed()).toEqual([]);
  });

  test('sees the keys of the organisation apart from their own', async () => {
    const { owner, cookie, org } = await acme();
    const own = await key(service(), owner);
    const { id } = await organisationKey(service(), org, { madeBy: owner });
    const idsIn = async (path: string) =>
      (await call(path, { cookie })).body.keys.map((each: { readonly id: string }) => each.id);
    expect([await idsIn('/user/api-keys'), await idsIn(`/orgs/${org}/keys`)]).toEqual([[own.id], [id]]);
    expect((await call(`/user/api-keys/${id}`, { cookie, method: 'DELETE' })).status).toBe(404);
    expect((await call(`/orgs/${org}/keys/${own.id}`, { cookie, method: 'DELETE' })).status).toBe(404);
    expect((await call(`/user/api-keys/${id}/reveal`, { cookie, method: 'POST' })).status).toBe(404);
  });

  test('has a key shown only after a recent sign-in, and the audit log says who knows it', async () => {
    const { owner, org } = await acme();
    const admin = await member(service(), org, 'admin');
    const { id, key: secret } = await organisationKey(service(), org, { madeBy: owner });
    const show = async (minutesAgo: number) =>
      call(`/orgs/${org}/keys/${id}/reveal`, { cookie: await signedIn(admin, minutesAgo), method: 'POST' });
    expect(outcome(await show(11))).toEqual([403, 'auth.recent_sign_in_required']);
    for (let times = 0; times < 2; times++) expect((await show(0)).body).toEqual({ id, key: secret });
    const log = await service().database.db.select().from(auditEntries).where(eq(auditEntries.by, admin));
    const entry = { ownerId: org, action: 'key.reveal', target: id };
    expect(log).toMatchObject([entry, entry]);
    expect(JSON.stringify(log)).not.toContain(secret);
  });

  test('makes no key that is an owner', async () => {
    const { cookie, org } = await acme();
    const body = { name: 'Root', role: 'owner' };
    expect(outcome(await call(`/orgs/${org}/keys`, { cookie, body }))).toEqual([400, 'validation.failed']);
  });

  test('makes at most 100 keys; revoking one makes room', async () => {
    const { owner, cookie, org } = await acme();
    let last = '';
    for (let count = 0; count < 100; count++) last = (await organisationKey(service(), org, { madeBy: owner })).id;
    const make = () => call(`/orgs/${org}/keys`, { cookie, body: { name: 'More', role: 'viewer' } });
    const full = await make();
    expect([full.status, full.body.message]).toEqual([409, 'An organisation has at most 100 keys. Revoke one first.']);
    await call(`/orgs/${org}/keys/${last}`, { cookie, method: 'DELETE' });
    const together = await Promise.all(Array.from({ length: 8 }, make));
    expect(together.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
  });
});

describe('a key', () => {
  test('publishes for the organisation, which is named as the one that saved', async () => {
    const { org } = await acme();
    const by = await organisationKey(service(), org, { role: 'editor' });
    const { status, body } = await publish(org, by.key);
    expect(status).toBe(201);
    const { versions } = (await call(`/orgs/${org}/diagrams/${body.id}/versions`, { key: by.key })).body;
    expect(versions).toMatchObject([{ by: org, keyId: by.id }]);
    const log = await service().database.db.select().from(auditEntries).where(eq(auditEntries.ownerId, org));
    expect(log).toMatchObject([{ action: 'diagram.publish', by: org, keyId: by.id }]);
  });

  test.each([
    ['viewer', 403, 403],
    ['editor', 201, 403],
    ['admin', 201, 201],
  ] as const)('of a %s writes what the role allows: %i, and invites: %i', async (role, publishes, invites) => {
    const { org } = await acme();
    const { key: by } = await organisationKey(service(), org, { role });
    expect((await read(org, by)).body).toMatchObject({ id: org, role });
    expect((await publish(org, by)).status).toBe(publishes);
    const invited = { email: `${role}@example.com`, role: 'viewer' };
    expect((await call(`/orgs/${org}/invites`, { key: by, body: invited })).status).toBe(invites);
  });

  test('needs the scope besides the role', async () => {
    const { org } = await acme();
    const { key: by } = await organisationKey(service(), org, { role: 'admin', scopes: ['read'] });
    expect(outcome(await publish(org, by))).toEqual([403, 'auth.scope_required']);
    expect(outcome(await draw(by))).toEqual([403, 'auth.scope_required']);
    expect((await read(org, by)).status).toBe(200);
  });

  test.each(['viewer', 'editor', 'admin'] as const)('of a %s lists, makes and shows no keys', async (role) => {
    const { org } = await acme();
    const { id, key: by } = await organisationKey(service(), org, { role });
    for (const [path, more] of [
      ['', {}],
      ['', { body: { name: 'Mine', role: 'viewer' } }],
      [`/${id}/reveal`, { method: 'POST' }],
      [`/${id}`, { method: 'DELETE' }],
    ] as const)
      expect(outcome(await call(`/orgs/${org}/keys${path}`, { key: by, ...more }))).toEqual([
        401,
        'auth.session_required',
      ]);
  });

  test('of an admin makes and changes no owner', async () => {
    const { owner, org } = await acme();
    const editor = await member(service(), org, 'editor');
    const { key: by } = await organisationKey(service(), org);
    const change = (id: string, role: string) =>
      call(`/orgs/${org}/members/${id}`, { method: 'PATCH', key: by, body: { role } });
    expect(outcome(await change(editor, 'owner'))).toEqual([403, 'auth.role_required']);
    expect(outcome(await change(owner, 'viewer'))).toEqual([403, 'auth.role_required']);
    expect((await change(editor, 'admin')).status).toBe(200);
    const invited = { email: 'root@example.com', role: 'owner' };
    expect(outcome(await call(`/orgs/${org}/invites`, { key: by, body: invited }))).toEqual([
      403,
      'auth.role_required',
    ]);
    expect((await call(`/orgs/${org}/members/${editor}`, { method: 'DELETE', key: by })).status).toBe(204);
    expect((await call(`/orgs/${org}/members/me`, { method: 'DELETE', key: by })).status).toBe(404);
  });

  test('of an admin invites in the name of the organisation', async () => {
    const { org } = await acme();
    const { key: by } = await organisationKey(service(), org);
    const email = 'machine-invited@example.com';
    const { body } = await call(`/orgs/${org}/invites`, { key: by, body: { email, role: 'viewer' } });
    expect(body.invitedBy).toBe(org);
    await expect.poll(() => mails.find(({ to }) => to === email)?.text, { timeout: 60_000 }).toMatch(/^Acme invites/);
  });

  test('is a stranger in every other organisation, by its id and its slug', async () => {
    const [own, other] = [await acme(), await acme()];
    const { key: by } = await organisationKey(service(), own.org);
    const { slug } = (await call(`/orgs/${other.org}`, { cookie: other.cookie })).body;
    const answer = async (org: string) => {
      const { status, body } = await read(org, by);
      return [status, { ...body, requestId: '' }];
    };
    const never = await answer('never-existed');
    expect(never[0]).toBe(404);
    for (const org of [other.org, slug]) expect([org, await answer(org)]).toEqual([org, never]);
    const ownSlug = (await read(own.org, by)).body.slug;
    expect((await read(ownSlug, by)).body.id).toBe(own.org);
  });

  test.each([
    ['/user/me', undefined],
    ['/user/usage', undefined],
    ['/user/diagrams', undefined],
    ['/user/api-keys', undefined],
    ['/user/api-keys', { name: 'Mine' }],
    ['/v1/diagrams/publish', { source: SOURCE }],
    ['/orgs', undefined],
    ['/orgs', { name: 'Mine' }],
    ['/orgs/invites/accept', { code: 'a' }],
  ])('is refused at %s %j, with the path to use', async (path, body) => {
    const { org } = await acme();
    const { key: by } = await organisationKey(service(), org);
    const answer = await call(path, { key: by, ...(body && { body }) });
    expect(outcome(answer)).toEqual([403, 'auth.account_required']);
    expect(answer.body.message).toContain(`/orgs/${org}/diagrams`);
  });

  test('draws, and shows an agent its tools, on the plan of the organisation and its count', async () => {
    const { owner, org } = await acme();
    await subscribe(service(), owner, 'free');
    const by = await organisationKey(service(), org, { scopes: ['draw'], role: 'viewer' });
    expect([(await draw(by.key)).status, (await tools(by.key)).status]).toEqual([200, 200]);
    await service().usage.flush();
    const counted = async (id: TenantId) =>
      service().database.db.select().from(usageDays).where(eq(usageDays.ownerId, id));
    expect(await counted(org)).toMatchObject([{ keyId: by.id, act: 'draw', count: 1 }]);
    expect(await counted(owner)).toEqual([]);
    await subscribe(service(), org, 'free');
    for (const answer of [await draw(by.key), await tools(by.key)])
      expect(outcome(answer)).toEqual([403, 'plan.pro_required']);
  });

  test.each([
    [['read'], 200],
    [['draw', 'write'], 404],
  ] as const)('with the scopes %j opens the private page of a diagram: %i', async (scopes, status) => {
    const { cookie, org } = await acme();
    const { body } = await call(`/orgs/${org}/diagrams`, { cookie, body: { source: SOURCE } });
    const { key: by } = await organisationKey(service(), org, { role: 'viewer', scopes });
    expect((await call(`/d/${body.id}.svg`, { key: by })).status).toBe(status);
  });

  test('of an organisation that was deleted is refused like a revoked one, until it is restored', async () => {
    const { cookie, org } = await acme();
    const by = await organisationKey(service(), org);
    const { slug } = (await call(`/orgs/${org}`, { cookie })).body;
    await call(`/orgs/${org}?confirm=${slug}`, { cookie, method: 'DELETE' });
    for (const answer of [await read(org, by.key), await draw(by.key), await publish(org, by.key)])
      expect(outcome(answer)).toEqual([401, 'auth.key_invalid']);
    expect((await call(`/orgs/${org}`, { cookie, method: 'PATCH', body: { deleted: false } })).status).toBe(200);
    expect((await read(org, by.key)).status).toBe(200);
  });

  test('that has expired is refused', async () => {
    const { cookie, org } = await acme();
    const today = { name: 'Today', role: 'viewer', expiresInDays: 1 };
    const { body } = await call(`/orgs/${org}/keys`, { cookie, body: today });
    expect(body.scopes).toEqual([...SCOPES]);
    clock.ahead += 2 * 86_400_000;
    expect(outcome(await read(org, body.key))).toEqual([401, 'auth.key_invalid']);
    clock.ahead = 0;
  });
});

describe('a person who knows a key', () => {
  test.each([
    ['is removed', 'DELETE', undefined, 'owner', true],
    ['leaves', 'DELETE', undefined, 'me', true],
    ['becomes an editor', 'PATCH', 'editor', 'owner', true],
    ['becomes a viewer', 'PATCH', 'viewer', 'owner', true],
    ['becomes an owner', 'PATCH', 'owner', 'owner', false],
  ] as const)(
    '%s: the keys that they made or had shown end at once, and no others',
    async (_what, method, role, by, ends) => {
      const { owner, cookie, org } = await acme();
      const admin = await member(service(), org, 'admin');
      const session = await signedIn(admin);
      const body = { name: 'Build', role: 'editor' };
      const own = (await call(`/orgs/${org}/keys`, { cookie: session, body })).body;
      const shown = await organisationKey(service(), org, { madeBy: owner });
      await call(`/orgs/${org}/keys/${shown.id}/reveal`, { cookie: session, method: 'POST' });
      const unknown = await organisationKey(service(), org, { madeBy: owner });
      const path = `/orgs/${org}/members/${by === 'me' ? 'me' : admin}`;
      const caller = by === 'me' ? session : cookie;
      expect((await call(path, { cookie: caller, method, ...(role && { body: { role } }) })).status).toBeLessThan(300);
      const statuses = await Promise.all([own, shown, unknown].map(async (each) => (await read(org, each.key)).status));
      expect(statuses).toEqual(ends ? [401, 401, 200] : [200, 200, 200]);
      const log = await service().database.db.select().from(auditEntries).where(eq(auditEntries.target, admin));
      const revokedKeys = log.flatMap(({ after }) => (after as { revokedKeys?: string[] } | null)?.revokedKeys ?? []);
      expect(revokedKeys.sort()).toEqual(ends ? [own.id, shown.id].sort() : []);
    },
  );

  test.each(['DELETE', 'PATCH'] as const)('cannot keep one by making or showing it during a %s', async (method) => {
    const { owner, cookie, org } = await acme();
    for (let round = 0; round < 6; round++) {
      const admin = await member(service(), org, 'admin');
      const session = await signedIn(admin);
      const shown = await organisationKey(service(), org, { madeBy: owner });
      const body = method === 'PATCH' ? { body: { role: 'viewer' } } : {};
      const [own, revealed] = await Promise.all([
        call(`/orgs/${org}/keys`, { cookie: session, body: { name: 'Mine', role: 'admin' } }),
        call(`/orgs/${org}/keys/${shown.id}/reveal`, { cookie: session, method: 'POST' }),
        call(`/orgs/${org}/members/${admin}`, { cookie, method, ...body }),
      ]);
      for (const { body: known } of [own, revealed])
        if (known.key !== undefined) expect((await read(org, known.key)).status).toBe(401);
    }
  });
});
