// Icons in the database: in, an organisation; out, its icons.
import type { OwnIcon } from '@linework/icons';
import type { TenantId } from '@linework/operations';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.js';
import { changedStyle } from '../house-styles/revision.js';
import { ownIcons } from './tables.js';

export interface StoredIcon extends OwnIcon {
  readonly updated: Date;
}

export async function putIcon(tx: Db, ownerId: TenantId, { words, products, ...icon }: StoredIcon): Promise<void> {
  const row = { ...icon, words: [...words], products: [...products] };
  await tx
    .insert(ownIcons)
    .values({ ownerId, ...row })
    .onConflictDoUpdate({ target: [ownIcons.ownerId, ownIcons.name], set: row });
  await changedStyle(tx, ownerId);
}

/** Whether there was one. */
export async function removeIcon(tx: Db, ownerId: TenantId, name: string): Promise<boolean> {
  const gone = await tx
    .delete(ownIcons)
    .where(and(eq(ownIcons.ownerId, ownerId), eq(ownIcons.name, name)))
    .returning({ name: ownIcons.name });
  if (gone.length === 0) return false;
  await changedStyle(tx, ownerId);
  return true;
}
