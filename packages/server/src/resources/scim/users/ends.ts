// What ends with a membership that provisioning took away: in, an account and its organisation; out, its sessions, keys and connections are refused.
import type { TenantId } from '@linework/operations';
import { accountTenant } from '@linework/operations';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.js';
import type { Service } from '../../../platform/service.js';
import { endSessions } from '../../auth/sessions.js';
import { sessions } from '../../auth/tables.js';
import { disconnected } from '../../connections/connections.js';
import { revoked } from '../../keys/keys.js';
import { keysOf } from '../../keys/repo.js';

/** Sessions that began through the organisation. */
export async function endSessionsThrough(tx: Db, accountId: string, organisation: TenantId): Promise<void> {
  await endSessions(tx, and(eq(sessions.ownerId, accountTenant(accountId).id), eq(sessions.via, organisation)));
}

/** Every session, personal key and connected agent. */
export async function endAllOf(tx: Db, service: Service, accountId: string): Promise<void> {
  const { id } = accountTenant(accountId);
  await endSessions(tx, eq(sessions.ownerId, id));
  for (const key of await keysOf(tx, id, 'personal', service.now())) await revoked(tx, service, id, key.id, 'personal');
  for (const key of await keysOf(tx, id, 'agent', service.now())) await disconnected(tx, service, id, key.id);
}
