// What a request of a provider costs in an organisation with 5,000 people: no table is read from beginning to end, by PostgreSQL's own counts.
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { rowsFrom } from '../../platform/db/db.js';
import { hosted } from '../../testing/hosted.js';
import { provider, type TestProvider } from './testing/provider.js';

// A connection that is asked for its counts gives its own: a test with one connection waits for no other.
const { call, service } = hosted({ connections: 1 });

const USERS = 5_000;
const GROUPS = 1_000;

/** Rows of a table that PostgreSQL reads from beginning to end sooner than by an index. */
const FEW = 900;

let of: TestProvider;

/** Users with accounts, each a member and in five groups. */
async function fill({ org, domain }: TestProvider): Promise<void> {
  const { db } = service().database;
  const at = sql`'u' || n || '@' || ${domain}::text`;
  for (const statement of [
    sql`insert into accounts (id, email, made) select 'a' || n, ${at}, now() from generate_series(1, ${USERS}) n`,
    sql`
      insert into identities (kind, issuer, subject, organisation, account_id, verified)
      select 'mail', '', ${at}, null, 'a' || n, now() from generate_series(1, ${USERS}) n
      union all select 'scim', ${org}, 'u' || n, ${org}, 'a' || n, now() from generate_series(1, ${USERS}) n`,
    sql`insert into members (owner_id, account_id, role, joined) select ${org}, 'a' || n, 'viewer', now() from generate_series(1, ${USERS}) n`,
    sql`
      insert into scim_users
        (owner_id, id, resource, user_name, external_id, email, active, folded, account_id, made_account, version, made, updated)
      select ${org}, 'u' || n, jsonb_build_object('userName', ${at}, 'active', true), ${at}, 'e' || n, ${at}, true, '{"emails":[]}',
        'a' || n, true, 1, now() + n * interval '1 second', now()
      from generate_series(1, ${USERS}) n`,
    sql`
      insert into scim_groups (owner_id, id, display_name, folded, version, made, updated)
      select ${org}, 'g' || n, 'G' || n, 'g' || n, 1, now(), now() from generate_series(1, ${GROUPS}) n`,
    sql`
      insert into scim_group_members (owner_id, group_id, user_id)
      select ${org}, 'g' || (n % ${GROUPS} + 1), 'u' || (n / 5 + 1) from generate_series(0, ${USERS * 5 - 1}) n`,
    sql`analyze`,
  ])
    await db.execute(statement);
}

/** Rows that scans of whole tables read until now. */
async function scanned(): Promise<ReadonlyMap<string, { readonly rows: number; readonly size: number }>> {
  await service().database.db.execute(sql`select pg_stat_force_next_flush()`);
  const tables = await rowsFrom<{ readonly name: string; readonly rows: number; readonly size: number }>(
    service().database.db,
    sql`
      select s.relname as name, s.seq_tup_read::int as rows, c.reltuples::int as size
      from pg_stat_user_tables s join pg_class c on c.oid = s.relid`,
  );
  return new Map(tables.map(({ name, rows, size }) => [name, { rows, size }]));
}

beforeAll(async () => {
  of = await provider({ call, service });
  await fill(of);
});

test('among 5,000 people, finding, changing, adding and removing one reads no table from beginning to end', async () => {
  const before = await scanned();
  const active = (value: boolean) => ({ op: 'replace', path: 'active', value });
  const eq = (attribute: string, value: string) => encodeURIComponent(`${attribute} eq "${value}"`);
  const some = Array.from({ length: 100 }, (_, at) => ({ value: `u${at * 7 + 1}` }));
  const answers = [
    await of.send('GET', `/Users?filter=${eq('userName', `U77@${of.domain}`)}`),
    await of.send('GET', `/Users?filter=${eq('externalId', 'e77')}`),
    await of.send('GET', '/Users/u77'),
    await of.send('PUT', '/Users/u77', { userName: `u77@${of.domain}`, title: 'Dr' }),
    await of.patch('/Users/u77', active(false)),
    await of.patch('/Users/u77', active(true)),
    await of.send('GET', `/Groups?filter=${eq('displayName', 'g7')}&excludedAttributes=members`),
    await of.send('GET', `/Groups?filter=${eq('id', 'g7')}%20and%20${eq('members', 'u77')}&excludedAttributes=members`),
    await of.patch('/Groups/g7', { op: 'add', path: 'members', value: some }),
    await of.patch('/Groups/g7', { op: 'remove', path: 'members', value: some }),
    await of.send('PUT', '/Groups/g8', { displayName: 'G8', members: some }),
    await of.send('GET', '/Groups/g8'),
    await call(`/orgs/${of.org}/scim/groups/g8`, { method: 'PATCH', cookie: of.cookie, body: { role: 'editor' } }),
    await of.send('DELETE', '/Groups/g8'),
    await of.send('DELETE', '/Users/u78'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([
    200, 200, 200, 200, 200, 200, 200, 200, 204, 204, 200, 200, 200, 204, 204,
  ]);
  const after = await scanned();
  const scans = [...after].flatMap(([name, { rows, size }]) => {
    const more = rows - (before.get(name)?.rows ?? 0);
    return size > FEW && more >= size ? [`${name}: ${more} rows of ${size}`] : [];
  });
  expect(after.get('scim_users')?.size).toBeGreaterThan(FEW);
  expect(scans).toEqual([]);
}, 60_000);
