// Who the accounts of a log are: in, their ids; out, the addresses of those who are members now.
import type { TenantId } from '@linework/operations';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.js';
import { accounts } from '../accounts/tables.js';
import { members } from '../members/tables.js';

export async function emailsOf(
  db: Db,
  ownerId: TenantId,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: accounts.id, email: accounts.email })
    .from(members)
    .innerJoin(accounts, eq(accounts.id, members.accountId))
    .where(and(eq(members.ownerId, ownerId), inArray(members.accountId, [...new Set(ids)])));
  return new Map(rows.map(({ id, email }) => [id, email]));
}
