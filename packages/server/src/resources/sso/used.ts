// What counts once: in, the id of an assertion or of a logout token; out, whether this is its first use.
import { createHash } from 'node:crypto';
import type { TenantId } from '@linework/operations';
import type { Db } from '../../platform/db/database.js';
import { ssoUsed } from './tables.js';

export async function takeOnce(tx: Db, ownerId: TenantId, id: string, expires: Date): Promise<boolean> {
  const hash = createHash('sha256').update(id).digest('hex');
  const added = await tx
    .insert(ssoUsed)
    .values({ ownerId, hash, expires })
    .onConflictDoNothing()
    .returning({ hash: ssoUsed.hash });
  return added.length > 0;
}
