// Sessions that organisations decide about: in, a connection, what its provider signed out, or domains; out, those sessions have ended.
import type { TenantId } from '@linework/operations';
import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.js';
import { accounts } from '../accounts/tables.js';
import { endSessions } from '../auth/sessions.js';
import { sessions } from '../auth/tables.js';
import { members } from '../members/tables.js';
import type { ConnectionRow } from './repo.js';

/** Call outside of the tenant. */
export async function endSessionsThrough(tx: Db, organisation: TenantId, connectionId: string): Promise<void> {
  await endSessions(tx, and(eq(sessions.via, organisation), eq(sessions.viaConnection, connectionId)));
}

/** Those that the provider signed out: of a session at the provider, or all of a subject. Returns how many there were. */
export async function endProviderSessions(
  tx: Db,
  { ownerId, id }: Pick<ConnectionRow, 'ownerId' | 'id'>,
  { subject, session }: { readonly subject: string | undefined; readonly session: string | undefined },
): Promise<number> {
  // A provider that named no session at the sign-in means all of its subject's.
  const unnamed = subject === undefined ? undefined : isNull(sessions.providerSession);
  return endSessions(
    tx,
    and(
      eq(sessions.via, ownerId),
      eq(sessions.viaConnection, id),
      subject === undefined ? undefined : eq(sessions.providerSubject, subject),
      session === undefined ? undefined : or(eq(sessions.providerSession, session), unnamed),
    ),
  );
}

/**
 * Of members with an address in one of the domains, those that did not begin through the organisation. Owners are spared until they sign in again, so
 * that nobody locks out themselves.
 */
export async function endOtherSessionsOf(tx: Db, organisation: TenantId, domains: readonly string[]): Promise<void> {
  if (domains.length === 0) return;
  const concerned = tx
    .select({ id: accounts.id })
    .from(members)
    .innerJoin(accounts, eq(accounts.id, members.accountId))
    .where(
      and(
        eq(members.ownerId, organisation),
        ne(members.role, 'owner'),
        inArray(sql`split_part(${accounts.email}, '@', 2)`, [...domains]),
      ),
    );
  await endSessions(
    tx,
    and(inArray(sessions.ownerId, concerned), or(isNull(sessions.via), ne(sessions.via, organisation))),
  );
}
