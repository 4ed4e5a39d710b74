// Providers that pretend: to another method, version, path or organisation than theirs, and to decide what only people decide.
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids.js';
import { hosted } from '../../testing/hosted.js';
import { memberIn } from '../members/repo.js';
import { groupIn, membersOfGroups } from './groups/repo.js';
import { provider, type TestProvider } from './testing/provider.js';
import { knownUsers, userIn } from './users/repo.js';

const { call, service } = hosted();

let own: TestProvider;
let other: TestProvider;
beforeAll(async () => {
  own = await provider({ call, service });
  other = await provider({ call, service });
});

const ERROR = 'urn:ietf:params:scim:api:messages:2.0:Error';

describe('another organisation', () => {
  test('its user becomes a member of a group neither by PUT nor by PATCH, and the group stays as it was', async () => {
    const [{ id: theirs }, { id: mine }] = [await other.user(), await own.user()];
    const { id } = await own.group('Mine', [mine]);
    const path = `/Groups/${id}`;
    for (const answer of [
      await own.send('PUT', path, { displayName: 'Changed', members: [{ value: mine }, { value: theirs }] }),
      await own.patch(path, { op: 'add', path: 'members', value: [{ value: theirs }] }),
      await own.patch(path, { op: 'replace', path: 'members', value: [{ value: theirs }] }),
      await own.patch(path, { op: 'replace', value: { displayName: 'Changed', members: [{ value: theirs }] } }),
    ])
      expect([answer.status, answer.body.scimType]).toEqual([400, 'invalidValue']);
    const { displayName, members, meta } = (await own.send('GET', path)).body;
    expect([displayName, members.map(({ value }: { value: string }) => value), meta.version]).toEqual([
      'Mine',
      [mine],
      'W/"1"',
    ]);
  });

  test('taking its user out of a group changes neither organisation', async () => {
    const { id: theirs } = await other.user();
    const theirGroup = await other.group('Theirs', [theirs]);
    const { id } = await own.group('Mine');
    await own.patch(`/Groups/${id}`, { op: 'remove', path: `members[value eq "${theirs}"]` });
    expect((await own.send('GET', `/Groups/${id}`)).body.meta.version).toBe('W/"1"');
    expect((await other.send('GET', `/Groups/${theirGroup.id}`)).body.members).toHaveLength(1);
  });

  test('both have a user with the same externalId, and each finds its own', async () => {
    const externalId = newId();
    const [mine, theirs] = [await own.user(undefined, { externalId }), await other.user(undefined, { externalId })];
    for (const [of, id] of [
      [own, mine.id],
      [other, theirs.id],
    ] as const) {
      const { body } = await of.send('GET', `/Users?filter=${encodeURIComponent(`externalId eq "${externalId}"`)}`);
      expect(body.Resources.map((each: { id: string }) => each.id)).toEqual([id]);
    }
  });

  test('an address in its domain is refused for a new user, a changed one and an inactive one', async () => {
    const userName = `${newId()}@${other.domain}`;
    const { id } = await own.user();
    const answers = [
      await own.send('POST', '/Users', { userName }),
      await own.send('POST', '/Users', { userName, active: false }),
      await own.send('PUT', `/Users/${id}`, { userName }),
      await own.patch(`/Users/${id}`, { op: 'add', path: 'emails[type eq "work"].value', value: userName }),
    ];
    expect(answers.map(({ status, body }) => [status, body.scimType])).toEqual(
      answers.map(() => [400, 'invalidValue']),
    );
  });

  test('its ids name nothing even without the wall of the database', async () => {
    const { db } = service().database;
    const { id: user } = await other.user();
    const { id: group } = await other.group('Theirs', [user]);
    expect(await Promise.all([userIn(db, own.org, user), groupIn(db, own.org, group)])).toEqual([undefined, undefined]);
    expect(await knownUsers(db, own.org, [user])).toEqual(new Set());
    expect(await membersOfGroups(db, own.org, [group], 10)).toEqual([]);
  });

  test('what it says to be in a body or an address counts for nothing', async () => {
    const userName = `${newId()}@${own.domain}`;
    const { body } = await own.send('POST', `/Users?org=${other.org}&owner_id=${other.org}`, {
      userName,
      id: 'chosen',
      ownerId: other.org,
      accountId: other.owner,
      madeAccount: true,
      version: 9,
      meta: { version: 'W/"9"', location: 'https://evil.example' },
    });
    const row = await userIn(service().database.db, own.org, body.id);
    expect([body.id === 'chosen', body.meta.version, row?.accountId === other.owner]).toEqual([false, 'W/"1"', false]);
    expect((await other.send('GET', `/Users/${body.id}`)).status).toBe(404);
  });
});

describe('what people decide', () => {
  test('roles and groups that a user names give no role', async () => {
    const { id } = await own.user(undefined, { roles: [{ value: 'owner', primary: true }], entitlements: ['owner'] });
    await own.patch(`/Users/${id}`, { op: 'add', path: 'roles', value: [{ value: 'admin' }] });
    const row = await userIn(service().database.db, own.org, id);
    expect((await memberIn(service().database.db, own.org, row?.accountId ?? ''))?.role).toBe('viewer');
  });

  test('a group sets its own role neither as a whole nor by a path', async () => {
    const { id } = await own.group('Role');
    await own.send('PUT', `/Groups/${id}`, { displayName: 'Role', role: 'admin' });
    const answer = await own.patch(`/Groups/${id}`, { op: 'add', path: 'role', value: 'admin' });
    expect([answer.status, answer.body.scimType]).toEqual([400, 'invalidPath']);
    const { body } = await call(`/orgs/${own.org}/scim`, { cookie: own.cookie });
    expect(body.groups.find((each: { id: string }) => each.id === id).role).toBeNull();
  });

  test('a group cannot be a member of another one', async () => {
    const { id } = await own.group('Inner');
    const answer = await own.send('POST', '/Groups', { displayName: 'Outer', members: [{ value: id, type: 'Group' }] });
    expect([answer.status, answer.body.scimType]).toEqual([400, 'invalidValue']);
  });
});

describe('names', () => {
  test('one in another case is taken, however it is written', async () => {
    const { userName } = await own.user();
    const { id } = await own.user(undefined, { emails: [{ type: 'work', value: `${newId()}@${own.domain}` }] });
    const loud = userName.toUpperCase();
    const answers = [
      await own.send('POST', '/Users', { userName: loud }),
      await own.send('PUT', `/Users/${id}`, { userName: loud }),
      await own.patch(`/Users/${id}`, { op: 'replace', path: 'userName', value: loud }),
      await own.patch(`/Users/${id}`, { op: 'replace', value: { USERNAME: loud } }),
    ];
    expect(answers.map(({ status, body }) => [status, body.scimType])).toEqual(answers.map(() => [409, 'uniqueness']));
  });

  test.each([
    ['a text', { nickName: 'x'.repeat(4_001) }],
    ['a part of a name', { name: { givenName: 'x'.repeat(4_001) } }],
    ['a whole user', { addresses: Array.from({ length: 20 }, () => ({ formatted: 'x'.repeat(3_900) })) }],
    ['an externalId', { externalId: 'x'.repeat(501) }],
  ])('%s that is too long is refused, new and in a PATCH', async (_name, fields) => {
    const posted = await own.send('POST', '/Users', { userName: `${newId()}@${own.domain}`, ...fields });
    const { id } = await own.user();
    const changed = await own.patch(`/Users/${id}`, { op: 'add', value: fields });
    for (const answer of [posted, changed])
      expect([answer.status, answer.body.scimType]).toEqual([400, 'invalidValue']);
  });
});

describe('versions', () => {
  test.each(['W/"1"', '"1"', 'W/"1", W/"7"', '"x"', ''])(
    'a change for the version %j does nothing to a later one',
    async (ifMatch) => {
      const { id } = await own.group('Before');
      const path = `/Groups/${id}`;
      await own.send('PUT', path, { displayName: 'Now' });
      const headers = { 'if-match': ifMatch };
      const statuses = [
        (await own.send('PUT', path, { displayName: 'Late' }, headers)).status,
        (await own.send('PATCH', path, { Operations: [{ op: 'replace', path: 'displayName', value: 'L' }] }, headers))
          .status,
        (await own.send('DELETE', path, undefined, headers)).status,
      ];
      expect(statuses).toEqual([412, 412, 412]);
      expect((await own.send('GET', path)).body.displayName).toBe('Now');
    },
  );
});

describe('methods and paths', () => {
  test.each(['x-http-method-override', 'x-http-method', 'x-method-override'])(
    '%s does not make a request another one',
    async (header) => {
      const { id } = await own.user();
      expect((await own.send('GET', `/Users/${id}`, undefined, { [header]: 'DELETE' })).status).toBe(200);
      const posted = await own.send('POST', `/Users/${id}`, {}, { [header]: 'DELETE' });
      expect([posted.status, posted.body.schemas]).toEqual([405, [ERROR]]);
      expect((await own.send('GET', `/Users/${id}?_method=DELETE`)).body.active).toBe(true);
    },
  );

  test('Bulk and Me are refused as not supported, whatever the method, and nothing in them is done', async () => {
    const { id } = await own.user();
    const body = { Operations: [{ method: 'DELETE', path: `/Users/${id}`, bulkId: 'a' }] };
    for (const [method, path, sent] of [
      ['POST', '/Bulk', body],
      ['GET', '/Bulk', undefined],
      ['GET', '/Me', undefined],
      ['PATCH', '/Me', body],
      ['DELETE', '/Me', undefined],
    ] as const) {
      const answer = await own.send(method, path, sent);
      expect([answer.status, answer.body.schemas], `${method} ${path}`).toEqual([501, [ERROR]]);
    }
    expect((await own.send('GET', `/Users/${id}`)).status).toBe(200);
  });

  test('a list as a whole is neither replaced, changed nor deleted', async () => {
    const { id } = await own.user();
    for (const [method, body] of [
      ['PUT', {}],
      ['PATCH', { Operations: [{ op: 'replace', path: 'active', value: false }] }],
      ['DELETE', undefined],
    ] as const)
      expect((await own.send(method, '/Users', body)).status, method).toBe(405);
    expect((await own.send('GET', `/Users/${id}`)).body.active).toBe(true);
  });

  test.each(['ServiceProviderConfig', 'ResourceTypes', 'Schemas'])('%s cannot be changed', async (path) => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const { status, headers } = await own.send(method, `/${path}`, method === 'DELETE' ? undefined : {});
      expect([status, headers.get('allow')], method).toEqual([405, 'GET, HEAD']);
    }
  });

  test('a token counts in its header only', async () => {
    for (const path of [
      `/Users?access_token=${own.token}`,
      `/Users?token=${own.token}`,
      `/Users?Authorization=${own.token}`,
    ])
      expect((await call(`/scim/v2${path}`)).status).toBe(401);
    expect((await call('/scim/v2/Users', { headers: { cookie: `linework=${own.token}` } })).status).toBe(401);
  });
});
