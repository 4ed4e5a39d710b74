// What a page of the audit log and an export cost: however long the log is and whichever filters are combined, a page reads a bounded number of entries,
// and an export reads each entry once, by PostgreSQL's own counts.
import type { TenantId } from '@linework/operations';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { rowsFrom } from '../../platform/db/db.js';
import { hosted } from '../../testing/hosted.js';
import { account, session } from '../../testing/owned.js';
import { organisation } from '../organisations/testing/fixtures.js';
import { WINDOW } from './page.js';
import { fillLog } from './testing/filled.js';

// A connection that is asked for its counts gives its own: a test with one connection waits for no other.
const { call, service } = hosted({ connections: 1 });

const ENTRIES = 30_000;

let org: TenantId;
let cookie: string;

beforeAll(async () => {
  const owner = await account(service());
  cookie = await session(service(), owner);
  org = await organisation(service(), owner);
  const other = await organisation(service(), owner);
  // Every filter fits a half of the entries or more, and no two fit the same one.
  const filling = {
    count: ENTRIES,
    // The service itself then reads nothing later.
    areSealed: true,
    action: "case n % 2 when 0 then 'sso.change' else 'key.create' end",
    by: "case n % 2 when 0 then 'ada' else 'bob' end",
    target: "case n % 2 when 0 then 'even' else 'odd' end",
  };
  for (const each of [org, other]) await fillLog(service(), each, filling);
  await service().database.db.execute(sql`vacuum analyze audit_entries`);
});

interface Counts {
  readonly scanned: number;
  readonly byIndex: number;
}

async function counts(): Promise<Counts> {
  await service().database.db.execute(sql`select pg_stat_force_next_flush()`);
  const [row] = await rowsFrom<Counts>(
    service().database.db,
    sql`
      select t.seq_tup_read::int as scanned,
        (select sum(idx_tup_read)::int from pg_stat_user_indexes where relname = 'audit_entries') as "byIndex"
      from pg_stat_user_tables t where t.relname = 'audit_entries'`,
  );
  return row ?? { scanned: 0, byIndex: 0 };
}

test.each([
  ['no filter', {}, 1],
  ['an account', { actor: 'ada' }, 1],
  ['an action', { action: 'sso.change' }, 1],
  ['actions by how they begin', { action: 'sso.' }, 1],
  ['a target', { target: 'odd' }, 1],
  ['a period', { from: '2026-01-01T00:10:00Z', to: '2026-01-01T02:00:00Z' }, 1],
  ['an account and an action that it never did', { actor: 'ada', action: 'key.create' }, 2],
  ['an account and actions that it never did', { actor: 'ada', action: 'key.' }, 2],
  ['a target and an account that never changed it', { target: 'odd', actor: 'ada' }, 2],
  ['a target and an action that it never had', { target: 'odd', action: 'sso.' }, 2],
  ['everything', { target: 'odd', actor: 'ada', action: 'sso.', from: '2026-01-01T00:10:00Z' }, 2],
])(
  '%s',
  async (_what, query, windows) => {
    const before = await counts();
    const path = `/orgs/${org}/audit?${new URLSearchParams({ ...query, limit: '100' })}`;
    const { status, body } = await call(path, { cookie });
    const after = await counts();
    expect([status, body.next === null]).toEqual([200, false]);
    expect(after.scanned - before.scanned).toBe(0);
    expect(after.byIndex - before.byIndex).toBeGreaterThan(0);
    expect(after.byIndex - before.byIndex).toBeLessThan(WINDOW * windows);
  },
  60_000,
);

test('an export reads each entry once, by its index', async () => {
  const part = 5_000;
  const [entry] = await rowsFrom<{ readonly id: string }>(
    service().database.db,
    sql`select id from audit_entries where owner_id = ${org} and seq = ${ENTRIES - part}`,
  );
  const before = await counts();
  const { status, body } = await call(`/orgs/${org}/audit/export?after=${entry?.id}`, { cookie });
  const after = await counts();
  expect([status, body.split('\n').length - 1]).toEqual([200, part]);
  expect(after.scanned - before.scanned).toBe(0);
  expect(after.byIndex - before.byIndex).toBeGreaterThanOrEqual(part);
  // A few show where the log ends.
  expect(after.byIndex - before.byIndex).toBeLessThan(part + 100);
}, 60_000);
