// Organisations in the database: in, an id or an account; out, organisations. A slug is a name of the whole service.
import type { Role, TenantId } from '@linework/operations';
import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { type Db, rowsFrom } from '../../platform/db/db.js';
import { nameKind, releaseName, takeName } from '../../platform/names/repo.js';
import { isSuspended } from '../../platform/suspensions/suspensions.js';
import { suspensions } from '../../platform/suspensions/tables.js';
import { members } from '../members/tables.js';
import { formerSlugs, organisations } from './tables.js';

export const organisationName = nameKind('organisation');

export type OrganisationRow = typeof organisations.$inferSelect;

/** Days for which no other organisation can take a slug that was replaced. */
export const SLUG_DAYS = 90;

export async function addOrganisation(tx: Db, row: OrganisationRow): Promise<void> {
  await tx.insert(organisations).values(row);
}

export async function organisationOf(db: Db, ownerId: TenantId): Promise<OrganisationRow | undefined> {
  const [row] = await db.select().from(organisations).where(eq(organisations.ownerId, ownerId));
  return row;
}

/** Locked until the transaction ends, so that changes of members and of their number follow each other. */
export async function heldOrganisation(tx: Db, ownerId: TenantId): Promise<OrganisationRow | undefined> {
  const [row] = await tx.select().from(organisations).where(eq(organisations.ownerId, ownerId)).for('update');
  return row;
}

/** Whether it is there and not deleted, which stays so until the transaction ends. */
export async function isStanding(tx: Db, ownerId: TenantId): Promise<boolean> {
  return (await standingOf(tx, ownerId)) !== 'gone';
}

/** The same, and whether the operator has suspended it. */
export async function standingOf(tx: Db, ownerId: TenantId): Promise<'open' | 'suspended' | 'gone'> {
  const [row] = await tx
    .select({ deleted: organisations.deleted, suspended: suspensions.at })
    .from(organisations)
    .leftJoin(suspensions, isSuspended(organisations.ownerId))
    .where(eq(organisations.ownerId, ownerId))
    .for('key share', { of: organisations });
  if (row === undefined || row.deleted !== null) return 'gone';
  return row.suspended === null ? 'open' : 'suspended';
}

export async function changeOrganisation(
  tx: Db,
  ownerId: TenantId,
  change: Partial<Omit<OrganisationRow, 'ownerId' | 'made'>>,
): Promise<OrganisationRow> {
  const [row] = await tx.update(organisations).set(change).where(eq(organisations.ownerId, ownerId)).returning();
  if (row === undefined) throw new Error('A locked organisation is missing.');
  return row;
}

export interface OwnOrganisation {
  readonly row: OrganisationRow;
  readonly role: Role;
}

/** Those that an account belongs to, by name; a deleted one only for its owners, who can restore it. */
export async function organisationsOf(db: Db, accountId: string): Promise<readonly OwnOrganisation[]> {
  const rows = await db
    .select({ row: organisations, role: members.role })
    .from(members)
    .innerJoin(organisations, eq(organisations.ownerId, members.ownerId))
    .where(eq(members.accountId, accountId))
    .orderBy(asc(organisations.name), asc(organisations.ownerId));
  return rows.filter(({ row, role }) => row.deleted === null || role === 'owner');
}

/** Whether the slug is the organisation's afterwards. One that another organisation gave up long ago can be taken. */
export async function takeSlug(tx: Db, ownerId: TenantId, slug: string, now: Date): Promise<boolean> {
  const own = { ownerId, id: ownerId };
  const holder = await takeName(tx, organisationName, slug, own);
  if (holder.ownerId !== ownerId) {
    const since = new Date(now.getTime() - SLUG_DAYS * 86_400_000);
    const rows = await tx
      .delete(formerSlugs)
      .where(and(eq(formerSlugs.ownerId, holder.ownerId), eq(formerSlugs.slug, slug), lt(formerSlugs.replaced, since)))
      .returning({ slug: formerSlugs.slug });
    if (rows.length === 0) return false;
    await releaseName(tx, organisationName, slug);
    return (await takeName(tx, organisationName, slug, own)).ownerId === ownerId;
  }
  await tx.delete(formerSlugs).where(and(eq(formerSlugs.ownerId, ownerId), eq(formerSlugs.slug, slug)));
  return true;
}

/** It still leads to its organisation, as long as nobody takes it. */
export async function giveUpSlug(tx: Db, ownerId: TenantId, slug: string, now: Date): Promise<void> {
  await tx.insert(formerSlugs).values({ ownerId, slug, replaced: now });
}

/** One that was deleted before a moment. */
export async function organisationDeletedBefore(db: Db, moment: Date): Promise<TenantId | undefined> {
  const [row] = await db
    .select({ ownerId: organisations.ownerId })
    .from(organisations)
    .where(lt(organisations.deleted, moment))
    .limit(1);
  return row?.ownerId;
}

/** Whether nobody sees what the owner has: it is an organisation that was deleted, or it is suspended. */
export async function isHidden(db: Db, ownerId: TenantId): Promise<boolean> {
  const [row] = await rowsFrom<{ readonly isHidden: boolean }>(
    db,
    sql`
      select exists (select from ${organisations} where owner_id = ${ownerId} and deleted is not null)
        or exists (select from ${suspensions} where owner_id = ${ownerId}) as "isHidden"`,
  );
  return row?.isHidden === true;
}

/** Whether the owner is an organisation that was deleted. */
export async function isDeleted(db: Db, ownerId: TenantId): Promise<boolean> {
  const [row] = await db
    .select({ deleted: organisations.deleted })
    .from(organisations)
    .where(eq(organisations.ownerId, ownerId));
  return row !== undefined && row.deleted !== null;
}
