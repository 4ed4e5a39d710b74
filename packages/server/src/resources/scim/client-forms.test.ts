// The forms in which Microsoft Entra and Okta write their requests, as their documentation shows them; what no two clients agree on is here.
import { beforeAll, describe, expect, test } from 'vitest';
import { hosted } from '../../testing/hosted.js';
import { ENTERPRISE, GROUP, provider, type TestProvider, USER } from './testing/provider.js';

const { call, service } = hosted();

let client: TestProvider;
beforeAll(async () => {
  client = await provider({ call, service });
});

interface Form {
  readonly name: string;
  /** Fields of the user before. */
  readonly from?: object;
  readonly operations: readonly unknown[];
  readonly expected: object;
}

const at = (name: string) => `${name}@${client.domain}`;

const forms = (): readonly Form[] => [
  {
    name: 'Entra: deactivates with a text in a path',
    operations: [{ op: 'Replace', path: 'active', value: 'False' }],
    expected: { active: false },
  },
  {
    name: 'Entra, SCIM-compliant mode: deactivates with a boolean',
    operations: [{ op: 'replace', path: 'active', value: false }],
    expected: { active: false },
  },
  {
    name: 'Okta: deactivates without a path',
    operations: [{ op: 'replace', value: { active: false } }],
    expected: { active: false },
  },
  {
    name: 'Entra: activates again',
    from: { active: false },
    operations: [{ op: 'Add', path: 'active', value: 'True' }],
    expected: { active: true },
  },
  {
    name: 'Entra: replaces a part by a dotted path',
    from: { name: { givenName: 'Old', familyName: 'Name' } },
    operations: [{ op: 'Replace', path: 'name.givenName', value: 'Ada' }],
    expected: { name: { givenName: 'Ada', familyName: 'Name' } },
  },
  {
    name: 'Entra: replaces several parts without a path, by dotted names',
    from: { name: { givenName: 'Old', familyName: 'Old' } },
    operations: [
      { op: 'replace', value: { displayName: 'Ada L', 'name.givenName': 'Ada', 'name.familyName': 'Lovelace' } },
    ],
    expected: { displayName: 'Ada L', name: { givenName: 'Ada', familyName: 'Lovelace' } },
  },
  {
    name: 'Entra: replaces a value by a filter',
    from: {
      emails: [
        { type: 'work', value: at('before') },
        { type: 'home', value: 'ada@home.example' },
      ],
    },
    operations: [{ op: 'Replace', path: 'emails[type eq "work"].value', value: at('after') }],
    expected: {
      emails: [
        { type: 'work', value: at('after') },
        { type: 'home', value: 'ada@home.example' },
      ],
    },
  },
  {
    name: 'Entra: adds a value that the filter does not find, which makes one',
    operations: [{ op: 'Add', path: 'emails[type eq "work"].value', value: at('first') }],
    expected: { emails: [{ type: 'work', value: at('first') }] },
  },
  {
    name: 'Entra: adds a telephone number of a type beside another one',
    from: { phoneNumbers: [{ type: 'work', value: '1' }] },
    operations: [{ op: 'Add', path: 'phoneNumbers[type eq "mobile"].value', value: '2' }],
    expected: {
      phoneNumbers: [
        { type: 'work', value: '1' },
        { type: 'mobile', value: '2' },
      ],
    },
  },
  {
    name: 'Entra: adds a part of an address by a filter',
    operations: [
      { op: 'Add', path: 'addresses[type eq "work"].locality', value: 'Oslo' },
      { op: 'Add', path: 'addresses[type eq "work"].country', value: 'NO' },
    ],
    expected: { addresses: [{ type: 'work', locality: 'Oslo', country: 'NO' }] },
  },
  {
    name: 'Entra: adds the manager as a text',
    operations: [{ op: 'Add', path: `${ENTERPRISE}:manager`, value: 'm1' }],
    expected: { [ENTERPRISE]: { manager: { value: 'm1' } } },
  },
  {
    name: 'Entra: replaces the manager with a list of one',
    from: { [ENTERPRISE]: { manager: { value: 'm1' } } },
    operations: [{ op: 'Replace', path: `${ENTERPRISE}:manager`, value: [{ $ref: '../Users/m2', value: 'm2' }] }],
    expected: { [ENTERPRISE]: { manager: { $ref: '../Users/m2', value: 'm2' } } },
  },
  {
    name: 'Entra: sets the department by the path of the extension',
    operations: [{ op: 'Add', path: `${ENTERPRISE}:department`, value: 'Maths' }],
    expected: { [ENTERPRISE]: { department: 'Maths' } },
  },
  {
    name: 'Entra: sets attributes of the extension without a path, by their whole names',
    operations: [{ op: 'replace', value: { [`${ENTERPRISE}:employeeNumber`]: '7', title: 'Dr' } }],
    expected: { title: 'Dr', [ENTERPRISE]: { employeeNumber: '7' } },
  },
  {
    name: 'Okta: sets the extension as an object without a path',
    operations: [{ op: 'replace', value: { [ENTERPRISE]: { department: 'Maths', costCenter: '9' } } }],
    expected: { [ENTERPRISE]: { department: 'Maths', costCenter: '9' } },
  },
  {
    name: 'Entra: removes an attribute of the extension',
    from: { [ENTERPRISE]: { department: 'Maths', division: 'North' } },
    operations: [{ op: 'Remove', path: `${ENTERPRISE}:department` }],
    expected: { [ENTERPRISE]: { division: 'North' } },
  },
  {
    name: 'removes one value by a filter',
    from: {
      phoneNumbers: [
        { type: 'work', value: '1' },
        { type: 'home', value: '2' },
      ],
    },
    operations: [{ op: 'remove', path: 'phoneNumbers[type eq "work"]' }],
    expected: { phoneNumbers: [{ type: 'home', value: '2' }] },
  },
  {
    name: 'names of attributes and operations are read whatever their case',
    operations: [{ OP: 'REPLACE', Path: 'DISPLAYNAME', Value: 'Ada' }],
    expected: { displayName: 'Ada' },
  },
  {
    name: 'a path with the schema of the user before it',
    operations: [{ op: 'replace', path: `${USER}:nickName`, value: 'Countess' }],
    expected: { nickName: 'Countess' },
  },
  {
    name: 'a new primary value is the only one',
    from: { phoneNumbers: [{ value: '1', primary: true }] },
    operations: [{ op: 'add', path: 'phoneNumbers', value: [{ value: '2', primary: true }] }],
    expected: {
      phoneNumbers: [
        { value: '1', primary: false },
        { value: '2', primary: true },
      ],
    },
  },
  {
    name: 'Entra: a role with primary as a text',
    operations: [{ op: 'Add', path: 'roles[primary eq "True"].value', value: 'Author' }],
    expected: { roles: [{ primary: true, value: 'Author' }] },
  },
];

test('every form of a PATCH of a user does what its client means', async () => {
  for (const { name, from = {}, operations, expected } of forms()) {
    const { id } = await client.user(undefined, from);
    const { status, body } = await client.patch(`/Users/${id}`, ...operations);
    expect([status, body], name).toEqual([200, expect.objectContaining(expected)]);
    expect((await client.send('GET', `/Users/${id}`)).body, name).toMatchObject(expected);
  }
});

test('a form that replaces what the filter does not find says so', async () => {
  const { id } = await client.user(undefined, { phoneNumbers: [{ type: 'home', value: '1' }] });
  const { status, body } = await client.patch(`/Users/${id}`, {
    op: 'replace',
    path: 'phoneNumbers[type eq "work"].value',
    value: '2',
  });
  expect([status, body.scimType]).toEqual([400, 'noTarget']);
});

describe('creating and finding', () => {
  test('Entra creates a user with its extension, and finds it by userName and externalId in any case that counts', async () => {
    const userName = at('Test_User_ab6490ee');
    const { status, body, headers } = await client.send('POST', '/Users', {
      schemas: [USER, ENTERPRISE],
      externalId: '0a21F0f2',
      userName,
      active: true,
      emails: [{ primary: true, type: 'work', value: at('test.user') }],
      meta: { resourceType: 'User' },
      name: { formatted: 'Given Family', familyName: 'Family', givenName: 'Given' },
      roles: [],
      [ENTERPRISE]: { department: 'Maths' },
    });
    expect([status, headers.get('location'), headers.get('content-type')]).toEqual([
      201,
      body.meta.location,
      'application/scim+json; charset=utf-8',
    ]);
    expect(body).toMatchObject({ schemas: [USER, ENTERPRISE], userName, active: true });
    for (const [filter, total] of [
      [`userName eq "${userName.toLowerCase()}"`, 1],
      [`USERNAME Eq "${userName.toUpperCase()}"`, 1],
      ['externalId eq "0a21F0f2"', 1],
      ['externalId eq "0a21f0f2"', 0],
      [`emails[type eq "work"].value eq "${at('test.user')}"`, 1],
      [`emails.value eq "${at('test.user')}"`, 1],
      [`${USER}:userName eq "${userName}"`, 1],
      ['userName eq "nobody"', 0],
    ] as const) {
      const list = await client.send('GET', `/Users?filter=${encodeURIComponent(filter)}`);
      expect([list.status, list.body.totalResults], filter).toEqual([200, total]);
    }
  });

  test('Okta reads pages that begin with 1, and an empty page for the number', async () => {
    const own = await provider({ call, service });
    for (const name of ['a', 'b', 'c']) await own.user(name);
    const first = await own.send('GET', '/Users?startIndex=1&count=2');
    expect(first.body).toMatchObject({ totalResults: 3, itemsPerPage: 2, startIndex: 1 });
    const second = await own.send('GET', '/Users?startIndex=3&count=2');
    expect(second.body.Resources.map(({ userName }: { userName: string }) => userName)).toEqual([`c@${own.domain}`]);
    expect((await own.send('GET', '/Users?count=0')).body).toMatchObject({ totalResults: 3, Resources: [] });
    const sorted = await own.send('GET', '/Users?sortBy=userName&sortOrder=descending&attributes=userName');
    expect(sorted.body.Resources.map(({ userName }: { userName: string }) => userName[0])).toEqual(['c', 'b', 'a']);
    expect(Object.keys(sorted.body.Resources[0])).toEqual(['schemas', 'id', 'userName']);
    const searched = await own.send('POST', '/Users/.search', { filter: 'userName sw "b"', count: 10 });
    expect(searched.body.totalResults).toBe(1);
  });

  test('a whole user replaces the one before, and what it does not name is gone', async () => {
    const user = await client.user(undefined, { title: 'Dr', nickName: 'Ada' });
    const { body } = await client.send('PUT', `/Users/${user.id}`, {
      schemas: [USER],
      userName: user.userName,
      title: 'Prof',
    });
    expect([body.title, body.nickName, body.id]).toEqual(['Prof', undefined, user.id]);
  });

  test('a version that is not current changes nothing, and a current one is not sent again', async () => {
    const { id, meta } = await client.user();
    const path = `/Users/${id}`;
    expect((await client.send('GET', path, undefined, { 'if-none-match': meta.version })).status).toBe(304);
    const change = { Operations: [{ op: 'replace', path: 'title', value: 'Dr' }] };
    expect((await client.send('PATCH', path, change, { 'if-match': meta.version })).headers.get('etag')).toBe('W/"2"');
    expect((await client.send('PATCH', path, change, { 'if-match': meta.version })).status).toBe(412);
    expect((await client.send('DELETE', path, undefined, { 'if-match': meta.version })).status).toBe(412);
    expect((await client.send('PATCH', path, change)).headers.get('etag'), 'without a change').toBe('W/"2"');
  });
});

describe('groups', () => {
  const membersOf = async (id: string): Promise<readonly string[]> =>
    ((await client.send('GET', `/Groups/${id}`)).body.members as { value: string }[]).map(({ value }) => value);

  test('members come and go in every form', async () => {
    const [a, b, c] = [await client.user(), await client.user(), await client.user()].map(({ id }) => id);
    const { id } = await client.group('Engineering');
    const path = `/Groups/${id}`;
    for (const [name, operation, after] of [
      ['Entra adds', { op: 'Add', path: 'members', value: [{ $ref: null, value: a }, { value: b }] }, [a, b]],
      ['the same again', { op: 'add', path: 'members', value: [{ value: a }] }, [a, b]],
      ['Entra removes with values', { op: 'Remove', path: 'members', value: [{ value: a }] }, [b]],
      ['Okta removes with a filter', { op: 'remove', path: `members[value eq "${b}"]` }, []],
      ['Okta adds without a path', { op: 'add', value: { members: [{ value: c }] } }, [c]],
      ['replaces all', { op: 'replace', path: 'members', value: [{ value: a }, { value: b }] }, [a, b]],
      ['removes two with one filter', { op: 'remove', path: `members[value eq "${a}" or value eq "${b}"]` }, []],
      ['removes who is not in it', { op: 'remove', path: `members[value eq "${a}"]` }, []],
    ] as const) {
      const { status } = await client.patch(path, operation);
      expect([status, (await membersOf(id)).toSorted()], name).toEqual([204, [...after].toSorted()]);
    }
    await client.patch(path, { op: 'add', path: 'members', value: [{ value: a }] });
    await client.patch(path, { op: 'remove', path: 'members' });
    expect(await membersOf(id)).toEqual([]);
  });

  test('a group is renamed by its path, and by an object that repeats its id', async () => {
    const { id } = await client.group('Sales');
    await client.patch(`/Groups/${id}`, { op: 'Replace', path: 'displayName', value: 'Sales 2' });
    await client.patch(`/Groups/${id}`, { op: 'replace', value: { id, displayName: 'Sales 3' } });
    const list = await client.send(
      'GET',
      '/Groups?filter=displayName%20eq%20%22SALES%203%22&excludedAttributes=members',
    );
    expect(list.body.Resources).toEqual([
      { schemas: [GROUP], id, displayName: 'Sales 3', meta: expect.objectContaining({ version: 'W/"3"' }) },
    ]);
  });

  test('groups are found by who is in them', async () => {
    const { id: user } = await client.user();
    const { id } = await client.group('Found', [user]);
    const filter = encodeURIComponent(`members.value eq "${user}" and displayName eq "found"`);
    const { body } = await client.send('GET', `/Groups?filter=${filter}`);
    expect(body.Resources.map((each: { id: string }) => each.id)).toEqual([id]);
  });
});

test('the service says what it supports', async () => {
  const { body } = await client.send('GET', '/ServiceProviderConfig');
  expect(body).toMatchObject({ patch: { supported: true }, bulk: { supported: false }, etag: { supported: true } });
  expect((await client.send('GET', '/ResourceTypes')).body.Resources.map(({ name }: { name: string }) => name)).toEqual(
    ['User', 'Group'],
  );
  const { body: schema } = await client.send('GET', `/Schemas/${USER}`);
  expect(schema.attributes.find(({ name }: { name: string }) => name === 'userName')).toMatchObject({
    required: true,
    caseExact: false,
    uniqueness: 'server',
  });
  expect((await client.send('POST', '/Bulk', { Operations: [] })).status).toBe(501);
});
