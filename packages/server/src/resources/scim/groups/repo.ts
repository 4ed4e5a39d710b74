// Groups of a provider in the database: in, an organisation; out, its groups and who is in them. The owner comes first in every query, and no
// statement is sent for each member.
import type { TenantId } from '@linework/operations';
import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.js';
import { rowsFrom } from '../../../platform/db/db.js';
import type { Many, Source, Sources } from '../filter/to-sql.js';
import { scimGroupMembers, scimGroups } from '../tables.js';
import { idList, type ListPage } from '../users/repo.js';

export type GroupRow = typeof scimGroups.$inferSelect;

const ownRow = (ownerId: TenantId, id: string) => and(eq(scimGroups.ownerId, ownerId), eq(scimGroups.id, id));

export async function groupIn(db: Db, ownerId: TenantId, id: string): Promise<GroupRow | undefined> {
  const [row] = await db.select().from(scimGroups).where(ownRow(ownerId, id));
  return row;
}

export async function putGroup(tx: Db, row: GroupRow): Promise<void> {
  const { ownerId: _owner, id: _id, made: _made, ...set } = row;
  await tx
    .insert(scimGroups)
    .values(row)
    .onConflictDoUpdate({ target: [scimGroups.ownerId, scimGroups.id], set });
}

export async function removeGroup(tx: Db, { ownerId, id }: GroupRow): Promise<void> {
  await tx.delete(scimGroups).where(ownRow(ownerId, id));
}

export async function countGroups(db: Db, ownerId: TenantId, where?: SQL): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(scimGroups)
    .where(and(eq(scimGroups.ownerId, ownerId), where));
  return row?.count ?? 0;
}

export async function groupsOf(
  db: Db,
  ownerId: TenantId,
  { where, order, offset, limit }: ListPage,
): Promise<readonly GroupRow[]> {
  return db
    .select()
    .from(scimGroups)
    .where(and(eq(scimGroups.ownerId, ownerId), where))
    .orderBy(order)
    .limit(limit)
    .offset(offset);
}

export interface GroupWithCount {
  readonly row: GroupRow;
  readonly members: number;
}

/** All of them by name, with the number of their members. */
export async function countedGroups(db: Db, ownerId: TenantId): Promise<readonly GroupWithCount[]> {
  return db
    .select({ row: scimGroups, members: count(scimGroupMembers.userId) })
    .from(scimGroups)
    .leftJoin(
      scimGroupMembers,
      and(eq(scimGroupMembers.ownerId, scimGroups.ownerId), eq(scimGroupMembers.groupId, scimGroups.id)),
    )
    .where(eq(scimGroups.ownerId, ownerId))
    .groupBy(scimGroups.ownerId, scimGroups.id)
    .orderBy(asc(scimGroups.folded), asc(scimGroups.id));
}

export async function memberCount(db: Db, ownerId: TenantId, groupId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(scimGroupMembers)
    .where(and(eq(scimGroupMembers.ownerId, ownerId), eq(scimGroupMembers.groupId, groupId)));
  return row?.count ?? 0;
}

export interface GroupMember {
  readonly groupId: string;
  readonly userId: string;
}

export async function membersOfGroups(
  db: Db,
  ownerId: TenantId,
  ids: readonly string[],
  limit: number,
): Promise<readonly GroupMember[]> {
  if (ids.length === 0) return [];
  return db
    .select({ groupId: scimGroupMembers.groupId, userId: scimGroupMembers.userId })
    .from(scimGroupMembers)
    .where(and(eq(scimGroupMembers.ownerId, ownerId), inArray(scimGroupMembers.groupId, [...ids])))
    .orderBy(asc(scimGroupMembers.groupId), asc(scimGroupMembers.userId))
    .limit(limit);
}

/** Returns those who were not in it. */
export async function addToGroup(
  tx: Db,
  { ownerId, id }: GroupRow,
  users: Iterable<string>,
): Promise<readonly string[]> {
  const rows = await rowsFrom<{ readonly id: string }>(
    tx,
    sql`
      insert into ${scimGroupMembers} (owner_id, group_id, user_id)
      select ${ownerId}, ${id}, added.id from unnest(${idList(users)}) as added (id)
      on conflict do nothing
      returning user_id as id`,
  );
  return rows.map((each) => each.id);
}

/** Returns those who were in it. */
export async function removeFromGroup(
  tx: Db,
  { ownerId, id }: GroupRow,
  users: Iterable<string>,
): Promise<readonly string[]> {
  return removed(tx, sql`owner_id = ${ownerId} and group_id = ${id} and user_id = any(${idList(users)})`);
}

/** Everyone except those; returns who was in it. */
export async function keepOnlyInGroup(
  tx: Db,
  { ownerId, id }: GroupRow,
  users: Iterable<string>,
): Promise<readonly string[]> {
  return removed(tx, sql`owner_id = ${ownerId} and group_id = ${id} and user_id <> all(${idList(users)})`);
}

/** A user leaves every group, each of which is another version from then on. */
export async function leaveGroups(tx: Db, ownerId: TenantId, userId: string, now: Date): Promise<void> {
  await tx.execute(sql`
    with gone as (
      delete from ${scimGroupMembers} where owner_id = ${ownerId} and user_id = ${userId} returning group_id
    )
    update ${scimGroups} set version = version + 1, updated = ${now.toISOString()}::timestamptz
    where owner_id = ${ownerId} and id in (select group_id from gone)`);
}

async function removed(tx: Db, where: SQL): Promise<readonly string[]> {
  const rows = await rowsFrom<{ readonly id: string }>(
    tx,
    sql`delete from ${scimGroupMembers} where ${where} returning user_id as id`,
  );
  return rows.map((each) => each.id);
}

const MEMBERS: Many = {
  kind: 'many',
  some: (condition) => sql`exists (
    select from ${scimGroupMembers}
    where ${scimGroupMembers.ownerId} = ${scimGroups.ownerId} and ${scimGroupMembers.groupId} = ${scimGroups.id} and ${condition})`,
  parts: new Map<string, Source>([['value', { kind: 'text', value: sql`${scimGroupMembers.userId}`, isExact: true }]]),
};

/** What groups can be filtered by. */
export const groupSources: Sources = new Map<string, Source | Many>([
  ['id', { kind: 'text', value: sql`${scimGroups.id}`, isExact: true }],
  ['displayname', { kind: 'text', value: sql`${scimGroups.folded}`, isExact: false }],
  ['externalid', { kind: 'text', value: sql`${scimGroups.externalId}`, isExact: true }],
  ['members', MEMBERS],
  ['meta.created', { kind: 'moment', value: sql`${scimGroups.made}` }],
  ['meta.lastmodified', { kind: 'moment', value: sql`${scimGroups.updated}` }],
]);
