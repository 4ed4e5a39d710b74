// API keys in the database: in, an owner; out, the owner's keys. The owner comes first in every query.
import type { Scope, TenantId } from '@linework/operations';
import { and, arrayContains, desc, eq, gt, inArray, isNull, not, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.js';
import { nameKind } from '../../platform/names/repo.js';
import { names } from '../../platform/names/tables.js';
import { isSuspended } from '../../platform/suspensions/suspensions.js';
import { suspensions } from '../../platform/suspensions/tables.js';
import { isSubscribed, type Subscription } from '../../platform/usage/subscriptions.js';
import { subscriptions } from '../../platform/usage/tables.js';
import { apiKeys } from './tables.js';

/** The hash of a key. */
export const keyName = nameKind('key');

export type KeyRow = typeof apiKeys.$inferSelect;

export async function addKey(tx: Db, row: typeof apiKeys.$inferInsert): Promise<void> {
  await tx.insert(apiKeys).values(row);
}

/** Valid keys, newest first. */
export async function keysOf(db: Db, ownerId: TenantId, kind: KeyRow['kind'], now: Date): Promise<readonly KeyRow[]> {
  return db
    .select()
    .from(apiKeys)
    .where(
      and(
        eq(apiKeys.ownerId, ownerId),
        eq(apiKeys.kind, kind),
        isNull(apiKeys.revoked),
        or(isNull(apiKeys.expires), gt(apiKeys.expires, now)),
      ),
    )
    .orderBy(desc(apiKeys.made), desc(apiKeys.id));
}

export async function keyOf(db: Db, ownerId: TenantId, id: string): Promise<KeyRow | undefined> {
  const [row] = await db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.ownerId, ownerId), eq(apiKeys.id, id)));
  return row;
}

/** Whether it was valid until now. */
export async function revokeKey(
  tx: Db,
  ownerId: TenantId,
  id: string,
  kind: KeyRow['kind'],
  now: Date,
): Promise<boolean> {
  const gone = await tx
    .update(apiKeys)
    .set({ revoked: now, sealed: null })
    .where(and(eq(apiKeys.ownerId, ownerId), eq(apiKeys.id, id), eq(apiKeys.kind, kind), isNull(apiKeys.revoked)))
    .returning({ id: apiKeys.id });
  return gone.length > 0;
}

/** A key, the subscription of its owner, and since when the owner is suspended. */
export interface SubscribedKey {
  readonly row: KeyRow;
  readonly subscription: Subscription | null;
  readonly suspended: Date | null;
}

export async function subscribedKeyOf(db: Db, ownerId: TenantId, id: string): Promise<SubscribedKey | undefined> {
  const [key] = await db
    .select({ row: apiKeys, subscription: subscriptions, suspended: suspensions.at })
    .from(apiKeys)
    .leftJoin(subscriptions, isSubscribed(apiKeys.ownerId))
    .leftJoin(suspensions, isSuspended(apiKeys.ownerId))
    .where(and(eq(apiKeys.ownerId, ownerId), eq(apiKeys.id, id)));
  return key;
}

export interface CodedKey extends SubscribedKey {
  /** The hash by which it was found. */
  readonly code: string;
}

export async function keysByCodes(db: Db, codes: readonly string[]): Promise<readonly CodedKey[]> {
  return db
    .select({ row: apiKeys, subscription: subscriptions, suspended: suspensions.at, code: names.name })
    .from(names)
    .innerJoin(apiKeys, and(eq(apiKeys.ownerId, names.ownerId), eq(apiKeys.id, names.id)))
    .leftJoin(subscriptions, isSubscribed(apiKeys.ownerId))
    .leftJoin(suspensions, isSuspended(apiKeys.ownerId))
    .where(and(eq(names.kind, keyName), inArray(names.name, [...codes])));
}

/** Whether the key exists and is not revoked. */
export async function sealAgain(tx: Db, ownerId: TenantId, id: string, sealed: Uint8Array | null): Promise<boolean> {
  const rows = await tx
    .update(apiKeys)
    .set({ sealed })
    .where(and(eq(apiKeys.ownerId, ownerId), eq(apiKeys.id, id), isNull(apiKeys.revoked)))
    .returning({ id: apiKeys.id });
  return rows.length > 0;
}

/** Notes an account that has seen the key itself. */
export async function noteKnown(tx: Db, ownerId: TenantId, id: string, accountId: string): Promise<void> {
  await tx
    .update(apiKeys)
    .set({ knownBy: sql`array_append(${apiKeys.knownBy}, ${accountId})` })
    .where(and(eq(apiKeys.ownerId, ownerId), eq(apiKeys.id, id), not(arrayContains(apiKeys.knownBy, [accountId]))));
}

export async function noteUse(db: Db, ownerId: TenantId, id: string, day: string): Promise<void> {
  await db
    .update(apiKeys)
    .set({ lastUsed: day })
    .where(and(eq(apiKeys.ownerId, ownerId), eq(apiKeys.id, id)));
}

export function scopesOf({ scopes }: KeyRow): readonly Scope[] {
  return scopes as readonly Scope[];
}
