// Races in an organisation: different changes of the same thing at once. Whatever comes first, what the answers say is what there is afterwards.
import type { Role, TenantId } from '@linework/operations';
import { expect, test } from 'vitest';
import { limits } from '../../platform/limits/tables.js';
import { atOnce, counted, MANY } from '../../testing/at-once.js';
import { hosted } from '../../testing/hosted.js';
import { account, SOURCE, session } from '../../testing/owned.js';
import { diagram } from '../diagrams/testing/fixtures.js';
import { addMember } from '../members/repo.js';
import { organisation } from './testing/fixtures.js';

const { call, service } = hosted();

interface Person {
  readonly id: TenantId;
  readonly cookie: string;
}

async function person(email?: string): Promise<Person> {
  const id = await account(service(), email);
  return { id, cookie: await session(service(), id) };
}

async function team(): Promise<{ readonly org: TenantId; readonly owner: Person }> {
  const owner = await person();
  return { org: await organisation(service(), owner.id), owner };
}

async function joined(org: TenantId, role: Role): Promise<Person> {
  const newcomer = await person();
  await addMember(service().database.db, { ownerId: org, accountId: newcomer.id, role, joined: service().now() });
  return newcomer;
}

async function idsOf(org: string, { cookie }: Person): Promise<readonly string[]> {
  const { body } = await call(`/orgs/${org}/diagrams?limit=100`, { cookie });
  return body.diagrams.map(({ id }: { id: string }) => id).sort();
}

async function ownersOf(org: string, ask: readonly Person[]): Promise<number> {
  for (const { cookie } of ask) {
    const { status, body } = await call(`/orgs/${org}/members?role=owner`, { cookie });
    if (status === 200) return body.members.length;
  }
  return 0;
}

/** Statuses and keys of errors beside those that the race allows. */
function others(counts: Readonly<Record<string, number>>, allowed: readonly string[]): readonly string[] {
  return Object.keys(counts).filter((each) => !allowed.includes(each));
}

const LOSSES: readonly (readonly [string, string, object, string])[] = [
  ['removed', '404 resource.not_found', { method: 'DELETE' }, '204'],
  ['made a viewer', '403 auth.role_required', { method: 'PATCH', body: { role: 'viewer' } }, '200'],
];

test.each(LOSSES)('once an editor is %s, nothing that they sent before arrives', async (_name, refusal, loss, done) => {
  const { org, owner } = await team();
  const editor = await joined(org, 'editor');
  let after: Promise<readonly string[]> | undefined;
  const answers = await atOnce(async (at) => {
    if (at !== MANY / 2) return call(`/orgs/${org}/diagrams`, { cookie: editor.cookie, body: { source: SOURCE } });
    const answer = await call(`/orgs/${org}/members/${editor.id}`, { cookie: owner.cookie, ...loss });
    after = idsOf(org, owner);
    return answer;
  });
  expect(others(counted(answers), ['201', done, refusal])).toEqual([]);
  expect(await idsOf(org, owner)).toEqual(await after);
});

test('a diagram that is filed and deleted at once is deleted once, and stays so', async () => {
  const { org, owner } = await team();
  const { cookie } = owner;
  const id = await diagram(service(), org);
  const path = `/orgs/${org}/diagrams/${id}`;
  const answers = await atOnce((at) =>
    at % 2 === 0
      ? call(path, { method: 'PATCH', cookie, body: { folder: `folder-${at}` } })
      : call(path, { method: 'DELETE', cookie }),
  );
  const { 204: deleted, ...rest } = counted(answers);
  expect([deleted, others(rest, ['200', '404 resource.not_found'])]).toEqual([1, []]);
  expect(await idsOf(org, owner)).toEqual([]);
  const filed = answers.filter(({ status }) => status === 200).map(({ body }) => body.folder);
  const { body } = await call(`/orgs/${org}/diagrams?deleted=true`, { cookie });
  expect(body.diagrams).toHaveLength(1);
  expect(['', ...filed]).toContain(body.diagrams[0].folder);
});

test('an organisation that is deleted while its members publish has what their answers said', async () => {
  const { org, owner } = await team();
  const { slug } = (await call(`/orgs/${org}`, { cookie: owner.cookie })).body;
  const editors = await Promise.all(Array.from({ length: 8 }, () => joined(org, 'editor')));
  const answers = await atOnce((at) =>
    at === MANY / 2
      ? call(`/orgs/${org}?confirm=${slug}`, { method: 'DELETE', cookie: owner.cookie })
      : call(`/orgs/${org}/diagrams`, { cookie: editors[at % 8]?.cookie, body: { source: SOURCE } }),
  );
  expect(others(counted(answers), ['201', '204', '404 resource.not_found'])).toEqual([]);
  const published = answers.filter(({ status }) => status === 201).map(({ body }) => body.id as string);
  for (const id of published) expect((await call(`/d/${id}`, { cookie: owner.cookie })).status).toBe(404);
  const restored = await call(`/orgs/${org}`, { method: 'PATCH', cookie: owner.cookie, body: { deleted: false } });
  expect(restored.status).toBe(200);
  expect(await idsOf(org, owner)).toEqual(published.sort());
});

test('an invitation is accepted or revoked, not both', async () => {
  for (const first of ['accept', 'revoke']) {
    const { org, owner } = await team();
    const email = `${first}@example.com`;
    const invited = await call(`/orgs/${org}/invites`, { cookie: owner.cookie, body: { email, role: 'viewer' } });
    const code = String(invited.body.url).split('/').at(-1);
    const guest = await person(email);
    const answers = await atOnce((at) =>
      (at % 2 === 0) === (first === 'accept')
        ? call('/orgs/invites/accept', { cookie: guest.cookie, body: { code } })
        : call(`/orgs/${org}/invites/${invited.body.id}`, { method: 'DELETE', cookie: owner.cookie }),
    );
    const counts = counted(answers);
    expect(others(counts, ['200', '204', '404 resource.not_found', '410 invite.ended'])).toEqual([]);
    const isMember = (await call(`/orgs/${org}`, { cookie: guest.cookie })).status === 200;
    expect([isMember, counts[204] ?? 0, (counts[200] ?? 0) > 0]).toEqual(
      isMember ? [true, 0, true] : [false, 1, false],
    );
  }
});

test('an address that is invited again while it accepts becomes one member, with a role that it was offered', async () => {
  const { org, owner } = await team();
  const email = 'again@example.com';
  const inviting = () => call(`/orgs/${org}/invites`, { cookie: owner.cookie, body: { email, role: 'editor' } });
  const code = String((await inviting()).body.url)
    .split('/')
    .at(-1);
  const guest = await person(email);
  const answers = await atOnce((at) =>
    at % 2 === 0 ? inviting() : call('/orgs/invites/accept', { cookie: guest.cookie, body: { code } }),
  );
  await service().database.db.delete(limits);
  expect(others(counted(answers), ['200', '201', '404 resource.not_found'])).toEqual([]);
  const { invites } = (await call(`/orgs/${org}/invites`, { cookie: owner.cookie })).body;
  expect(invites.length).toBeLessThanOrEqual(1);
  const answer = await call(`/orgs/${org}`, { cookie: guest.cookie });
  expect([200, 404]).toContain(answer.status);
  if (answer.status === 200) expect(answer.body.role).toBe('editor');
});

test('of owners who remove, demote and leave at once, one stays', async () => {
  for (let round = 0; round < 3; round++) {
    const { org, owner } = await team();
    const owners = [owner, ...(await Promise.all([0, 1, 2].map(() => joined(org, 'owner'))))];
    const answers = await atOnce((at) => {
      const [by, whom] = [owners[(at + round) % 4] as Person, owners[(at * 3 + 1) % 4] as Person];
      const path = `/orgs/${org}/members/${at % 5 === 0 ? 'me' : whom.id}`;
      return at % 3 === 0
        ? call(path, { method: 'DELETE', cookie: by.cookie })
        : call(path, { method: 'PATCH', cookie: by.cookie, body: { role: at % 2 === 0 ? 'viewer' : 'admin' } });
    });
    const allowed = ['200', '204', '403 auth.role_required', '404 resource.not_found', '409 organisation.last_owner'];
    expect(others(counted(answers), allowed)).toEqual([]);
    expect(await ownersOf(org, owners)).toBeGreaterThan(0);
  }
});
