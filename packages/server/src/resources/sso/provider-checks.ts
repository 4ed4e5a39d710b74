// When SAML providers are due to be checked, in the database: in, the time; out, connections, and what their metadata said the last time.
import type { TenantId } from '@linework/operations';
import { and, asc, eq, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.js';
import { organisations } from '../organisations/tables.js';
import { ssoChecks, ssoConnections } from './tables.js';

export type CheckRow = typeof ssoChecks.$inferSelect;

type Place = Pick<CheckRow, 'ownerId' | 'connectionId'>;

export async function putCheck(tx: Db, row: CheckRow): Promise<void> {
  await tx
    .insert(ssoChecks)
    .values(row)
    .onConflictDoUpdate({ target: [ssoChecks.ownerId, ssoChecks.connectionId], set: row });
}

/** Locked until the transaction ends. */
export async function heldCheck(tx: Db, place: Place): Promise<CheckRow | undefined> {
  const [row] = await tx.select().from(ssoChecks).where(ownRow(place)).for('update');
  return row;
}

export async function checksOf(db: Db, ownerId: TenantId): Promise<readonly CheckRow[]> {
  return db.select().from(ssoChecks).where(eq(ssoChecks.ownerId, ownerId));
}

export async function forgetCheck(tx: Db, place: Place): Promise<void> {
  await tx.delete(ssoChecks).where(ownRow(place));
}

export interface DueProvider extends Place {
  readonly metadataUrl: string | null;
  readonly entityId: string;
}

/** Those that were never checked come first. A connection that is off is not checked, and that of a deleted organisation neither. */
export async function providersToCheck(db: Db, now: Date, most: number): Promise<readonly DueProvider[]> {
  return db
    .select({
      ownerId: ssoConnections.ownerId,
      connectionId: ssoConnections.id,
      metadataUrl: ssoChecks.metadataUrl,
      entityId: sql<string>`${ssoConnections.saml} ->> 'entityId'`,
    })
    .from(ssoConnections)
    .innerJoin(organisations, eq(organisations.ownerId, ssoConnections.ownerId))
    .leftJoin(
      ssoChecks,
      and(eq(ssoChecks.ownerId, ssoConnections.ownerId), eq(ssoChecks.connectionId, ssoConnections.id)),
    )
    .where(
      and(
        eq(ssoConnections.protocol, 'saml'),
        ne(ssoConnections.state, 'off'),
        isNull(organisations.deleted),
        or(isNull(ssoChecks.due), lte(ssoChecks.due, now)),
      ),
    )
    .orderBy(sql`${ssoChecks.due} asc nulls first`, asc(ssoConnections.id))
    .limit(most);
}

function ownRow({ ownerId, connectionId }: Place) {
  return and(eq(ssoChecks.ownerId, ownerId), eq(ssoChecks.connectionId, connectionId));
}
