// Presence in the database, so that all processes of a service know the same: in, an owner and a diagram; out, who has it open.
import type { TenantId } from '@linework/operations';
import { and, asc, eq, gt, isNotNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.js';
import { refuse } from '../../platform/endpoint.js';
import { accounts } from '../accounts/tables.js';
import { members } from '../members/tables.js';
import { presences } from './tables.js';

export type PresenceRow = typeof presences.$inferSelect;

export type Doing = PresenceRow['doing'];

/** Streams of one account, and of one diagram, at the same time. */
export const MOST_OF_ACCOUNT = 12;
export const MOST_OF_DIAGRAM = 50;

/** Refuses more streams than there can be. */
export async function enter(tx: Db, row: PresenceRow, now: Date): Promise<void> {
  const { ownerId, diagramId, accountId } = row;
  // Always in this order, so that two that enter do not wait for each other.
  for (const place of [
    ['present', ownerId, diagramId],
    ['present', accountId],
  ])
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${JSON.stringify(place)}, 0))`);
  const isThere = gt(presences.expires, now);
  const [inDiagram, ofAccount] = [
    await tx.$count(presences, and(eq(presences.ownerId, ownerId), eq(presences.diagramId, diagramId), isThere)),
    await tx.$count(presences, and(eq(presences.accountId, accountId), isThere)),
  ];
  if (inDiagram >= MOST_OF_DIAGRAM)
    refuse('resource.full', `A diagram shows at most ${MOST_OF_DIAGRAM} people at once. Try again later.`);
  if (ofAccount >= MOST_OF_ACCOUNT)
    refuse('resource.full', `An account has at most ${MOST_OF_ACCOUNT} diagrams open at once. Close one first.`);
  await tx.insert(presences).values(row);
}

/** Stays there, also if it had expired. */
export async function renew(db: Db, row: PresenceRow): Promise<void> {
  const { doing, expires } = row;
  await db
    .insert(presences)
    .values(row)
    .onConflictDoUpdate({
      target: [presences.ownerId, presences.diagramId, presences.id],
      set: { doing, expires },
    });
}

export async function leave(db: Db, { ownerId, diagramId, id }: PresenceRow): Promise<void> {
  await db
    .delete(presences)
    .where(and(eq(presences.ownerId, ownerId), eq(presences.diagramId, diagramId), eq(presences.id, id)));
}

export type PresentRow = Pick<PresenceRow, 'id' | 'accountId' | 'doing' | 'since'> & { readonly email: string };

/** The account itself in its own library, and members in that of an organisation: people whose addresses its readers see anyway. */
const isOfLibrary = (ownerId: TenantId) => or(eq(accounts.id, ownerId), isNotNull(members.accountId));

const memberOf = (ownerId: TenantId) => and(eq(members.ownerId, ownerId), eq(members.accountId, accounts.id));

/** The longest there first. */
export async function presentIn(
  db: Db,
  ownerId: TenantId,
  diagramId: string,
  now: Date,
): Promise<readonly PresentRow[]> {
  const { id, accountId, doing, since } = presences;
  return db
    .select({ id, accountId, doing, since, email: accounts.email })
    .from(presences)
    .innerJoin(accounts, eq(accounts.id, accountId))
    .leftJoin(members, memberOf(ownerId))
    .where(
      and(
        eq(presences.ownerId, ownerId),
        eq(presences.diagramId, diagramId),
        gt(presences.expires, now),
        isOfLibrary(ownerId),
      ),
    )
    .orderBy(asc(since), asc(id))
    .limit(MOST_OF_DIAGRAM);
}

/** The address of an account of the library; undefined for anyone else, and for a key. */
export async function addressIn(db: Db, ownerId: TenantId, accountId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ email: accounts.email })
    .from(accounts)
    .leftJoin(members, memberOf(ownerId))
    .where(and(eq(accounts.id, accountId), isOfLibrary(ownerId)));
  return row?.email;
}

export async function forgetAbsent(tx: Db, now: Date): Promise<void> {
  await tx.delete(presences).where(lte(presences.expires, now));
}
