// Passkeys in the database: in, an account; out, its passkeys. Someone who signs in has only a credential's id, whose hash leads to its owner.
import { createHash } from 'node:crypto';
import type { TenantId } from '@linework/operations';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.js';
import { newId } from '../../platform/ids.js';
import { named, nameKind, releaseNamesOf, takeName } from '../../platform/names/repo.js';
import { passkeys } from './tables.js';
import type { ProvenCredential } from './webauthn.js';

/** The hash of a credential's id. */
export const passkeyName = nameKind('passkey');

export type PasskeyRow = typeof passkeys.$inferSelect;

/** Of an account. */
export const MOST_PASSKEYS = 20;

export interface NewPasskey extends ProvenCredential {
  readonly transports: readonly string[];
  readonly name: string;
}

/** Oldest first. */
export async function passkeysOf(db: Db, ownerId: TenantId): Promise<readonly PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.ownerId, ownerId)).orderBy(asc(passkeys.made), asc(passkeys.id));
}

/** Undefined if an account has the credential already. */
export async function addPasskey(
  tx: Db,
  ownerId: TenantId,
  { credentialId, publicKey, counter, transports, name }: NewPasskey,
  now: Date,
): Promise<PasskeyRow | undefined> {
  const id = newId();
  const holder = await takeName(tx, passkeyName, hashOf(credentialId), { ownerId, id });
  if (holder.id !== id) return undefined;
  const row = { ownerId, id, credentialId, publicKey, counter, transports: [...transports], name, made: now };
  const [added] = await tx.insert(passkeys).values(row).returning();
  return added;
}

/** Locked until the transaction ends: the counter of one signature is compared before the next is. */
export async function heldPasskey(tx: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  const holder = await named(tx, passkeyName, hashOf(credentialId));
  if (holder === undefined) return undefined;
  const [row] = await tx.select().from(passkeys).where(isRow(holder.ownerId, holder.id)).for('update');
  return row;
}

export async function noteUse(tx: Db, { ownerId, id }: PasskeyRow, counter: number, now: Date): Promise<void> {
  const lastUsed = now.toISOString().slice(0, 10);
  await tx.update(passkeys).set({ counter, lastUsed }).where(isRow(ownerId, id));
}

/** Undefined if there is none. */
export async function renamePasskey(
  tx: Db,
  ownerId: TenantId,
  id: string,
  name: string,
): Promise<PasskeyRow | undefined> {
  const [row] = await tx.update(passkeys).set({ name }).where(isRow(ownerId, id)).returning();
  return row;
}

/** Returns what was removed. */
export async function removePasskey(tx: Db, ownerId: TenantId, id: string): Promise<PasskeyRow | undefined> {
  const [row] = await tx.delete(passkeys).where(isRow(ownerId, id)).returning();
  if (row !== undefined) await releaseNamesOf(tx, passkeyName, { ownerId, id });
  return row;
}

function isRow(ownerId: TenantId, id: string) {
  return and(eq(passkeys.ownerId, ownerId), eq(passkeys.id, id));
}

function hashOf(credentialId: string): string {
  return createHash('sha256').update(credentialId).digest('hex');
}
