// What an organisation decides about publishing, as its people see it: where publishes go, who reaches a link, the review of public diagrams, and
// pictures that can be edited.
import type { Role, TenantId } from '@linework/operations';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { sweep } from '../../hosting/sweep.js';
import { auditEntries } from '../../platform/audit/tables.js';
import { counted } from '../../testing/at-once.js';
import { type Answer, hosted } from '../../testing/hosted.js';
import { account, SOURCE, session } from '../../testing/owned.js';
import { rowsOf } from '../../testing/tenant-tables.js';
import { diagram } from '../diagrams/testing/fixtures.js';
import { addMember } from '../members/repo.js';
import { changeOrganisation } from '../organisations/repo.js';
import { organisation } from '../organisations/testing/fixtures.js';
import { resources } from '../registry.js';
import { publishingDefaults, publishingPolicies } from './tables.js';

const { call, clock, service } = hosted();

interface Person {
  readonly id: TenantId;
  readonly cookie: string;
}

let ada: Person;
let org: TenantId;

beforeEach(async () => {
  ada = await person();
  org = await organisation(service(), ada.id);
});

async function person(): Promise<Person> {
  const id = await account(service());
  return { id, cookie: await session(service(), id) };
}

async function joined(role: Role, ownerId = org): Promise<Person> {
  const newcomer = await person();
  await joins(newcomer, role, ownerId);
  return newcomer;
}

async function joins({ id: accountId }: Person, role: Role, ownerId = org): Promise<void> {
  await addMember(service().database.db, { ownerId, accountId, role, joined: service().now() });
}

const decide = (
  { destination = 'anywhere', unlisted = 'allowed' }: { destination?: string; unlisted?: string },
  ownerId = org,
  by = ada,
): Promise<Answer> =>
  call(`/orgs/${ownerId}/publishing`, { method: 'PUT', cookie: by.cookie, body: { destination, unlisted } });

const choose = (by: Person, organization: string | null): Promise<Answer> =>
  call('/user/publishing', { method: 'PUT', cookie: by.cookie, body: { organization } });

const publish = (by: Person, more: object = {}): Promise<Answer> =>
  call('/v1/diagrams/publish', { cookie: by.cookie, body: { source: SOURCE, ...more } });

const outcome = ({ status, body }: Answer): unknown => body.errorCode ?? status;

const lists = async (path: string, { cookie }: Person): Promise<readonly string[]> =>
  (await call(`${path}?limit=100`, { cookie })).body.diagrams.map(({ id }: { id: string }) => id);

describe('where publishes go', () => {
  test('into the own library, until a default is chosen, and the response names it', async () => {
    const bob = await joined('editor');
    const first = await publish(bob);
    expect([first.status, first.body.organization]).toEqual([201, null]);
    expect((await choose(bob, org)).body).toMatchObject({ default: { id: org }, organization: { id: org } });
    const second = await publish(bob);
    expect(second.body.organization).toMatchObject({ id: org, name: 'Acme' });
    expect(await lists(`/orgs/${org}/diagrams`, bob)).toEqual([second.body.id]);
    expect(await lists('/user/diagrams', bob)).toEqual([first.body.id]);
    const third = await publish(bob, { personal: true });
    expect(third.body.organization).toBeNull();
    expect((await choose(bob, null)).body).toMatchObject({ default: null, organization: null, mustChoose: false });
    expect((await publish(bob)).body.organization).toBeNull();
  });

  test('into the organisation that requires it; the own library is refused', async () => {
    const bob = await joined('editor');
    await decide({ destination: 'organisation' });
    expect((await call('/user/publishing', { cookie: bob.cookie })).body).toMatchObject({
      default: null,
      requiredBy: [{ id: org }],
      organization: { id: org },
    });
    expect((await publish(bob)).body.organization.id).toBe(org);
    expect(outcome(await publish(bob, { personal: true }))).toBe('publishing.library_required');
    const viewer = await joined('viewer');
    expect((await publish(viewer)).body.organization).toBeNull();
  });

  test('a member of several that require it has to choose, and the message says how', async () => {
    const bob = await joined('editor');
    const other = await organisation(service(), ada.id);
    await joins(bob, 'editor', other);
    for (const each of [org, other]) await decide({ destination: 'organisation' }, each);
    expect((await call('/user/publishing', { cookie: bob.cookie })).body.mustChoose).toBe(true);
    const refused = await publish(bob);
    expect(outcome(refused)).toBe('publishing.library_required');
    expect(refused.body.message).toContain('PUT /user/publishing');
    await choose(bob, other);
    expect((await publish(bob)).body.organization.id).toBe(other);
    const named = await call(`/orgs/${org}/diagrams`, { cookie: bob.cookie, body: { source: SOURCE } });
    expect(named.body.organization.id).toBe(org);
  });

  test('the entry of the audit log is in the log of the library', async () => {
    const bob = await joined('editor');
    await choose(bob, org);
    const { id } = (await publish(bob)).body;
    const entries = await service().database.db.select().from(auditEntries).where(eq(auditEntries.target, id));
    expect(entries).toMatchObject([{ ownerId: org, by: bob.id, action: 'diagram.publish' }]);
  });

  test.each([
    ['a viewer', 'viewer', 'auth.role_required'],
    ['a stranger', undefined, 'resource.not_found'],
  ] as const)('%s cannot choose it as the default', async (_who, role, answer) => {
    const someone = role === undefined ? await person() : await joined(role);
    expect(outcome(await choose(someone, org))).toBe(answer);
  });

  test('a default ends with the membership', async () => {
    const bob = await joined('editor');
    await choose(bob, org);
    await call(`/orgs/${org}/members/me`, { method: 'DELETE', cookie: bob.cookie });
    expect((await publish(bob)).body.organization).toBeNull();
    await joins(bob, 'editor');
    expect((await publish(bob)).body.organization).toBeNull();
  });

  test('a deleted organisation gets nothing, and once it is erased nothing of its decisions is left', async () => {
    const bob = await joined('editor');
    await choose(bob, org);
    await decide({ destination: 'organisation' });
    const { database, now } = service();
    await changeOrganisation(database.db, org, { deleted: now() });
    expect((await publish(bob)).body.organization).toBeNull();
    await sweep(database, resources, new Date(now().getTime() + 31 * 86_400_000));
    await sweep(database, resources, new Date(now().getTime() + 31 * 86_400_000));
    expect(await rowsOf(database.db, publishingPolicies, org)).toEqual([]);
    expect(await rowsOf(database.db, publishingDefaults, bob.id)).toEqual([]);
  });
});

describe('nothing without an account', () => {
  test('links of unlisted diagrams work only for members as long as it is decided', async () => {
    const body = { source: SOURCE, visibility: 'unlisted' };
    const { id } = (await call(`/orgs/${org}/diagrams`, { cookie: ada.cookie, body })).body;
    const paths = [`/d/${id}`, `/d/${id}.svg`, `/oembed?url=${encodeURIComponent(`${service().baseUrl}/d/${id}`)}`];
    const statuses = async (cookie?: string) =>
      Promise.all(paths.map(async (path) => (await call(path, { cookie })).status));
    expect(await statuses()).toEqual([200, 200, 200]);
    await decide({ unlisted: 'forbidden' });
    expect(await statuses()).toEqual([404, 404, 404]);
    expect(await statuses((await joined('viewer')).cookie)).toEqual([200, 200, 404]);
    const page = await call(`/d/${id}`, { cookie: ada.cookie });
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    await decide({ unlisted: 'allowed' });
    expect(await statuses()).toEqual([200, 200, 200]);
  });

  test('publishing and filing as unlisted is refused, and private works', async () => {
    await decide({ unlisted: 'forbidden' });
    const path = `/orgs/${org}/diagrams`;
    const publishes = (visibility: string) =>
      call(path, { cookie: ada.cookie, body: { source: SOURCE, visibility, replace: true } });
    const refused = await publishes('unlisted');
    expect([outcome(refused), refused.body.message]).toEqual([
      'publishing.unlisted_forbidden',
      'The organisation shows its diagrams only to members. Set visibility to private.',
    ]);
    const { id } = (await publishes('private')).body;
    expect(outcome(await publishes('unlisted'))).toBe('publishing.unlisted_forbidden');
    const file = (visibility: string) =>
      call(`${path}/${id}`, { method: 'PATCH', cookie: ada.cookie, body: { visibility } });
    expect(outcome(await file('unlisted'))).toBe('publishing.unlisted_forbidden');
    expect(outcome(await file('private'))).toBe(200);
    expect(outcome(await publish(ada, { visibility: 'unlisted' }))).toBe(201);
  });
});

describe('review', () => {
  const path = () => `/orgs/${org}/publishing/public-diagrams`;

  const reviewed = () => lists(path(), ada);

  test('lists the public diagrams of members, without their source, while they have to publish to the library', async () => {
    const bob = await person();
    const settings = { visibility: 'unlisted' } as const;
    await diagram(service(), bob.id, settings);
    clock.ahead += 1_000;
    await joins(bob, 'editor');
    const id = await diagram(service(), bob.id, settings);
    await diagram(service(), bob.id);
    await diagram(service(), (await person()).id, settings);
    expect(await reviewed()).toEqual([]);
    await decide({ destination: 'organisation' });
    const { body } = await call(path(), { cookie: ada.cookie });
    expect(body.diagrams).toEqual([
      {
        id,
        title: 'Hello',
        kind: 'flow',
        url: `${service().baseUrl}/d/${id}`,
        createdAt: expect.any(String),
        author: { userId: bob.id, email: expect.stringContaining('@') },
      },
    ]);
    await call(`/orgs/${org}/members/${bob.id}`, { method: 'DELETE', cookie: ada.cookie });
    expect(await reviewed()).toEqual([]);
  });

  test('pages end, and show every diagram once', async () => {
    await decide({ destination: 'organisation' });
    const bob = await joined('editor');
    const ids: string[] = [];
    for (let at = 0; at < 5; at++) ids.push(await diagram(service(), bob.id, { visibility: 'unlisted' }));
    const shown: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const cursor: string = next === '' ? '' : `&cursor=${next}`;
      const { body } = await call(`${path()}?limit=2${cursor}`, { cookie: ada.cookie });
      shown.push(...body.diagrams.map(({ id }: { id: string }) => id));
      next = body.next;
    }
    expect([shown.length, [...shown].sort()]).toEqual([5, ids.sort()]);
  });

  test('one that is moved keeps its link, in the library', async () => {
    await decide({ destination: 'organisation' });
    const bob = await joined('editor');
    const id = await diagram(service(), bob.id, { visibility: 'unlisted' });
    const moved = await call(`${path()}/${id}/move`, { cookie: ada.cookie, body: {} });
    expect([moved.status, moved.body.id]).toEqual([200, id]);
    expect((await call(`/d/${id}`)).status).toBe(200);
    expect([await reviewed(), await lists('/user/diagrams', bob)]).toEqual([[], []]);
    expect(await lists(`/orgs/${org}/diagrams`, bob)).toEqual([id]);
  });

  test('one that is taken back is private and stays with the member, also if it is locked', async () => {
    await decide({ destination: 'organisation' });
    const bob = await joined('editor');
    const id = await diagram(service(), bob.id, { visibility: 'unlisted' });
    await call(`/user/diagrams/${id}/lock`, { method: 'PUT', cookie: bob.cookie, body: {} });
    expect((await call(`${path()}/${id}`, { method: 'DELETE', cookie: ada.cookie })).status).toBe(204);
    const statuses = [undefined, ada.cookie, bob.cookie].map(
      async (cookie) => (await call(`/d/${id}`, { cookie })).status,
    );
    expect(await Promise.all(statuses)).toEqual([404, 404, 200]);
    const entries = await service().database.db.select().from(auditEntries).where(eq(auditEntries.target, id));
    const logs = entries.map(({ action, ownerId }) => ({ action, ownerId }));
    expect(logs).toContainEqual({ action: 'publishing.take_back', ownerId: org });
    expect(logs).toContainEqual({ action: 'diagram.unpublish', ownerId: bob.id });
  });

  test.each([
    ['private', 'organisation', 'editor'],
    ['unlisted', 'anywhere', 'editor'],
    ['unlisted', 'organisation', undefined],
  ] as const)('nothing else is taken: %s, %s, %s', async (visibility, destination, role) => {
    await decide({ destination });
    const bob = role === undefined ? await person() : await joined(role);
    const id = await diagram(service(), bob.id, { visibility });
    const take = await call(`${path()}/${id}/move`, { cookie: ada.cookie, body: {} });
    const back = await call(`${path()}/${id}`, { method: 'DELETE', cookie: ada.cookie });
    expect([take, back].map(outcome)).toEqual(['resource.not_found', 'resource.not_found']);
    expect(await lists('/user/diagrams', bob)).toEqual([id]);
  });

  test('of sixteen who move and take back one at once, and its member who makes it private, none gets what is private', async () => {
    await decide({ destination: 'organisation' });
    const bob = await joined('editor');
    const id = await diagram(service(), bob.id, { visibility: 'unlisted' });
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, at) => {
        if (at % 3 === 0) return call(`${path()}/${id}/move`, { cookie: ada.cookie, body: {} });
        if (at % 3 === 1) return call(`${path()}/${id}`, { method: 'DELETE', cookie: ada.cookie });
        const body = { visibility: 'private' };
        return call(`/user/diagrams/${id}`, { method: 'PATCH', cookie: bob.cookie, body });
      }),
    );
    const moves = answers.filter(({ status }, at) => at % 3 === 0 && status === 200).length;
    const places = [...(await lists('/user/diagrams', bob)), ...(await lists(`/orgs/${org}/diagrams`, bob))];
    expect(places).toEqual([id]);
    expect(await lists(`/orgs/${org}/diagrams`, bob)).toEqual(moves === 1 ? [id] : []);
    expect(Object.keys(counted(answers)).filter((each) => !/^20[04]$|^404 /.test(each))).toEqual([]);
  });
});

test('while an organisation keeps its diagrams editable, their pictures contain their sources', async () => {
  const id = await diagram(service(), org, { visibility: 'unlisted' });
  const turn = (editable: boolean) =>
    call(`/orgs/${org}/editable`, { method: 'PUT', cookie: ada.cookie, body: { editable } });
  const containSource = async () => {
    const pictures = [
      await call(`/d/${id}.svg`),
      await call(`/orgs/${org}/diagrams/${id}/svg`, { cookie: (await joined('viewer')).cookie }),
    ];
    return pictures.map(({ body }) => String(body).includes('linework:source') || String(body).includes('node a'));
  };
  expect(await containSource()).toEqual([false, false]);
  expect((await turn(true)).body).toEqual({ editable: true });
  expect(await containSource()).toEqual([true, true]);
  expect((await call(`/orgs/${org}/publishing`, { cookie: ada.cookie })).body.editable).toBe(true);
  await decide({});
  expect(await containSource()).toEqual([true, true]);
  await turn(false);
  expect(await containSource()).toEqual([false, false]);
});
