// Logs with many entries: in, a service and an organisation; out, entries in its log, written without the service.
import type { TenantId } from '@linework/operations';
import { sql } from 'drizzle-orm';
import { newId } from '../../../platform/ids.js';
import type { Service } from '../../../platform/service.js';

export interface Filling {
  readonly count: number;
  /** An expression of n, which counts from 1, for each column that matters. */
  readonly action?: string;
  readonly by?: string;
  readonly target?: string;
  /** When the first one was written; each later one a second after it. */
  readonly begin?: string;
  /** Whether they have a place in the chain already, with any hash. */
  readonly areSealed?: boolean;
}

export async function fillLog(
  { database }: Pick<Service, 'database'>,
  owner: TenantId,
  {
    count,
    action = "'key.create'",
    by = "'ada'",
    target = "'t' || n",
    begin = '2026-01-01T00:00:00Z',
    areSealed = false,
  }: Filling,
): Promise<void> {
  const of = newId();
  await database.db.execute(sql`
    insert into audit_entries (owner_id, id, at, action, by, key_id, target, seq, previous, hash)
    select ${owner}, ${of}::text || n, ${begin}::timestamptz + n * interval '1 second',
      ${sql.raw(action)}, ${sql.raw(by)}, case n % 10 when 0 then 'key7' else '' end, ${sql.raw(target)},
      ${sql.raw(areSealed ? "n, 'previous', 'hash'" : 'null, null, null')}
    from generate_series(1, ${count}::int) n`);
}
