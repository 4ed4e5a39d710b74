// Invitations in the database: in, an organisation or the code of a link; out, its invitations. The database contains only a code's hash.
import { createHash, randomBytes } from 'node:crypto';
import type { TenantId } from '@linework/operations';
import { and, count, desc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.js';
import { named, nameKind, releaseNamesOf, takeName } from '../../platform/names/repo.js';
import { invites } from './tables.js';

export const inviteName = nameKind('invite');

export type InviteRow = typeof invites.$inferSelect;

export interface Link {
  readonly code: string;
  readonly hash: string;
}

export function newLink(): Link {
  const code = randomBytes(24).toString('base64url');
  return { code, hash: hashOf(code) };
}

/** The open invitation of an address or a domain, locked until the transaction ends. */
export async function openInviteOf(tx: Db, ownerId: TenantId, invited: string): Promise<InviteRow | undefined> {
  const [row] = await tx
    .select()
    .from(invites)
    .where(and(eq(invites.ownerId, ownerId), eq(invites.invited, invited), isNull(invites.closed)))
    .for('update');
  return row;
}

/** Its link replaces earlier ones. */
export async function putInvite(tx: Db, row: InviteRow, { hash }: Link): Promise<void> {
  const { ownerId, id, role, by, made: createdAt, expires } = row;
  await tx
    .insert(invites)
    .values(row)
    .onConflictDoUpdate({ target: [invites.ownerId, invites.id], set: { role, by, made: createdAt, expires } });
  await releaseNamesOf(tx, inviteName, { ownerId, id });
  await takeName(tx, inviteName, hash, { ownerId, id });
}

/** Also one that is closed or has expired. */
export async function inviteOfCode(db: Db, code: string): Promise<InviteRow | undefined> {
  const holder = await named(db, inviteName, hashOf(code));
  if (holder === undefined) return undefined;
  const [row] = await db.select().from(invites).where(ownRow(holder.ownerId, holder.id));
  return row;
}

/** The same, locked until the transaction ends. */
export async function heldInviteOfCode(tx: Db, code: string): Promise<InviteRow | undefined> {
  const holder = await named(tx, inviteName, hashOf(code));
  return holder && heldInvite(tx, holder.ownerId, holder.id);
}

export async function heldInvite(tx: Db, ownerId: TenantId, id: string): Promise<InviteRow | undefined> {
  const [row] = await tx.select().from(invites).where(ownRow(ownerId, id)).for('update');
  return row;
}

/** Its link then shows that it has ended. */
export async function closeInvite(tx: Db, { ownerId, id }: InviteRow, now: Date): Promise<void> {
  await tx.update(invites).set({ closed: now }).where(ownRow(ownerId, id));
}

/** Those that can be accepted, the latest first. */
export async function pendingInvites(db: Db, ownerId: TenantId, now: Date): Promise<readonly InviteRow[]> {
  return db.select().from(invites).where(isPending(ownerId, now)).orderBy(desc(invites.made), desc(invites.id));
}

export async function countPending(db: Db, ownerId: TenantId, now: Date): Promise<number> {
  const [row] = await db.select({ count: count() }).from(invites).where(isPending(ownerId, now));
  return row?.count ?? 0;
}

function isPending(ownerId: TenantId, now: Date) {
  return and(eq(invites.ownerId, ownerId), isNull(invites.closed), gt(invites.expires, now));
}

/** Days for which the link of an invitation says that it has ended. */
export const DAYS = 30;

export async function forgetOldInvites(tx: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DAYS * 86_400_000);
  const gone = await tx
    .delete(invites)
    .where(or(lt(invites.expires, before), lt(invites.closed, before)))
    .returning({ ownerId: invites.ownerId, id: invites.id });
  for (const each of gone) await releaseNamesOf(tx, inviteName, each);
}

function ownRow(ownerId: TenantId, id: string) {
  return and(eq(invites.ownerId, ownerId), eq(invites.id, id));
}

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
