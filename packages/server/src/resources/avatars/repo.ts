// Avatars in the database: in, an organisation; out, its picture in one size, if it has one.
import { createHash } from 'node:crypto';
import type { TenantId } from '@linework/operations';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.js';
import type { SquareSize } from '../../platform/raster/squares.js';
import { avatars } from './tables.js';

export interface Avatar {
  readonly hash: string;
  /** PNG. */
  readonly picture: Uint8Array;
}

export async function avatarOf(db: Db, ownerId: TenantId, size: SquareSize): Promise<Avatar | undefined> {
  const [row] = await db
    .select({ hash: avatars.hash, picture: avatars[`px${size}`] })
    .from(avatars)
    .where(eq(avatars.ownerId, ownerId));
  return row;
}

export async function hashOf(tx: Db, ownerId: TenantId): Promise<string | undefined> {
  const [row] = await tx.select({ hash: avatars.hash }).from(avatars).where(eq(avatars.ownerId, ownerId));
  return row?.hash;
}

/** Returns its hash. */
export async function putAvatar(
  tx: Db,
  ownerId: TenantId,
  squares: Readonly<Record<SquareSize, Uint8Array>>,
  now: Date,
): Promise<string> {
  const { 32: px32, 64: px64, 128: px128, 256: px256 } = squares;
  const hash = createHash('sha256').update(px256).digest('base64url');
  const avatar = { hash, uploaded: now, px32, px64, px128, px256 };
  await tx
    .insert(avatars)
    .values({ ownerId, ...avatar })
    .onConflictDoUpdate({ target: avatars.ownerId, set: avatar });
  return hash;
}

export async function removeAvatar(tx: Db, ownerId: TenantId): Promise<void> {
  await tx.delete(avatars).where(eq(avatars.ownerId, ownerId));
}
