// Providers that attack: with what belongs to others, filters that would be SQL, names of prototypes, and requests that are too large or too deep.
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { rowsFrom } from '../../platform/db/db.js';
import { newId } from '../../platform/ids.js';
import { hosted } from '../../testing/hosted.js';
import { key } from '../../testing/owned.js';
import { beginSession } from '../auth/sessions.js';
import { scimUsers } from './tables.js';
import { provider, type TestProvider } from './testing/provider.js';
import { countUsers } from './users/repo.js';

const { baseUrl, call, logged, service } = hosted({ log: 'info', proxies: 1 });

let own: TestProvider;
let other: TestProvider;
beforeAll(async () => {
  own = await provider({ call, service });
  other = await provider({ call, service });
});

describe('another organisation', () => {
  test('its ids are unknown, with the same bytes as an id that nobody has', async () => {
    const theirs = { Users: (await other.user()).id, Groups: (await other.group('Theirs')).id };
    for (const type of ['Users', 'Groups'] as const) {
      const nobody = newId();
      for (const [method, body] of [
        ['GET', undefined],
        ['PUT', type === 'Users' ? { userName: `x@${own.domain}` } : { displayName: 'Mine' }],
        ['PATCH', { Operations: [{ op: 'replace', path: 'displayName', value: 'Mine' }] }],
        ['DELETE', undefined],
      ] as const) {
        const [foreign, unknown] = [
          await own.send(method, `/${type}/${theirs[type]}`, body),
          await own.send(method, `/${type}/${nobody}`, body),
        ];
        expect([foreign.status, foreign.body], `${method} ${type}`).toEqual([404, unknown.body]);
      }
    }
    expect((await other.send('GET', `/Groups/${theirs.Groups}`)).body.displayName).toBe('Theirs');
  });

  test('its users become no members of a group, with the same answer as for none', async () => {
    const { id } = await other.user();
    const nobody = newId();
    const answers = await Promise.all(
      [id, nobody].map((value) => own.send('POST', '/Groups', { displayName: 'G', members: [{ value }] })),
    );
    const details = answers.map(({ body }, at) => body.detail.replaceAll([id, nobody][at], 'ID'));
    expect([answers.map(({ status }) => status), details[0]]).toEqual([[400, 400], details[1]]);
  });

  test('lists and filters show nothing of it', async () => {
    const { id, userName } = await other.user();
    for (const filter of [`id eq "${id}"`, `userName eq "${userName}"`, 'userName pr or not (userName pr)']) {
      const { body } = await own.send('GET', `/Users?filter=${encodeURIComponent(filter)}`);
      expect(JSON.stringify(body), filter).not.toContain(id);
    }
    const group = await other.group('Theirs', [id]);
    const { body } = await own.send('GET', `/Groups?filter=${encodeURIComponent(`members.value eq "${id}"`)}`);
    expect([body.totalResults, JSON.stringify(body).includes(group.id)]).toEqual([0, false]);
  });
});

describe('tokens', () => {
  test('nothing but a token of an organisation opens the protocol, and every refusal is the same', async () => {
    const { key: personal } = await key(service(), own.owner);
    const session = await service().database.transaction((tx) => beginSession(tx, own.owner, service().now()));
    const refused = await Promise.all([
      call('/scim/v2/Users'),
      call('/scim/v2/Users', { key: 'scim_wrong' }),
      call('/scim/v2/Users', { key: personal }),
      call('/scim/v2/Users', { key: session }),
      call('/scim/v2/Users', { cookie: own.cookie }),
      call('/scim/v2/Users', { key: `${own.token}x` }),
      call('/scim/v2/Users', { headers: { authorization: `Basic ${Buffer.from(own.token).toString('base64')}` } }),
      call('/scim/v2/ServiceProviderConfig'),
      call('/scim/v2/nothing'),
    ]);
    for (const { status, body, headers } of refused)
      expect([status, body, headers.get('www-authenticate')]).toEqual([401, refused[0]?.body, 'Bearer']);
  });

  test('wrong tokens are counted by the address that sends them, and a valid one passes whatever others sent', async () => {
    const from = (at: number, key: string) =>
      call('/scim/v2/Users?count=0', { key, headers: { 'x-forwarded-for': `198.51.100.${at}` } });
    const guesses = await Promise.all(Array.from({ length: 120 }, (_, at) => from(1, `scim_guess${at}`)));
    expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([401]));
    const { status, body, headers } = await from(1, 'scim_guess');
    expect([status, body.schemas, body.status]).toEqual([429, ['urn:ietf:params:scim:api:messages:2.0:Error'], '429']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(600);
    expect([(await from(1, own.token)).status, (await from(2, 'scim_guess')).status]).toEqual([200, 401]);
  });

  test('the token opens nothing but the protocol', async () => {
    for (const path of ['/user/me', `/orgs/${own.org}`, `/orgs/${own.org}/members`])
      expect((await call(path, { key: own.token })).status, path).toBe(401);
  });
});

describe('filters', () => {
  const ask = (filter: string, type = 'Users') => own.send('GET', `/${type}?filter=${encodeURIComponent(filter)}`);

  test.each([
    `userName eq "' or 1=1 --"`,
    `userName eq "x'); drop table scim_users; --"`,
    `displayName co "%"`,
    `displayName sw "_"`,
    `emails[type eq "work' or '1'='1"].value pr`,
    `externalId eq "\\u0027 or true --"`,
  ])('SQL in a value is a value: %s', async (filter) => {
    await own.user();
    expect((await ask(filter)).body).toMatchObject({ totalResults: 0, Resources: [] });
    expect(await countUsers(service().database.db, own.org)).toBeGreaterThan(0);
  });

  test.each([
    'userName',
    'userName eq',
    'userName eq x',
    'userName like "x"',
    'password pr',
    '__proto__ pr',
    'constructor.prototype eq "x"',
    'owner_id eq "x"',
    'userName eq "a" or',
    'userName eq "a" "b"',
    '(userName pr',
    'emails[type eq "work"',
    'emails[emails[value pr]]',
    'emails[type eq "work"].type.value pr',
    'active gt true',
    'active eq "maybe"',
    'userName gt null',
    'userName eq 1',
    'meta.created gt "yesterday"',
    'meta.created co "2026-01-01T00:00:00Z"',
    'meta.created gt "0000-01-01T00:00:00Z"',
    'userName eq "\\ud800"',
    'userName eq "a\\u0000b"',
    "userName eq 'x'",
    'userName eq "x',
    'urn:ietf:params:scim:schemas:nobody:userName pr',
    `${'('.repeat(40)}userName pr${')'.repeat(40)}`,
    `${'not ('.repeat(200)}userName pr${')'.repeat(200)}`,
    `userName eq "${'x'.repeat(5_000)}"`,
    Array.from({ length: 100 }, () => 'userName pr').join(' and '),
  ])('%s is refused as a filter', async (filter) => {
    const { status, body } = await ask(filter);
    expect([status, body.scimType]).toEqual([400, 'invalidFilter']);
  });

  test('a sort by something else than an attribute is refused', async () => {
    for (const query of [
      'sortBy=version',
      'sortBy=emails',
      'sortBy=userName;drop',
      'startIndex=x',
      'count=1e9',
      'filter=a&filter=b',
      'sortBy=userName&sortOrder=ascending&sortOrder=descending',
    ])
      expect((await own.send('GET', `/Users?${query}`)).status, query).toBe(400);
  });
});

describe('bodies', () => {
  const raw = async (path: string, body: string, type = 'application/scim+json', method = 'POST') => {
    const answer = await fetch(`${baseUrl()}/scim/v2${path}`, {
      method,
      body,
      headers: { authorization: `Bearer ${own.token}`, ...(type === '' ? {} : { 'content-type': type }) },
    });
    const text = await answer.text();
    return { status: answer.status, body: JSON.parse(text) };
  };

  test.each([
    ['__proto__', '{"userName":"a","__proto__":{"admin":true}}'],
    ['constructor', '{"userName":"a","constructor":{"prototype":{"admin":true}}}'],
    ['below', '{"userName":"a","name":{"__proto__":{"admin":true}}}'],
    ['in an operation', '{"Operations":[{"op":"add","value":{"__proto__":{"admin":true}}}]}'],
  ])('a name that reaches a prototype is refused: %s', async (_name, body) => {
    expect((await raw('/Users', body)).body.scimType).toBe('invalidSyntax');
    expect('admin' in {}).toBe(false);
  });

  test.each([
    '__proto__',
    '__proto__.admin',
    'constructor.prototype',
    'name.__proto__',
    'emails[type eq "work"].__proto__',
    'toString',
  ])('a path that reaches a prototype is refused: %s', async (path) => {
    const { id } = await own.user();
    const answer = await own.patch(`/Users/${id}`, { op: 'add', path, value: { admin: true } });
    expect([answer.status, answer.body.scimType]).toEqual([400, 'invalidPath']);
    expect('admin' in {}).toBe(false);
  });

  test.each([
    ['text/plain', 415],
    ['', 415],
    ['application/x-www-form-urlencoded', 415],
    ['multipart/form-data; boundary=x', 415],
    ['application/json', 400],
    ['Application/SCIM+JSON; charset=utf-8', 400],
  ])('a body that is %s: %i', async (type, status) => {
    expect((await raw('/Users', '{}', type)).status).toBe(status);
  });

  test.each([
    ['no JSON', 'userName=a', 400, /not valid JSON/],
    ['a list', '[]', 400, /not a JSON object/],
    ['nothing', '', 400, /not valid JSON/],
    ['a hundred thousand lists deep', `{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 400, /nested|not valid/],
    ['objects deep', `{"userName":"a","name":${'{"name":'.repeat(50)}1${'}'.repeat(50)}}`, 400, /nested more/],
    ['more than a megabyte', JSON.stringify({ userName: 'a'.repeat(1_000_001) }), 413, /./],
    ['a name without an end', JSON.stringify({ userName: `${'a'.repeat(600)}@${newId()}` }), 400, /at most 500/],
    ['U+0000', JSON.stringify({ userName: 'a\0@b.example' }), 400, /cannot be stored/],
    ['half a character', '{"userName":"\\ud800@b.example"}', 400, /cannot be stored/],
    ['a number for a name', '{"userName":1}', 400, /userName: send a text/],
    ['an active that is neither', '{"userName":"a@b.example","active":"perhaps"}', 400, /true or false/],
    [
      'two primary addresses',
      '{"userName":"a","emails":[{"value":"a@b.c","primary":true},{"value":"d@b.c","primary":true}]}',
      400,
      /only one value/,
    ],
    [
      'too many values',
      JSON.stringify({ userName: 'a', roles: Array.from({ length: 101 }, (_, at) => ({ value: `${at}` })) }),
      400,
      /at most 100 values/,
    ],
  ])('%s is refused in the form of the protocol', async (_name, body, status, detail) => {
    const answer = await raw('/Users', body);
    expect([answer.status, answer.body.schemas, answer.body.status]).toEqual([
      status,
      ['urn:ietf:params:scim:api:messages:2.0:Error'],
      String(status),
    ]);
    expect(answer.body.detail).toMatch(detail);
  });

  test.each([
    ['a list', '[]'],
    ['null', 'null'],
    ['a text', '"userName"'],
    [
      'an attribute that nobody knows, with fifty objects in each other',
      `{"x":${'{"x":'.repeat(50)}1${'}'.repeat(50)}}`,
    ],
  ])('a body that is %s is refused before anything reads it', async (_name, body) => {
    const whole = body.startsWith('{') ? `{"userName":"${newId()}@${own.domain}",${body.slice(1)}` : body;
    const answer = await raw('/Users', whole);
    expect([answer.status, answer.body.scimType]).toEqual([400, 'invalidSyntax']);
  });

  test.each([
    ['no operations', {}, 'invalidSyntax'],
    ['an operation that is none', { Operations: [{ op: 'move', path: 'title', value: 'x' }] }, 'invalidSyntax'],
    ['a removal of everything', { Operations: [{ op: 'remove' }] }, 'noTarget'],
    ['the id', { Operations: [{ op: 'replace', path: 'id', value: 'x' }] }, 'mutability'],
    [
      'more operations than there can be',
      { Operations: Array.from({ length: 1_001 }, () => ({ op: 'remove', path: 'title' })) },
      'tooMany',
    ],
    ['a name that is removed', { Operations: [{ op: 'remove', path: 'userName' }] }, 'invalidValue'],
  ])('a PATCH with %s changes nothing', async (_name, body, scimType) => {
    const { id } = await own.user();
    const answer = await own.send('PATCH', `/Users/${id}`, body);
    expect([answer.status, answer.body.scimType]).toEqual([400, scimType]);
    expect((await own.send('GET', `/Users/${id}`)).body.meta.version).toBe('W/"1"');
  });

  test('ids that no id looks like are unknown', async () => {
    for (const id of ['%00', "'%20or%201=1", '..%2f..%2fUsers', 'x'.repeat(400), '__proto__'])
      expect((await own.send('GET', `/Users/${id}`)).status, id).toBe(404);
    const { id } = await own.group('G');
    for (const value of ['\0', '\ud800', "'; drop table scim_groups; --", 'x'.repeat(1_000)]) {
      const answer = await own.patch(`/Groups/${id}`, { op: 'add', path: 'members', value: [{ value }] });
      expect([answer.status, answer.body.scimType]).toEqual([400, 'invalidValue']);
      expect((await own.patch(`/Groups/${id}`, { op: 'remove', path: 'members', value: [{ value }] })).status).toBe(
        204,
      );
    }
  });
});

test('ten thousand members come and go in a few statements', async () => {
  const of = await provider({ call, service });
  await rowsFrom(
    service().database.db,
    sql`
      insert into ${scimUsers} (owner_id, id, resource, user_name, email, active, folded, made_account, version, made, updated)
      select ${of.org}, 'u' || n, '{}', 'u' || n, 'u' || n, false, '{"emails":[]}', false, 1, now(), now()
      from generate_series(1, 10000) n`,
  );
  const members = Array.from({ length: 10_000 }, (_, at) => ({ value: `u${at + 1}` }));
  const { id, members: shown } = (await of.send('POST', '/Groups', { displayName: 'All', members })).body;
  expect(shown).toHaveLength(10_000);
  await call(`/orgs/${of.org}/scim/groups/${id}`, { method: 'PATCH', cookie: of.cookie, body: { role: 'editor' } });
  const began = performance.now();
  expect((await of.patch(`/Groups/${id}`, { op: 'replace', path: 'members', value: members.slice(1) })).status).toBe(
    204,
  );
  expect((await of.patch(`/Groups/${id}`, { op: 'remove', path: 'members', value: members })).status).toBe(204);
  expect(performance.now() - began).toBeLessThan(20_000);
  expect((await of.send('GET', `/Groups/${id}`)).body.members).toEqual([]);
});

test('neither a token nor a name, a filter or a body is in the log', async () => {
  await own.user('secret-name');
  await own.send('GET', `/Users?filter=${encodeURIComponent('userName eq "secret-name"')}`);
  await own.send('POST', '/Users', { userName: 'secret-name' });
  expect(logged.length).toBeGreaterThan(0);
  for (const line of logged) {
    expect(line).not.toContain('secret-name');
    expect(line).not.toContain(own.token);
  }
});
