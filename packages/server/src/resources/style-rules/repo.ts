// Style rules in the database: in, an organisation; out, its rules.
import type { TenantId } from '@linework/operations';
import type { Rules } from '@linework/operations/settings/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.js';
import { changedStyle } from '../house-styles/revision.js';
import { styleRules } from './tables.js';

export interface StoredRules {
  readonly rules: Rules;
  readonly updated: Date;
}

export async function rulesOf(db: Db, ownerId: TenantId): Promise<StoredRules | undefined> {
  const { rules, updated } = styleRules;
  const [row] = await db.select({ rules, updated }).from(styleRules).where(eq(styleRules.ownerId, ownerId));
  return row;
}

export async function putRules(tx: Db, ownerId: TenantId, stored: StoredRules): Promise<void> {
  await tx
    .insert(styleRules)
    .values({ ownerId, ...stored })
    .onConflictDoUpdate({ target: styleRules.ownerId, set: stored });
  await changedStyle(tx, ownerId);
}

export async function removeRules(tx: Db, ownerId: TenantId): Promise<void> {
  await tx.delete(styleRules).where(eq(styleRules.ownerId, ownerId));
  await changedStyle(tx, ownerId);
}
