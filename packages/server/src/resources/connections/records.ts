// The authorization server's records in the database: in, a model and an id; out, the content. Ids are hashed and contents are encrypted for
// their place, so that a reader of the database can neither use a token nor change its owner.
import { createHash } from 'node:crypto';
import { and, count, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.js';
import type { HashedUse } from '../../platform/secrets/hashed-use.js';
import { type SealedColumn, sealedColumn } from '../../platform/secrets/sealed-column.js';
import type { Secrets } from '../../platform/secrets/secrets.js';
import { oauthUse } from './signing-keys.js';
import { oauthRecords } from './tables.js';

export interface Content {
  readonly accountId?: string | undefined;
  readonly clientId?: string | undefined;
  readonly grantId?: string | undefined;
  readonly [field: string]: unknown;
}

export interface OauthRecord {
  readonly content: Content;
  readonly consumed: Date | null;
}

type Sealing = Pick<Secrets, 'seal' | 'open'>;

export async function putRecord(
  db: Db,
  secrets: Sealing,
  model: string,
  id: string,
  content: Content,
  expires: Date,
): Promise<void> {
  const hash = hashOf(model, id);
  const sealed = secrets.seal(oauthUse, JSON.stringify(content), placeOf({ model, id: hash }));
  const row = {
    payload: { sealed: Buffer.from(sealed).toString('base64') },
    grantId: content.grantId ?? null,
    expires,
  };
  await db
    .insert(oauthRecords)
    .values({ model, id: hash, ...row })
    .onConflictDoUpdate({ target: [oauthRecords.model, oauthRecords.id], set: row });
}

export async function findRecord(
  db: Db,
  secrets: Sealing,
  model: string,
  id: string,
  now: Date,
): Promise<OauthRecord | undefined> {
  const hash = hashOf(model, id);
  const [row] = await db
    .select({ payload: oauthRecords.payload, consumed: oauthRecords.consumed })
    .from(oauthRecords)
    .where(and(eq(oauthRecords.model, model), eq(oauthRecords.id, hash), gt(oauthRecords.expires, now)));
  if (row === undefined) return undefined;
  const { sealed } = row.payload as { readonly sealed: string };
  const text = secrets.open(oauthUse, Buffer.from(sealed, 'base64'), placeOf({ model, id: hash }));
  return text === undefined ? undefined : { content: JSON.parse(text) as Content, consumed: row.consumed };
}

/** Whether this was the first use: of many at once, exactly one. */
export async function consumeRecord(db: Db, model: string, id: string, now: Date): Promise<boolean> {
  const used = await db
    .update(oauthRecords)
    .set({ consumed: now })
    .where(and(eq(oauthRecords.model, model), eq(oauthRecords.id, hashOf(model, id)), isNull(oauthRecords.consumed)))
    .returning({ id: oauthRecords.id });
  return used.length > 0;
}

/** Uses a used record again, if it was still last used at `from`: of many at once, exactly one. */
export async function reuseRecord(db: Db, model: string, id: string, from: Date, now: Date): Promise<boolean> {
  const used = await db
    .update(oauthRecords)
    .set({ consumed: now })
    .where(and(eq(oauthRecords.model, model), eq(oauthRecords.id, hashOf(model, id)), eq(oauthRecords.consumed, from)))
    .returning({ id: oauthRecords.id });
  return used.length > 0;
}

export async function dropRecord(db: Db, model: string, id: string): Promise<void> {
  await db.delete(oauthRecords).where(and(eq(oauthRecords.model, model), eq(oauthRecords.id, hashOf(model, id))));
}

/** Deletes a grant, and every code and token that came from it. */
export async function dropGrant(tx: Db, grantId: string): Promise<void> {
  await tx
    .delete(oauthRecords)
    .where(
      or(
        eq(oauthRecords.grantId, grantId),
        and(eq(oauthRecords.model, 'Grant'), eq(oauthRecords.id, hashOf('Grant', grantId))),
      ),
    );
}

/** Keeps a grant and its client at least as long as what was issued for them is valid. */
export async function keepWhile(tx: Db, grantId: string, clientId: string, until: Date): Promise<void> {
  await tx
    .update(oauthRecords)
    .set({ expires: sql`greatest(${oauthRecords.expires}, ${until.toISOString()}::timestamptz)` })
    .where(
      and(
        inArray(oauthRecords.model, ['Grant', 'Client']),
        inArray(oauthRecords.id, [hashOf('Grant', grantId), hashOf('Client', clientId)]),
      ),
    );
}

export async function forgetOldRecords(db: Db, now: Date): Promise<void> {
  await db.delete(oauthRecords).where(lt(oauthRecords.expires, now));
}

function hashOf(model: string, id: string): string {
  return createHash('sha256').update(`${model} ${id}`).digest('hex');
}

/** `id`: the hash. */
function placeOf({ model, id }: Readonly<Record<'model' | 'id', string>>): string {
  return `oauth_records ${model} ${id}`;
}

export const sealedRecords: SealedColumn = sealedColumn({
  use: oauthUse,
  what: 'records of connected agents',
  table: oauthRecords,
  column: oauthRecords.payload,
  as: 'json',
  key: { model: oauthRecords.model, id: oauthRecords.id },
  place: placeOf,
});

/** Its cookies are signed with the secret, and the page on which an agent is approved. */
export const signedConnecting: HashedUse = {
  use: oauthUse,
  words: 'agents that are being connected: for an hour',
  count: async (db, now) => {
    const [row] = await db
      .select({ count: count() })
      .from(oauthRecords)
      .where(and(eq(oauthRecords.model, 'Interaction'), gt(oauthRecords.expires, now)));
    return row?.count ?? 0;
  },
};
