// Users of a provider in the database: in, an organisation; out, its users. The owner comes first in every query.
import type { TenantId } from '@linework/operations';
import { and, count, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.js';
import type { Many, Source, Sources } from '../filter/to-sql.js';
import { enterpriseSchema } from '../schema/attributes.js';
import { scimUsers } from '../tables.js';

export type UserRow = typeof scimUsers.$inferSelect;

export async function userIn(db: Db, ownerId: TenantId, id: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(scimUsers)
    .where(and(eq(scimUsers.ownerId, ownerId), eq(scimUsers.id, id)));
  return row;
}

/** Who waits for, or has, an account with an address. */
export async function userOfAddress(db: Db, ownerId: TenantId, email: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(scimUsers)
    .where(and(eq(scimUsers.ownerId, ownerId), eq(scimUsers.email, email)));
  return row;
}

/** The provider's users stay, and wait for their person again. */
export async function forgetAccount(tx: Db, accountId: string): Promise<void> {
  await tx.update(scimUsers).set({ accountId: null, madeAccount: false }).where(eq(scimUsers.accountId, accountId));
}

export async function userOfAccount(db: Db, ownerId: TenantId, accountId: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(scimUsers)
    .where(and(eq(scimUsers.ownerId, ownerId), eq(scimUsers.accountId, accountId)));
  return row;
}

export async function putUser(tx: Db, row: UserRow): Promise<void> {
  const { ownerId: _owner, id: _id, made: _made, ...set } = row;
  await tx
    .insert(scimUsers)
    .values(row)
    .onConflictDoUpdate({ target: [scimUsers.ownerId, scimUsers.id], set });
}

export async function removeUser(tx: Db, { ownerId, id }: UserRow): Promise<void> {
  await tx.delete(scimUsers).where(and(eq(scimUsers.ownerId, ownerId), eq(scimUsers.id, id)));
}

/** Whether another user of the organisation has the name or the address. */
export async function isTaken(
  tx: Db,
  { ownerId, id, userName, email }: Pick<UserRow, 'ownerId' | 'id' | 'userName' | 'email'>,
): Promise<boolean> {
  const rows = await tx
    .select({ id: scimUsers.id })
    .from(scimUsers)
    .where(
      and(
        eq(scimUsers.ownerId, ownerId),
        ne(scimUsers.id, id),
        or(eq(scimUsers.userName, userName), eq(scimUsers.email, email)),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export async function countUsers(db: Db, ownerId: TenantId, where?: SQL): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(scimUsers)
    .where(and(eq(scimUsers.ownerId, ownerId), where));
  return row?.count ?? 0;
}

export interface ListPage {
  readonly where: SQL | undefined;
  readonly order: SQL;
  readonly offset: number;
  readonly limit: number;
}

export async function usersOf(
  db: Db,
  ownerId: TenantId,
  { where, order, offset, limit }: ListPage,
): Promise<readonly UserRow[]> {
  return db
    .select()
    .from(scimUsers)
    .where(and(eq(scimUsers.ownerId, ownerId), where))
    .orderBy(order)
    .limit(limit)
    .offset(offset);
}

/** Of those ids, the ones that are users. */
export async function knownUsers(db: Db, ownerId: TenantId, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: scimUsers.id })
    .from(scimUsers)
    .where(and(eq(scimUsers.ownerId, ownerId), sql`${scimUsers.id} = any(${idList(ids)})`));
  return new Set(rows.map(({ id }) => id));
}

/** An array, which the index is asked for. A join compares each id with each user while the database has no statistics. */
export function idList(ids: Iterable<string>): SQL {
  return sql`array(select jsonb_array_elements_text(${JSON.stringify([...ids])}::jsonb))`;
}

function text(value: SQL, isExact = false): Source {
  return { kind: 'text', value, isExact };
}

const EMAILS: Many = {
  kind: 'many',
  some: (condition) =>
    sql`exists (select from jsonb_array_elements(${scimUsers.folded} -> 'emails') as email (value) where ${condition})`,
  parts: new Map<string, Source>([
    ['value', text(sql`(email.value ->> 'value')`)],
    ['type', text(sql`(email.value ->> 'type')`)],
    ['primary', { kind: 'boolean', value: sql`(email.value ->> 'primary')::boolean` }],
  ]),
};

/** Entra asks with it whether a user has a manager already. */
const MANAGER = text(sql`(${scimUsers.resource} -> ${enterpriseSchema.id}::text -> 'manager' ->> 'value')`, true);

/** What users can be filtered by. */
export const userSources: Sources = new Map<string, Source | Many>([
  ['id', text(sql`${scimUsers.id}`, true)],
  ['username', text(sql`${scimUsers.userName}`)],
  ['externalid', text(sql`${scimUsers.externalId}`, true)],
  ['displayname', text(sql`(${scimUsers.folded} ->> 'displayName')`)],
  ['name.givenname', text(sql`(${scimUsers.folded} ->> 'givenName')`)],
  ['name.familyname', text(sql`(${scimUsers.folded} ->> 'familyName')`)],
  ['emails', EMAILS],
  ['manager', MANAGER],
  ['manager.value', MANAGER],
  ['active', { kind: 'boolean', value: sql`${scimUsers.active}` }],
  ['meta.created', { kind: 'moment', value: sql`${scimUsers.made}` }],
  ['meta.lastmodified', { kind: 'moment', value: sql`${scimUsers.updated}` }],
]);
