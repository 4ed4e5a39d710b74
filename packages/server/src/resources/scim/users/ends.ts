// What ends with a membership that provisioning took away: in, an account and its organisation; out, its sessions, keys and connections are refused.
import type { TenantId } from '@linework/operations';
import { accountTenant } from '@linework/operations';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.js';
import { names } from '../../../platform/names/tables.js';
import type { Service } from '../../../platform/service.js';
import { sessionName } from '../../auth/sessions.js';
import { sessions } from '../../auth/tables.js';
import { disconnected } from '../../connections/connections.js';
import { revoked } from '../../keys/keys.js';
import { keysOf } from '../../keys/repo.js';

/** Sessions that began through the organisation. */
export async function endSessionsThrough(tx: Db, accountId: string, organisation: TenantId): Promise<void> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.ownerId, accountTenant(accountId).id), eq(sessions.via, organisation)))
    .returning({ hash: sessions.hash });
  await releaseSessions(tx, ended);
}

/** Every session, personal key and connected agent. */
export async function endAllOf(tx: Db, service: Service, accountId: string): Promise<void> {
  const { id } = accountTenant(accountId);
  const ended = await tx.delete(sessions).where(eq(sessions.ownerId, id)).returning({ hash: sessions.hash });
  await releaseSessions(tx, ended);
  for (const key of await keysOf(tx, id, 'personal', service.now())) await revoked(tx, service, id, key.id, 'personal');
  for (const key of await keysOf(tx, id, 'agent', service.now())) await disconnected(tx, service, id, key.id);
}

async function releaseSessions(tx: Db, ended: readonly { readonly hash: string }[]): Promise<void> {
  if (ended.length === 0) return;
  const hashes = JSON.stringify(ended.map(({ hash }) => hash));
  await tx
    .delete(names)
    .where(
      and(eq(names.kind, sessionName), sql`${names.name} in (select jsonb_array_elements_text(${hashes}::jsonb))`),
    );
}
