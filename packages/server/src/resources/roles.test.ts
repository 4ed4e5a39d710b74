// Roles: every endpoint of an organisation for every role, and for those who have none there.
import { type Permission, ROLES, type Role, type TenantId } from '@linework/operations';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { limits } from '../platform/limits/tables.js';
import { ALWAYS_REFUSED, goodInput } from '../testing/fixtures.js';
import { hosted } from '../testing/hosted.js';
import { account, key, session } from '../testing/owned.js';
import { requestOf } from '../testing/request.js';
import { textOf } from '../testing/text-of.js';
import { members } from './members/tables.js';
import { member } from './members/testing/fixtures.js';
import { organisation } from './organisations/testing/fixtures.js';
import { endpoints } from './registry.js';

const { baseUrl, service } = hosted();

/** What each role permits, stated independently of the code. */
const MAY: Readonly<Record<Permission, readonly Role[]>> = {
  read: ['owner', 'admin', 'editor', 'viewer'],
  change: ['owner', 'admin', 'editor'],
  manage: ['owner', 'admin'],
  own: ['owner'],
};

const inOrganisations = endpoints.flatMap((endpoint) =>
  endpoint.access !== 'public' && endpoint.access.role !== undefined
    ? [[endpoint.name, endpoint, endpoint.access.role.permits] as const]
    : [],
);

/** Endpoints that are open to every member for themselves, and to some roles for others. */
const ON_OTHERS: Readonly<Record<string, Permission>> = { remove_member: 'manage' };

async function answerTo(
  endpoint: (typeof inOrganisations)[number][1],
  owner: TenantId,
  credentials: object,
  org?: string,
) {
  const input = await goodInput(service(), endpoint, owner);
  const { path, method, headers, body } = requestOf(endpoint, org === undefined ? input : { ...input, org });
  const answer = await fetch(new URL(path, baseUrl()), {
    method,
    headers: { ...headers, ...credentials },
    ...(body === undefined ? {} : { body }),
  });
  await service().database.db.delete(limits);
  const text = await textOf(answer);
  const { errorCode, message } = text.startsWith('{"error":') ? JSON.parse(text) : { errorCode: '', message: '' };
  return { status: answer.status, errorCode, message };
}

const signedIn = async (id: TenantId) => ({ cookie: await session(service(), id), origin: baseUrl() });

/** Someone with a role in the organisation that `goodInput` makes: the caller becomes one after the owner has made it. */
async function ask(endpoint: (typeof inOrganisations)[number][1], role: Role) {
  const owner = await account(service());
  const caller = await account(service());
  const input = await goodInput(service(), endpoint, owner);
  await service()
    .database.db.insert(members)
    .values({ ownerId: String(input.org) as TenantId, accountId: caller, role, joined: service().now() });
  const { path, method, headers, body } = requestOf(endpoint, input);
  const answer = await fetch(new URL(path, baseUrl()), {
    method,
    headers: { ...headers, ...(await signedIn(caller)) },
    ...(body === undefined ? {} : { body }),
  });
  await service().database.db.delete(limits);
  return { status: answer.status, text: await textOf(answer) };
}

describe.each(inOrganisations)('%s', (name, endpoint, permits) => {
  const needed = ON_OTHERS[name] ?? permits;

  test.each(ROLES)(`needs a role that may ${needed}: %s`, async (role) => {
    const { status, text } = await ask(endpoint, role);
    if (MAY[needed].includes(role) && name in ALWAYS_REFUSED) expect(text).not.toContain('auth.role_required');
    else if (MAY[needed].includes(role)) expect([status < 400, text]).toEqual([true, text]);
    else expect([status, JSON.parse(text).errorCode]).toEqual([403, 'auth.role_required']);
  });

  test('someone who was a member, and someone who never was, get what a name gets that nobody has', async () => {
    const owner = await account(service());
    const former = await account(service());
    const org = await organisation(service(), owner);
    await service()
      .database.db.insert(members)
      .values({ ownerId: org, accountId: former, role: 'owner', joined: service().now() });
    await service().database.db.delete(members).where(eq(members.accountId, former));
    const never = await answerTo(endpoint, owner, await signedIn(former), 'never-existed');
    expect([never.status, never.errorCode]).toEqual([404, 'resource.not_found']);
    for (const caller of [former, await account(service())])
      expect(await answerTo(endpoint, owner, await signedIn(caller), org)).toEqual(never);
  });

  test('a key of an owner needs the scope as well', async () => {
    const owner = await account(service());
    const { key: draws } = await key(service(), owner, { scopes: ['draw'] });
    const { status } = await answerTo(endpoint, owner, { authorization: `Bearer ${draws}` });
    expect([401, 403]).toContain(status);
  });
});

test('the member of one organisation is a stranger in another', async () => {
  const [one, other] = [await account(service()), await account(service())];
  const [own, foreign] = [await organisation(service(), one), await organisation(service(), other)];
  await member(service(), own);
  const read = async (org: string) =>
    (await fetch(new URL(`/orgs/${org}`, baseUrl()), { headers: await signedIn(one) })).status;
  expect([await read(own), await read(foreign)]).toEqual([200, 404]);
});
