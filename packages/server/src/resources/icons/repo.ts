// Icons in the database: in, an organisation; out, its icons.
import type { OwnIcon } from '@linework/icons';
import type { TenantId } from '@linework/operations';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.js';
import { changedStyle } from '../house-styles/revision.js';
import { ownIcons } from './tables.js';

export interface StoredIcon extends OwnIcon {
  readonly updated: Date;
}

/** An icon in a list; its outlines are read only on request. */
export type ListedIcon = Omit<StoredIcon, 'art'> & Partial<Pick<StoredIcon, 'art'>>;

const { name, words, products, updated, art } = ownIcons;

/** By name. */
export async function iconsOf(db: Db, ownerId: TenantId, hasArt: boolean): Promise<readonly ListedIcon[]> {
  const columns = { name, words, products, updated };
  const of = eq(ownIcons.ownerId, ownerId);
  if (!hasArt) return db.select(columns).from(ownIcons).where(of).orderBy(asc(name));
  return db
    .select({ ...columns, art })
    .from(ownIcons)
    .where(of)
    .orderBy(asc(name));
}

export async function iconNamesOf(db: Db, ownerId: TenantId): Promise<readonly string[]> {
  const rows = await db.select({ name }).from(ownIcons).where(eq(ownIcons.ownerId, ownerId));
  return rows.map((row) => row.name);
}

/** By name. */
export async function iconsNamed(db: Db, ownerId: TenantId, names: readonly string[]): Promise<readonly OwnIcon[]> {
  if (names.length === 0) return [];
  return db
    .select({ name, words, products, art })
    .from(ownIcons)
    .where(and(eq(ownIcons.ownerId, ownerId), inArray(name, [...names])))
    .orderBy(asc(name));
}

/** With their outlines, by name. */
export async function ownIconsOf(db: Db, ownerId: TenantId): Promise<readonly OwnIcon[]> {
  return db
    .select({ name, words, products, art })
    .from(ownIcons)
    .where(eq(ownIcons.ownerId, ownerId))
    .orderBy(asc(name));
}

export async function iconOf(db: Db, ownerId: TenantId, called: string): Promise<StoredIcon | undefined> {
  const [row] = await db
    .select({ name, words, products, updated, art })
    .from(ownIcons)
    .where(and(eq(ownIcons.ownerId, ownerId), eq(name, called)));
  return row;
}

/** How many there are, and the bytes of their outlines. */
export async function sizeOf(db: Db, ownerId: TenantId): Promise<{ readonly count: number; readonly bytes: number }> {
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(octet_length(${art}::text)), 0)::int`,
    })
    .from(ownIcons)
    .where(eq(ownIcons.ownerId, ownerId));
  return row ?? { count: 0, bytes: 0 };
}

export async function putIcon(tx: Db, ownerId: TenantId, stored: StoredIcon): Promise<void> {
  const row = { ...stored, words: [...stored.words], products: [...stored.products] };
  await tx
    .insert(ownIcons)
    .values({ ownerId, ...row })
    .onConflictDoUpdate({ target: [ownIcons.ownerId, ownIcons.name], set: row });
  await changedStyle(tx, ownerId);
}

export async function removeIcon(tx: Db, ownerId: TenantId, called: string): Promise<void> {
  const gone = await tx
    .delete(ownIcons)
    .where(and(eq(ownIcons.ownerId, ownerId), eq(name, called)))
    .returning({ name });
  if (gone.length > 0) await changedStyle(tx, ownerId);
}
