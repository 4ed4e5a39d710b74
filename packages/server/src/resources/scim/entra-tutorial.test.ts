// The requests of Microsoft Entra, in the order and forms of 'Tutorial: Develop and plan provisioning for a SCIM endpoint in Microsoft Entra ID' and of
// 'Known issues and resolutions with SCIM 2.0 protocol compliance' (Microsoft Learn). Each names its section; names and values are our own.
import { beforeAll, expect, test } from 'vitest';
import { newId } from '../../platform/ids.js';
import { hosted } from '../../testing/hosted.js';
import { ENTERPRISE, GROUP, PATCH, provider, type TestProvider, USER } from './testing/provider.js';

const { call, service } = hosted();

let client: TestProvider;
beforeAll(async () => {
  client = await provider({ call, service });
});

/** What earlier requests made. */
interface Ids {
  readonly user: string;
  readonly group: string;
  readonly at: (name: string) => string;
}

interface Step {
  readonly section: string;
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly status: number;
  readonly expected?: object;
}

const eq = (attribute: string, value: string) => encodeURIComponent(`${attribute} eq "${value}"`);
const both = (one: string, other: string) => `${one}${encodeURIComponent(' and ')}${other}`;
const operations = (...Operations: readonly unknown[]) => ({ schemas: [PATCH], Operations });
const listOf = (totalResults: number) => ({ totalResults, startIndex: 1 });

const EXTERNAL = '0f4ad1c2-external';
const MANAGER = '5d1e7f5a-manager';

const userSteps = ({ user, at }: Ids): readonly Step[] => {
  const path = `/Users/${user}`;
  return [
    { section: 'Get User', method: 'GET', path, status: 200, expected: { externalId: EXTERNAL, active: true } },
    { section: 'Get User, not found', method: 'GET', path: `/Users/${newId()}`, status: 404 },
    {
      section: 'Get User by query',
      method: 'GET',
      path: `/Users?filter=${eq('userName', 'Test_User_1')}`,
      status: 200,
      expected: { ...listOf(1), Resources: [{ id: user }] },
    },
    {
      section: 'Get User by query, zero results; Test Connection',
      method: 'GET',
      path: `/Users?filter=${eq('userName', newId())}`,
      status: 200,
      expected: { ...listOf(0), Resources: [] },
    },
    {
      section: 'Get User by the address of type work',
      method: 'GET',
      path: `/Users?filter=${encodeURIComponent(`emails[type eq "work"].value eq "${at('first')}"`)}`,
      status: 200,
      expected: listOf(1),
    },
    {
      section: 'Query the service for a matching user',
      method: 'GET',
      path: `/Users?filter=${eq('externalId', EXTERNAL)}`,
      status: 200,
      expected: listOf(1),
    },
    {
      section: 'Update User, multi-valued properties',
      method: 'PATCH',
      path,
      body: operations(
        { op: 'Replace', path: 'emails[type eq "work"].value', value: at('second') },
        { op: 'Replace', path: 'name.familyName', value: 'King' },
      ),
      status: 200,
      expected: {
        name: { givenName: 'Ada', familyName: 'King' },
        emails: [{ value: at('second'), type: 'work', primary: true }],
      },
    },
    {
      section: 'Update User, single-valued properties',
      method: 'PATCH',
      path,
      body: operations({ op: 'Replace', path: 'userName', value: 'Test_User_2' }),
      status: 200,
      expected: { userName: 'Test_User_2' },
    },
    {
      section: 'Requests made to add a single-value string attribute',
      method: 'PATCH',
      path,
      body: operations({ op: 'Add', path: 'nickName', value: 'Countess' }),
      status: 200,
      expected: { nickName: 'Countess' },
    },
    {
      section: 'Requests to replace multiple attributes, without the flag',
      method: 'PATCH',
      path,
      body: operations(
        { op: 'Replace', path: 'displayName', value: 'Ada K' },
        { op: 'Replace', path: 'emails[type eq "work"].value', value: at('third') },
        { op: 'Replace', path: 'name.givenName', value: 'Augusta' },
        { op: 'Replace', path: 'externalId', value: 'E2' },
        { op: 'Replace', path: `${ENTERPRISE}:employeeNumber`, value: '7' },
      ),
      status: 200,
      expected: { displayName: 'Ada K', externalId: 'E2', [ENTERPRISE]: { employeeNumber: '7' } },
    },
    {
      section: 'Requests to replace multiple attributes, with the flag',
      method: 'PATCH',
      path: `${path}?aadOptscim062020`,
      body: operations(
        { op: 'replace', path: 'emails[type eq "work"].value', value: at('fourth') },
        {
          op: 'replace',
          value: { displayName: 'Ada L', 'name.givenName': 'Ada', [`${ENTERPRISE}:employeeNumber`]: '8' },
        },
      ),
      status: 200,
      expected: { displayName: 'Ada L', name: { givenName: 'Ada' }, [ENTERPRISE]: { employeeNumber: '8' } },
    },
    {
      section: 'Request to update a user: the manager without its schema',
      method: 'PATCH',
      path,
      body: operations({
        op: 'Add',
        path: 'manager',
        value: [{ $ref: `https://x/scim/Users/${MANAGER}`, value: MANAGER }],
      }),
      status: 200,
      expected: { [ENTERPRISE]: { manager: { value: MANAGER } } },
    },
    ...['manager', `${ENTERPRISE}:manager`].flatMap((name): readonly Step[] => [
      {
        section: `Query the value of a reference attribute: ${name}`,
        method: 'GET',
        path: `/Users?filter=${both(eq('id', user), eq(name, MANAGER))}&attributes=id`,
        status: 200,
        expected: { ...listOf(1), Resources: [{ id: user }] },
      },
      {
        section: `Query the value of a reference attribute, another one: ${name}`,
        method: 'GET',
        path: `/Users?filter=${both(eq(name, newId()), eq('id', user))}&attributes=id`,
        status: 200,
        expected: listOf(0),
      },
    ]),
  ];
};

const groupSteps = ({ group, user }: Ids): readonly Step[] => {
  const path = `/Groups/${group}`;
  return [
    { section: 'Get Group', method: 'GET', path: `${path}?excludedAttributes=members`, status: 200 },
    {
      section: 'Get Group by displayName',
      method: 'GET',
      path: `/Groups?excludedAttributes=members&filter=${eq('displayName', 'Group 1')}`,
      status: 200,
      expected: { ...listOf(1), Resources: [{ id: group, displayName: 'Group 1' }] },
    },
    {
      section: 'Update Group, non-member attributes',
      method: 'PATCH',
      path,
      body: operations({ op: 'Replace', path: 'displayName', value: 'Group 2' }),
      status: 204,
    },
    {
      section: 'Update Group, add members',
      method: 'PATCH',
      path,
      body: operations({ op: 'Add', path: 'members', value: [{ $ref: null, value: user }] }),
      status: 204,
    },
    {
      section: 'Group deprovisioning: whether somebody is a member',
      method: 'GET',
      path: `/Groups?filter=${both(eq('id', group), eq('members', user))}&excludedAttributes=members`,
      status: 200,
      expected: listOf(1),
    },
    {
      section: 'Update Group, remove members',
      method: 'PATCH',
      path,
      body: operations({ op: 'Remove', path: 'members', value: [{ $ref: null, value: user }] }),
      status: 204,
    },
    {
      section: 'Requests made to remove a group member, with the flag',
      method: 'PATCH',
      path,
      body: operations({ op: 'remove', path: `members[value eq "${user}"]` }),
      status: 204,
    },
    { section: 'what is left', method: 'GET', path, status: 200, expected: { displayName: 'Group 2', members: [] } },
    { section: 'Delete Group', method: 'DELETE', path, status: 204 },
    { section: 'Delete Group: afterwards', method: 'GET', path, status: 404 },
  ];
};

const lastSteps = ({ user }: Ids): readonly Step[] => {
  const path = `/Users/${user}`;
  return [
    {
      section: 'Disable User',
      method: 'PATCH',
      path,
      body: { Operations: [{ op: 'Replace', path: 'active', value: false }], schemas: [PATCH] },
      status: 200,
      expected: { active: false },
    },
    { section: 'Delete User', method: 'DELETE', path, status: 204 },
    { section: 'Deprovision a user: again', method: 'DELETE', path, status: 404 },
    {
      section: 'Discover schema',
      method: 'GET',
      path: '/Schemas',
      status: 200,
      expected: { totalResults: 3, Resources: [{ id: USER }, { id: ENTERPRISE }, { id: GROUP }] },
    },
  ];
};

test('a cycle of Entra, from the first question to the removal', async () => {
  const at = (name: string) => `${name}@${client.domain}`;
  const created = await client.send('POST', '/Users', {
    schemas: [USER, ENTERPRISE],
    externalId: EXTERNAL,
    userName: 'Test_User_1',
    active: true,
    emails: [{ primary: true, type: 'work', value: at('first') }],
    meta: { resourceType: 'User' },
    name: { formatted: 'Ada Lovelace', familyName: 'Lovelace', givenName: 'Ada' },
    roles: [],
  });
  const group = await client.send('POST', '/Groups', {
    schemas: [GROUP, 'http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group'],
    externalId: '8aa1a0c0-group',
    displayName: 'Group 1',
    meta: { resourceType: 'Group' },
  });
  expect([created.status, group.status, group.body.members], 'Create User, Create Group').toEqual([201, 201, []]);
  const ids = { user: created.body.id, group: group.body.id, at };
  for (const { section, method, path, body, status, expected } of [
    ...userSteps(ids),
    ...groupSteps(ids),
    ...lastSteps(ids),
  ]) {
    const answer = await client.send(method, path, body);
    expect(answer.status, `${section}: ${JSON.stringify(answer.body)}`).toBe(status);
    if (expected !== undefined) expect(answer.body, section).toMatchObject(expected);
  }
});

test('Provision a user: null stands for no value, and a schema that nobody knows is ignored', async () => {
  const { status, body } = await client.send('POST', '/Users', {
    schemas: [USER, 'urn:ietf:params:scim:schemas:extension:enterprise:2.0User'],
    externalId: 'ada',
    userName: `ada@${client.domain}`,
    active: true,
    addresses: null,
    displayName: 'Ada Lovelace',
    emails: [{ type: 'work', value: `ada@${client.domain}`, primary: true }],
    meta: { resourceType: 'User' },
    name: { familyName: 'Lovelace', givenName: 'Ada' },
    phoneNumbers: null,
    preferredLanguage: null,
    title: null,
    department: null,
    manager: null,
  });
  expect([status, body.schemas, 'addresses' in body, 'title' in body]).toEqual([201, [USER], false, false]);
});
