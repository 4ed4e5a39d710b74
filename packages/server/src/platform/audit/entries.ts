// Entries of the audit log: in, a change; out, its entry in the transaction of the change.
import type { Actor, TenantId } from '@linework/operations';
import { lt } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { newId } from '../ids.js';
import { auditEntries } from './tables.js';

/** What is changed, and how: `key.revoke`. */
export type Action = Lowercase<`${string}.${string}`>;

/** Days for which an entry is kept: a year and a month, so that a year can be reviewed after it has ended. */
const DAYS = 396;

export async function addEntry(tx: Db, ownerId: TenantId, actor: Actor, action: Action, at: Date): Promise<void> {
  const keyId = actor.by === 'key' ? (actor.with ?? 'local') : '';
  await tx.insert(auditEntries).values({ ownerId, id: newId(), at, action, by: actor.id, keyId });
}

export async function forgetOldEntries(tx: Db, now: Date): Promise<void> {
  await tx.delete(auditEntries).where(lt(auditEntries.at, new Date(now.getTime() - DAYS * 86_400_000)));
}
