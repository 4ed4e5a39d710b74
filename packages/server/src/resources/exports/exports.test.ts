// Exports are complete, and have nothing else: what the tables of the service have of an owner, compared with the archive.
import type { TenantId } from '@linework/operations';
import { eq, getTableColumns } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { limits } from '../../platform/limits/tables.js';
import { isExported, nameOf, ownerColumn } from '../../platform/stored/stored.js';
import { suspensions } from '../../platform/suspensions/tables.js';
import { usageDays } from '../../platform/usage/tables.js';
import { ROWS } from '../../testing/fixtures.js';
import { hosted } from '../../testing/hosted.js';
import { account, session } from '../../testing/owned.js';
import { rowsOf, tenantTables } from '../../testing/tenant-tables.js';
import { accountOf } from '../accounts/repo.js';
import { identities } from '../accounts/tables.js';
import { diagram } from '../diagrams/testing/fixtures.js';
import { organisation } from '../organisations/testing/fixtures.js';
import { stored } from '../registry.js';
import { exported, type Files, linesIn, textOf } from './testing/unzipped.js';

const { baseUrl, service } = hosted();

const tables = tenantTables();

type Rows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

async function everythingOf(owner: TenantId): Promise<Rows> {
  const all = [...tables].map(async ([name, table]) => [name, await rowsOf(service().database.db, table, owner)]);
  return Object.fromEntries(await Promise.all(all));
}

async function filled(): Promise<{ readonly id: TenantId; readonly rows: Rows; readonly cookie: string }> {
  const id = await account(service());
  for (const [name, make] of Object.entries(ROWS)) if (tables.has(name)) await make(service(), id);
  // What is suspended cannot be exported.
  await service().database.db.delete(suspensions).where(eq(suspensions.ownerId, id));
  const cookie = await session(service(), id);
  return { id, rows: await everythingOf(id), cookie };
}

let one: Awaited<ReturnType<typeof filled>>;
let other: Awaited<ReturnType<typeof filled>>;
let archives: Readonly<Record<string, Files>>;

beforeAll(async () => {
  [one, other] = [await filled(), await filled()];
  archives = {
    account: await exported(new URL('/user/export', baseUrl()), one.cookie),
    organisation: await exported(new URL(`/orgs/${one.id}/export`, baseUrl()), one.cookie),
  };
});

const namesOf = (columns: readonly PgColumn[] = []) => columns.map(({ name }) => name);

/** How a value can be written somewhere. */
const waysOf = (value: unknown): readonly string[] =>
  value instanceof Uint8Array
    ? [Buffer.from(value).toString('base64'), Buffer.from(value).toString('hex')]
    : [String(value)];

const idsIn = (rows: Rows): readonly string[] =>
  Object.values(rows)
    .flat()
    .flatMap((row) => [row.id, row.invited, row.alias, row.domain, row.hash])
    .filter((each): each is string => typeof each === 'string' && each.length > 8);

const allText = (files: Files): string =>
  Object.entries(files)
    .map(([path, bytes]) => `${path}\n${Buffer.from(bytes).toString()}`)
    .join('\n');

describe.each(['account', 'organisation'])('the archive of an %s', (kind) => {
  test.each(stored.filter(isExported).map((each) => [nameOf(each), each] as const))(
    '%s: has every row of its owner, with every column that is not a secret',
    (name, { table, exported: { file, secret, inFiles } }) => {
      if (ownerColumn(table) === undefined) return;
      const without = [...namesOf(secret), ...namesOf(inFiles)];
      const columns = Object.entries(getTableColumns(table));
      const expected = (one.rows[name] ?? []).map((row) => {
        const own = columns.filter(([, column]) => !without.includes(column.name));
        const entries = own.map(([field]) => {
          const value = row[field];
          return [field, value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value] as const;
        });
        return JSON.parse(JSON.stringify(Object.fromEntries(entries)));
      });
      expect(expected).not.toEqual([]);
      expect(linesIn(archives[kind] ?? {}, `${file}.ndjson`)).toEqual(expect.arrayContaining(expected));
      const contents = Object.values(archives[kind] ?? {}).map((bytes) => Buffer.from(bytes));
      for (const row of one.rows[name] ?? [])
        for (const [field, column] of columns)
          if (namesOf(inFiles).includes(column.name)) {
            const bytes = row[field] instanceof Uint8Array ? Buffer.from(row[field]) : Buffer.from(String(row[field]));
            expect([field, contents.some((each) => each.equals(bytes))]).toEqual([field, true]);
          }
    },
  );

  test('has no secret', () => {
    const text = allText(archives[kind] ?? {});
    const secrets = stored.filter(isExported).flatMap((each) =>
      (one.rows[nameOf(each)] ?? []).flatMap((row) =>
        Object.entries(getTableColumns(each.table))
          .filter(([, column]) => namesOf(each.exported.secret).includes(column.name))
          .flatMap(([field]) => (row[field] === null ? [] : waysOf(row[field]))),
      ),
    );
    const long = secrets.filter((each) => each.length > 20);
    expect(long.length).toBeGreaterThan(2);
    expect(long.filter((each) => text.includes(each))).toEqual([]);
    expect(text).not.toContain(one.cookie.slice(one.cookie.indexOf('=') + 1));
  });

  test('has nothing of somebody else', async () => {
    const text = allText(archives[kind] ?? {});
    // What both have is derived from the same picture or commit.
    const ids = idsIn(other.rows).filter((each) => !idsIn(one.rows).includes(each));
    const { email } = (await accountOf(service().database.db, other.id)) ?? { email: 'missing' };
    expect(ids.length).toBeGreaterThan(5);
    expect([other.id, email, ...ids].filter((each) => text.includes(each))).toEqual([]);
  });

  test('lists each of its files in README.md, and each table that is not there, with the reason', () => {
    const files = archives[kind] ?? {};
    const readMe = textOf(files, 'README.md');
    for (const path of Object.keys(files).filter((each) => each !== 'README.md'))
      expect(readMe).toContain(path.includes('/') ? `\`${path.slice(0, path.indexOf('/') + 1)}` : path);
    for (const each of stored) if ('notExported' in each) expect(readMe).toContain(`- ${nameOf(each)}: `);
  });
});

test('the archive of an account has its address, what it signs in as, and its memberships, which others own', async () => {
  const files = archives.account ?? {};
  const { email } = (await accountOf(service().database.db, one.id)) ?? {};
  expect(linesIn(files, 'account.ndjson')).toMatchObject([{ id: one.id, email }]);
  expect(linesIn(files, 'identities.ndjson')).toMatchObject([{ kind: 'mail', subject: email }]);
  expect(linesIn(files, 'memberships.ndjson')).toHaveLength(3);
  expect(Object.keys(archives.organisation ?? {})).not.toContain('identities.ndjson');
});

test('the archive of an organisation has the addresses of its members', async () => {
  const { email } = (await accountOf(service().database.db, one.id)) ?? {};
  expect(linesIn(archives.organisation ?? {}, 'members/addresses.ndjson')).toContainEqual({ accountId: one.id, email });
});

/** What looks like a secret by its name, each with the reason why it is none. */
const NO_SECRET: Readonly<Record<string, string>> = {
  'audit_entries.hash': 'the chain of the log, which its readers check',
  'audit_forwarding.hash': 'the place in that chain',
  'avatars.hash': 'of a picture',
  'sso_domains.token': 'is published in the DNS',
  'passkeys.public_key': 'is public',
};

test('a column that looks like a secret, or has bytes, is in no archive unless a reason is stated', () => {
  const looking = stored.filter(isExported).flatMap((each) => {
    const without = [...namesOf(each.exported.secret), ...namesOf(each.exported.inFiles)];
    return Object.values(getTableColumns(each.table))
      .filter((column) => !without.includes(column.name))
      .filter((column) => /hash|seal|secret|token|key$/.test(column.name) || column.getSQLType() === 'bytea')
      .map((column) => `${nameOf(each)}.${column.name}`);
  });
  expect(looking.sort()).toEqual(Object.keys(NO_SECRET).sort());
});

test('more rows than are in memory at once come each once, and diagrams of one name are files of their own', async () => {
  const owner = await account(service());
  const days = Array.from({ length: 1_203 }, (_, at) => new Date(Date.UTC(2020, 0, 1 + (at % 400))));
  const usage = days.map((day, at) => ({
    ownerId: owner,
    day: day.toISOString().slice(0, 10),
    keyId: `key${Math.floor(at / 400)}`,
    act: 'draw' as const,
    count: at,
  }));
  await service().database.db.insert(usageDays).values(usage);
  for (const folder of [...Array(17).fill('Team: 1/pay'), '', '../..']) await diagram(service(), owner, { folder });
  await service()
    .database.db.insert(identities)
    .values({ kind: 'oidc', issuer: 'here', subject: 'me', accountId: owner, verified: service().now() });
  const files = await exported(new URL('/user/export', baseUrl()), await session(service(), owner));
  const counts = linesIn(files, 'usage.ndjson').map((each) => (each as { readonly count: number }).count);
  expect(counts.sort((a, b) => a - b)).toEqual(usage.map(({ count }) => count));
  const sources = Object.keys(files).filter((path) => path.endsWith('.diagram'));
  expect(sources).toHaveLength(19);
  expect(sources.filter((path) => path.startsWith('diagrams/Team- 1/pay/Hello'))).toHaveLength(17);
  expect(sources).toContain('diagrams/Hello.diagram');
  expect(sources.filter((path) => path.includes('..'))).toEqual([]);
  expect(linesIn(files, 'versions.ndjson')).toHaveLength(19);
  expect(linesIn(files, 'identities.ndjson')).toHaveLength(2);
});

test('a few exports a day; a reader who leaves in the middle ends it', async () => {
  const owner = await account(service());
  const org = await organisation(service(), owner);
  const cookie = await session(service(), owner);
  const statuses: number[] = [];
  for (const path of [...Array(6).fill('/user/export'), `/orgs/${org}/export`]) {
    const answer = await fetch(new URL(path, baseUrl()), { headers: { cookie } });
    await answer.body?.cancel();
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 200]);
  await service().database.db.delete(limits);
  expect(Object.keys(await exported(new URL('/user/export', baseUrl()), cookie))).toContain('README.md');
});
