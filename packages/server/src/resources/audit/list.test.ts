// The list of an audit log, as an owner or admin reads it. Who else may: roles.test.ts.
import type { TenantId } from '@linework/operations';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { hosted } from '../../testing/hosted.js';
import { account, session } from '../../testing/owned.js';
import { member } from '../members/testing/fixtures.js';
import { organisationKey } from '../organisation-keys/testing/fixtures.js';
import { organisation } from '../organisations/testing/fixtures.js';
import { fillLog } from './testing/filled.js';

const { call, service } = hosted();

interface Listed {
  readonly id: string;
  readonly at: string;
  readonly action: string;
  readonly actor: { readonly id: string; readonly keyId: string | null; readonly email: string | null };
  readonly target: string | null;
}

async function acme() {
  const owner = await account(service());
  const org = await organisation(service(), owner);
  return { owner, org, cookie: await session(service(), owner) };
}

type Query = Readonly<Record<string, string>>;

async function page(org: string, cookie: string, query: Query) {
  const { status, body } = await call(`/orgs/${org}/audit?${new URLSearchParams(query)}`, { cookie });
  expect([status, body.message]).toEqual([200, undefined]);
  return body as { readonly entries: readonly Listed[]; readonly next: string | null };
}

/** All pages. */
async function all(org: string, cookie: string, query: Query): Promise<readonly Listed[]> {
  const entries: Listed[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const { entries: more, next } = await page(org, cookie, { ...query, ...(cursor && { cursor }) });
    entries.push(...more);
    cursor = next;
  }
  return entries;
}

test('says who did what, from where, and what it was before and afterwards', async () => {
  const { owner, org, cookie } = await acme();
  const person = await member(service(), org, 'viewer');
  const headers = { 'user-agent': 'curl/8' };
  await call(`/orgs/${org}/members/${person}`, { method: 'PATCH', cookie, headers, body: { role: 'editor' } });
  const { entries, next } = await page(org, cookie, {});
  expect(next).toBeNull();
  expect(entries).toEqual([
    {
      id: expect.any(String),
      at: expect.any(String),
      action: 'member.change',
      actor: { id: owner, keyId: null, email: expect.stringContaining('@example.com') },
      target: person,
      before: { role: 'viewer' },
      after: expect.objectContaining({ role: 'editor' }),
      address: '127.0.0.1',
      userAgent: 'curl/8',
      requestId: expect.any(String),
    },
  ]);
});

test('names a key that did it, and no address of someone who has left', async () => {
  const { org, cookie } = await acme();
  const by = await organisationKey(service(), org);
  const admin = await member(service(), org, 'admin');
  const invited = (email: string) => ({ body: { email, role: 'viewer' } });
  await call(`/orgs/${org}/invites`, { key: by.key, ...invited('one@example.com') });
  const leaving = await session(service(), admin);
  await call(`/orgs/${org}/invites`, { cookie: leaving, ...invited('two@example.com') });
  await call(`/orgs/${org}/members/me`, { method: 'DELETE', cookie: leaving });
  const { entries } = await page(org, cookie, { action: 'invite.create' });
  expect(entries.map(({ actor }) => actor)).toEqual([
    { id: admin, keyId: null, email: null },
    { id: org, keyId: by.id, email: null },
  ]);
});

describe('a log of 2,500 entries', () => {
  let org: TenantId;
  let cookie: string;
  beforeAll(async () => {
    ({ org, cookie } = await acme());
    await fillLog(service(), org, {
      count: 2_500,
      action: "case when n % 3 = 0 then 'sso.change' when n = 7 then 'sso.test' else 'key.create' end",
      by: "'p' || n % 5",
      target: "'t' || n % 4",
    });
  });

  const EVERY: readonly [string, Query, (n: number) => boolean][] = [
    ['all', {}, () => true],
    ['an account', { actor: 'p3' }, (n) => n % 5 === 3],
    ['a key', { actor: 'key7' }, (n) => n % 10 === 0],
    ['an action', { action: 'sso.change' }, (n) => n % 3 === 0],
    ['actions by how they begin', { action: 'sso.' }, (n) => n % 3 === 0 || n === 7],
    ['actions that nobody did', { action: 'scim_token.' }, () => false],
    ['a target', { target: 't1' }, (n) => n % 4 === 1],
    ['a period', { from: '2026-01-01T00:10:00Z', to: '2026-01-01T01:20:00+01:00' }, (n) => n >= 600 && n < 1_200],
    ['an account and an action', { actor: 'p2', action: 'sso.test' }, (n) => n === 7],
    ['a key and a target', { actor: 'key7', target: 't2' }, (n) => n % 20 === 10],
    [
      'everything',
      { actor: 'p1', action: 'sso.', target: 't2', from: '2026-01-01T00:30:00Z' },
      (n) => n % 5 === 1 && n % 3 === 0 && n % 4 === 2 && n >= 1_800,
    ],
  ];

  test.each(EVERY)('shows %s, newest first, without a gap or a repetition', async (_what, query, matches) => {
    const places = Array.from({ length: 2_500 }, (_, at) => 2_500 - at).filter(matches);
    const entries = await all(org, cookie, { ...query, limit: '100' });
    expect(entries.map(({ at }) => (Date.parse(at) - Date.UTC(2026)) / 1_000)).toEqual(places);
  });

  test('has pages of any size that together are the log', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...EVERY), fc.integer({ min: 40, max: 100 }), async ([, query], limit) => {
        const entries = await all(org, cookie, { ...query, limit: String(limit) });
        const other = await all(org, cookie, { ...query, limit: '100' });
        expect(entries.map(({ id }) => id)).toEqual(other.map(({ id }) => id));
      }),
      { numRuns: 4 },
    );
  });

  test('has the same pages while new entries are written', async () => {
    const first = await page(org, cookie, { limit: '100' });
    await fillLog(service(), org, { count: 3, begin: '2026-06-01T00:00:00Z' });
    const second = await page(org, cookie, { limit: '100', cursor: first.next ?? '' });
    expect(Date.parse(second.entries[0]?.at ?? '')).toBe(Date.parse(first.entries.at(-1)?.at ?? '') - 1_000);
  });
});

test.each([
  ['cursor', 'bm90IGEgcGxhY2U'],
  ['action', 'sso'],
  ['action', 'sso.%'],
  ['from', 'yesterday'],
  ['from', '0000-01-01T00:00:00Z'],
  ['limit', '101'],
])('refuses %s=%s', async (field, value) => {
  const { org, cookie } = await acme();
  const { status, body } = await call(`/orgs/${org}/audit?${new URLSearchParams({ [field]: value })}`, { cookie });
  expect([status, body.errorCode]).toEqual([400, 'validation.failed']);
});
