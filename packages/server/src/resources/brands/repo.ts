// Brands in the database: in, an organisation; out, its brand.
import type { BrandInput } from '@linework/core';
import type { TenantId } from '@linework/operations';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.js';
import { changedStyle } from '../house-styles/revision.js';
import { brands } from './tables.js';

export interface StoredBrand {
  readonly brand: BrandInput;
  readonly updated: Date;
}

export async function brandOf(db: Db, ownerId: TenantId): Promise<StoredBrand | undefined> {
  const { brand, updated } = brands;
  const [row] = await db.select({ brand, updated }).from(brands).where(eq(brands.ownerId, ownerId));
  return row;
}

export async function putBrand(tx: Db, ownerId: TenantId, stored: StoredBrand): Promise<void> {
  await tx
    .insert(brands)
    .values({ ownerId, ...stored })
    .onConflictDoUpdate({ target: brands.ownerId, set: stored });
  await changedStyle(tx, ownerId);
}

export async function removeBrand(tx: Db, ownerId: TenantId): Promise<void> {
  await tx.delete(brands).where(eq(brands.ownerId, ownerId));
  await changedStyle(tx, ownerId);
}
