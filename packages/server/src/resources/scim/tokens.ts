// Tokens of providers: in, an organisation, or a token; out, a token that is shown once, or whose it is. The database contains only the token's hash.
import { randomBytes } from 'node:crypto';
import type { TenantId } from '@linework/operations';
import { and, count, desc, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm';
import { type Db, isOutOfSpace } from '../../platform/db/database.js';
import { newId } from '../../platform/ids.js';
import { nameKind, releaseName, releaseNamesOf, takeName } from '../../platform/names/repo.js';
import { names } from '../../platform/names/tables.js';
import type { Sweep } from '../../platform/resource.js';
import type { HashedUse } from '../../platform/secrets/hashed-use.js';
import { secretUse } from '../../platform/secrets/secrets.js';
import type { Service } from '../../platform/service.js';
import { isSuspended } from '../../platform/suspensions/suspensions.js';
import { suspensions } from '../../platform/suspensions/tables.js';
import { organisations } from '../organisations/tables.js';
import { scimTokens } from './tables.js';

/** The hash of a token. */
export const scimTokenName = nameKind('scim-token');

export const scimTokenUse = secretUse('scim-token');

/** Hours for which a token works after another one replaced it. */
export const OVERLAP = 24;

export type TokenRow = typeof scimTokens.$inferSelect;

/** Valid ones, the newest first. */
export async function tokensOf(db: Db, ownerId: TenantId, now: Date): Promise<readonly TokenRow[]> {
  return db
    .select()
    .from(scimTokens)
    .where(and(eq(scimTokens.ownerId, ownerId), or(isNull(scimTokens.ends), gt(scimTokens.ends, now))))
    .orderBy(desc(scimTokens.made), desc(scimTokens.id));
}

/** Call with the organisation locked: the one before works for some hours more, unless it ends at once, and older ones end. */
export async function makeToken(
  tx: Db,
  { secrets, now: clock }: Service,
  ownerId: TenantId,
  madeBy: string,
  endsEarlier: boolean,
): Promise<{ readonly row: TokenRow; readonly token: string }> {
  const now = clock();
  for (const { id, ends } of await tokensOf(tx, ownerId, now)) {
    if (endsEarlier || ends !== null) await dropToken(tx, ownerId, id);
    else
      await tx
        .update(scimTokens)
        .set({ ends: new Date(now.getTime() + OVERLAP * 3_600_000) })
        .where(and(eq(scimTokens.ownerId, ownerId), eq(scimTokens.id, id)));
  }
  const token = `scim_${randomBytes(30).toString('base64url')}`;
  const row: TokenRow = { ownerId, id: newId(), madeBy, made: now, lastUsed: null, ends: null };
  await tx.insert(scimTokens).values(row);
  await takeName(tx, scimTokenName, secrets.code(scimTokenUse, token), { ownerId, id: row.id });
  return { row, token };
}

export async function dropToken(tx: Db, ownerId: TenantId, id: string): Promise<void> {
  await tx.delete(scimTokens).where(and(eq(scimTokens.ownerId, ownerId), eq(scimTokens.id, id)));
  await releaseNamesOf(tx, scimTokenName, { ownerId, id });
}

/** Undefined if the token is unknown, has ended, or its organisation was deleted or is suspended. */
export async function holderOfToken(
  { database, secrets, now }: Pick<Service, 'database' | 'secrets' | 'now'>,
  token: string,
): Promise<TokenRow | undefined> {
  const codes = secrets.codes(scimTokenUse, token);
  const [holder] = await database.db
    .select({ row: scimTokens, code: names.name })
    .from(names)
    .innerJoin(scimTokens, and(eq(scimTokens.ownerId, names.ownerId), eq(scimTokens.id, names.id)))
    .innerJoin(organisations, and(eq(organisations.ownerId, names.ownerId), isNull(organisations.deleted)))
    .leftJoin(suspensions, isSuspended(organisations.ownerId))
    .where(
      and(
        isNull(suspensions.at),
        eq(names.kind, scimTokenName),
        inArray(names.name, [...codes]),
        or(isNull(scimTokens.ends), gt(scimTokens.ends, now())),
      ),
    );
  if (holder === undefined) return undefined;
  const { row, code } = holder;
  const newest = secrets.code(scimTokenUse, token);
  if (code !== newest)
    await database.transaction(async (tx) => {
      await takeName(tx, scimTokenName, newest, row);
      await releaseName(tx, scimTokenName, code);
    });
  const day = now().toISOString().slice(0, 10);
  if (row.lastUsed !== day) await noteUse(database.db, row, day);
  return row;
}

/** A full disk does not keep a provider from reading. */
async function noteUse(db: Db, { ownerId, id }: TokenRow, lastUsed: string): Promise<void> {
  try {
    await db
      .update(scimTokens)
      .set({ lastUsed })
      .where(and(eq(scimTokens.ownerId, ownerId), eq(scimTokens.id, id)));
  } catch (error) {
    if (!isOutOfSpace(error)) throw error;
  }
}

export const hashedTokens: HashedUse = {
  use: scimTokenUse,
  words: 'tokens of provisioning: until the provider has come with each, or it is replaced',
  count: async (db, now) => {
    const [row] = await db
      .select({ count: count() })
      .from(scimTokens)
      .where(or(isNull(scimTokens.ends), gt(scimTokens.ends, now)));
    return row?.count ?? 0;
  },
};

export const forgetEndedTokens: Sweep = async (tx, now) => {
  const gone = await tx.delete(scimTokens).where(lt(scimTokens.ends, now)).returning();
  for (const { ownerId, id } of gone) await releaseNamesOf(tx, scimTokenName, { ownerId, id });
};
