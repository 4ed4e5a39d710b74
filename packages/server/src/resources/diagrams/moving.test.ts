// Diagrams that move between the library of a person and that of an organisation: what stays, who is allowed to, and what happens at once.
import type { Role, TenantId } from '@linework/operations';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntries } from '../../platform/audit/tables.js';
import { counted } from '../../testing/at-once.js';
import { type Answer, hosted } from '../../testing/hosted.js';
import { account, key, SOURCE, session } from '../../testing/owned.js';
import { addMember } from '../members/repo.js';
import { organisation } from '../organisations/testing/fixtures.js';
import { changePolicy } from '../publishing/repo.js';
import { stableLinks } from '../stable-links/tables.js';
import type { Settings } from './saving.js';
import { diagram } from './testing/fixtures.js';

const { call, service } = hosted();

interface Person {
  readonly id: TenantId;
  readonly cookie: string;
}

async function person(): Promise<Person> {
  const id = await account(service());
  return { id, cookie: await session(service(), id) };
}

async function joined(org: TenantId, role: Role): Promise<Person> {
  const newcomer = await person();
  await addMember(service().database.db, { ownerId: org, accountId: newcomer.id, role, joined: service().now() });
  return newcomer;
}

let ada: Person;
let org: TenantId;

beforeEach(async () => {
  ada = await person();
  org = await organisation(service(), ada.id);
});

const intoOrg = (id: string, by = ada, more: object = {}): Promise<Answer> =>
  call(`/user/diagrams/${id}`, { method: 'PATCH', cookie: by.cookie, body: { organization: org, ...more } });

const takenOut = (id: string, by = ada): Promise<Answer> =>
  call(`/orgs/${org}/diagrams/${id}`, { method: 'PATCH', cookie: by.cookie, body: { personal: true } });

const own = (by: Person, settings: Settings = {}): Promise<string> => diagram(service(), by.id, settings);

/** Which libraries list it. */
async function placesOf(id: string): Promise<readonly string[]> {
  const paths = ['/user/diagrams', `/orgs/${org}/diagrams`];
  const lists = await Promise.all(paths.map((path) => call(`${path}?limit=100`, { cookie: ada.cookie })));
  return paths.filter((_, at) => lists[at]?.body.diagrams.some((each: { id: string }) => each.id === id));
}

const outcome = ({ status, body }: Answer): unknown => body.errorCode ?? status;

test('a diagram keeps its links, versions and ETag on its way into an organisation and back', async () => {
  const { cookie } = ada;
  const published = await call('/v1/diagrams/publish', {
    cookie,
    body: { source: SOURCE, alias: 'there-and-back', visibility: 'unlisted', folder: 'team' },
  });
  const { id } = published.body;
  const save = (path: string, text: string) =>
    call(`${path}/source`, {
      method: 'PUT',
      cookie,
      headers: { 'if-match': '*' },
      body: { source: SOURCE.replace('draws', text) },
    });
  await save(`/user/diagrams/${id}`, 'reads');
  const versions = async (path: string) => (await call(`${path}/versions`, { cookie })).body.versions;
  const before = await versions(`/user/diagrams/${id}`);
  const inside = await intoOrg(id);
  expect([inside.status, inside.headers.get('etag'), inside.body.folder]).toEqual([200, '"2"', 'team']);
  expect(await placesOf(id)).toEqual([`/orgs/${org}/diagrams`]);
  expect(await versions(`/orgs/${org}/diagrams/${id}`)).toEqual(before);
  const strangers = [`/d/${id}`, '/s/there-and-back', `/d/${id}.svg`];
  for (const path of strangers) expect([path, (await call(path)).status]).toEqual([path, 200]);
  const saved = await save(`/orgs/${org}/diagrams/${id}`, 'writes');
  expect(saved.body.version).toBe(3);
  const back = await takenOut(id);
  expect([back.status, back.headers.get('etag')]).toEqual([200, '"3"']);
  expect(await placesOf(id)).toEqual(['/user/diagrams']);
  expect((await versions(`/user/diagrams/${id}`)).slice(1)).toEqual(before);
  for (const path of strangers) expect([path, (await call(path)).status]).toEqual([path, 200]);
  const again = await call('/v1/diagrams/publish', { cookie, body: { source: SOURCE, alias: 'there-and-back' } });
  expect([again.status, again.body.id, again.body.version]).toEqual([201, id, 4]);
});

test('an alias still publishes to its diagram after that moved to an organisation', async () => {
  const publish = (by: Person) =>
    call('/v1/diagrams/publish', {
      cookie: by.cookie,
      body: { source: SOURCE.replace('draws', by.id), alias: 'moved' },
    });
  const { id } = (await publish(ada)).body;
  await intoOrg(id);
  expect((await publish(await joined(org, 'editor'))).body).toMatchObject({
    id,
    version: 2,
    organization: { id: org },
  });
  for (const other of [await joined(org, 'viewer'), await person()])
    expect(outcome(await publish(other))).toBe('alias.taken');
});

test('a new folder, title and visibility apply in the library that it moves to', async () => {
  const id = await own(ada);
  const change = { folder: 'team/payments', title: 'Shop', visibility: 'unlisted' };
  expect((await intoOrg(id, ada, change)).body).toMatchObject({ id, ...change });
});

test('both libraries have an entry of a move in their log', async () => {
  const id = await own(ada);
  await intoOrg(id);
  await takenOut(id);
  const entriesIn = async (ownerId: TenantId) =>
    (
      await service()
        .database.db.select()
        .from(auditEntries)
        .where(eq(auditEntries.ownerId, ownerId))
        .orderBy(auditEntries.at)
    ).map(({ action, by, target, after }) => [action, by, target, after]);
  const [into, out] = [{ library: org }, { library: ada.id }];
  expect(await entriesIn(ada.id)).toEqual([
    ['diagram.file', ada.id, id, into],
    ['diagram.move', ada.id, id, out],
  ]);
  expect(await entriesIn(org)).toEqual([
    ['diagram.move', ada.id, id, into],
    ['diagram.file', ada.id, id, out],
  ]);
});

describe('into an organisation', () => {
  test.each([
    ['owner', 200],
    ['admin', 200],
    ['editor', 200],
    ['viewer', 'auth.role_required'],
  ] as const)('%s: %s', async (role, answer) => {
    const member = await joined(org, role);
    expect(outcome(await intoOrg(await own(member), member))).toBe(answer);
  });

  test.each([
    ['a stranger', async () => intoOrg(await own(await person()), await person()), 'resource.not_found'],
    [
      "a diagram of someone else's",
      async () => intoOrg(await own(await person()), await joined(org, 'editor')),
      'resource.not_found',
    ],
    [
      'a locked diagram',
      async () => {
        const id = await own(ada);
        await call(`/user/diagrams/${id}/lock`, { method: 'PUT', cookie: ada.cookie, body: {} });
        return intoOrg(id);
      },
      'resource.locked',
    ],
    [
      'a deleted diagram',
      async () => {
        const id = await own(ada);
        await call(`/user/diagrams/${id}`, { method: 'DELETE', cookie: ada.cookie });
        return intoOrg(id);
      },
      'resource.not_found',
    ],
  ])('%s is refused', async (_what, ask, answer) => {
    expect(outcome(await ask())).toBe(answer);
  });

  test('an unlisted diagram is refused where nothing can be unlisted, until it is made private', async () => {
    await changePolicy(service().database.db, org, { unlisted: 'forbidden' }, service().now());
    const id = await own(ada, { visibility: 'unlisted' });
    expect(outcome(await intoOrg(id))).toBe('publishing.unlisted_forbidden');
    expect(await placesOf(id)).toEqual(['/user/diagrams']);
    expect(outcome(await intoOrg(id, ada, { visibility: 'private' }))).toBe(200);
  });
});

describe('out of an organisation', () => {
  const OUT = [
    ['a diagram that an admin did not publish', 'admin', false, 'anywhere', 200],
    ['a diagram that an editor published', 'editor', true, 'anywhere', 200],
    ['a diagram that an editor did not publish', 'editor', false, 'anywhere', 'auth.role_required'],
    [
      'a diagram that an editor published, if members have to publish there',
      'editor',
      true,
      'organisation',
      'auth.role_required',
    ],
    ['a diagram of a viewer', 'viewer', false, 'anywhere', 'auth.role_required'],
  ] as const;

  test.each(OUT)('%s', async (_what, role, isAuthor, destination, answer) => {
    const member = await joined(org, role);
    const by = isAuthor ? member : ada;
    const { body } = await call(`/orgs/${org}/diagrams`, { cookie: by.cookie, body: { source: SOURCE } });
    await changePolicy(service().database.db, org, { destination }, service().now());
    expect(outcome(await takenOut(body.id, member))).toBe(answer);
  });

  test('a key of the organisation has no library of its own', async () => {
    const id = await diagram(service(), org);
    const { body } = await call(`/orgs/${org}/keys`, { cookie: ada.cookie, body: { name: 'Build', role: 'admin' } });
    const answer = await call(`/orgs/${org}/diagrams/${id}`, {
      method: 'PATCH',
      key: body.key,
      body: { personal: true },
    });
    expect(outcome(answer)).toBe('auth.account_required');
  });
});

describe('sixteen at once', () => {
  const sixteen = (send: (at: number) => Promise<Answer>): Promise<readonly Answer[]> =>
    Promise.all(Array.from({ length: 16 }, (_, at) => send(at)));

  test('of moves into several organisations, one happens', async () => {
    const id = await own(ada);
    const others = await Promise.all(Array.from({ length: 3 }, () => organisation(service(), ada.id)));
    const all = [org, ...others];
    const answers = await sixteen((at) =>
      call(`/user/diagrams/${id}`, { method: 'PATCH', cookie: ada.cookie, body: { organization: all[at % 4] } }),
    );
    expect(counted(answers)).toEqual({ 200: 1, '404 resource.not_found': 15 });
    const lists = await Promise.all(all.map((each) => call(`/orgs/${each}/diagrams`, { cookie: ada.cookie })));
    expect(lists.map(({ body }) => body.diagrams.length).sort()).toEqual([0, 0, 0, 1]);
  });

  test('a diagram that is moved and deleted is in one place, deleted or not as the answers say', async () => {
    const id = await own(ada);
    const answers = await sixteen((at) =>
      at % 2 === 0 ? intoOrg(id) : call(`/user/diagrams/${id}`, { method: 'DELETE', cookie: ada.cookie }),
    );
    const { 200: moved = 0, 204: deleted = 0, ...rest } = counted(answers);
    expect([moved + deleted, rest]).toEqual([1, { '404 resource.not_found': 15 }]);
    expect(await placesOf(id)).toEqual(moved === 1 ? [`/orgs/${org}/diagrams`] : []);
  });

  test('every save that was answered is a version afterwards, wherever the diagram moved', async () => {
    const id = await own(ada);
    const answers = await sixteen((at) => {
      if (at === 8) return intoOrg(id);
      const base = at % 2 === 0 ? '/user/diagrams' : `/orgs/${org}/diagrams`;
      const body = { source: SOURCE.replace('draws', `draws ${at}`) };
      return call(`${base}/${id}/source`, { method: 'PUT', cookie: ada.cookie, headers: { 'if-match': '*' }, body });
    });
    expect(answers[8]?.status).toBe(200);
    const saves = answers.filter(({ status }, at) => at !== 8 && status === 200).length;
    const { versions } = (await call(`/orgs/${org}/diagrams/${id}/versions`, { cookie: ada.cookie })).body;
    expect(versions.length).toBe(1 + saves);
    expect(await placesOf(id)).toEqual([`/orgs/${org}/diagrams`]);
  });

  test('an alias that is published to and pointed at a moving diagram leads to one that is there', async () => {
    const { cookie } = ada;
    const { id } = (await call('/v1/diagrams/publish', { cookie, body: { source: SOURCE, alias: 'busy' } })).body;
    const answers = await sixteen((at) => {
      if (at === 8) return intoOrg(id);
      if (at % 2 === 0) return call('/user/stable-links', { cookie, body: { alias: `busy-${at}`, diagramId: id } });
      return call('/v1/diagrams/publish', {
        cookie,
        body: { source: SOURCE.replace('draws', `draws ${at}`), alias: 'busy' },
      });
    });
    expect(answers[8]?.status).toBe(200);
    expect(Object.keys(counted(answers)).filter((each) => !/^(?:200|201|404 |409 alias.taken)/.test(each))).toEqual([]);
    const links = answers.flatMap(({ status, body }) => (status === 201 && body.alias ? [body.alias] : []));
    for (const alias of ['busy', ...links])
      expect([alias, (await call(`/s/${alias}`, { cookie })).status]).toEqual([alias, 200]);
  });

  test('its link works at every moment of a move', async () => {
    const id = await own(ada, { visibility: 'unlisted' });
    const reads = Promise.all(
      Array.from({ length: 4 }, async () => {
        const statuses: number[] = [];
        for (let times = 0; times < 15; times++) statuses.push((await call(`/d/${id}.svg`)).status);
        return statuses;
      }),
    );
    for (let times = 0; times < 6; times++)
      expect((await (times % 2 === 0 ? intoOrg(id) : takenOut(id))).status).toBe(200);
    expect(new Set((await reads).flat())).toEqual(new Set([200]));
  });
});

test('a library with as many links as it can have gets no diagram with another one', async () => {
  const { id } = (
    await call('/v1/diagrams/publish', { cookie: ada.cookie, body: { source: SOURCE, alias: 'one-more' } })
  ).body;
  const { db } = service().database;
  const full = Array.from({ length: 10_000 }, (_, at) => ({
    ownerId: org,
    id: `${at}`,
    alias: `${at}`,
    diagramId: 'none',
    made: service().now(),
  }));
  for (let at = 0; at < full.length; at += 1_000) await db.insert(stableLinks).values(full.slice(at, at + 1_000));
  expect(outcome(await intoOrg(id))).toBe('resource.full');
  expect(await placesOf(id)).toEqual(['/user/diagrams']);
});

test('a key without the scope for writing moves nothing', async () => {
  const { key: reads } = await key(service(), ada.id, { scopes: ['read'] });
  const path = `/user/diagrams/${await own(ada)}`;
  expect(outcome(await call(path, { method: 'PATCH', key: reads, body: { organization: org } }))).toBe(
    'auth.scope_required',
  );
});
