// Sessions: in, an account; out, a token for a cookie. The database contains only the token's hash.
import { createHash, randomBytes } from 'node:crypto';
import type { Actor, Cookie, TenantId } from '@linework/operations';
import { and, eq, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { sessionCookie } from '../../platform/auth/actor.js';
import type { Db } from '../../platform/db/database.js';
import { nameKind, releaseName, takeName } from '../../platform/names/repo.js';
import { names } from '../../platform/names/tables.js';
import type { Service } from '../../platform/service.js';
import { isSuspended, suspendedSince } from '../../platform/suspensions/suspensions.js';
import { suspensions } from '../../platform/suspensions/tables.js';
import { isSubscribed } from '../../platform/usage/subscriptions.js';
import { subscriptions } from '../../platform/usage/tables.js';
import { callerBehind } from '../accounts/actor.js';
import { sessions } from './tables.js';

/** The hash of a session's token. */
export const sessionName = nameKind('session');

export const DAYS = 30;

/** Minutes in which a sign-in counts as recent. */
const RECENT = 10;

/** Characters of the browser's name for itself that are kept. */
const LONGEST = 300;

/** What is known of a session that a provider began. */
export type Via = Pick<
  typeof sessions.$inferSelect,
  'via' | 'viaConnection' | 'providerSession' | 'providerSubject' | 'providerSignOut'
>;

/** How a session began. */
export interface Began {
  /** What the browser calls itself. */
  readonly userAgent?: string;
  readonly expires?: Date;
  readonly via?: Partial<Via>;
}

export async function beginSession(
  tx: Db,
  ownerId: TenantId,
  now: Date,
  { userAgent = '', expires = new Date(now.getTime() + DAYS * 86_400_000), via = {} }: Began = {},
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const hash = hashOf(token);
  const browser = userAgent.replaceAll('\0', '').slice(0, LONGEST);
  await tx
    .insert(sessions)
    .values({ ownerId, hash, signedIn: now, expires, userAgent: browser, lastUsed: dayOf(now), ...via });
  await takeName(tx, sessionName, hash, { ownerId, id: hash });
  return token;
}

/** Returns how it began; undefined if there was none. */
export async function endSession(tx: Db, token: string): Promise<Via | undefined> {
  const hash = hashOf(token);
  const { via, viaConnection, providerSession, providerSubject, providerSignOut } = sessions;
  const [ended] = await tx
    .delete(sessions)
    .where(eq(sessions.hash, hash))
    .returning({ via, viaConnection, providerSession, providerSubject, providerSignOut });
  await releaseName(tx, sessionName, hash);
  return ended;
}

/** Of whom the transaction sees. Returns how many there were. */
export async function endSessions(tx: Db, which: SQL | undefined): Promise<number> {
  const gone = await tx.delete(sessions).where(which).returning({ hash: sessions.hash });
  if (gone.length === 0) return 0;
  // One parameter, however many there are.
  const hashes = sql`select jsonb_array_elements_text(${JSON.stringify(gone.map(({ hash }) => hash))}::jsonb)`;
  await tx.delete(names).where(and(eq(names.kind, sessionName), sql`${names.name} in (${hashes})`));
  return gone.length;
}

export async function actorOfSession(
  { database: { db }, now: clock, unsubscribed }: Pick<Service, 'database' | 'now' | 'unsubscribed'>,
  token: string,
): Promise<Actor | undefined> {
  const now = clock();
  const [row] = await db
    .select({
      ownerId: sessions.ownerId,
      hash: sessions.hash,
      signedIn: sessions.signedIn,
      lastUsed: sessions.lastUsed,
      subscription: subscriptions,
      suspended: suspensions.at,
    })
    .from(names)
    .innerJoin(sessions, and(eq(sessions.ownerId, names.ownerId), eq(sessions.hash, names.id)))
    .leftJoin(subscriptions, isSubscribed(sessions.ownerId))
    .leftJoin(suspensions, isSuspended(sessions.ownerId))
    .where(and(eq(names.kind, sessionName), eq(names.name, hashOf(token)), gt(sessions.expires, now)));
  if (row === undefined) return undefined;
  const day = dayOf(now);
  // Nobody waits for this write. If it fails, the next request tries again.
  if (row.lastUsed !== day) void noteUse(db, row.ownerId, row.hash, day).catch(() => undefined);
  const recent = now.getTime() - row.signedIn.getTime() < RECENT * 60_000;
  const caller = callerBehind(row.ownerId, row.subscription, unsubscribed);
  return { ...caller, by: 'session', with: row.hash, recent, ...suspendedSince(row.suspended) };
}

/** The first request of a day writes; others that come meanwhile find nothing left to write. */
async function noteUse(db: Db, ownerId: TenantId, hash: string, day: string): Promise<void> {
  await db
    .update(sessions)
    .set({ lastUsed: day })
    .where(
      and(
        eq(sessions.ownerId, ownerId),
        eq(sessions.hash, hash),
        or(isNull(sessions.lastUsed), lt(sessions.lastUsed, day)),
      ),
    );
}

export function cookieOf(baseUrl: string, token: string): Cookie {
  return { ...sessionCookie(baseUrl), value: token, maxAge: DAYS * 86_400 };
}

export function noCookie(baseUrl: string): Cookie {
  return { ...sessionCookie(baseUrl), value: '', maxAge: 0 };
}

/** After signing out: what the browser keeps of this service for its pages goes; the cookies stay, one of which names the browser. */
export const CLEARED = { 'clear-site-data': '"cache", "storage"' } as const;

export async function forgetOldSessions(db: Db, now: Date): Promise<void> {
  await endSessions(db, lt(sessions.expires, now));
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
