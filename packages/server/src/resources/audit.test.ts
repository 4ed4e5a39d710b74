// The audit log: every change of an owner's data leaves one entry, and nothing else leaves any.
import type { TenantId } from '@linework/operations';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries } from '../platform/audit/tables.js';
import type { AnyEndpoint } from '../platform/endpoint.js';
import { goodInput } from '../testing/fixtures.js';
import { hosted } from '../testing/hosted.js';
import { account, key, SOURCE, session } from '../testing/owned.js';
import { requestOf } from '../testing/request.js';
import { billing } from './billing/resource.js';
import { organisationBilling } from './organisation-billing/resource.js';
import { endpoints } from './registry.js';

const { baseUrl, call, service } = hosted();

const entriesOf = (owner: TenantId) =>
  service().database.db.select().from(auditEntries).where(eq(auditEntries.by, owner));

/**
 * `connections.test.ts` answers what an agent asked for, `organisations.test.ts` accepts invitations, `passkeys.test.ts` has an authenticator,
 * `erasure.test.ts` the address of the account, and `billing.test.ts` a payment provider.
 */
const ELSEWHERE: readonly string[] = [
  'approve_agent',
  'accept_invite',
  'add_passkey',
  'erase_account',
  ...[billing, organisationBilling].flatMap(({ endpoints: all = [] }) => all.map(({ name }) => name)),
];

const signedIn = endpoints.filter(({ access, name }) => access !== 'public' && !ELSEWHERE.includes(name));

/** Changes between two libraries, each with a log. */
const LOGS: Readonly<Record<string, number>> = { move_public_diagram: 2, take_back_public_diagram: 2 };

const actions: string[] = [];

/** A session, unless only a key will do. */
async function callerOf({ access }: AnyEndpoint, owner: TenantId): Promise<Readonly<Record<string, string>>> {
  return access !== 'public' && access.key
    ? { authorization: `Bearer ${(await key(service(), owner)).key}` }
    : { cookie: await session(service(), owner), origin: baseUrl() };
}

describe.each(signedIn.map((each) => [each.name, each] as const))('%s', (_name, endpoint) => {
  test(
    endpoint.effect === 'read' ? 'leaves no entry' : 'leaves one entry in each log that it concerns, with who did it',
    async () => {
      const owner = await account(service());
      const { path, method, headers, body } = requestOf(endpoint, await goodInput(service(), endpoint, owner));
      const answer = await fetch(new URL(path, baseUrl()), {
        method,
        headers: { ...headers, ...(await callerOf(endpoint, owner)) },
        ...(body === undefined ? {} : { body }),
      });
      expect(answer.status).toBeLessThan(400);
      const entries = await entriesOf(owner);
      expect(entries).toMatchObject(
        Array.from({ length: endpoint.effect === 'read' ? 0 : (LOGS[endpoint.name] ?? 1) }, () => ({
          by: owner,
          keyId: '',
        })),
      );
      expect(new Set(entries.map(({ ownerId }) => ownerId)).size).toBe(entries.length);
      // The library of an organisation is that of an account with another owner.
      actions.push(
        ...entries.map(({ action, ownerId }) => `${action} ${ownerId === owner ? 'account' : 'organisation'}`),
      );
    },
  );
});

test('no two endpoints leave the same action', () => {
  expect(new Set(actions).size).toBe(actions.length);
});

test('the key that did it is named', async () => {
  const owner = await account(service());
  const by = await key(service(), owner);
  await call('/v1/diagrams/publish', { key: by.key, body: { source: SOURCE } });
  expect(await entriesOf(owner)).toMatchObject([{ action: 'diagram.publish', by: owner, keyId: by.id }]);
});

test('a repeated request leaves no second entry', async () => {
  const owner = await account(service());
  const by = await key(service(), owner);
  for (let times = 0; times < 2; times++)
    await call('/v1/diagrams/publish', { key: by.key, headers: { 'idempotency-key': 'a' }, body: { source: SOURCE } });
  expect(await entriesOf(owner)).toHaveLength(1);
});

test.each([
  ['refused', '/user/stable-links/none', 'DELETE', undefined],
  ['undone', '/user/stable-links', 'POST', { alias: 'no-such', diagramId: 'none' }],
])('a change that is %s leaves no entry', async (_what, path, method, body) => {
  const owner = await account(service());
  const by = await key(service(), owner);
  expect((await call(path, { key: by.key, method, body })).status).toBe(404);
  expect(await entriesOf(owner)).toEqual([]);
});
