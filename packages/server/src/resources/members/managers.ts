// Who hears of what happens to an organisation: in, the organisation; out, addresses of its owners and admins, in order.
import type { TenantId } from '@linework/operations';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.js';
import { accounts } from '../accounts/tables.js';
import { members } from './tables.js';

export async function managersOf(db: Db, ownerId: TenantId): Promise<readonly string[]> {
  const rows = await db
    .select({ email: accounts.email })
    .from(members)
    .innerJoin(accounts, eq(accounts.id, members.accountId))
    .where(and(eq(members.ownerId, ownerId), inArray(members.role, ['owner', 'admin'])))
    .orderBy(accounts.email);
  return rows.map(({ email }) => email);
}
