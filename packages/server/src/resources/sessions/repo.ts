// The sessions of an account: in, the account; out, what it can see of them. An id is the start of the hash of a token: neither is a credential.
import type { TenantId } from '@linework/operations';
import { and, count, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.js';
import { endSessions } from '../auth/sessions.js';
import { sessions } from '../auth/tables.js';

export type SessionRow = Pick<
  typeof sessions.$inferSelect,
  'hash' | 'signedIn' | 'expires' | 'userAgent' | 'lastUsed' | 'via'
>;

export interface SessionList {
  /** Of all, also of those that are not listed. */
  readonly count: number;
  /** Newest first. */
  readonly rows: readonly SessionRow[];
}

/** Sessions that are listed. */
export const LISTED = 100;

/** Characters of a hash. */
const ID = 16;

export function idOf({ hash }: Pick<SessionRow, 'hash'>): string {
  return hash.slice(0, ID);
}

export async function sessionsOf(db: Db, ownerId: TenantId, now: Date): Promise<SessionList> {
  const valid = and(eq(sessions.ownerId, ownerId), gt(sessions.expires, now));
  const [all] = await db.select({ count: count() }).from(sessions).where(valid);
  const { hash, signedIn, expires, userAgent, lastUsed, via } = sessions;
  const rows = await db
    .select({ hash, signedIn, expires, userAgent, lastUsed, via })
    .from(sessions)
    .where(valid)
    .orderBy(desc(sessions.signedIn), sessions.hash)
    .limit(LISTED);
  return { count: all?.count ?? 0, rows };
}

/** Whether there was such a session. */
export async function endSessionWith(tx: Db, ownerId: TenantId, id: string): Promise<boolean> {
  const ended = await endSessions(tx, and(eq(sessions.ownerId, ownerId), eq(sql`left(${sessions.hash}, ${ID})`, id)));
  return ended > 0;
}

/** `current`: the hash of the one that stays. Returns how many ended. */
export async function endOtherSessions(tx: Db, ownerId: TenantId, current: string): Promise<number> {
  return endSessions(tx, and(eq(sessions.ownerId, ownerId), ne(sessions.hash, current)));
}
