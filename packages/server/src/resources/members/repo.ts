// Members of organisations in the database: in, an organisation or an account; out, who belongs to it.
import { type Actor, type Membership, membershipOf, type Role, type TenantId } from '@linework/operations';
import { and, asc, count, eq, inArray, like, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/database.js';
import { containing } from '../../platform/db/like.js';
import type { CursorPlace } from '../../platform/http/cursor.js';
import { names } from '../../platform/names/tables.js';
import { isSuspended, suspendedSince } from '../../platform/suspensions/suspensions.js';
import { suspensions } from '../../platform/suspensions/tables.js';
import { accounts } from '../accounts/tables.js';
import { organisationName } from '../organisations/repo.js';
import { organisations } from '../organisations/tables.js';
import { members } from './tables.js';

export type MemberRow = typeof members.$inferSelect;

/**
 * What an account is in the organisation that a path calls by its id or one of its slugs. A single statement, which does the same work for a stranger
 * as for a name that nobody has.
 */
export async function membershipIn(db: Db, accountId: string, called: string): Promise<Membership | undefined> {
  const [row] = await db
    .select({
      organisation: members.ownerId,
      role: members.role,
      deleted: organisations.deleted,
      suspended: suspensions.at,
    })
    .from(members)
    .innerJoin(organisations, eq(organisations.ownerId, members.ownerId))
    .leftJoin(suspensions, isSuspended(members.ownerId))
    .where(and(eq(members.accountId, accountId), isCalled(db, members.ownerId, called)));
  if (row === undefined) return undefined;
  const { organisation, role, deleted, suspended } = row;
  return { organisation, role, isDeleted: deleted !== null, ...suspendedSince(suspended) };
}

/** The same for any caller: a key of an organisation belongs to that one, and is suspended with it. */
export async function membershipAs(db: Db, actor: Actor, called: string): Promise<Membership | undefined> {
  const { id, kind } = actor.tenant;
  if (kind === 'account') return membershipIn(db, actor.id, called);
  const [row] = await db
    .select({ deleted: organisations.deleted })
    .from(organisations)
    .where(and(eq(organisations.ownerId, id), isCalled(db, organisations.ownerId, called)));
  const own = membershipOf(actor, id);
  return row && own && { ...own, isDeleted: row.deleted !== null };
}

function isCalled(db: Db, ownerId: PgColumn, called: string) {
  const bySlug = db
    .select({ ownerId: names.ownerId })
    .from(names)
    .where(and(eq(names.kind, organisationName), eq(names.name, called.toLowerCase())));
  return or(eq(ownerId, called), inArray(ownerId, bySlug));
}

/** Whether the account was not a member before. */
export async function addMember(tx: Db, row: MemberRow): Promise<boolean> {
  const added = await tx.insert(members).values(row).onConflictDoNothing().returning({ role: members.role });
  return added.length > 0;
}

export async function memberIn(db: Db, ownerId: TenantId, accountId: string): Promise<MemberRow | undefined> {
  const [row] = await db.select().from(members).where(ownRow(ownerId, accountId));
  return row;
}

/** Of an account, in one order for everyone, with those in deleted organisations. */
export async function membershipsOf(db: Db, accountId: string): Promise<readonly MemberRow[]> {
  return db.select().from(members).where(eq(members.accountId, accountId)).orderBy(asc(members.ownerId));
}

export async function changeRole(tx: Db, { ownerId, accountId }: MemberRow, role: Role): Promise<void> {
  await tx.update(members).set({ role }).where(ownRow(ownerId, accountId));
}

export async function removeMember(tx: Db, { ownerId, accountId }: MemberRow): Promise<void> {
  await tx.delete(members).where(ownRow(ownerId, accountId));
}

/** Their addresses, in order. */
export async function addressesOf(db: Db, ownerId: TenantId, roles: readonly Role[]): Promise<readonly string[]> {
  const rows = await db
    .select({ email: accounts.email })
    .from(members)
    .innerJoin(accounts, eq(accounts.id, members.accountId))
    .where(and(eq(members.ownerId, ownerId), inArray(members.role, [...roles])))
    .orderBy(accounts.email);
  return rows.map(({ email }) => email);
}

/** How many members have a role; all of them if it is undefined. */
export async function countOf(db: Db, ownerId: TenantId, role?: Role): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(members)
    .where(and(eq(members.ownerId, ownerId), role === undefined ? undefined : eq(members.role, role)));
  return row?.count ?? 0;
}

export interface Person {
  readonly accountId: string;
  readonly email: string;
  readonly role: Role;
  readonly joined: Date;
}

export interface MembersPage {
  readonly search: string | undefined;
  readonly role: Role | undefined;
  readonly after: CursorPlace | undefined;
  readonly limit: number;
}

/** Who joined first comes first. */
export async function peopleOf(db: Db, ownerId: TenantId, page: MembersPage): Promise<readonly Person[]> {
  const { search, role, after, limit } = page;
  return db
    .select({ accountId: members.accountId, email: accounts.email, role: members.role, joined: members.joined })
    .from(members)
    .innerJoin(accounts, eq(accounts.id, members.accountId))
    .where(
      and(
        eq(members.ownerId, ownerId),
        role === undefined ? undefined : eq(members.role, role),
        search === undefined ? undefined : like(accounts.email, containing(search.toLowerCase())),
        after === undefined
          ? undefined
          : sql`(${members.joined}, ${members.accountId}) > (${after.at.toISOString()}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(asc(members.joined), asc(members.accountId))
    .limit(limit);
}

function ownRow(ownerId: TenantId, accountId: string) {
  return and(eq(members.ownerId, ownerId), eq(members.accountId, accountId));
}
