// Keys that SAML providers encrypt assertions to: in, an organisation; out, the certificate that its metadata shows, and the keys that open what comes.
// They belong to the organisation, whose metadata is one for all its connections.
import type { TenantId } from '@linework/operations';
import { and, desc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.js';
import { newId } from '../../platform/ids.js';
import { type SealedColumn, sealedColumn } from '../../platform/secrets/sealed-column.js';
import { secretUse } from '../../platform/secrets/secrets.js';
import type { Service } from '../../platform/service.js';
import type { EncryptionKey } from '../saml/encryption-key.js';
import { ssoKeys } from './tables.js';

export const encryptionUse = secretUse('sso-encryption');

type KeyRow = typeof ssoKeys.$inferSelect;

/** For which an earlier key still opens assertions: a provider has to load the new one in that time. */
export const DAYS = 30;

/** The newest first: at most two. `called`: what a request says, which can be nobody's id. */
async function keysOf(db: Db, called: string, now: Date): Promise<readonly KeyRow[]> {
  return db
    .select()
    .from(ssoKeys)
    .where(and(sql`${ssoKeys.ownerId} = ${called}`, or(isNull(ssoKeys.ends), gt(ssoKeys.ends, now))))
    .orderBy(desc(ssoKeys.made), desc(ssoKeys.id));
}

/** Undefined before the first SAML connection. PEM. */
export async function ownCertificateOf(db: Db, called: string, now: Date): Promise<string | undefined> {
  const [newest] = await keysOf(db, called, now);
  return newest?.certificate;
}

/** PEM. Without those whose secret of the service is gone. */
export async function decryptionKeysOf(
  db: Db,
  { secrets, now }: Pick<Service, 'secrets' | 'now'>,
  ownerId: TenantId,
): Promise<readonly string[]> {
  const rows = await keysOf(db, ownerId, now());
  return rows.flatMap((row) => secrets.open(encryptionUse, row.sealed, placeOf(row)) ?? []);
}

/** The one before it opens assertions for thirty days more, and an older one no longer. */
export async function addEncryptionKey(
  tx: Db,
  { secrets, now }: Pick<Service, 'secrets' | 'now'>,
  ownerId: TenantId,
  { key, certificate }: EncryptionKey,
): Promise<void> {
  const at = now();
  await tx.delete(ssoKeys).where(and(eq(ssoKeys.ownerId, ownerId), isNotNull(ssoKeys.ends)));
  await tx
    .update(ssoKeys)
    .set({ ends: new Date(at.getTime() + DAYS * 86_400_000) })
    .where(eq(ssoKeys.ownerId, ownerId));
  const id = newId();
  const sealed = secrets.seal(encryptionUse, key, placeOf({ ownerId, id }));
  await tx.insert(ssoKeys).values({ ownerId, id, certificate, sealed, made: at, ends: null });
}

/** With the newest secret of the service, so that an older one can be removed. */
export async function sealKeysAgain(
  tx: Db,
  { secrets, now }: Pick<Service, 'secrets' | 'now'>,
  ownerId: TenantId,
): Promise<void> {
  for (const row of await keysOf(tx, ownerId, now())) {
    const key = secrets.open(encryptionUse, row.sealed, placeOf(row));
    if (key === undefined) continue;
    const sealed = secrets.seal(encryptionUse, key, placeOf(row));
    await tx
      .update(ssoKeys)
      .set({ sealed })
      .where(and(eq(ssoKeys.ownerId, ownerId), eq(ssoKeys.id, row.id)));
  }
}

function placeOf({ ownerId, id }: Readonly<Record<'ownerId' | 'id', string>>): string {
  return `sso key ${ownerId} ${id}`;
}

export const sealedEncryptionKeys: SealedColumn = sealedColumn({
  use: encryptionUse,
  what: 'keys that SAML assertions are encrypted to',
  table: ssoKeys,
  column: ssoKeys.sealed,
  as: 'bytes',
  key: { ownerId: ssoKeys.ownerId, id: ssoKeys.id },
  place: placeOf,
});
