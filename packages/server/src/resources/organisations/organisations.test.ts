// Organisations as their people use them: creating, inviting, joining, changing roles, leaving and deleting.
import type { TenantId } from '@linework/operations';
import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sweep } from '../../hosting/sweep.js';
import { auditEntries } from '../../platform/audit/tables.js';
import { suspensions } from '../../platform/suspensions/tables.js';
import { ROWS } from '../../testing/fixtures.js';
import { hosted } from '../../testing/hosted.js';
import { account, session } from '../../testing/owned.js';
import { rowsOf, tablesNaming, tenantTables } from '../../testing/tenant-tables.js';
import { invites } from '../invites/tables.js';
import { resources } from '../registry.js';

const { call, clock, mails, service } = hosted();

/** The session of an account, which is created if needed. */
const signedIn = async (email: string): Promise<string> => session(service(), await account(service(), email));

/** An organisation with its owner. */
async function organisation(email: string, name = 'Acme') {
  const cookie = await signedIn(email);
  const { body } = await call('/orgs', { cookie, body: { name } });
  return { cookie, org: body.slug as string, id: body.id as string };
}

/** Someone who was invited and joined. */
async function joined(owner: { readonly cookie: string; readonly org: string }, email: string, role: string) {
  const invited = await call(`/orgs/${owner.org}/invites`, { cookie: owner.cookie, body: { email, role } });
  const cookie = await signedIn(email);
  const code = String(invited.body.url).split('/').at(-1);
  const accepted = await call('/orgs/invites/accept', { cookie, body: { code } });
  expect([accepted.status, accepted.body.role]).toEqual([200, role]);
  return { cookie, code };
}

const membersOf = async (org: string, cookie: string) =>
  (await call(`/orgs/${org}/members?limit=100`, { cookie })).body.members as readonly {
    readonly userId: string;
    readonly email: string;
    readonly role: string;
  }[];

const idOf = async (org: string, cookie: string, email: string) =>
  (await membersOf(org, cookie)).find((each) => each.email === email)?.userId ?? '';

test('an organisation belongs to the person who creates it, who finds it by its slug and its id', async () => {
  const { cookie, org, id } = await organisation('ada@example.com', 'Söhne & Co');
  expect(org).toBe('sohne-co');
  for (const named of [org, id, org.toUpperCase()])
    expect((await call(`/orgs/${named}`, { cookie })).body).toMatchObject({ id, slug: org, role: 'owner' });
  expect((await call('/orgs', { cookie })).body.organizations).toMatchObject([{ id, role: 'owner' }]);
  expect((await call('/user/me', { cookie })).body.organizations).toEqual([
    { id, slug: org, name: 'Söhne & Co', role: 'owner' },
  ]);
});

test('a slug is unique, not reserved, and made different if nobody asked for it', async () => {
  const first = await organisation('bob@example.com', 'Twins');
  const second = await organisation('bob@example.com', 'Twins');
  expect(second.org).toMatch(/^twins-[0-9a-z]{6}$/);
  const answerTo = async (slug: string) => {
    const { status, body } = await call('/orgs', { cookie: first.cookie, body: { name: 'A', slug } });
    return [status, body.errorCode];
  };
  expect(await answerTo('twins')).toEqual([409, 'organisation.slug_taken']);
  for (const wrong of ['invites', 'Twins', 'a--b', '-a', 'a'.repeat(65), '0123456789abcdefghjkmnpqrs'])
    expect([wrong, await answerTo(wrong)]).toEqual([wrong, [400, 'validation.failed']]);
});

test('a slug that was replaced still leads to its organisation, and is free for others after 90 days', async () => {
  const { cookie, org, id } = await organisation('cai@example.com', 'Old name');
  const rename = (slug: string) => call(`/orgs/${org}`, { method: 'PATCH', cookie, body: { slug } });
  expect((await rename('new-name')).body.slug).toBe('new-name');
  expect((await call('/orgs/old-name', { cookie })).body.id).toBe(id);
  const other = await signedIn('dee@example.com');
  const take = () => call('/orgs', { cookie: other, body: { name: 'Other', slug: 'old-name' } });
  expect((await take()).body.errorCode).toBe('organisation.slug_taken');
  clock.ahead += 91 * 86_400_000;
  const later = await signedIn('dee@example.com');
  expect((await call('/orgs', { cookie: later, body: { name: 'Other', slug: 'old-name' } })).status).toBe(201);
  const again = await signedIn('cai@example.com');
  expect((await call('/orgs/old-name', { cookie: again })).status).toBe(404);
  expect((await call('/orgs/new-name', { cookie: again })).body.id).toBe(id);
  clock.ahead = 0;
});

test('strangers get for an organisation what they get for one that never existed', async () => {
  const { org, id } = await organisation('eve@example.com', 'Hidden');
  const cookie = await signedIn('fay@example.com');
  const answer = async (path: string, more: object = {}) => {
    const { status, body } = await call(path, { cookie, ...more });
    return { status, ...body, requestId: '' };
  };
  for (const [rest, more] of [
    ['', {}],
    ['', { method: 'PATCH', body: { name: 'Mine' } }],
    ['?confirm=hidden', { method: 'DELETE' }],
    ['/members', {}],
    ['/members/me', { method: 'DELETE' }],
    ['/invites', {}],
    ['/invites', { body: { email: 'fay@example.com', role: 'owner' } }],
  ] as const) {
    const never = await answer(`/orgs/never-existed${rest}`, more);
    expect(never).toMatchObject({ status: 404, errorCode: 'resource.not_found' });
    for (const named of [org, id]) expect(await answer(`/orgs/${named}${rest}`, more)).toEqual(never);
  }
});

test('an invitation is mailed, and only the invited address can accept it', async () => {
  const owner = await organisation('gil@example.com', 'Mailers');
  const invited = await call(`/orgs/${owner.org}/invites`, {
    cookie: owner.cookie,
    body: { email: 'Hal@Example.com', role: 'editor' },
  });
  expect(invited.body).toMatchObject({ email: 'hal@example.com', domain: null, role: 'editor' });
  await expect.poll(() => mails.find(({ to }) => to === 'hal@example.com')?.text).toContain(invited.body.url);
  const code = String(invited.body.url).split('/').at(-1);
  const other = await signedIn('ian@example.com');
  const refused = await call('/orgs/invites/accept', { cookie: other, body: { code } });
  expect([refused.status, refused.body.errorCode]).toEqual([403, 'invite.other_address']);
  expect(refused.body.message).toContain('h…@example.com');
  const hal = await signedIn('hal@example.com');
  expect((await call('/orgs/invites/accept', { cookie: hal, body: { code } })).body.role).toBe('editor');
  expect((await call('/orgs/invites/accept', { cookie: hal, body: { code } })).body.role).toBe('editor');
  expect((await call('/orgs/invites/accept', { cookie: other, body: { code } })).body.errorCode).toBe('invite.ended');
  expect((await call(`/orgs/${owner.org}/invites`, { cookie: owner.cookie })).body.invites).toEqual([]);
});

test('an address that is invited twice has one invitation, with the newer role and link', async () => {
  const owner = await organisation('jan@example.com', 'Twice');
  const invite = (role: string) =>
    call(`/orgs/${owner.org}/invites`, { cookie: owner.cookie, body: { email: 'kim@example.com', role } });
  const [first, second] = [await invite('viewer'), await invite('admin')];
  const { invites } = (await call(`/orgs/${owner.org}/invites`, { cookie: owner.cookie })).body;
  expect(invites).toMatchObject([{ id: first.body.id, role: 'admin' }]);
  const cookie = await signedIn('kim@example.com');
  const accept = ({ body }: typeof first) =>
    call('/orgs/invites/accept', { cookie, body: { code: String(body.url).split('/').at(-1) } });
  expect((await accept(first)).status).toBe(404);
  expect((await accept(second)).body.role).toBe('admin');
});

test('invitations that have expired leave room for others', async () => {
  const owner = await organisation('exp@example.com', 'Expired');
  const before = new Date(Date.now() - 2 * 86_400_000);
  const old = {
    ownerId: owner.id as TenantId,
    role: 'viewer',
    by: 'a',
    made: before,
    expires: before,
    closed: null,
  } as const;
  const rows = Array.from({ length: 1_000 }, (_, at) => ({
    ...old,
    id: `expired-${at}`,
    invited: `a${at}@example.com`,
  }));
  await service().database.db.insert(invites).values(rows);
  const body = { email: 'room@example.com', role: 'viewer' };
  expect((await call(`/orgs/${owner.org}/invites`, { cookie: owner.cookie, body })).status).toBe(201);
});

test('a link to a domain lets everyone in who signs in with an address in it', async () => {
  const owner = await organisation('lea@corp.example', 'Domain');
  const { body } = await call(`/orgs/${owner.org}/invites`, {
    cookie: owner.cookie,
    body: { domain: 'Corp.example', role: 'viewer' },
  });
  expect(body).toMatchObject({ email: null, domain: 'corp.example' });
  const code = String(body.url).split('/').at(-1);
  const accepted = async (email: string) =>
    (await call('/orgs/invites/accept', { cookie: await signedIn(email), body: { code } })).status;
  expect(await accepted('max@corp.example')).toBe(200);
  expect(await accepted('mia@corp.example')).toBe(200);
  for (const other of ['ned@evilcorp.example', 'ned@corp.example.com', 'ned@sub.corp.example'])
    expect([other, await accepted(other)]).toEqual([other, 403]);
});

test('an invitation that was revoked or has expired cannot be accepted', async () => {
  const owner = await organisation('ola@example.com', 'Ended');
  const invite = (email: string) =>
    call(`/orgs/${owner.org}/invites`, { cookie: owner.cookie, body: { email, role: 'viewer' } });
  const accept = async (email: string, { body }: Awaited<ReturnType<typeof invite>>) =>
    call('/orgs/invites/accept', {
      cookie: await signedIn(email),
      body: { code: String(body.url).split('/').at(-1) },
    });
  const revoked = await invite('pam@example.com');
  const revoke = () =>
    call(`/orgs/${owner.org}/invites/${revoked.body.id}`, { method: 'DELETE', cookie: owner.cookie });
  expect([(await revoke()).status, (await revoke()).status]).toEqual([204, 404]);
  expect((await accept('pam@example.com', revoked)).body.errorCode).toBe('invite.ended');
  const late = await invite('quinn@example.com');
  clock.ahead += 15 * 86_400_000;
  expect((await accept('quinn@example.com', late)).body.errorCode).toBe('invite.ended');
  clock.ahead = 0;
});

test('a role that changes counts from the next request on, and a refusal names the role that is needed', async () => {
  const owner = await organisation('rae@example.com', 'Roles');
  const sam = await joined(owner, 'sam@example.com', 'admin');
  const id = await idOf(owner.org, owner.cookie, 'sam@example.com');
  const rename = () => call(`/orgs/${owner.org}`, { method: 'PATCH', cookie: sam.cookie, body: { name: 'Roles 2' } });
  expect((await rename()).status).toBe(200);
  const change = (userId: string, role: string, cookie: string) =>
    call(`/orgs/${owner.org}/members/${userId}`, { method: 'PATCH', cookie, body: { role } });
  expect((await change(id, 'viewer', owner.cookie)).body).toMatchObject({ email: 'sam@example.com', role: 'viewer' });
  const refused = await rename();
  expect([refused.status, refused.body.errorCode]).toEqual([403, 'auth.role_required']);
  expect(refused.body.message).toBe('Only an owner or admin can do this. Your role is viewer.');
});

test('an admin changes members, but neither makes nor changes owners', async () => {
  const owner = await organisation('tom@example.com', 'Admins');
  const admin = await joined(owner, 'uma@example.com', 'admin');
  await joined(owner, 'vic@example.com', 'viewer');
  const [tom, uma, vic] = await Promise.all(
    ['tom@example.com', 'uma@example.com', 'vic@example.com'].map((each) => idOf(owner.org, owner.cookie, each)),
  );
  const change = async (userId: string | undefined, role: string) =>
    (await call(`/orgs/${owner.org}/members/${userId}`, { method: 'PATCH', cookie: admin.cookie, body: { role } }))
      .status;
  expect(await change(vic, 'editor')).toBe(200);
  expect(await change(vic, 'owner')).toBe(403);
  expect(await change(uma, 'owner')).toBe(403);
  expect(await change(tom, 'viewer')).toBe(403);
  const invite = await call(`/orgs/${owner.org}/invites`, {
    cookie: admin.cookie,
    body: { email: 'wes@example.com', role: 'owner' },
  });
  expect(invite.body.errorCode).toBe('auth.role_required');
  const remove = (userId: string | undefined) =>
    call(`/orgs/${owner.org}/members/${userId}`, { method: 'DELETE', cookie: admin.cookie });
  expect((await remove(tom)).status).toBe(403);
  expect((await remove(vic)).status).toBe(204);
});

test('the last owner can neither leave nor be made less; with a second one both are possible', async () => {
  const owner = await organisation('xia@example.com', 'Last');
  const leave = () => call(`/orgs/${owner.org}/members/me`, { method: 'DELETE', cookie: owner.cookie });
  const lessen = () =>
    call(`/orgs/${owner.org}/members/me`, { method: 'PATCH', cookie: owner.cookie, body: { role: 'admin' } });
  for (const act of [leave, lessen]) expect((await act()).body).toMatchObject({ errorCode: 'organisation.last_owner' });
  await joined(owner, 'yan@example.com', 'owner');
  expect((await lessen()).status).toBe(200);
  expect((await leave()).status).toBe(204);
  expect((await call(`/orgs/${owner.org}`, { cookie: owner.cookie })).status).toBe(404);
});

test('deleting asks for the slug again, hides the organisation from everyone, and can be undone for thirty days', async () => {
  const owner = await organisation('zoe@example.com', 'Gone');
  const viewer = await joined(owner, 'zed@example.com', 'viewer');
  const remove = (confirm: string) =>
    call(`/orgs/${owner.org}?confirm=${confirm}`, { method: 'DELETE', cookie: owner.cookie });
  expect((await remove('other')).body.errorCode).toBe('organisation.not_confirmed');
  expect((await remove('gone')).status).toBe(204);
  for (const { cookie } of [owner, viewer])
    expect((await call(`/orgs/${owner.org}/members`, { cookie })).status).toBe(404);
  expect((await call('/orgs', { cookie: viewer.cookie })).body.organizations).toEqual([]);
  expect((await call('/orgs', { cookie: owner.cookie })).body.organizations[0].deletedAt).not.toBeNull();
  const restore = (cookie: string) => call(`/orgs/${owner.org}`, { method: 'PATCH', cookie, body: { deleted: false } });
  expect((await restore(viewer.cookie)).status).toBe(403);
  expect((await restore(owner.cookie)).body.deletedAt).toBeNull();
  expect((await call(`/orgs/${owner.org}/members`, { cookie: viewer.cookie })).status).toBe(200);
});

test('every change is in the log of the organisation, with who did it and from where', async () => {
  const owner = await organisation('abe@example.com', 'Logged');
  await joined(owner, 'bea@example.com', 'viewer');
  await call(`/orgs/${owner.org}`, { method: 'PATCH', cookie: owner.cookie, body: { name: 'Logged 2' } });
  const rows = await service()
    .database.db.select()
    .from(auditEntries)
    .where(eq(auditEntries.ownerId, owner.id as TenantId))
    .orderBy(asc(auditEntries.at));
  expect(rows.map(({ action }) => action)).toEqual([
    'organisation.create',
    'invite.create',
    'invite.accept',
    'organisation.rename',
  ]);
  expect(rows.at(-1)).toMatchObject({
    target: owner.id,
    before: { name: 'Logged' },
    after: { name: 'Logged 2' },
    address: '127.0.0.1',
  });
  expect(JSON.stringify(rows)).not.toContain('/join/');
});

test('thirty days after it was deleted, an organisation is erased with everything it owns, and no other one is', async () => {
  const tables = await tenantTables();
  const rows = async (id: string) => {
    const counts = [...tables].map(async ([name, table]) => [
      name,
      (await rowsOf(service().database.db, table, id)).length,
    ]);
    return Object.fromEntries(await Promise.all(counts)) as Readonly<Record<string, number>>;
  };
  const fill = async (id: string) => {
    for (const [name, make] of Object.entries(ROWS))
      if (name !== 'organisations') await make(service(), id as TenantId);
  };
  const [gone, other] = [
    await organisation('cid@example.com', 'Erased'),
    await organisation('cid@example.com', 'Kept'),
  ];
  await fill(gone.id);
  await fill(other.id);
  // Who is suspended cannot delete anything; the operator can suspend what is deleted.
  await service()
    .database.db.delete(suspensions)
    .where(eq(suspensions.ownerId, gone.id as TenantId));
  const before = await rows(other.id);
  const remove = await call(`/orgs/${gone.org}?confirm=erased`, { method: 'DELETE', cookie: gone.cookie });
  expect(remove.status).toBe(204);
  await ROWS.suspensions?.(service(), gone.id as TenantId);
  const { database, now } = service();
  await sweep(database, resources, new Date(now().getTime() + 29 * 86_400_000));
  expect((await rows(gone.id)).organisations).toBe(1);
  await sweep(database, resources, new Date(now().getTime() + 31 * 86_400_000));
  // Of creating and of deleting it; the entry that `fill` made is two years old, and has ended.
  expect(Object.entries(await rows(gone.id)).filter(([, count]) => count > 0)).toEqual([['audit_entries', 2]]);
  // Like an account, the fixtures make it a member of other ones.
  expect(await tablesNaming(service().database.db, gone.id)).toEqual(['audit_entries', 'members']);
  const { sessions: _, ...after } = await rows(other.id);
  expect(after).toMatchObject({
    members: before.members,
    former_slugs: before.former_slugs,
    diagrams: before.diagrams,
  });
  const cookie = await signedIn('cid@example.com');
  expect((await call('/orgs', { cookie, body: { name: 'New', slug: 'erased' } })).status).toBe(201);
});

test('what members publish belongs to the organisation: others see and change it as their role allows, and it stays when its author leaves', async () => {
  const owner = await organisation('dot@example.com', 'Library');
  const author = await joined(owner, 'eli@example.com', 'editor');
  const reader = await joined(owner, 'flo@example.com', 'viewer');
  const stranger = await signedIn('gus@example.com');
  const source = 'flow "Shared"\nnode a "You"\n';
  const published = await call(`/orgs/${owner.org}/diagrams`, {
    cookie: author.cookie,
    body: { source, folder: 'team' },
  });
  expect([published.status, published.body.title]).toEqual([201, 'Shared']);
  const { id } = published.body;
  expect((await call('/user/diagrams', { cookie: author.cookie })).body.diagrams).toEqual([]);
  await call(`/orgs/${owner.org}/members/me`, { method: 'DELETE', cookie: author.cookie });

  const listed = await call(`/orgs/${owner.org}/diagrams?folder=team`, { cookie: reader.cookie });
  expect(listed.body.diagrams).toMatchObject([{ id, folder: 'team' }]);
  const svg = await call(`/orgs/${owner.org}/diagrams/${id}/svg?theme=dark`, { cookie: reader.cookie });
  expect([svg.status, String(svg.body).slice(0, 5)]).toEqual([200, '<svg ']);
  const save = (cookie: string) =>
    call(`/orgs/${owner.org}/diagrams/${id}/source`, {
      method: 'PUT',
      cookie,
      headers: { 'if-match': '"1"' },
      body: { source: source.replace('You', 'We') },
    });
  expect((await save(reader.cookie)).body.errorCode).toBe('auth.role_required');
  expect((await save(owner.cookie)).body.version).toBe(2);

  const page = async (cookie: string) => (await call(`/d/${id}`, { cookie })).status;
  expect([await page(reader.cookie), await page(author.cookie), await page(stranger)]).toEqual([200, 404, 404]);
  expect((await call(`/user/diagrams/${id}`, { method: 'DELETE', cookie: owner.cookie })).status).toBe(404);
});

test('the unlisted links of a deleted organisation stop working, and work again once it is restored', async () => {
  const owner = await organisation('hew@example.com', 'Links');
  const { body } = await call(`/orgs/${owner.org}/diagrams`, {
    cookie: owner.cookie,
    body: { source: 'flow "Open"\nnode a\n', visibility: 'unlisted' },
  });
  const open = async () => (await call(`/d/${body.id}.svg`)).status;
  expect(await open()).toBe(200);
  await call(`/orgs/${owner.org}?confirm=links`, { method: 'DELETE', cookie: owner.cookie });
  expect(await open()).toBe(404);
  await call(`/orgs/${owner.org}`, { method: 'PATCH', cookie: owner.cookie, body: { deleted: false } });
  expect(await open()).toBe(200);
});
