// Marks a house style as changed, in the transaction that changes one of its parts. Cached pictures and answers of an earlier revision are not found
// again.
import type { TenantId } from '@linework/operations';
import type { Db } from '../../platform/db/database.js';
import { newId } from '../../platform/ids.js';
import { houseStyles } from './tables.js';

export async function changedStyle(tx: Db, ownerId: TenantId): Promise<void> {
  const revision = newId();
  await tx
    .insert(houseStyles)
    .values({ ownerId, revision })
    .onConflictDoUpdate({ target: houseStyles.ownerId, set: { revision } });
}
